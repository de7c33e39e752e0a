import { layersOfSong, type Mix, type Song } from "@quackademy/game-kit/music/song.ts";
import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A song for each place. The reeds: a jolly two-step; the mill: a waltzing wheel in four; the moor: a night ride. */
const SONGS: readonly Song[] = [
  {
    tempo: 146,
    a: ["G1 G2 D2 B3 D4", "C2 C3 G2 C4 E4", "G1 G2 D2 B3 D4", "D2 D3 A2 A3 F#4"],
    b: ["E1 E2 B1 G3 B3", "C2 C3 G2 C4 E4", "A1 A2 E2 A3 C4", "D2 D3 A2 F#3 C4"],
    bass: ["a . c . a . c b", "a - . a c - . c"],
    pluck: [". d+e . d+e . d+e . d", "d e . d e . d e"],
    voice: "marimba",
    leadA: ["D5 . B4 D5 G5 . D5 .", "E5 . C5 E5 G5 - E5 .", "D5 B4 G4 B4 D5 . G5 .", "F#5 - E5 D5 A4 - - ."],
    leadB: ["G5 - - E5 B4 - E5 .", "G5 - E5 . C5 . E5 G5", "A5 - - E5 C5 - A4 .", "D5 E5 F#5 G5 A5 - - ."],
    drums: ["k . h . k . h .", ". . s h . . s w"],
  },
  {
    tempo: 132,
    a: ["D2 D3 A2 F4 A4", "Bb1 Bb2 F2 F4 Bb4", "F1 F2 C2 F4 A4", "C2 C3 G2 E4 G4"],
    b: ["G1 G2 D2 G4 Bb4", "D2 D3 A2 F4 A4", "Bb1 Bb2 F2 D4 F4", "A1 A2 E2 C#4 E4"],
    bass: ["a . b a . b c .", "a b . a b . c b"],
    pluck: ["d e d . e d . e", ". d+e . . d+e . d+e ."],
    voice: "lead",
    leadA: ["A4 - D5 . F5 - E5 D5", "F5 - - D5 Bb4 - . .", "C5 . A4 C5 F5 - A5 .", "G5 - E5 - C5 - - ."],
    leadB: ["Bb5 - A5 G5 D5 - G5 .", "A5 - F5 - D5 - - .", "F5 . D5 F5 Bb5 - A5 G5", "E5 - C#5 E5 A5 - - ."],
    drums: ["k . w . k w . w", "h . s h . h s h"],
  },
  {
    tempo: 156,
    a: ["B1 B2 F#2 F#4 B4", "G1 G2 D2 G4 B4", "E1 E2 B1 G4 B4", "F#1 F#2 C#2 F#4 A#4"],
    b: ["E2 E3 B2 G4 B4", "A1 A2 E2 A4 C#5", "D2 D3 A2 F#4 A4", "F#1 F#2 C#2 E4 A#4"],
    bass: ["a a b a a a b c", "a . a b . a b c"],
    pluck: ["d . e d . e d e", "e d . e d . e ."],
    voice: "bell",
    leadA: ["F#5 - - B5 - - A5 -", "G5 - - D5 - - B4 -", "E5 - G5 - B5 - G5 -", "F#5 - - A#4 C#5 - - ."],
    leadB: ["G5 - E5 G5 B5 - - .", "A5 - - E5 C#5 - E5 -", "F#5 - A5 - D6 - A5 -", "C#6 - A#5 - F#5 - - ."],
    drums: ["k . . k k . h .", "h o s h h o s c"],
  },
];

const MIX: Mix = { pluck: [1, 0.8], lead: [2, 0.55], drums: [1, 3] };

export const tune: Tune = {
  bpm: 146,
  tempos: SONGS.map(({ tempo }) => tempo),
  layers: SONGS.flatMap((song, part) => layersOfSong(song, part, MIX)),
};
