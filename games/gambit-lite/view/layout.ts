import type { Point } from "@quackademy/game-kit/stage/game-view.ts";

export type Box = { x: number; y: number; width: number; height: number };

export type Layout = {
  isWide: boolean;
  board: { x: number; y: number; cell: number };
  /** Shows the rival, or the task of a puzzle. */
  rivalPanel: Box;
  ownPanel: Box;
  undo: Box;
  /** Beside the undo button in a game, and alone in puzzles. */
  hint: Box;
  wideHint: Box;
};

export const SIZE = {
  wide: [1280, 720],
  // The second is for a phone's upright page with the site's bars around the game.
  tall: [
    [720, 1440],
    [720, 1180],
  ],
} as const;

const FRAME = 14;
const GAP = 16;

export function layOut(width: number, height: number): Layout {
  return width > height ? layOutWide(width, height) : layOutTall(width, height);
}

function layOutWide(width: number, height: number): Layout {
  const cell = Math.floor((height - 44) / 8);
  const board = { x: (width - cell * 8) / 2, y: (height - cell * 8) / 2 - 4, cell };
  const panelWidth = Math.min(264, board.x - 48);
  const rivalPanel = { x: board.x + cell * 8 + 28, y: 60, width: panelWidth, height: 390 };
  const ownPanel = { x: board.x - 28 - panelWidth, y: 60, width: panelWidth, height: 290 };
  const buttons = { x: ownPanel.x, y: ownPanel.y + ownPanel.height + 24, width: panelWidth, height: 92 };
  const half = { ...buttons, width: (panelWidth - GAP) / 2 };
  const hint = { ...half, x: half.x + half.width + GAP };
  return { isWide: true, board, rivalPanel, ownPanel, undo: half, hint, wideHint: buttons };
}

function layOutTall(width: number, height: number): Layout {
  const isShort = height < 1300;
  const cell = Math.floor((width - 2 * FRAME) / 8);
  const top = isShort ? 176 : 290;
  const board = { x: (width - cell * 8) / 2, y: top, cell };
  const rivalPanel = isShort
    ? { x: 18, y: 0, width: width - 36, height: 150 }
    : { x: 18, y: 52, width: width - 36, height: 204 };
  const low = { y: top + cell * 8 + 44, height: isShort ? 190 : 204 };
  const ownPanel = { x: 18, ...low, width: width - 36 - 236 };
  const buttons = { x: ownPanel.x + ownPanel.width + GAP, ...low, width: 220 };
  const half = { ...buttons, height: (low.height - GAP) / 2 };
  const hint = { ...half, y: half.y + half.height + GAP };
  return { isWide: false, board, rivalPanel, ownPanel, undo: half, hint, wideHint: buttons };
}

export const boxAt = (boxes: readonly Box[], { x, y }: Point): number =>
  boxes.findIndex((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);

/** The square at a point, 0 to 63 from a1, seen from White's side. */
export function squareAt({ board }: Layout, point: Point): number {
  const [file, row] = [Math.floor((point.x - board.x) / board.cell), Math.floor((point.y - board.y) / board.cell)];
  return file >= 0 && file < 8 && row >= 0 && row < 8 ? (7 - row) * 8 + file : -1;
}

export const middleOf = ({ board }: Pick<Layout, "board">, index: number): Point => ({
  x: board.x + ((index & 7) + 0.5) * board.cell,
  y: board.y + (7 - (index >> 3) + 0.5) * board.cell,
});
