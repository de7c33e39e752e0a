import { expect, test } from "vitest";
import { findTuneProblems, lengthInBars, secondsPerBar, soundsOfBar, type Tune } from "#music/tune.ts";

/** The test that a game's tune has to pass. */
export function testTune(tune: Tune): void {
  test("the tune can be played, grows, and does not repeat too soon", () => {
    expect(findTuneProblems(tune)).toEqual([]);
    expect(lengthInBars(tune) * secondsPerBar(tune)).toBeGreaterThan(4);
    const counts = ([0, 1, 2, 3] as const).map((intensity) => {
      let sounds = 0;
      for (let bar = 0; bar < lengthInBars(tune); bar++) sounds += soundsOfBar(tune, bar, intensity).length;
      return sounds;
    });
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts));
  });
}
