import { testTune } from "@quackademy/game-kit/testing/test-tune.ts";
import { secondsPerBar, soundsOfBar } from "@quackademy/game-kit/music/tune.ts";
import { expect, test } from "vitest";
import { chordAt, REMIX_PARTS, tune } from "./music.ts";
import { REMIX_BEAT } from "./rules-remix.ts";
import { SONGS } from "./rules-songs.ts";

testTune(tune);

test("each song has bars as long as four beats of its course, and a sound of its own", () => {
  const first = SONGS.map(({ beat }, song) => {
    expect(secondsPerBar(tune, song)).toBeCloseTo((4 * beat) / 60);
    expect(secondsPerBar(tune, REMIX_PARTS + song)).toBeCloseTo((4 * REMIX_BEAT) / 60);
    expect(soundsOfBar(tune, 4, 3, song).length).toBeGreaterThan(soundsOfBar(tune, 4, 0, song).length + 8);
    return JSON.stringify(soundsOfBar(tune, 0, 3, song).map(({ from }) => Math.round(from)));
  });
  expect(new Set(first).size).toBe(SONGS.length);
});

test("hits are tuned to the chord of the bar", () => {
  expect(chordAt(0, 0).map(Math.round)).toEqual([262, 330, 392]);
  expect(chordAt(0, 4)).toEqual(chordAt(0, 0));
});
