import { soundsOfBar } from "@quackademy/game-kit/music/tune.ts";
import { testTune } from "@quackademy/game-kit/testing/test-tune.ts";
import { expect, test } from "vitest";
import { FLOOD_PART, tune } from "./music.ts";

testTune(tune);

test("each world and the flood have a song of their own, with two halves", () => {
  const parts = Array.from({ length: FLOOD_PART + 1 }, (_, part) => part);
  const bars = (bar: number) => parts.map((part) => JSON.stringify(soundsOfBar(tune, bar, 2, part)));
  expect(new Set(bars(0)).size).toBe(parts.length);
  for (const [part, first] of bars(0).entries()) {
    expect(bars(4)[part]).toBe(first);
    expect(bars(8)[part]).not.toBe(first);
  }
});
