import type { Point } from "@quackademy/game-kit/stage/game-view.ts";

export type Box = { x: number; y: number; width: number; height: number };

export type Layout = {
  isWide: boolean;
  board: { x: number; y: number; cell: number };
  rivalPanel: Box;
  ownPanel: Box;
  undo: Box;
  cards: readonly Box[];
};

export function layOut(width: number, height: number): Layout {
  const isWide = width > height;
  const cell = isWide ? Math.floor((height - 56) / 8) : Math.floor((width - 40) / 8);
  const board = { x: (width - cell * 8) / 2, y: isWide ? (height - cell * 8) / 2 : 320, cell };
  const panelWidth = isWide ? Math.min(264, board.x - 48) : width - 48;
  const rivalPanel = isWide
    ? { x: board.x + cell * 8 + 26, y: 70, width: panelWidth, height: 380 }
    : { x: 24, y: 70, width: panelWidth, height: 200 };
  const ownPanel = isWide
    ? { x: board.x - 26 - panelWidth, y: 70, width: panelWidth, height: 280 }
    : { x: 24, y: board.y + cell * 8 + 54, width: panelWidth - 230, height: 190 };
  const undo = isWide
    ? { x: ownPanel.x, y: ownPanel.y + ownPanel.height + 24, width: panelWidth, height: 84 }
    : { x: ownPanel.x + ownPanel.width + 20, y: ownPanel.y, width: 210, height: 190 };
  const cardWidth = isWide ? 250 : (width - 72) / 2;
  const cardHeight = isWide ? 380 : 400;
  const cards = [0, 1, 2, 3].map((index) => ({
    x: isWide ? (width - 4 * cardWidth - 72) / 2 + index * (cardWidth + 24) : 24 + (index % 2) * (cardWidth + 24),
    y: isWide ? 210 : 360 + (index >> 1) * (cardHeight + 24),
    width: cardWidth,
    height: cardHeight,
  }));
  return { isWide, board, rivalPanel, ownPanel, undo, cards };
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
