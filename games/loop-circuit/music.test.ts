import { soundsOfBar } from "@quackademy/game-kit/music/tune.ts";
import { testTune } from "@quackademy/game-kit/testing/test-tune.ts";
import { expect, test } from "vitest";
import { LAST_LAP, tune } from "./music.ts";

testTune(tune);

test("each place has a song of its own, and its last lap is faster and fuller", () => {
  const bars = Array.from({ length: LAST_LAP * 2 }, (_, part) => soundsOfBar(tune, 0, 1, part));
  expect(new Set(bars.slice(0, LAST_LAP).map((bar) => JSON.stringify(bar.map(({ from }) => from)))).size).toBe(
    LAST_LAP,
  );
  for (let place = 0; place < LAST_LAP; place++) {
    expect(tune.tempos![place + LAST_LAP]).toBeGreaterThan(tune.tempos![place]! * 1.1);
    expect(bars[place + LAST_LAP]!.length).toBeGreaterThan(bars[place]!.length);
  }
});

test("each song has a second part over other chords", () => {
  for (let place = 0; place < LAST_LAP; place++) {
    const basses = [0, 8].map((from) =>
      [0, 1, 2, 3].map((bar) => soundsOfBar(tune, from + bar, 1, place).map(({ from: tone }) => tone)),
    );
    expect(basses[0]).not.toEqual(basses[1]);
  }
});

test("every bar of a tune begins with what it says, and a boost adds tones", () => {
  for (let place = 0; place < LAST_LAP * 2; place++) {
    for (const { bars } of tune.layers.filter(({ part }) => part === place))
      for (const bar of bars) expect(bar).not.toMatch(/^-/);
    for (let bar = 0; bar < 16; bar++)
      expect(soundsOfBar(tune, bar, 3, place).length).toBeGreaterThan(soundsOfBar(tune, bar, 2, place).length);
  }
});
