import { soundsOfBar } from "@quackademy/game-kit/music/tune.ts";
import { testTune } from "@quackademy/game-kit/testing/test-tune.ts";
import { expect, test } from "vitest";
import { tune } from "./music.ts";

testTune(tune);

test("each place has a song of its own, with an A part and a B part", () => {
  const bars = (bar: number) => [0, 1, 2].map((part) => JSON.stringify(soundsOfBar(tune, bar, 2, part)));
  expect(new Set(bars(0)).size).toBe(3);
  for (const [part, first] of bars(0).entries()) {
    expect(bars(4)[part]).toBe(first);
    expect(bars(8)[part]).not.toBe(first);
  }
});
