import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { tapWithHands, type CreateStaff, type Want } from "@quackademy/game-kit/staff/human-hands.ts";
import { bestRecipe, chooseOffer, honkTile, offersIn, wiseOffersIn, type Offer } from "./bot-mind.ts";
import { canCall, tapOf, type State } from "./rules.ts";
import * as MODE from "./rules/modes.ts";
import * as PHASE from "./rules/phases.ts";
import * as ACTION from "./rules/actions.ts";

export const levels = ["map"];

type Head = {
  /** How far off an estimate of what something is worth may be, in percent. */
  error: number;
  /** Frames to think, and between two thoughts. */
  think: number;
  /** How much better something must be to be saved for. */
  patience: number;
  /** The percentage of the ends of waves at which the next is called, and the speed. */
  calls: number;
  speed: number;
  /** Towers, after which only upgrades are bought, and those only so often, in percent. */
  towers: number;
  upgrades: number;
  /** How many offers it considers. */
  offers: number;
  /** Whether it reads the sign, and buys against those who come. */
  isWise: boolean;
  /** Of how many thieves in a hundred it thinks of honking, and how often it takes the best recipe. */
  honks: number;
  reads: number;
};

const HEADS: Record<StaffMember, Head> = {
  duckling: {
    error: 90,
    think: 260,
    patience: 9,
    calls: 10,
    speed: 1,
    towers: 7,
    upgrades: 14,
    offers: 400,
    isWise: false,
    honks: 4,
    reads: 20,
  },
  drake: {
    error: 50,
    think: 110,
    patience: 2.2,
    calls: 30,
    speed: 2,
    towers: 12,
    upgrades: 50,
    offers: 160,
    isWise: false,
    honks: 45,
    reads: 60,
  },
  goose: {
    error: 8,
    think: 30,
    patience: 1.5,
    calls: 0,
    speed: 2,
    towers: 22,
    upgrades: 100,
    offers: 30,
    isWise: true,
    honks: 96,
    reads: 95,
  },
};

export function defendWithHands(
  nerves: HandNerves,
  head: Head,
): (state: State) => { held: number; taps: readonly number[] } {
  let [lookAt, callsWave, isCalling] = [0, -1, false];
  const judge = (offer: Offer): Offer => ({
    ...offer,
    worth: offer.worth * (1 + (nerves.normal() * head.error) / 100),
  });
  const wants = (state: State): Want | null => {
    if (state.frame < lookAt || state.phase >= PHASE.won) return null;
    lookAt = state.frame + nerves.delay(head.think, state.frame);
    const { think } = head;
    const thief = honkTile(state);
    if (thief >= 0 && nerves.pick(100) < head.honks) return { tap: tapOf(ACTION.honk, thief), think: 10 };
    if (state.offer.length > 0) {
      const isRead = nerves.pick(100) < head.reads;
      return { tap: tapOf(ACTION.recipe, 0, isRead ? bestRecipe(state) : nerves.pick(state.offer.length)), think };
    }
    if (state.wave > 1 && state.speed < head.speed && state.mode !== MODE.rush)
      return { tap: tapOf(ACTION.speed, 0, head.speed), think };
    const isUpgrading = nerves.pick(100) < head.upgrades;
    const offers = (head.isWise ? wiseOffersIn : offersIn)(state)
      .filter(({ tap }) => ((tap & 7) === ACTION.build ? state.towers.length < head.towers : isUpgrading))
      .slice(0, head.offers)
      .map(judge)
      .sort((one, other) => other.worth - one.worth);
    const offer = chooseOffer(state, offers, head.patience);
    if (offer) return { tap: offer.tap, think, slip: offers[nerves.pick(offers.length)]!.tap };
    if (!canCall(state)) return null;
    if (callsWave !== state.wave) [callsWave, isCalling] = [state.wave, nerves.pick(100) < head.calls];
    const isCalm = state.pigeons.length < 6 && state.pigeons.every(({ loaves }) => loaves === 0);
    return (isCalling || state.wave === 0) && isCalm ? { tap: tapOf(ACTION.next), think } : null;
  };
  return tapWithHands(nerves, wants);
}

/** In a town the waves are few, and calling them is what is left to win. In a rush they come fast by themselves. */
const TOWN_CALLS: Record<StaffMember, number> = { duckling: 0, drake: 12, goose: 40 };
const RUSH_CALLS: Record<StaffMember, number> = { duckling: 0, drake: 12, goose: 20 };

/** From this town on, each of them reads the sign. */
const WISE_FROM: Record<StaffMember, number> = { duckling: 7, drake: 3, goose: 0 };

function headFor(who: StaffMember, variant: string): Head {
  const head = HEADS[who];
  if (variant === "") return head;
  const town = Number(variant.slice(4)) || 0;
  // The first two towns are easy, and only time is left to win there.
  const calls = variant === "rush" ? RUSH_CALLS[who] : TOWN_CALLS[who] * (town < 3 ? 2 : 1);
  // A beginner who has come to a later town builds more, and upgrades more often.
  const [towers, upgrades] = [head.towers + (town >> 1), head.upgrades + 4 * town];
  // Towns are the same each time, and Goose tries more than one plan there.
  const isWise = head.isWise || town >= WISE_FROM[who];
  const error = who === "goose" && town > 0 ? 35 : town >= WISE_FROM[who] ? Math.min(60, head.error) : head.error;
  return { ...head, calls, towers, upgrades, error, isWise, offers: Math.max(head.offers, error * 3) };
}

export const createStaff: CreateStaff<State> = (who, nerves, variant) => defendWithHands(nerves, headFor(who, variant));

/** A newcomer plays as Duckling does, and does not read the sign yet. */
export const createNovice = (nerves: HandNerves, variant: string) =>
  defendWithHands(nerves, { ...headFor("duckling", variant), isWise: false, error: HEADS.duckling.error });
