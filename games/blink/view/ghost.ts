import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { MISSED_MS, MODE, PHASE, roundsOf, rules, type State } from "#blink/rules.ts";
import { barsOf, dotAt } from "./report.ts";
import { disc, drawTag, INK } from "./shapes.ts";

/** For each round that both have finished: how many milliseconds longer the ghost took. */
export function compareRounds(own: readonly number[], theirs: readonly number[]): number[] {
  return own.slice(0, theirs.length).map((ms, round) => theirs[round]! - ms);
}

/** Draws the ghost: an eye under each dot, open where the ghost was faster, and its time. */
export function createGhost(): NonNullable<GameView<State>["drawGhost"]> {
  let gaps: number[] = [];
  return (stage, theirs, { own }) => {
    if (own.mode === MODE.duel) return;
    // A change on the screen could be mistaken for the signal.
    const isTense = own.phase === PHASE.waiting || own.phase === PHASE.go;
    if (!isTense) gaps = compareRounds(own.results, theirs.results);
    if (own.phase === PHASE.over) return drawTheirEnd(stage, own, theirs);
    for (const [round, gap] of gaps.entries()) drawSmallEye(stage, dotAt(stage, round, roundsOf(own)), gap < 0);
    if (own.phase === PHASE.result && own.last > 0)
      drawTag(stage, resultWords(own.results, theirs.results), stage.width / 2, stage.height - 70);
  };
}

/** The text after a round: the ghost's time, and the rounds so far. */
export function resultWords(own: readonly number[], theirs: readonly number[]): string {
  const ms = theirs[own.length - 1];
  if (ms === undefined) return "They are still waiting";
  const gaps = compareRounds(own, theirs);
  const [won, lost] = [gaps.filter((gap) => gap > 0).length, gaps.filter((gap) => gap < 0).length];
  return `${ms === MISSED_MS ? "They missed it" : `They: ${ms} ms`} · you ${won}, they ${lost}`;
}

function drawSmallEye(stage: Stage, dot: ReturnType<typeof dotAt>, isOpen: boolean): void {
  const { context, isContrast } = stage;
  const [y, radius] = [dot.y + dot.step * 0.8, dot.step * 0.22];
  context.globalAlpha = isContrast ? 1 : 0.8;
  if (isOpen) {
    disc(context, dot.x, y, radius, INK.cream);
    disc(context, dot.x, y, radius * 0.5, INK.night);
  } else {
    context.strokeStyle = isContrast ? INK.cream : INK.night;
    context.lineWidth = 4;
    context.lineCap = "round";
    context.beginPath();
    context.arc(dot.x, y - radius * 0.4, radius, 0.3, Math.PI - 0.3);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** In the report: a mark on each bar at the ghost's time, and its total. */
function drawTheirEnd(stage: Stage, own: State, theirs: State): void {
  const total = `They: ${groupDigits(rules.score(theirs))} ms`;
  if (own.mode === MODE.pure) return drawTag(stage, total, stage.width / 2, stage.height - 40);
  const { context } = stage;
  const { left, step, yOf } = barsOf(stage, own.results);
  context.strokeStyle = INK.night;
  context.lineWidth = 5;
  context.lineCap = "butt";
  context.setLineDash([6, 5]);
  context.beginPath();
  for (const [round, ms] of theirs.results.entries()) {
    context.moveTo(left + round * step + 2, yOf(ms));
    context.lineTo(left + (round + 1) * step - 2, yOf(ms));
  }
  context.stroke();
  context.setLineDash([]);
  drawTag(stage, `${total}, dashed`, stage.width / 2, stage.height - 40);
}
