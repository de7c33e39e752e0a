import { expect, test } from "vitest";
import { createWallTurns } from "./wall-turns.ts";

const TILES = Array.from({ length: 30 }, (_, at) => ({ no: at + 1, isFirst: at < 5 }));

/** Draws for ten seconds, so many tiles in a frame of so many milliseconds; returns pictures a second, by tile. */
function draw(perFrame: number, frameMs: number): number[] {
  const turns = createWallTurns();
  turns.setTiles(TILES);
  const counts = TILES.map(() => 0);
  for (let now = 0; now < 10_000; now += frameMs) {
    for (const no of turns.due(now).slice(0, perFrame)) {
      turns.drawn(no, now);
      counts[no - 1]! += 1;
    }
  }
  return counts.map((count) => count / 10);
}

test("the first five tiles get about 20 pictures a second, the others about 8", () => {
  const rates = draw(30, 1000 / 60);
  expect(Math.min(...rates.slice(0, 5))).toBeGreaterThanOrEqual(14);
  expect(Math.max(...rates.slice(0, 5))).toBeLessThanOrEqual(21);
  expect(Math.min(...rates.slice(5))).toBeGreaterThanOrEqual(7);
  expect(Math.max(...rates.slice(5))).toBeLessThanOrEqual(9);
});

test("a machine that draws six tiles in a frame of 40 ms gives every tile its turn, the first ones more often", () => {
  const rates = draw(6, 40);
  expect(Math.min(...rates.slice(5))).toBeGreaterThan(2);
  expect(Math.min(...rates.slice(0, 5))).toBeGreaterThan(Math.max(...rates.slice(5)));
});

test("a tile that was taken away is not drawn any more", () => {
  const turns = createWallTurns();
  turns.setTiles(TILES);
  turns.setTiles(TILES.slice(0, 2));
  expect(turns.due(1000).toSorted((one, other) => one - other)).toEqual([1, 2]);
});
