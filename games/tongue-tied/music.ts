import { layersOfSong, type Mix, type Song } from "@quackademy/game-kit/music/song.ts";
import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A swampy shuffle for each place: the landing struts, the reeds waltz, the honey drips, and the caves tick. */
const SONGS: readonly Song[] = [
  {
    tempo: 112,
    a: ["E1 E2 B1 G3 D4", "E1 E2 B1 G3 C#4", "A1 A2 E2 G3 C#4", "E1 E2 B1 G#3 D4"],
    b: ["A1 A2 E2 G3 C#4", "C2 C3 G2 E3 Bb3", "B1 B2 F#2 D#3 A3", "E1 E2 B1 G#3 D4"],
    bass: ["a . . a . b . c", "a . c b . a . c"],
    pluck: [". . d+e . . d . d+e", ". d . d+e . d+e . d"],
    voice: "marimba",
    leadA: ["E4 G4 . A4 Bb4 A4 G4 .", "B4 - . G4 E4 . D4 E4", "C#5 . A4 G4 . E4 G4 .", "E4 - - . D4 E4 . ."],
    leadB: ["A4 . C#5 E5 . D5 C#5 A4", "Bb4 - G4 . E4 . G4 .", "B4 . D#5 F#5 - D#5 B4 .", "E5 - D5 B4 G4 . E4 ."],
    drums: ["k . w . s . w h", ". h . h . o . c"],
  },
  {
    tempo: 104,
    a: ["D2 D3 A2 F3 C4", "G1 G2 D2 F3 B3", "D2 D3 A2 F3 C4", "Bb1 Bb2 F2 D3 A3"],
    b: ["G1 G2 D2 Bb3 F4", "C2 C3 G2 Bb3 E4", "F1 F2 C2 A3 E4", "A1 A2 E2 C#4 G4"],
    bass: ["a . . c b . a .", "a . b . c . a c"],
    pluck: ["d . e . d e . d", "d+e . . d . . d+e ."],
    voice: "pluck",
    leadA: ["A4 - D5 . F5 - E5 .", "D5 B4 . G4 - . B4 .", "A4 - D5 . C5 A4 F4 .", "D5 - Bb4 - F4 - - ."],
    leadB: ["Bb4 . D5 F5 - D5 Bb4 .", "E5 - C5 . G4 . C5 .", "A4 . C5 E5 - C5 A4 .", "C#5 - E5 - G5 - E5 ."],
    drums: ["k . . h s . h .", ". w h . . w h c"],
  },
  {
    tempo: 92,
    a: ["F1 F2 C2 A3 Eb4", "F1 F2 C2 A3 D4", "Bb1 Bb2 F2 D3 Ab3", "F1 F2 C2 A3 Eb4"],
    b: ["Bb1 Bb2 F2 D3 Ab3", "B1 B2 F2 D3 Ab3", "F1 F2 C2 A3 D4", "C2 C3 G2 E3 Bb3"],
    bass: ["a . . . b . c .", "a . b . c . b a"],
    pluck: [". . d . . e . d+e", ". d+e . . d+e . d ."],
    voice: "lead",
    leadA: ["C5 - Eb5 D5 C5 - A4 .", "F4 . A4 C5 - D5 C5 .", "Bb4 - D5 F5 - D5 Bb4 .", "C5 - A4 - F4 - - ."],
    leadB: ["D5 . F5 - Ab5 - F5 .", "D5 - B4 - Ab4 . B4 .", "C5 . A4 C5 - D5 F5 .", "E5 - - C5 Bb4 - G4 ."],
    drums: ["k . h . s . h h", "o . . w . c . w"],
  },
  {
    tempo: 124,
    a: ["C2 C3 G2 Eb4 Bb4", "Ab1 Ab2 Eb2 C4 G4", "F1 F2 C2 Ab3 Eb4", "G1 G2 D2 B3 F4"],
    b: ["Eb2 Eb3 Bb2 G3 D4", "Bb1 Bb2 F2 D4 Ab4", "Ab1 Ab2 Eb2 C4 G4", "G1 G2 D2 B3 F4"],
    bass: ["a . a . c . b .", "a a . b . a c ."],
    pluck: ["d e . d e . d e", "e . d . e . d+e d"],
    voice: "bell",
    leadA: ["G5 - - Eb5 - C5 - .", "C5 - Eb5 - G5 - - .", "Ab5 - G5 - F5 - C5 .", "D5 - - F5 B4 - - ."],
    leadB: ["Bb5 - G5 - Eb5 - G5 .", "F5 - - D5 Bb4 - D5 .", "Eb5 - G5 - C6 - - .", "B5 - G5 - F5 - D5 ."],
    drums: ["k . h w . h k h", ". h s . h . s c"],
  },
];

const MIX: Mix = { pluck: [1, 0.75], lead: [2, 0.6], drums: [1, 3] };

export const tune: Tune = {
  bpm: 112,
  tempos: SONGS.map(({ tempo }) => tempo),
  // The shuffle of a band that has sat in the mud for long.
  swing: 0.3,
  layers: SONGS.flatMap((song, part) => layersOfSong(song, part, MIX)),
};
