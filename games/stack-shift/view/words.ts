import { EMPTY, HIGH, RUBBLE, STAR, WIDE } from "#stack-shift/rules/board.ts";
import { RIVALS } from "#stack-shift/rules/rivals.ts";
import { highestOf } from "#stack-shift/rules/side.ts";
import { MODE, PHASE, secondsOf, SPRINT_TENS, STEP, type State } from "#stack-shift/rules.ts";
import { timeOf } from "#stack-shift/kept.ts";

const nameOf = (stone: number): string => (stone === RUBBLE ? "rubble" : stone === STAR ? "star" : String(stone));

/** The topmost stones from left to right, which is what a domino can meet. */
export function topsOf(cells: readonly number[]): string {
  const names = Array.from({ length: WIDE }, (_, column) => {
    for (let row = 0; row < HIGH; row++)
      if (cells[row * WIDE + column] !== EMPTY) return nameOf(cells[row * WIDE + column]!);
    return "none";
  });
  return names.join(", ");
}

/** The sentence for screen readers. */
export function say(state: State): string {
  const { me, them, phase, mode, level } = state;
  const rival = mode === MODE.duel ? RIVALS[level]!.name : "";
  if (phase === PHASE.won) return `You beat ${rival} in ${timeOf(secondsOf(state))}.`;
  if (phase === PHASE.done) return `40 tens in ${timeOf(secondsOf(state))}.`;
  if (phase === PHASE.lost) return `Over, after ${me.tens} tens.`;
  if (me.step === STEP.clear && me.chain > 1) return `Cascade of ${me.chain}.`;
  if (me.step !== STEP.piece) return "";
  const { a, b } = me.piece;
  const left = mode === MODE.sprint ? ` ${SPRINT_TENS - me.tens} tens to go.` : "";
  const danger = me.incoming > 0 ? ` ${me.incoming} rubble comes.` : "";
  const theirs = them ? ` ${rival} is ${highestOf(them)} high.` : "";
  return `${nameOf(b)} on ${nameOf(a)}. Tops: ${topsOf(me.cells)}. You are ${highestOf(me)} high.${theirs}${danger}${left}`;
}
