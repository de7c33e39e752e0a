import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CREAM, EMPTY, PLUM, worth } from "./rules-reef.ts";
import { KIND, PHASE, type State } from "./rules.ts";
import { INK } from "./view-fish.ts";
import type { Layout } from "./view-reef.ts";

/** Draws the ghost's reef, small, beside the player's. */
export function drawGhostReef(stage: Stage, theirs: State, layout: Layout): void {
  const { context, isContrast } = stage;
  const { x, y, cell } = smallBoard(layout);
  context.globalAlpha = isContrast ? 1 : 0.78;
  context.fillStyle = isContrast ? "#000" : INK.night;
  context.beginPath();
  context.roundRect(x - 8, y - 8, cell * 8 + 16, cell * 8 + 16, 12);
  context.fill();
  context.strokeStyle = isContrast ? "#fff" : INK.ripple;
  context.lineWidth = 3;
  context.stroke();
  for (let at = 0; at < 64; at++)
    drawStone(stage, theirs, at, x + ((at % 8) + 0.5) * cell, y + ((at >> 3) + 0.5) * cell, cell);
  context.globalAlpha = 1;
  drawSlip(stage, countWords(theirs), x + cell * 4, y - 30, cell > 30 ? 26 : 20);
}

/** The ghost's count against its rival's, and the result. */
export function countWords(theirs: State): string {
  const [mine, rival] = [CREAM, PLUM].map((side) => worth(theirs.board, theirs.pearls, side)) as [number, number];
  const rung = theirs.kind === KIND.climb ? `, rung ${theirs.rival + 1}` : "";
  const end = mine > rival ? ", won" : mine < rival ? ", lost" : ", a draw";
  return `They: ${mine} to ${rival}${theirs.phase === PHASE.over ? end : rung}`;
}

/** Cream is filled and plum a ring, so that they differ by more than colour. The last move has a frame. */
function drawStone({ context }: Stage, theirs: State, at: number, x: number, y: number, cell: number): void {
  const side = theirs.board[at]!;
  if (at === theirs.last) {
    context.fillStyle = INK.coral;
    context.fillRect(x - cell / 2 + 1, y - cell / 2 + 1, cell - 2, cell - 2);
  }
  if (side === EMPTY) return;
  context.beginPath();
  context.arc(x, y, cell * 0.36, 0, 7);
  context.fillStyle = side === CREAM ? INK.cream : INK.plum;
  context.fill();
  context.strokeStyle = side === CREAM ? INK.creamShade : INK.foam;
  context.lineWidth = side === CREAM ? 1 : 2.5;
  context.stroke();
}

/** Below the ladder; on a tall stage below everything, or over the speech where it is short. */
function smallBoard({ isWide, undo, speech }: Layout) {
  if (!isWide) return { x: speech.x + (speech.width - 168) / 2, y: speech.y + 42, cell: 21 };
  const cell = 17;
  return { x: undo.x + (undo.width - cell * 8) / 2, y: undo.y + 132 + 34, cell };
}
