import { beforeEach, expect, test } from "vitest";
import type { Sound } from "#stage/stage.ts";
import { createMusicPlayer } from "./music-player.ts";
import type { Intensity } from "#stage/game-view.ts";
import type { Tune } from "./tune.ts";

const TUNE: Tune = {
  bpm: 120,
  layers: [
    { voice: "pluck", from: 0, bars: ["A4 A4 A4 A4", "C5 C5 C5 C5"] },
    { voice: "drums", from: 2, bars: ["k k k k"] },
  ],
};

let now = 0;
let level = 1;
let delay = 0;
let played: { sound: Sound; at: number }[] = [];
let gains: number[] = [];

const gain = { setTargetAtTime: (value: number) => void gains.push(value) } as unknown as AudioParam;
const synth = { out: { gain } as GainNode, play: (sound: Sound, at: number) => void played.push({ sound, at }) };
const open = () =>
  createMusicPlayer(
    TUNE,
    () => ({ synth, now: () => now }),
    () => level,
    () => delay,
  );

/** Draws sixty frames a second for some seconds. */
function run(player: ReturnType<typeof open>, seconds: number, intensity: Intensity = 0): void {
  for (let frame = 0; frame < seconds * 60; frame++) {
    player.tick(intensity);
    now += 1 / 60;
  }
}

const plucks = () => played.filter(({ sound }) => sound.shape === "triangle");

beforeEach(() => {
  [now, level, delay, played, gains] = [10, 1, 0, [], []];
});

test("nothing plays before a run starts", () => {
  run(open(), 1);
  expect(played).toEqual([]);
});

test("every note is scheduled once, in time and shortly before it is heard", () => {
  const player = open();
  player.restart();
  run(player, 4);
  const times = plucks().map(({ at }) => at - 10.05);
  expect(times.map((at) => Math.round(at * 1000))).toEqual([0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000]);
  expect(
    new Set(
      plucks()
        .slice(0, 4)
        .map(({ sound }) => Math.round(sound.from)),
    ),
  ).toEqual(new Set([440]));
});

test("a change of intensity is heard from the next bar on", () => {
  const player = open();
  player.restart();
  run(player, 1);
  run(player, 3, 2);
  const drums = played.filter(({ sound }) => sound.shape === "sine");
  expect(drums[0]!.at).toBeCloseTo(12.05);
});

test("after a pause the music goes on with the next bar, without the rest of the last one", () => {
  const player = open();
  player.restart();
  run(player, 0.5);
  player.pause();
  expect(gains.at(-1)).toBe(0);
  run(player, 5);
  const before = played.length;
  player.resume();
  run(player, 0.2);
  const next = played.slice(before);
  expect(next[0]!.at).toBeCloseTo(15.55);
  expect(Math.round(next[0]!.sound.from)).toBe(523);
});

test("a hidden tab does not catch up on the bars that it missed", () => {
  const player = open();
  player.restart();
  run(player, 0.5);
  now += 60;
  const before = played.length;
  run(player, 0.1);
  expect(played.slice(before).every(({ at }) => at >= 70)).toBe(true);
  expect(played.length - before).toBeLessThan(3);
});

test("muted music schedules nothing", () => {
  level = 0;
  const player = open();
  player.restart();
  run(player, 3);
  player.duck();
  expect(played).toEqual([]);
});

test("an effect makes the music quieter for a moment", () => {
  const player = open();
  player.restart();
  run(player, 0.1);
  const usual = gains.at(-1)!;
  player.duck();
  expect(gains.at(-2)!).toBeLessThan(usual);
  expect(gains.at(-1)).toBe(usual);
});

test("music that joins a run is on its beat, and earlier where sound is heard late", () => {
  const player = open();
  player.restart(3.5);
  run(player, 1);
  const notes = plucks().map(({ sound, at }) => [Math.round(sound.from), Math.round((at - 10.05) * 1000)]);
  expect(notes.slice(0, 3)).toEqual([
    [523, 0],
    [440, 500],
    [440, 1000],
  ]);
  delay = 0.2;
  played = [];
  player.restart(0);
  run(player, 1);
  const first = now - 1;
  expect(plucks()[0]!.at - first).toBeCloseTo(0.5 + 0.05 - 0.2);
});

test("an exact start is on the beat to the millisecond, and the player knows how far it is off", () => {
  const player = open();
  expect(player.secondsOff(0)).toBe(Infinity);
  player.restart(1.9, true);
  run(player, 1);
  const notes = plucks().map(({ sound, at }) => [Math.round(sound.from), Math.round((at - 10) * 1000)]);
  expect(notes.slice(0, 2)).toEqual([
    [523, 100],
    [523, 600],
  ]);
  expect(player.secondsOff(2.9)).toBeCloseTo(0);
  expect(player.secondsOff(2.5)).toBeCloseTo(0.4);
});

test("a part with a tempo of its own has shorter bars", () => {
  const player = createMusicPlayer(
    { ...TUNE, tempos: [120, 240] },
    () => ({ synth, now: () => now }),
    () => level,
  );
  player.restart(1, true);
  for (let frame = 0; frame < 60; frame++) {
    player.tick(0, 1);
    now += 1 / 60;
  }
  const notes = plucks().map(({ sound, at }) => [Math.round(sound.from), Math.round((at - 10) * 1000)]);
  expect(notes.slice(0, 2)).toEqual([
    [523, 0],
    [523, 250],
  ]);
  expect(player.secondsOff(2, 1)).toBeCloseTo(0);
});

test("a chord is started in several frames, and each of its notes is in time", () => {
  const chord: Tune = { bpm: 120, layers: [{ voice: "pluck", from: 0, bars: [". . A4+C5+E5+G5+B5+D6 ."] }] };
  const player = createMusicPlayer(
    chord,
    () => ({ synth, now: () => now }),
    () => level,
  );
  player.restart();
  let most = 0;
  for (let frame = 0; frame < 120; frame++) {
    const before = played.length;
    player.tick(0);
    most = Math.max(most, played.length - before);
    now += 1 / 60;
  }
  expect(most).toBe(2);
  expect(played.map(({ at }) => Math.round(at * 1000))).toEqual([11050, 11050, 11050, 11050, 11050, 11050]);
});

test("notes that are due soon are not put off, however many there are", () => {
  const chord: Tune = { bpm: 120, layers: [{ voice: "pluck", from: 0, bars: ["A4+C5+E5+G5+B5+D6 . . ."] }] };
  const player = createMusicPlayer(
    chord,
    () => ({ synth, now: () => now }),
    () => level,
  );
  player.restart();
  player.tick(0);
  expect(played).toHaveLength(6);
});
