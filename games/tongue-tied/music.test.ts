import { soundsOfBar } from "@quackademy/game-kit/music/tune.ts";
import { testTune } from "@quackademy/game-kit/testing/test-tune.ts";
import { expect, test } from "vitest";
import { tune } from "./music.ts";

testTune(tune);

test("each place has a song of its own, and more of it plays the better the frog swings", () => {
  const sounds = [0, 1, 2, 3].map((part) => JSON.stringify(soundsOfBar(tune, 0, 2, part)));
  expect(new Set(sounds).size).toBe(4);
  const layers = ([0, 1, 2, 3] as const).map((intensity) => soundsOfBar(tune, 0, intensity, 0).length);
  expect(layers).toEqual(layers.toSorted((one, other) => one - other));
});
