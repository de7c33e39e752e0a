import type { GameView, StageSize } from "@quackademy/game-kit/stage/game-view.ts";
import { HIDDEN, SEEN, WIDE } from "#stack-shift/rules/board.ts";

export const SIZE: GameView<never>["size"] = {
  wide: [1120, 622] as StageSize,
  tall: [[600, 1180] as StageSize, [600, 980] as StageSize],
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
  // Above the rim there is room for the upper stone of a new domino.
  const cell = 43;
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
  // Smaller than the picture has room for, so that the rival's grid can be read beside it.
  const cell = height > 1100 ? 60 : 57;
  const y = height - SEEN * cell - 16;
  const x = 14;
  const right = x + WIDE * cell + 16;
  const wide = width - right - 8;
  const small = Math.floor(wide / WIDE);
  const size = 84;
  // They stand on the beam and on the plate.
  const stand = y - 6 - size;
  return {
    isTall: true,
    grid: { x, y, cell },
    theirs: { x: right + Math.round((wide - small * WIDE) / 2), y: height - SEEN * small - 18, cell: small },
    next: { x: right, y: y - 6, width: wide, height: 146 },
    star: { x: right, y: y + 146, width: wide, height: 150 },
    duck: { x: 92, y: stand, size },
    rival: { x: width - 58, y: stand, size },
    // Below a lesson's card, and above the sign that tells of rubble.
    speech: { x: 284, y: y - 170, width: width - 394, height: 108 },
    card: { x: 190, y: Math.max(6, y - 210), width: width - 210, height: 122 },
    goals: { x: right, y: y + 298, width: wide, height: 92 },
  };
}

/** The upper left corner of a cell. */
export const placeOf = ({ x, y, cell }: Layout["grid"], at: number) => ({
  x: x + (at % WIDE) * cell,
  y: y + (Math.floor(at / WIDE) - HIDDEN) * cell,
});
