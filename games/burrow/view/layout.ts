import type { GameView, Point, StageSize } from "@quackademy/game-kit/stage/game-view.ts";
import { RIM, ROOM, TILE } from "#burrow/art/room.ts";
import { columnOf, rowOf, SIZE } from "#burrow/rules/board.ts";

export const SIZES: GameView<never>["size"] = {
  wide: [1120, 622] as StageSize,
  tall: [[600, 1180] as StageSize, [600, 1050] as StageSize],
};

export type Box = { x: number; y: number; wide: number; high: number };
type Size = { width: number; height: number };

export type Layout = {
  isTall: boolean;
  /** The room's left upper corner. */
  room: Point;
  hearts: Box;
  lamp: Box;
  card: Box;
  /** The wait button, and where relics lie. */
  wait: Box;
  slot(at: number): Box;
  /** A card of so many. */
  offer(at: number, count: number): Box;
};

const CARD_HIGH = 150;
const SLOT = { wide: 74, gap: 8 };

export function layoutOf({ width, height }: Size): Layout {
  const isTall = height > width;
  const offers = (at: number, count: number): Box => {
    const high = isTall ? 190 : count > 3 ? 118 : 152;
    return { x: width / 2 - 282, y: (isTall ? 184 : 112) + at * (high + 8), wide: 564, high };
  };
  if (isTall) {
    const top = 78;
    const below = top + ROOM + RIM + 14;
    const wide = (width - 24 - 5 * SLOT.gap) / 6;
    const free = height - below;
    const high = Math.min(104, free / 4);
    // Two rows of relics, the first one with the wait button, and the card fills the rest.
    const cardTop = below + 2 * (high + SLOT.gap);
    const card = { x: 12, y: cardTop, wide: width - 24, high: height - cardTop - 8 };
    const slotAt = (place: number): Box => ({
      x: 12 + (place % 6) * (wide + SLOT.gap),
      y: below + Math.floor(place / 6) * (high + SLOT.gap),
      wide,
      high,
    });
    return {
      isTall,
      room: { x: (width - ROOM) / 2, y: top },
      hearts: { x: 12, y: 10, wide: 250, high: 46 },
      lamp: { x: 250, y: 10, wide: width - 262, high: 46 },
      card,
      wait: slotAt(5),
      slot: (at) => slotAt(at < 5 ? at : at + 1),
      offer: offers,
    };
  }
  const left = 96 + ROOM + RIM + 26;
  const wide = width - 20 - left;
  const column = (wide - 3 * SLOT.gap) / 4;
  const bar = height - 3 * (SLOT.wide + SLOT.gap);
  const slotAt = (at: number): Box => ({
    x: left + (at % 4) * (column + SLOT.gap),
    y: bar + Math.floor(at / 4) * (SLOT.wide + SLOT.gap),
    wide: column,
    high: SLOT.wide,
  });
  return {
    isTall,
    room: { x: 96, y: (height - ROOM) / 2 },
    hearts: { x: left, y: 18, wide: 190, high: 46 },
    lamp: { x: left, y: 74, wide, high: 40 },
    card: { x: left, y: 126, wide, high: CARD_HIGH },
    wait: slotAt(0),
    slot: (at) => slotAt(at + 1),
    offer: offers,
  };
}

export const isIn = ({ x, y, wide, high }: Box, point: Point): boolean =>
  point.x >= x && point.y >= y && point.x < x + wide && point.y < y + high;

/** The middle of a cell. */
export const cellPoint = (cell: number, { room }: Layout): Point => ({
  x: room.x + (columnOf(cell) + 0.5) * TILE,
  y: room.y + (rowOf(cell) + 0.5) * TILE,
});

/** The cell below a point, or −1. */
export function cellUnder({ x, y }: Point, { room }: Layout): number {
  const column = Math.floor((x - room.x) / TILE);
  const row = Math.floor((y - room.y) / TILE);
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? -1 : row * SIZE + column;
}
