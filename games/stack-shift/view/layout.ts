import type { GameView, StageSize } from "@quackademy/game-kit/stage/game-view.ts";
import { HIDDEN, SEEN, WIDE } from "#stack-shift/rules/board.ts";

export const SIZE: GameView<never>["size"] = {
  wide: [945, 622] as StageSize,
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
  keep: Box;
  /** Those of a second player. */
  theirNext?: Box;
  theirStar?: Box;
  theirKeep?: Box;
  /** Where the half of a second player begins. */
  middle: number;
  duck: { x: number; y: number; size: number };
  rival: { x: number; y: number; size: number };
  speech: Box;
  card: Box;
  /** The goals of a duel on a tall screen, where a card has no room. */
  goals?: Box;
  /** How the rival throws; on a low upright screen it has no room. */
  trick?: Box;
};

export function layoutOf({ width, height }: { width: number; height: number }, isPair = false): Layout {
  const layout = height > width ? tallLayout(width, height) : wideLayout(width, height);
  return isPair ? pairLayout(layout, width, height) : layout;
}

/** Two grids of one size, and both ducks between or above them. */
function pairLayout({ isTall, speech }: Layout, width: number, height: number): Layout {
  const middle = width / 2;
  const cell = isTall ? 39 : 40;
  const y = height - SEEN * cell - 16;
  const x = isTall ? 14 : 116;
  const next = isTall ? { x: 6, y: y - 194, width: 150, height: 150 } : { x: 4, y: y - 6, width: 92, height: 226 };
  const star = isTall ? { ...next, x: 158, width: 66 } : { ...next, y: y + 232, height: 150 };
  const keep = isTall ? { ...star, x: 226 } : { ...star, y: y + 388 };
  const mirror = (box: Box): Box => ({ ...box, x: width - box.x - box.width });
  const size = isTall ? 110 : 66;
  const stand = { y: isTall ? next.y - 118 : height - size, size };
  return {
    isTall,
    speech,
    middle,
    next,
    star,
    keep,
    grid: { x, y, cell },
    theirs: { x: width - x - WIDE * cell, y, cell },
    theirNext: mirror(next),
    theirStar: mirror(star),
    theirKeep: mirror(keep),
    duck: { ...stand, x: middle - (isTall ? 68 : 32) },
    rival: { ...stand, x: middle + (isTall ? 68 : 32) },
    card: isTall
      ? { x: middle - 108, y: next.y - 360, width: 216, height: 150 }
      : { x: middle - 63, y: y + 60, width: 126, height: 178 },
  };
}

function wideLayout(width: number, height: number): Layout {
  // Above the rim there is room for the upper stone of a new domino. The picture is no wider than all this needs: then the
  // HUD stands beside it, and the grid takes the whole height.
  const cell = 43;
  const x = 312;
  const y = height - SEEN * cell - 15;
  const right = x + WIDE * cell;
  const zone = { x: right + 22, width: width - right - 30 };
  const small = 29;
  const card = { x: 6, y: 180, width: 180, height: 212 };
  return {
    isTall: false,
    middle: width / 2,
    grid: { x, y, cell },
    theirs: { x: width - WIDE * small - 20, y: height - SEEN * small - 17, cell: small },
    next: { x: x - 116, y: y - 6, width: 92, height: 226 },
    star: { x: x - 116, y: y + 232, width: 92, height: 150 },
    keep: { x: x - 116, y: y + 388, width: 92, height: 150 },
    // It stands on the card: a lesson has the corner below.
    duck: { x: card.x + card.width / 2, y: card.y - 86, size: 90 },
    rival: { x: right + 56, y: height - 92, size: 98 },
    speech: { ...zone, y: 10, height: 112 },
    trick: { ...zone, y: 128, height: 44 },
    card,
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
  // A high screen has room for large ducks.
  const size = height > 1100 ? 124 : 84;
  // They stand on the beam and on the plate.
  const stand = y - 6 - size;
  return {
    isTall: true,
    middle: width / 2,
    grid: { x, y, cell },
    theirs: { x: right + Math.round((wide - small * WIDE) / 2), y: height - SEEN * small - 18, cell: small },
    next: { x: right, y: y - 6, width: wide, height: 146 },
    star: { x: right, y: y + 146, width: wide / 2 - 3, height: 150 },
    keep: { x: right + wide / 2 + 3, y: y + 146, width: wide / 2 - 3, height: 150 },
    duck: { x: 92, y: stand, size },
    rival: { x: width - size * 0.7, y: stand, size },
    // Below a lesson's card, and above the sign that tells of rubble.
    speech: { x: 210, y: y - 170, width: width - size * 1.2 - 228, height: 108 },
    card: { x: 190, y: Math.max(6, y - 210), width: width - 210, height: 122 },
    goals: { x: right, y: y + 298, width: wide, height: 92 },
    ...(height > 1100 && { trick: { x: right, y: y + 394, width: wide, height: 54 } }),
  };
}

/** The upper left corner of a cell. */
export const placeOf = ({ x, y, cell }: Layout["grid"], at: number) => ({
  x: x + (at % WIDE) * cell,
  y: y + (Math.floor(at / WIDE) - HIDDEN) * cell,
});
