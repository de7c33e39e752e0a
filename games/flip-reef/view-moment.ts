import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { CREAM, PLUM, worth } from "./rules-reef.ts";
import { hasWon, KIND, marginOf, PHASE, STAR_MARGINS, type State } from "./rules.ts";
import { INK } from "./view-fish.ts";
import type { Layout } from "./view-reef.ts";
import { drawRival, RIVAL_NAMES, RIVAL_WORDS } from "./view-rivals.ts";

/** The last fish turn first. */
const AFTER_FRAMES = 40;

/** A banner over the reef when a game is over; in the climb it shows who comes next. */
export function drawMoment(stage: Stage, state: State, { board }: Layout): void {
  if (state.phase !== PHASE.over && state.phase !== PHASE.next) return;
  const since = state.frame - state.lastFrame - AFTER_FRAMES - 4 * state.turned.length;
  // Without time nothing was moved at the end.
  if (since < 0 && state.clock > 0) return;
  const { context } = stage;
  const part = stage.isCalm || state.clock <= 0 ? 1 : easeBack(partOf(since, 20));
  const isNext = state.phase === PHASE.next;
  const [width, height] = [board.cell * 7.4, board.cell * (isNext ? 4 : 2.4)];
  context.save();
  context.translate(board.x + board.cell * 4, board.y + board.cell * 4);
  context.scale(part, part);
  for (const [drop, colour] of [
    [9, INK.night],
    [0, hasWon(state) ? INK.coral : INK.plum],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(-width / 2, -height / 2 + drop, width, height, [8, 30, 30, 8]);
    context.fill();
  }
  const style = { align: "center", colour: INK.cream } as const;
  const top = -height / 2 + board.cell * 0.72;
  stage.text(titleOf(state), 0, top, { ...style, size: board.cell * 0.76, face: "display" });
  stage.text(countOf(state), 0, top + board.cell * 0.74, { ...style, size: board.cell * 0.34, weight: 900 });
  if (isNext) drawNext(stage, state.rival + 1, board.cell, top + board.cell * 1.9);
  else if (state.kind === KIND.duel)
    stage.text(starWords(state), 0, top + board.cell * 1.22, { ...style, size: board.cell * 0.28, weight: 700 });
  context.restore();
}

function titleOf(state: State): string {
  const margin = marginOf(state);
  if (state.kind === KIND.friend) return margin === 0 ? "A draw" : margin > 0 ? "Cream wins" : "Plum wins";
  if (state.clock <= 0) return "Out of time";
  if (margin === 0) return "A draw";
  if (margin < 0) return `${RIVAL_NAMES[state.rival]} wins`;
  if (state.kind === KIND.climb && state.phase === PHASE.over) return "Top of the ladder!";
  return `You beat ${RIVAL_NAMES[state.rival]}!`;
}

const countOf = ({ board, pearls }: State) => `${worth(board, pearls, CREAM)} to ${worth(board, pearls, PLUM)}`;

function starWords(state: State): string {
  if (!hasWon(state)) return "Win for the first star.";
  const margin = marginOf(state);
  const [two, three] = STAR_MARGINS;
  if (margin < two) return `By ${two} or more: two stars.`;
  return margin < three
    ? `By ${three} or more: three stars.`
    : state.takeBacks > 0
      ? "Without taking back: three stars."
      : "Three stars!";
}

function drawNext(stage: Stage, rival: number, cell: number, y: number): void {
  const { context } = stage;
  context.fillStyle = INK.water;
  context.beginPath();
  context.arc(-cell * 2.3, y, cell * 0.92, 0, 7);
  context.fill();
  drawRival(context, rival, -cell * 2.3, y, cell * 0.78, stage.tick);
  const style = { align: "left", colour: INK.cream } as const;
  stage.text("Next", -cell * 1.1, y - cell * 0.52, { ...style, size: cell * 0.3, weight: 900 });
  stage.text(RIVAL_NAMES[rival]!, -cell * 1.1, y, { ...style, size: cell * 0.66, face: "display" });
  stage.text(RIVAL_WORDS[rival]!, -cell * 1.1, y + cell * 0.52, { ...style, size: cell * 0.3, weight: 700 });
}
