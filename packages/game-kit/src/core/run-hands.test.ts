import { describe, expect, test } from "vitest";
import { nextBetween, startRandom } from "./random.ts";
import { LogRecorder } from "./replay-log.ts";
import { judgeHands } from "./run-hands.ts";
import { readPresses, type RunCue } from "./run-presses.ts";

/** The log of taps at these frames. */
function tapsAt(frames: readonly number[], tap = 1): Uint8Array {
  const recorder = new LogRecorder();
  for (const frame of frames) recorder.record(frame, { held: 0, taps: [tap] });
  return recorder.bytes();
}

/** The log of a button that is down from each first frame until each second one. */
function holdsAt(holds: readonly (readonly [number, number])[]): Uint8Array {
  const recorder = new LogRecorder();
  for (const [from, to] of holds) {
    recorder.record(from, { held: 16, taps: [] });
    recorder.record(to, { held: 0, taps: [] });
  }
  return recorder.bytes();
}

const random = startRandom([1, 2, 3, 4]);
const uneven = (count: number, least: number, most: number): number[] => {
  let frame = 0;
  return Array.from({ length: count }, () => (frame += nextBetween(random, least, most)));
};

describe("the hands of a run", () => {
  test("are free if the presses are uneven", () => {
    expect(judgeHands(tapsAt(uneven(80, 14, 40)))).toMatchObject({ isHeld: false, why: [], stats: { presses: 80 } });
  });

  test("are held if the presses come on a beat, even with gaps in it", () => {
    const beat = uneven(40, 1, 5).map((step) => step * 12);
    const { why, stats } = judgeHands(tapsAt(beat));
    expect(why[0]).toMatch(/^100 % of the presses come on a beat of \d+ frames\.$/);
    expect(stats.gridPerMille).toBe(1000);
  });

  test("are held if the presses follow each other after the same time, from a different start each time", () => {
    const bursts = uneven(12, 200, 300).flatMap((start) => [start, start + 31, start + 62, start + 93]);
    expect(judgeHands(tapsAt(bursts)).why).toContain(
      "The time between presses is the same to the frame, again and again.",
    );
  });

  test("are held if a key is always down for the same time, or for hardly any", () => {
    const starts = uneven(30, 30, 70);
    const same = judgeHands(holdsAt(starts.map((from) => [from, from + 9])));
    expect(same.why).toEqual(["Keys are down for the same number of frames, again and again."]);
    const short = judgeHands(holdsAt(starts.map((from, at) => [from, from + (at % 3 === 0 ? 1 : 4 + (at % 9))])));
    expect(short.why).toEqual(["33 % of the presses are shorter than a thirtieth of a second."]);
    const human = judgeHands(holdsAt(starts.map((from) => [from, from + nextBetween(random, 4, 7)])));
    expect(human.why).toEqual([]);
  });

  test("are held if a few reactions are all the same to the frame, and free if one differs", () => {
    const cues: RunCue[] = [130, 411, 577, 902, 1201].map((frame) => ({ frame, cue: 3 }));
    const after = (late: number) => tapsAt(cues.map(({ frame }, at) => frame + 14 + (at === 2 ? late : 0)));
    expect(judgeHands(after(0), cues).why).toEqual([
      "All 5 reactions to the same signal took the same time, to the frame.",
    ]);
    expect(judgeHands(after(1), cues).why).toEqual([]);
  });

  test("are held if they react too evenly to a signal of the game", () => {
    const cues: RunCue[] = uneven(20, 100, 300).map((frame) => ({ frame, cue: 3 }));
    const even = judgeHands(tapsAt(cues.map(({ frame }, at) => frame + 13 + (at % 5))), cues);
    expect(even.why).toEqual(["20 reactions to the same signal lie within 5 frames."]);
    const same = judgeHands(tapsAt(cues.map(({ frame }) => frame + 25)), cues);
    expect(same.why).toEqual(["The time from a signal to the press is the same to the frame, again and again."]);
    const human = judgeHands(tapsAt(cues.map(({ frame }) => frame + nextBetween(random, 12, 24))), cues);
    expect(human.why).toEqual([]);
  });

  test("are held if they press more often than fingers can", () => {
    const fast = uneven(200, 1, 4);
    expect(judgeHands(tapsAt(fast)).why[0]).toMatch(/seconds have more than 15 presses/);
  });

  test("are free if there are too few presses to say anything", () => {
    expect(judgeHands(tapsAt([60, 120, 180, 240, 300, 360, 420])).isHeld).toBe(false);
    expect(judgeHands(new Uint8Array())).toMatchObject({ isHeld: false, stats: { presses: 0, fastestSecond: 0 } });
  });

  test("are free at a screen of thirty or twenty pictures a second", () => {
    for (const every of [2, 3]) {
      const frames = uneven(60, 20, 60).map((frame) => Math.ceil(frame / every) * every);
      expect(judgeHands(tapsAt(frames)).why).toEqual([]);
    }
  });
});

test("a dragged finger is one press, however many places it reports", () => {
  const place = (frame: number) => ({ frame, tap: (1 << 18) | frame });
  const recorder = new LogRecorder();
  for (const { frame, tap } of [10, 12, 14, 16, 60, 62].map(place)) recorder.record(frame, { held: 0, taps: [tap] });
  expect(readPresses(recorder.bytes()).frames).toEqual([10, 60]);
});
