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
