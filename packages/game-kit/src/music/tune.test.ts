import { expect, test } from "vitest";
import { findTuneProblems, lengthInBars, secondsPerBar, soundsOfBar, type Tune } from "./tune.ts";

const TUNE: Tune = {
  bpm: 120,
  layers: [
    { voice: "pluck", from: 0, bars: ["A4 - . A4+C5", "A4"] },
    { voice: "drums", from: 2, bars: ["k . s .", "k . s .", "k k s ."] },
  ],
};

const starts = (bar: number, intensity: 0 | 1 | 2 | 3) =>
  soundsOfBar(TUNE, bar, intensity).map(({ shape, from, delay }) => `${shape} ${Math.round(from)} at ${delay}`);

test("the steps of a bar are equally long, and a rest is silent", () => {
  expect(secondsPerBar(TUNE)).toBe(2);
  expect(starts(0, 0)).toEqual(["triangle 440 at 0", "triangle 440 at 1.5", "triangle 523 at 1.5"]);
});

test("a held note is longer than a short one", () => {
  const [held, short] = soundsOfBar(TUNE, 0, 0);
  expect(held!.length).toBeLessThanOrEqual(0.5);
  expect(
    soundsOfBar({ ...TUNE, layers: [{ voice: "bell", from: 0, bars: ["A4 - - A4"] }] }, 0, 0)[0]!.length,
  ).toBeGreaterThan(short!.length);
});

test("a layer is heard from its intensity on", () => {
  expect(starts(0, 1)).toHaveLength(3);
  expect(starts(0, 2).filter((each) => each.startsWith("sine 150"))).toEqual(["sine 150 at 0"]);
});

test("layers repeat on their own, and the tune repeats after all of them", () => {
  expect(lengthInBars(TUNE)).toBe(6);
  expect(soundsOfBar(TUNE, 7, 3)).toEqual(soundsOfBar(TUNE, 1, 3));
});

test("swing makes every second step late", () => {
  const swung = { ...TUNE, swing: 0.5, layers: [{ voice: "pluck", from: 0, bars: ["A4 A4 A4 A4"] }] } satisfies Tune;
  expect(soundsOfBar(swung, 0, 0).map(({ delay }) => delay)).toEqual([0, 0.75, 1, 1.75]);
});

test("a note or drum that does not exist is a problem with its place", () => {
  expect(findTuneProblems(TUNE)).toEqual([]);
  const wrong = { bpm: 90, layers: [{ voice: "drums", from: 0, bars: ["k s", "k x"] }] } satisfies Tune;
  expect(findTuneProblems(wrong)).toEqual(['layer 1, bar 2: drums has no "x"']);
});

test("a layer of another part is silent, and one without a part always plays", () => {
  const tune: Tune = {
    bpm: 120,
    layers: [
      { voice: "pluck", from: 0, bars: ["A4"] },
      { voice: "pluck", from: 0, part: 1, bars: ["C5"] },
    ],
  };
  const heard = (part: number) => soundsOfBar(tune, 0, 0, part).map(({ from }) => Math.round(from));
  expect([heard(0), heard(1)]).toEqual([[440], [440, 523]]);
});
