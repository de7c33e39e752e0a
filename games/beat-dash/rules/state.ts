import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { BEAT, groundAt, HIGH, WATER, type Course } from "./course.ts";
import { newDuck, placeAt, type Duck } from "./duck.ts";
import { REMIX_BEAT, remixCourse, remixSong } from "./remix.ts";
import { songCourse, SONGS } from "./songs.ts";

export const MODE = { remix: 0, song: 1, take: 2 } as const;
/** After the last bar, the last heart or the crowd there is a moment for the end, and then the run is over. */
export const PHASE = { playing: 0, fallen: 1, ending: 2 } as const;
/** How long the end takes, of a finished run and of one that was lost. */
export const END_FRAMES = { won: 120, lost: 54 } as const;
/** Frames of the end so far. */
export const endedFor = ({ phase, wait, isFinished }: State): number =>
  phase === PHASE.ending ? (isFinished ? END_FRAMES.won : END_FRAMES.lost) - wait : 0;

export const CUE = {
  jump: 1,
  orb: 2,
  bounce: 3,
  land: 4,
  perfect: 5,
  good: 6,
  miss: 7,
  feather: 8,
  ring: 9,
  louder: 10,
  hurt: 11,
  fall: 12,
  back: 13,
  heart: 14,
  takeOff: 15,
  checkpoint: 16,
  finish: 17,
  over: 18,
  encore: 19,
  held: 20,
  release: 21,
  swap: 22,
  lost: 23,
} as const;

export type State = {
  mode: number;
  /** From 0; of a remix, the song whose tune plays. */
  song: number;
  seed: [number, number, number, number];
  frame: number;
  /** Where the song is, in frames. A fall in a song sets it back. */
  tick: number;
  phase: number;
  wait: number;
  duck: Duck;
  isHeld: number;
  /** Where the song was at the last press. */
  pressedAt: number;
  /** The frame of the last press, and whether it came so soon after the one before that it is hammering. */
  pressedIn: number;
  isHammered: number;
  /** Until here, a hit keeps the duck from harm. */
  sure: number;
  /** Presses that made a jump and hit no drum. */
  wasted: number;
  /** By how many frames presses were late, all together (early ones are less than 0), and how many they were. */
  late: number;
  timed: number;
  /** Where the song is when the string ends that was caught on the beat; 0: none. */
  riding: number;
  /** The next tile, and the first that was not judged yet: a tile brings points once. */
  tile: number;
  judgedTiles: number;
  judgedGates: number;
  streak: number;
  longest: number;
  perfects: number;
  goods: number;
  misses: number;
  points: number;
  /** Bits by number, in songs; a remix counts only. */
  feathers: number;
  featherCount: number;
  lastFeather: number;
  checkpoint: number;
  /** What was won and missed before the phrase: a fall winds the rest of it back, and it can be won again. */
  phrase: [
    points: number,
    perfects: number,
    goods: number,
    misses: number,
    wasted: number,
    tiles: number,
    gates: number,
  ];
  falls: number;
  /** Falls since the flag was reached. */
  phraseFalls: number;
  /** Falls since the last press. */
  idleFalls: number;
  /** In a remix; in a take, how much of the crowd is there. */
  hearts: number;
  /** Frames in which nothing hurts. */
  safe: number;
  cleanBars: number;
  isFinished: number;
  isEnded: number;
  cues: number[];
};

export const MAX_HEARTS = 5;
/** A whole crowd, in a take. */
export const CROWD = 9;
export const FEATHERS = 3;
export function newRun(seed: Seed, mode: number, song: number | null): State {
  return {
    mode,
    song: song ?? remixSong(seed),
    seed: [...seed],
    frame: 0,
    tick: 0,
    phase: PHASE.playing,
    wait: 0,
    duck: newDuck(),
    isHeld: 0,
    pressedAt: 0,
    pressedIn: -99,
    isHammered: 0,
    sure: 0,
    wasted: 0,
    late: 0,
    timed: 0,
    riding: 0,
    tile: 0,
    judgedTiles: 0,
    judgedGates: 0,
    streak: 0,
    longest: 0,
    perfects: 0,
    goods: 0,
    misses: 0,
    points: 0,
    feathers: 0,
    featherCount: 0,
    lastFeather: -1,
    checkpoint: 0,
    phrase: [0, 0, 0, 0, 0, 0, 0],
    falls: 0,
    phraseFalls: 0,
    idleFalls: 0,
    hearts: mode === MODE.remix ? MAX_HEARTS : mode === MODE.take ? CROWD : 0,
    safe: 0,
    cleanBars: 0,
    isFinished: 0,
    isEnded: 0,
    cues: [],
  };
}

export const beatOf = ({ mode, song }: Pick<State, "mode" | "song">): number =>
  mode === MODE.remix ? REMIX_BEAT : SONGS[song]!.beat;

export const courseOf = ({ mode, song, seed }: Pick<State, "mode" | "song" | "seed">): Course =>
  mode === MODE.remix ? remixCourse(seed) : songCourse(song, mode === MODE.take);

export const barFrames = (state: State): number => 4 * beatOf(state);
export const barOf = (state: State): number => Math.floor(state.tick / barFrames(state));
export const lengthOf = (state: State): number => courseOf(state).bars * barFrames(state);
export const tickOfStep = (step: number, beat: number): number => (step * beat) / 2;
/** How much of the song was played, in percent. */
export const percentOf = (state: State): number => Math.min(100, Math.floor((100 * state.tick) / lengthOf(state)));

/** The ground under this place, in units of height; water counts as its surface. */
export const groundUnder = (state: State, x: number): number => {
  const level = groundAt(courseOf(state), x);
  return level === WATER ? 0 : level * HIGH;
};

/** The second of the tune that belongs to this state. */
export const songSecond = (state: State): number => state.tick / 60;
export const beatsOf = (state: State): number => placeAt(state.tick, beatOf(state)) / BEAT;
