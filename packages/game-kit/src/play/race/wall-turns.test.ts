import { expect, test } from "vitest";
import { createWallTurns } from "./wall-turns.ts";

const TILES = Array.from({ length: 30 }, (_, at) => ({ no: at + 1, isFirst: at < 5 }));
const SCREEN_MS = 1000 / 60;

/** Draws for thirty seconds on a machine that needs so long for a tile; returns pictures a second, by tile. */
function draw(tileMs: number): { first: number; other: number } {
  const turns = createWallTurns();
  turns.setTiles(TILES);
  const counts = TILES.map(() => 0);
  let now = 0;
  while (now < 40_000) {
    const due = turns.next(now);
    // The first ten seconds are for learning.
    if (now >= 10_000) for (const no of due) counts[no - 1]! += 1;
    now += Math.max(1, Math.ceil((due.length * tileMs) / SCREEN_MS)) * SCREEN_MS;
  }
  const rates = counts.map((count) => count / 30);
  return { first: Math.min(...rates.slice(0, 5)), other: Math.min(...rates.slice(5)) };
}

test("a machine that keeps up draws the first five tiles at least 20 times a second, the others 8 times", () => {
  for (const tileMs of [0.2, 1, 2]) {
    const { first, other } = draw(tileMs);
    expect(first, `${tileMs} ms a tile`).toBeGreaterThanOrEqual(20);
    expect(other, `${tileMs} ms a tile`).toBeGreaterThanOrEqual(8);
  }
});

test("a slow machine draws the first five tiles at least 10 times a second, and each of the others twice", () => {
  for (const tileMs of [4, 6, 8]) {
    const { first, other } = draw(tileMs);
    expect(first, `${tileMs} ms a tile`).toBeGreaterThanOrEqual(10);
    expect(other, `${tileMs} ms a tile`).toBeGreaterThanOrEqual(2);
  }
});

test("a machine that cannot even do that gives every tile its turn, the first ones more often", () => {
  const { first, other } = draw(40);
  expect(other).toBeGreaterThan(0.2);
  expect(first).toBeGreaterThan(2 * other);
});

test("a tile that has moved is drawn before the others, and one that was taken away is not drawn any more", () => {
  const turns = createWallTurns();
  turns.setTiles(TILES);
  turns.next(0);
  turns.moved(17);
  expect(turns.next(40)).toContain(17);
  expect(turns.next(41), "too soon after the last frame").toEqual([]);
  turns.setTiles(TILES.slice(0, 2));
  expect(turns.next(1000).toSorted((one, other) => one - other)).toEqual([1, 2]);
});
