import { easeInOut, easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import type { Intensity } from "@quackademy/game-kit/stage/game-view.ts";
import { loudnessOf, REMIX_PARTS } from "#beat-dash/music/form.ts";
import { BEAT, CELL, groundAt, type Course } from "#beat-dash/rules/course.ts";
import { MODE, type State } from "#beat-dash/rules/state.ts";
import { SONGS } from "#beat-dash/rules/songs.ts";

type Song = Pick<State, "mode" | "song">;

/** How loud the song is in a bar, 0 to 3. */
export function moodAt(song: Song, bar: number): Intensity {
  const mood = loudnessOf(partOfTune(song));
  return Number(mood[Math.max(0, Math.min(bar, mood.length - 1))]) as Intensity;
}

/** The part of the tune that a run plays. */
export const partOfTune = ({ mode, song }: Song): number => (mode === MODE.remix ? REMIX_PARTS + song : song);

/** The bars in which the song is at its loudest. */
export type Drop = { from: number; to: number };

const BARS = 4;
const known = new Map<string, readonly Drop[]>();

export function dropsOf(song: Song, bars: number): readonly Drop[] {
  const key = `${song.mode === MODE.remix ? "remix" : song.song} ${bars}`;
  let drops = known.get(key);
  if (!drops) known.set(key, (drops = findDrops(song, bars)));
  return drops;
}

function findDrops(song: Song, bars: number): Drop[] {
  const drops: Drop[] = [];
  for (let bar = 1; bar < bars; bar++) {
    if (moodAt(song, bar) < 3) continue;
    const last = drops.at(-1);
    if (last?.to === bar) last.to += 1;
    else drops.push({ from: bar, to: bar + 1 });
  }
  return drops;
}

/**
 * What the stage does at a place of the song. It follows from the place alone, so that it is wound back with the song, and is
 * the same for everybody who watches.
 */
export type Show = {
  power: Intensity;
  isDrop: boolean;
  /** 0 to 1: how much of the drop is there. */
  drop: number;
  /** Beats since it began; -1 outside of it. */
  since: number;
  /** Which drop of the song it is, from 0: each looks different. */
  number: number;
  /** 0 to 1 in the bar before a drop. */
  build: number;
  /** 0 to 1: in a flight, one sees farther. */
  flight: number;
  /** The ground around this place, in cells: the camera climbs with it. */
  height: number;
  /** The scene, from 0: that of the song, and in a remix another one every 16 bars. */
  scene: number;
};

/** What the sky needs of it. */
export type SkyShow = Pick<Show, "power" | "isDrop" | "drop" | "since" | "number" | "build" | "scene">;

/** A remix changes its scene after so many bars. */
const SCENE_BARS = 16;

export function showAt(state: Song, course: Course, x: number): Show {
  const beats = Math.max(0, x / BEAT);
  const bar = Math.floor(beats / BARS);
  const drops = dropsOf(state, course.bars);
  const number = drops.findIndex(({ to }) => bar < to);
  const drop = drops[number];
  const since = drop ? beats - drop.from * BARS : -1;
  const isDrop = since >= 0;
  return {
    power: moodAt(state, bar),
    isDrop,
    drop: isDrop ? easeOut(partOf(since, 0.8)) * easeOut(partOf(drop!.to * BARS - beats, 1)) : 0,
    since: isDrop ? since : -1,
    number: Math.max(0, number),
    build: drop && !isDrop && since > -BARS ? 1 + since / BARS : 0,
    flight: flightAt(course, beats),
    height: heightAt(course, x),
    scene: (state.song + (state.mode === MODE.remix ? Math.floor(bar / SCENE_BARS) : 0)) % SONGS.length,
  };
}

/** It comes and goes in the first beat of a bar. */
function flightAt({ flown, mirrored }: Course, beats: number): number {
  const bar = Math.floor(beats / BARS);
  const isWide = (at: number) => (flown[at] || mirrored[at] ? 1 : 0);
  const [now, before] = [isWide(bar), isWide(bar - 1)];
  return before + (now - before) * easeInOut(partOf(beats - bar * BARS, 1));
}

const LOOK = 2 * BEAT;

/** The mean over the next and the last beats. */
function heightAt(course: Course, x: number): number {
  let [sum, count] = [0, 0];
  for (let at = x - LOOK; at <= x + LOOK; at += CELL) {
    sum += Math.max(0, at < 0 ? 0 : groundAt(course, at));
    count += 1;
  }
  return sum / count;
}
