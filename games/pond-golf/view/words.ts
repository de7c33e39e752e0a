import { angleOf, isqrt } from "@quackademy/game-kit/core/fixed.ts";
import { holeOf } from "#pond-golf/rules/holes.ts";
import { groundAt, type Hole } from "#pond-golf/rules/ground.ts";
import { strokesLimit } from "#pond-golf/rules/points.ts";
import { matchOf, RIVALS, isBeaten, rivalOf } from "#pond-golf/rules/rivals.ts";
import { holeAt, type State } from "#pond-golf/rules/state.ts";
import { TILE_SIZE } from "#pond-golf/rules/units.ts";
import { overPar } from "#pond-golf/rules.ts";
import * as MODE from "#pond-golf/rules/modes.ts";
import * as PHASE from "#pond-golf/rules/phases.ts";

export const HOW_MANY_PLAY = "How many play?";
export const HOW_MANY_HOLES = "How many holes?";
export const COURSE_NAMES = ["Lily meadow", "The bakery", "Winter pond"];

/** The rivals of an Open: one on each course. */
export const RIVAL_NAMES = ["Auntie Coot", "Baker Bill", "Lady Frost"];
export const rivalName = (at: number): string => RIVAL_NAMES[rivalOf(at)]!;

/** What three stars take on a hole. */
export const threeStars = (par: number): string => `three stars: in ${par > 2 ? par - 1 : "one"}`;

/** "Birdie" and the like. */
export function resultName(par: number, strokes: number): string {
  if (strokes < 0) return "Stolen";
  if (strokes === 1) return "Ace!";
  const over = strokes - par;
  return over <= -2 ? "Eagle!" : (["Birdie!", "Par", "Bogey", "Double bogey"][over + 1] ?? `${over} over par`);
}

export const sayToPar = (over: number): string =>
  over === 0 ? "in par" : `${Math.abs(over)} ${over < 0 ? "under" : "over"} par`;

export const strokesWord = (strokes: number): string => (strokes === 1 ? "1 stroke" : `${strokes} strokes`);

/** The strokes of a friend so far; a ball that was carried home counts one more than the most. */
export function friendTotal({ card, players, holes }: State, player: number): number {
  return card.reduce((sum, strokes, at) => {
    if (at % players !== player) return sum;
    return sum + (strokes < 0 ? strokesLimit(holeOf(holes[Math.floor(at / players)]!).par) + 1 : strokes);
  }, 0);
}

/** The numbers of the friends who lead; several share the lead. */
export function leaders(state: State): number[] {
  const totals = Array.from({ length: state.players }, (_, player) => friendTotal(state, player));
  const best = Math.min(...totals);
  return totals.flatMap((total, player) => (total === best ? [player] : []));
}

export const friendName = (player: number): string => ["Red", "Blue", "Yellow", "Green"][player]!;

export const winnerWords = (state: State): string => {
  if (state.card.length === 0) return "No hole was finished.";
  const best = leaders(state);
  return best.length > 1
    ? `${best.map(friendName).join(" and ")} share the win.`
    : `${friendName(best[0]!)} wins with ${strokesWord(friendTotal(state, best[0]!))}.`;
};

export function statusOf(state: State): string {
  const { mode, phase, at, holes, left, chain } = state;
  const { par, name } = holeAt(state);
  if (phase === PHASE.setup) return state.asked ? HOW_MANY_HOLES : HOW_MANY_PLAY;
  if (mode === MODE.rush) return `${Math.ceil(left / 60)} s · chain ×${Math.max(1, chain)}`;
  if (mode === MODE.hole) return `${name} · par ${par}`;
  if (mode === MODE.friends) return `Hole ${at + 1} of ${holes.length} · ${friendName(state.turn)}`;
  if (mode === MODE.open) return `Hole ${at + 1} · ${rivalName(at)}: ${state.rivals[at]}`;
  return `Hole ${at + 1} of ${holes.length} · par ${par}`;
}

/** Names the winner of the last hole of an Open, and says where the pot goes. */
export function potWords({ at, last, rivals, won }: State): string {
  if (won > 0) return `the pot is yours: +${won}`;
  return last === rivals[at] ? "a tie: the pot grows" : `${rivalName(at)} takes the pot`;
}

/** The rivals that a round has beaten. */
export function beatenWords(state: State): string {
  const beaten = RIVAL_NAMES.filter((_, rival) => isBeaten(state, rival));
  return beaten.length === RIVALS ? "You beat all three rivals." : `You beat ${beaten.join(" and ")}.`;
}

/** Advice after an Open: the first rival who was not beaten. */
export function rivalHint(state: State): string {
  const rival = Array.from({ length: RIVALS }, (_, each) => each).find((each) => !isBeaten(state, each));
  if (rival === undefined) return "";
  const [own, other] = matchOf(state, rival);
  return `${RIVAL_NAMES[rival]!} won ${other} of 3 holes, you ${own}. Win more of them for a star.`;
}

const GROUNDS: Readonly<Record<string, string>> = { w: "water", l: "lily pads", s: "sand", i: "ice", " ": "a wall" };

/** What lies on the straight way to the cup, and what moves. */
function between(hole: Hole, x: number, y: number): string[] {
  const found = new Set<string>();
  for (let step = 1; step < 40; step++) {
    const ground = groundAt(hole, x + ((hole.cup.x - x) * step) / 40, y + ((hole.cup.y - y) * step) / 40);
    const name = GROUNDS[ground] ?? ("<>^v".includes(ground) ? "a slope" : "rqud".includes(ground) ? "a ramp" : "");
    if (name) found.add(name);
  }
  if (hole.things.mills.length > 0) found.add("a mill");
  if (hole.things.sliders.length > 0) found.add("sliding things");
  if (hole.things.ferries.length > 0) found.add("rafts");
  if (hole.things.tunnels.length > 0) found.add("a tunnel");
  return [...found];
}

const degrees = (angle: number): number => Math.round((angle * 360) / 1024) % 360;

/** The sentence for screen readers: where the cup is, what lies between, and how one aims. A tile is a metre. */
export function sayState(state: State): string {
  const { phase, ball, angle, power, strokes, card, mode } = state;
  const hole = holeAt(state);
  if (phase === PHASE.setup)
    return `${statusOf(state)} ${state.asked ? state.wanted : state.players}. Left and right choose, Space takes it.`;
  if (phase === PHASE.over)
    return mode === MODE.friends
      ? winnerWords(state)
      : mode === MODE.rush
        ? `Time! ${card.filter((each) => each > 0).length} holes.`
        : card.length === 0
          ? "The ducks went home."
          : `The round is over, ${sayToPar(overPar(state))}.`;
  if (phase === PHASE.roll) return "The ball rolls.";
  if (phase === PHASE.lost) return "Splash! Back to where it was.";
  if (phase === PHASE.done) {
    const { last } = state;
    return last < 0
      ? "Thief! A duck flies off with the ball."
      : `In after ${strokesWord(last)}: ${resultName(hole.par, last)}${mode === MODE.open ? `, ${potWords(state)}` : ""}`;
  }
  const [dx, dy] = [hole.cup.x - ball.x, hole.cup.y - ball.y];
  const metres = (isqrt(dx * dx + dy * dy) / TILE_SIZE).toFixed(1);
  const things = between(hole, ball.x, ball.y);
  const where = `${hole.name}, par ${hole.par}. Cup ${metres} metres away at ${degrees(angleOf(dx, dy))} degrees`;
  const who =
    mode === MODE.friends
      ? `${friendName(state.turn)}: `
      : mode === MODE.open
        ? `${rivalName(state.at)} takes ${state.rivals[state.at]}, the pot has ${state.pot}. `
        : "";
  return `${who}${where}${things.length > 0 ? `, between: ${things.join(", ")}` : ""}. Stroke ${strokes + 1}. You aim at ${degrees(angle)} degrees, power ${power}.`;
}
