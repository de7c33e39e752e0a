import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { findWay, heldFor, isAt, readWay, type Leg } from "./bot-mind.ts";
import { storeysOf } from "./rules/flood.ts";
import { ARRIVE, CLIMB, ROOM_WAYS, STOREY_WAYS } from "./bot-ways.ts";
import { ROOMS } from "./rules/rooms.ts";
import { roomNumber } from "./rules/state.ts";
import { COLUMNS } from "./rules/units.ts";
import { MODE, PHASE, SWAP_TAP, type State } from "./rules.ts";

/** How somebody plays: frames of thought before a leg, whether crumbs are fetched, and chance (`pick` below a number). */
export type Hands = {
  think(frame: number): number;
  isFetching(number: number): boolean;
  pick(count: number): number;
  /** Told when no way was found. */
  onFail?(leg: Leg, tries: number): void;
};

/** The legs of the room that is played now. */
export function wayOf(state: State): Leg[] {
  if (state.mode !== MODE.flood) return readWay(ROOM_WAYS[ROOMS[roomNumber(state)]!.name]!);
  return storeysOf(state.seed, state.room).flatMap(({ plan, isMirrored }, storey) => {
    const legs = readWay(`${STOREY_WAYS[plan]!} ${storey === 2 ? ARRIVE : CLIMB}`);
    return legs.map((leg) => {
      if (leg.kind === "wait") return leg;
      const isPress = leg.kind === "press";
      const x = !isMirrored ? leg.x : isPress ? -leg.x : COLUMNS - 1 - leg.x;
      return { ...leg, x, y: isPress ? leg.y : 9 - storey * 4 + leg.y };
    });
  });
}

const fill = (length: number, bits: number): number[] => Array.from({ length }, () => bits);

const STYLES = 2;

/** Goes the way of each room, leg by leg. Plans that fail are made anew a little later. */
export function createPlayer({ think, isFetching, pick, onFail }: Hands): (state: State) => Inputs {
  let [room, leg, restUntil, tries] = [-1, 0, 0, 0];
  let legs: Leg[] = [];
  let plan: number[] = [];
  let isReady = false;
  const style = pick(STYLES);

  const next = (state: State) => {
    leg += 1;
    tries = 0;
    isReady = false;
    plan = [];
    // A friend who flies and a lift that leaves do not wait for a thought.
    const isHurried = legs[leg - 1]!.kind === "lift" || state.ducks.some(({ thrown }) => thrown === 1);
    restUntil = state.frame + (isHurried ? 0 : think(state.frame));
  };

  return (state) => {
    if (state.phase !== PHASE.play) return { held: 0, taps: [] };
    if (state.room !== room) {
      room = state.room;
      leg = 0;
      plan = [];
      legs = wayOf(state).filter(({ extra }) => extra === 0 || isFetching(extra));
      restUntil = state.frame + think(state.frame);
    }
    if (plan.length > 0) return { held: plan.shift()!, taps: [] };
    if (isReady) next(state);
    if (state.frame < restUntil) return { held: 0, taps: [] };
    const now = legs[leg];
    if (!now) return { held: 0, taps: [] };
    if (now.kind === "wait") {
      restUntil = state.frame + now.x;
      leg += 1;
      return { held: 0, taps: [] };
    }
    if (now.kind === "lift") {
      // Lifts count while they rest at an end.
      if (now.x === 1 ? state.ways[0]! > 1 : state.ways[0]! < -1) next(state);
      return { held: 0, taps: [] };
    }
    if (state.duo === 0 && state.active !== now.who) {
      restUntil = state.frame + 6 + pick(8);
      return { held: 0, taps: [SWAP_TAP] };
    }
    if (state.ducks[now.who]!.lost > 0) {
      restUntil = state.frame + 20;
      return { held: 0, taps: [] };
    }
    if (now.kind === "press") {
      const side = now.x > 0 ? BUTTON.right : now.x < 0 ? BUTTON.left : 0;
      // A turn is a short press before, and a throw while running is one together with down.
      const turn = now.y === 1 ? fill(3 + pick(2), side) : [];
      const rest = now.y === 1 ? fill(8 + pick(4), 0) : [];
      const down = now.y === 1 ? [] : fill(5 + pick(5), BUTTON.down | side);
      plan = [...turn, ...rest, ...down].map((bits) => heldFor(state, now.who, bits));
      isReady = true;
    } else if (isAt(state, now)) next(state);
    else {
      const found = findWay(state, now, style, tries);
      tries += 1;
      if (found) {
        plan = found.map((bits) => heldFor(state, now.who, bits));
        isReady = false;
      } else {
        restUntil = state.frame + 20;
        onFail?.(now, tries);
        if (tries > 3) next(state);
      }
    }
    return plan.length > 0 ? { held: plan.shift()!, taps: [] } : { held: 0, taps: [] };
  };
}
