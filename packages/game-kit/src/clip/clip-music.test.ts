import { expect, test } from "vitest";
import type { Tune } from "#music/tune.ts";
import { createClipMusic, mixMusic } from "./clip-music.ts";

/** A bar lasts two seconds. */
const TUNE: Tune = {
  bpm: 120,
  layers: [
    { voice: "pluck", from: 0, bars: ["A4 A4 A4 A4"] },
    { voice: "drums", from: 2, bars: ["k . . ."] },
  ],
};
const MOOD = { intensity: 1, part: 0 } as const;

/** The frames at which notes are heard. */
function hear(from: number, to: number, intensity: 1 | 2 = 1): number[] {
  const music = createClipMusic(TUNE, from);
  const heard: number[] = [];
  for (let frame = from; frame < to; frame++)
    for (const { delay = 0 } of music(frame, { ...MOOD, intensity })) heard.push(Math.round(frame + delay * 60));
  return heard;
}

test("the music of a clip is on the beat of its run, wherever it is cut", () => {
  expect(hear(0, 240)).toEqual([0, 30, 60, 90, 120, 150, 180, 210]);
  expect(hear(50, 240)).toEqual([60, 90, 120, 150, 180, 210]);
});

test("the layers follow the run, and a game without a tune is silent", () => {
  expect(hear(0, 60, 2)).toHaveLength(5);
  expect(createClipMusic(undefined, 0)(0, MOOD)).toEqual([]);
});

test("a game on the beat has the notes of the second it is at, also after a jump, and may be silent", () => {
  const music = createClipMusic({ ...TUNE, tempos: [120, 240] }, 0);
  const heardAt = (frames: number[], part = 0) =>
    frames.filter((frame) => music(999, { ...MOOD, part, second: frame / 60 }).length > 0);
  const all = Array.from({ length: 121 }, (_, frame) => frame);
  expect(heardAt(all)).toEqual([0, 30, 60, 90, 120]);
  expect(heardAt(all, 1)).toEqual([0, 15, 30, 45, 60, 75, 90, 105, 120]);
  expect(heardAt([95, 60, 61])).toEqual([60]);
  expect(music(0, { ...MOOD, second: null })).toEqual([]);
});

test("music lies under the effects, and makes way for them", () => {
  const sound = { shape: "sine", from: 440, to: 440, length: 0.1 } as const;
  const mixed = mixMusic(
    [{ ...sound, at: 1, volume: 0.4 }],
    [
      { ...sound, at: 0.9, volume: 0.4 },
      { ...sound, at: 1.1, volume: 0.4 },
    ],
  );
  expect(mixed.map(({ volume }) => Number(volume.toFixed(2)))).toEqual([0.4, 0.2, 0.09]);
});

test("a video has no more sounds than the page takes", () => {
  const sound = { shape: "sine", from: 440, to: 440, length: 0.1, volume: 0.4, at: 0 } as const;
  const many = Array.from({ length: 9000 }, () => sound);
  expect(mixMusic([sound], many)).toHaveLength(8000);
});
