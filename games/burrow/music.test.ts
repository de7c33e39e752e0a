import { soundsOfBar } from "@quackademy/game-kit/music/tune.ts";
import { testTune } from "@quackademy/game-kit/testing/test-tune.ts";
import { expect, test } from "vitest";
import { tune } from "./music.ts";

testTune(tune);

test("each part and its bosses have their own dress of the tune, of two halves that differ, fuller with each intensity", () => {
  const heard = [0, 1, 2, 3].map((part) => {
    const counts = ([0, 1, 2, 3] as const).map((intensity) => soundsOfBar(tune, 0, intensity, part).length);
    expect(counts.every((count, at) => at === 0 || count > counts[at - 1]!)).toBe(true);
    const [a, b] = [0, 8].map((bar) => JSON.stringify(soundsOfBar(tune, bar, 1, part)));
    expect(a).not.toBe(b);
    return a;
  });
  expect(new Set(heard).size).toBe(4);
});
