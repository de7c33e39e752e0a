import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { fromOf, toOf } from "#gambit-lite/rules/board.ts";
import { END, KIND, type State } from "#gambit-lite/rules/state.ts";
import { hasWon, indexOf, squareOf } from "#gambit-lite/rules.ts";
import { middleOf, type Layout } from "./layout.ts";
import { drawPiece, INK } from "./pieces.ts";
import type { Sight } from "./sight.ts";

/** Draws the ghost's board, small, beside the player's. */
export function drawGhostBoard(stage: Stage, theirs: State, { layout, look }: Pick<Sight, "layout" | "look">): void {
  const { context, isContrast } = stage;
  const board = smallBoard(layout);
  const { x, y, cell } = board;
  const moved = theirs.last ? [indexOf(fromOf(theirs.last)), indexOf(toOf(theirs.last))] : [];
  context.globalAlpha = isContrast ? 1 : 0.82;
  context.fillStyle = isContrast ? "#fff" : INK.night;
  context.fillRect(x - 5, y - 5, cell * 8 + 10, cell * 8 + 10);
  for (let index = 0; index < 64; index++) {
    const at = middleOf({ board }, index);
    const isDark = ((index & 7) + (index >> 3)) % 2 === 0;
    context.fillStyle = moved.includes(index) ? INK.coral : isDark ? look.dark : look.light;
    context.fillRect(at.x - cell / 2, at.y - cell / 2, cell, cell);
    const piece = theirs.position.squares[squareOf(index)]!;
    if (piece !== 0) drawPiece(context, piece, at.x, at.y, cell);
  }
  context.globalAlpha = 1;
  const words = ghostWords(theirs);
  if (layout.isWide) drawSlip(stage, words, x + cell * 4, y - 24, 18);
  else drawSlip(stage, words, x + cell * 8 + 190, y + cell * 4, 24);
}

/** The ghost's progress and result. */
export function ghostWords(theirs: State): string {
  if (theirs.kind !== KIND.game) return `They: ${theirs.solved} solved`;
  if (theirs.end === END.none) return `They: move ${theirs.moves + 1}`;
  const end = hasWon(theirs) ? "won" : theirs.end === END.mate || theirs.end === END.clock ? "lost" : "drew";
  return `They: ${end} in ${theirs.moves}`;
}

/** Below the buttons, or at the lower edge of a tall stage. */
function smallBoard({ isWide, wideHint, ownPanel, rivalPanel }: Layout) {
  // Where there is no room below, it lies on the panel above the board.
  if (!isWide && rivalPanel.height < 180)
    return { x: rivalPanel.x + rivalPanel.width - 150, y: rivalPanel.y + 8, cell: 17 };
  if (!isWide) return { x: ownPanel.x + 6, y: ownPanel.y + ownPanel.height + 22, cell: 19 };
  const cell = 24;
  return { x: wideHint.x + (wideHint.width - cell * 8) / 2, y: wideHint.y + wideHint.height + 48, cell };
}
