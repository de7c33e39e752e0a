import { lengthInBars, secondsPerBar, soundsOfBar } from "@quackademy/game-kit/music/tune.ts";
import { testTune } from "@quackademy/game-kit/testing/test-tune.ts";
import { expect, test } from "vitest";
import { tune } from "./music.ts";

testTune(tune);

test("each intensity of all parts is fuller than the one before", () => {
  for (const part of [0, 1, 2, 3]) {
    const counts = ([0, 1, 2, 3] as const).map((intensity) => soundsOfBar(tune, 0, intensity, part).length);
    expect(counts.every((count, at) => at === 0 || count > counts[at - 1]!)).toBe(true);
  }
});

test("the towns take turns with five keys and tempos of a swing of sixteen bars", () => {
  const basses = [0, 2, 3, 4, 5].map((part) => JSON.stringify(soundsOfBar(tune, 0, 0, part)));
  expect(new Set(basses).size).toBe(5);
  expect(new Set([0, 2, 3, 4, 5].map((part) => secondsPerBar(tune, part))).size).toBe(5);
  expect(lengthInBars(tune)).toBe(16);
});

test("a boss has a slower bar", () => {
  expect(secondsPerBar(tune, 1)).toBeGreaterThan(secondsPerBar(tune, 0));
});
