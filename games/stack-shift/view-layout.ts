import type { GameView, StageSize } from "@quackademy/game-kit/stage/game-view.ts";
import { HIDDEN, SEEN, WIDE } from "./rules-board.ts";

export const SIZE: GameView<never>["size"] = {
  wide: [1120, 622] as StageSize,
  tall: [[600, 1180] as StageSize, [600, 1040] as StageSize],
};

export type Box = { x: number; y: number; width: number; height: number };

/** Where everything lies. A grid's y is that of its first row in sight. */
export type Layout = {
  isTall: boolean;
  grid: { x: number; y: number; cell: number };
  theirs: { x: number; y: number; cell: number };
  next: Box;
  star: Box;
  duck: { x: number; y: number; size: number };
  rival: { x: number; y: number; size: number };
  speech: Box;
  card: Box;
  /** The goals of a duel on a tall screen, where a card has no room. */
  goals?: Box;
};

export function layoutOf({ width, height }: { width: number; height: number }): Layout {
  return height > width ? tallLayout(width, height) : wideLayout(width, height);
}

function wideLayout(width: number, height: number): Layout {
  const cell = 44;
  const x = Math.round((width - WIDE * cell) / 2);
  const y = height - SEEN * cell - 15;
  const right = x + WIDE * cell;
  const small = 25;
  return {
    isTall: false,
    grid: { x, y, cell },
    theirs: { x: width - WIDE * small - 20, y: height - SEEN * small - 17, cell: small },
    next: { x: x - 116, y: y - 6, width: 92, height: 226 },
    star: { x: x - 116, y: y + 232, width: 92, height: 150 },
    duck: { x: 150, y: height - 128, size: 150 },
    rival: { x: right + 112, y: height - 118, size: 138 },
    speech: { x: right + 26, y: 88, width: width - right - 46, height: 112 },
    card: { x: 20, y: 88, width: x - 156, height: 178 },
  };
}

function tallLayout(width: number, height: number): Layout {
  const cell = height > 1100 ? 66 : 62;
  const y = height - SEEN * cell - 16;
  const x = 14;
  const right = x + WIDE * cell + 16;
  const wide = width - right - 8;
  const small = Math.floor(wide / WIDE);
  const top = y - 26;
  const size = 84;
  // They stand on the beam and on the plate.
  const stand = y - 6 - size;
  return {
    isTall: true,
    grid: { x, y, cell },
    theirs: { x: right + Math.round((wide - small * WIDE) / 2), y: height - SEEN * small - 18, cell: small },
    next: { x: right, y: y - 6, width: wide, height: 250 },
    star: { x: right, y: y + 256, width: wide, height: 150 },
    duck: { x: 92, y: stand, size },
    rival: { x: width - 58, y: stand, size },
    // Beside the column in which a domino comes, and below a lesson's card.
    speech: { x: 284, y: y - 124, width: width - 394, height: 108 },
    card: { x: 190, y: Math.max(6, top - 184), width: width - 210, height: 122 },
    goals: { x: right, y: y + 412, width: wide, height: 134 },
  };
}

/** The upper left corner of a cell. */
export const placeOf = ({ x, y, cell }: Layout["grid"], at: number) => ({
  x: x + (at % WIDE) * cell,
  y: y + (Math.floor(at / WIDE) - HIDDEN) * cell,
});
