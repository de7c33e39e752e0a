import { EMPTY, GRANITE, HIGH, RUBBLE, STAR, WIDE } from "#stack-shift/rules/board.ts";
import { RIVALS } from "#stack-shift/rules/rivals.ts";
import { playOut } from "#stack-shift/rules/chain.ts";
import { dropInto, START_COLUMN } from "#stack-shift/rules/piece.ts";
import { highestOf, type Side } from "#stack-shift/rules/side.ts";
import { extraOf, MODE, PHASE, secondsOf, SPRINT_TENS, STEP, type State } from "#stack-shift/rules.ts";
import { pairTitle, tensOf, timeOf } from "#stack-shift/kept.ts";

const nameOf = (stone: number): string =>
  stone === RUBBLE ? "rubble" : stone === GRANITE ? "granite" : stone === STAR ? "star" : String(stone);

/** The topmost stones from left to right, which is what a domino can meet. */
export function topsOf(cells: readonly number[]): string {
  const names = Array.from({ length: WIDE }, (_, column) => {
    for (let row = 0; row < HIGH; row++)
      if (cells[row * WIDE + column] !== EMPTY) return nameOf(cells[row * WIDE + column]!);
    return "none";
  });
  return names.join(", ");
}

const TURNS = ["upright", "lying right", "upside down", "lying left"];

/** What the domino would make where it is now. */
function offerOf({ cells, piece: { a, b, column, turn } }: Side): string {
  const after = [...cells];
  if (!dropInto(after, a, b, column, turn)) return "full";
  const { tens, chain } = playOut(after);
  return chain > 1 ? `cascade of ${chain}` : tens > 0 ? tensOf(tens) : "no ten";
}

/** The sentence for screen readers. */
export function say(state: State): string {
  const { me, them, phase, mode, level } = state;
  const rival = mode === MODE.duel ? RIVALS[level]!.name : "";
  if (mode === MODE.pair && phase !== PHASE.playing) return pairTitle(phase);
  if (phase === PHASE.won) return `You beat ${rival} in ${timeOf(secondsOf(state))}.`;
  if (phase === PHASE.done) return `Counted to ${SPRINT_TENS} in ${timeOf(secondsOf(state) + extraOf(state))}.`;
  if (phase === PHASE.lost) return `${me.step === STEP.out ? "Over" : "Time over"}, after ${tensOf(me.tens)}.`;
  if (me.step === STEP.clear && me.chain > 1) return `Cascade of ${me.chain}.`;
  if (me.step !== STEP.piece) return "";
  const { a, b, column, turn } = me.piece;
  // On its way a domino tells where it is and what the place makes.
  if (column !== START_COLUMN || turn > 0) return `Column ${column + 1}, ${TURNS[turn]}: ${offerOf(me)}.`;
  const left = mode === MODE.sprint ? ` ${SPRINT_TENS - me.counted} to go.` : "";
  const danger = me.incoming > 0 ? ` ${me.incoming} rubble comes.` : "";
  const theirs = them ? ` ${rival || "Right"} is ${highestOf(them)} high.` : "";
  return `${nameOf(b)} on ${nameOf(a)}. Tops: ${topsOf(me.cells)}. You are ${highestOf(me)} high.${theirs} Next ${nameOf(me.queue[1]!)} on ${nameOf(me.queue[0]!)}.${danger}${left}`;
}
