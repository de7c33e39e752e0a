import type { Layer } from "./tune.ts";
import type { Intensity } from "#stage/game-view.ts";

/** A song of two halves, A and B, each played twice: eight bars and eight bars over four chords each. */
export type Song = {
  tempo: number;
  /** Four chords each. A chord is five notes: its bass, that an octave up, its fifth, and two above. */
  a: readonly string[];
  b: readonly string[];
  /** Patterns for the A half and for the B half, whose letters "a" to "e" are the notes of a chord. */
  bass: readonly [string, string];
  pluck: readonly [string, string];
  /** The voice of the melody. Its bars are written out below. */
  voice: Layer["voice"];
  leadA: readonly string[];
  leadB: readonly string[];
  drums: readonly [calm: string, full: string];
};

/** From which intensity on each is heard, and how loud. The bass is always heard. */
export type Mix = {
  pluck: readonly [from: Intensity, volume: number];
  lead: readonly [from: Intensity, volume: number];
  drums: readonly [calm: Intensity, full: Intensity];
};

/** Plays a pattern over each chord: its letters "a" to "e" become the chord's notes. */
export const playChords = (pattern: string, chords: readonly string[]): string[] =>
  chords.map((chord) => pattern.replace(/[a-e]/g, (letter) => chord.split(" ")["abcde".indexOf(letter)]!));

/** The layers of a song that is one part of a tune. */
export function layersOfSong(song: Song, part: number, mix: Mix): Layer[] {
  const { a, b, bass, pluck, voice, leadA, leadB, drums } = song;
  const twice = ([first, second]: readonly [string, string]) => {
    const [inA, inB] = [playChords(first, a), playChords(second, b)];
    return [...inA, ...inA, ...inB, ...inB];
  };
  return [
    { part, voice: "bass", from: 0, bars: twice(bass) },
    { part, voice: "pluck", from: mix.pluck[0], volume: mix.pluck[1], bars: twice(pluck) },
    { part, voice, from: mix.lead[0], volume: mix.lead[1], bars: [...leadA, ...leadA, ...leadB, ...leadB] },
    { part, voice: "drums", from: mix.drums[0], bars: [drums[0]] },
    { part, voice: "drums", from: mix.drums[1], bars: [drums[1]] },
  ];
}
