import { secondsPerBar, soundsOfBar } from "@quackademy/game-kit/music/tune.ts";
import { testTune } from "@quackademy/game-kit/testing/test-tune.ts";
import { expect, test } from "vitest";
import { tune } from "./music.ts";

testTune(tune);

test("each intensity of both parts is fuller than the one before", () => {
  for (const part of [0, 1]) {
    const counts = ([0, 1, 2, 3] as const).map((intensity) => soundsOfBar(tune, 0, intensity, part).length);
    expect(counts.every((count, at) => at === 0 || count > counts[at - 1]!)).toBe(true);
  }
});

test("a boss has a slower bar", () => {
  expect(secondsPerBar(tune, 1)).toBeGreaterThan(secondsPerBar(tune, 0));
});
