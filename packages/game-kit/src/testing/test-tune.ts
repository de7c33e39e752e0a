import { expect, test } from "vitest";
import { findTuneProblems, lengthInBars, secondsPerBar, soundsOfBar, type Tune } from "#music/tune.ts";

/** The test that a game's tune has to pass; music with a form says how many bars it has. */
export function testTune(tune: Tune, bars = lengthInBars(tune)): void {
  test("the tune can be played, grows, and does not repeat too soon", () => {
    expect(findTuneProblems(tune)).toEqual([]);
    expect(bars * secondsPerBar(tune)).toBeGreaterThan(4);
    const counts = ([0, 1, 2, 3] as const).map((intensity) => {
      let sounds = 0;
      for (let bar = 0; bar < bars; bar++) sounds += soundsOfBar(tune, bar, intensity).length;
      return sounds;
    });
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts));
  });
}
