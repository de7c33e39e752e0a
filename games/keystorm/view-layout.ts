import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import { LANES, POND } from "./rules-fall.ts";
import { LET_GO } from "./rules.ts";

export type Box = { x: number; y: number; width: number; height: number };
export type Key = Box & { tap: number; label: string };

export type Layout = {
  isWide: boolean;
  skyY: number;
  pondY: number;
  /** Half the width of the lanes, from the middle. */
  reach: number;
  cap: number;
  keys: readonly Key[];
  cards: readonly Box[];
};

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Computes the layout. The keyboard is only shown on touch screens. */
export function layOut(width: number, height: number, isTouch: boolean): Layout {
  const isWide = width > height;
  const keyHeight = isWide ? 66 : 104;
  const boardY = isTouch ? height - 3 * (keyHeight + 8) - 12 : height;
  const cardWidth = isWide ? 300 : width - 80;
  const cardHeight = isWide ? 340 : 250;
  return {
    isWide,
    skyY: isWide ? 176 : 216,
    pondY: boardY - (isTouch ? 96 : 110),
    reach: width / 2 - (isWide ? 180 : 150),
    cap: isWide ? 38 : 42,
    keys: isTouch ? keysOf(width, boardY, keyHeight) : [],
    cards: [0, 1, 2].map((index) => ({
      x: isWide ? (width - 3 * cardWidth - 60) / 2 + index * (cardWidth + 30) : 40,
      y: isWide ? 290 : 420 + index * (cardHeight + 28),
      width: cardWidth,
      height: cardHeight,
    })),
  };
}

function keysOf(width: number, top: number, height: number): Key[] {
  const step = Math.min(width / 10, 108);
  const keys = ROWS.flatMap((row, down) =>
    Array.from(row, (letter, index) => ({
      tap: letter.charCodeAt(0) - 97,
      label: letter,
      x: width / 2 + (index - row.length / 2) * step + 3,
      y: top + down * (height + 8),
      width: step - 6,
      height,
    })),
  );
  const last = keys.at(-1)!;
  const back = { tap: LET_GO, label: "←", x: last.x + step + 4, y: last.y, width: step * 1.4 - 8, height };
  return [...keys, back];
}

/** The width of a word's keys: a boss is larger, and on a narrow screen two long words fit side by side. */
export function capOf(
  { letters, isBoss = false }: { letters: number; isBoss?: boolean },
  { cap, isWide }: Layout,
): number {
  if (isBoss) return Math.min(cap * 1.3, (isWide ? 900 : 640) / letters);
  return isWide ? cap : Math.max(34, Math.min(cap, 336 / letters));
}

/** The position of a word's middle. */
export function placeOf(
  { lane, y }: { lane: number; y: number },
  letters: number,
  width: number,
  layout: Layout,
): Point {
  const middle = width / 2 + ((lane - (LANES - 1) / 2) / ((LANES - 1) / 2)) * layout.reach;
  // Keeps a long word inside the edge.
  const half = (letters * capOf({ letters }, layout)) / 2 + 14;
  return {
    x: Math.max(half, Math.min(width - half, middle)),
    y: layout.skyY + ((layout.pondY - layout.skyY) * y) / POND,
  };
}

export const boxAt = <Each extends Box>(boxes: readonly Each[], { x, y }: Point): number =>
  boxes.findIndex((box) => x >= box.x - 3 && x < box.x + box.width + 3 && y >= box.y - 4 && y < box.y + box.height + 4);
