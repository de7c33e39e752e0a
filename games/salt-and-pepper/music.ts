import { layersOfSong, type Mix, type Song } from "@quackademy/game-kit/music/song.ts";
import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A song for each world: a crystal shuffle, a mill march, a steam tango, a night lullaby that wakes up; and the flood's chase. */
const SONGS: readonly Song[] = [
  {
    tempo: 112,
    a: ["F1 F2 C3 A3 C4", "D2 D3 A3 F3 A3", "Bb1 Bb2 F3 D4 F4", "C2 C3 G3 E4 G4"],
    b: ["D2 D3 A3 F4 A4", "G1 G2 D3 Bb3 D4", "C2 C3 G3 E4 Bb4", "F1 F2 C3 A3 F4"],
    bass: ["a . . b a . c .", "a . b . a b . c"],
    pluck: ["c . d+e . c d . e", "e d . c d e . d"],
    voice: "bell",
    leadA: ["A4 - C5 . F5 - E5 C5", "D5 - - A4 F4 - A4 .", "Bb4 . D5 F5 - D5 Bb4 .", "C5 - E5 D5 C5 - - ."],
    leadB: ["F5 - A5 - G5 F5 D5 .", "Bb4 - D5 - G5 - - .", "E5 - G5 Bb5 - A5 G5 .", "F5 - C5 A4 F4 - - ."],
    drums: ["k . h . w . h .", "h . s . h w s ."],
  },
  {
    tempo: 124,
    a: ["A1 A2 E3 C4 E4", "G1 G2 D3 B3 D4", "F1 F2 C3 A3 C4", "E1 E2 B2 G#3 B3"],
    b: ["C2 C3 G3 E4 G4", "G1 G2 D3 B3 G4", "D2 D3 A3 F4 A4", "E1 E2 B2 G#3 E4"],
    bass: ["a . c . a . c b", "a a b . a a c ."],
    pluck: [". d+e . d+e . d+e . d", "d . e d . e d e"],
    voice: "marimba",
    leadA: ["E5 . A4 C5 E5 . D5 C5", "B4 - D5 . G5 - D5 .", "C5 . F5 . A5 - F5 C5", "B4 - G#4 B4 E5 - - ."],
    leadB: ["G5 - E5 . C5 E5 G5 .", "D5 - B4 . G5 - - .", "A5 . F5 D5 A4 - D5 .", "G#5 - B5 - E5 - - ."],
    drums: ["k . w . k . w w", "h . s h k . s h"],
  },
  {
    tempo: 118,
    a: ["D2 D3 A3 F4 A4", "D2 D3 A3 G4 Bb4", "A1 A2 E3 G4 C#5", "D2 D3 A3 F4 D5"],
    b: ["G1 G2 D3 Bb3 D4", "C2 C3 G3 E4 G4", "F1 F2 C3 A3 C4", "A1 A2 E3 C#4 E4"],
    bass: ["a - . a b . c .", "a . . a . b c ."],
    pluck: ["d . . e d . e .", "d e . d . e d ."],
    voice: "lead",
    leadA: ["D5 - A4 D5 F5 - E5 D5", "G5 - F5 E5 Bb4 - - .", "C#5 - E5 G5 - A5 G5 E5", "F5 - D5 - A4 - - ."],
    leadB: ["Bb5 - A5 G5 D5 - G5 .", "G5 - E5 C5 - E5 G5 .", "A5 - F5 C5 - F5 A5 .", "C#5 - E5 A5 - - - ."],
    drums: ["k . . k h . k .", "s . h . s h . h"],
  },
  {
    tempo: 104,
    a: ["E2 E3 B3 G4 B4", "C2 C3 G3 E4 G4", "G1 G2 D3 B3 D4", "D2 D3 A3 F#4 A4"],
    b: ["A1 A2 E3 C4 E4", "E2 E3 B3 G4 B4", "C2 C3 G3 E4 G4", "B1 B2 F#3 D#4 F#4"],
    bass: ["a . . . b . c .", "a . c . b . c b"],
    pluck: ["c d e d c d e d", "e . d c e . d c"],
    voice: "bell",
    leadA: ["B4 - - E5 G5 - F#5 E5", "G5 - - - E5 - C5 .", "D5 - - B4 G4 - B4 .", "A4 - F#5 - D5 - - ."],
    leadB: ["C5 - E5 - A5 - G5 .", "B5 - - G5 E5 - - .", "G5 - E5 - C5 - E5 .", "F#5 - D#5 - B4 - - ."],
    drums: ["k . . h . . h .", "w . h . s . h ."],
  },
  {
    tempo: 142,
    a: ["G1 G2 D3 Bb3 D4", "Eb2 Eb3 Bb3 G4 Bb4", "C2 C3 G3 Eb4 G4", "D2 D3 A3 F#4 A4"],
    b: ["Bb1 Bb2 F3 D4 F4", "F1 F2 C3 A3 C4", "Eb2 Eb3 Bb3 G4 Bb4", "D2 D3 A3 F#4 C5"],
    bass: ["a a b a a c b a", "a b a b a b c b"],
    pluck: ["d . e d . e d e", "d e d . e d e ."],
    voice: "lead",
    leadA: ["G5 . D5 Bb4 G5 - A5 Bb5", "G5 - Eb5 . Bb4 - Eb5 .", "C5 Eb5 G5 - Eb5 . C5 .", "F#5 - A5 - D5 - - ."],
    leadB: ["F5 - D5 . Bb5 - A5 F5", "A5 - C5 . F5 - - .", "G5 . Bb5 - G5 Eb5 . G5", "F#5 A5 C6 - D5 - - ."],
    drums: ["k . h k k . h .", "h s h . k s h s"],
  },
];

const MIX: Mix = { pluck: [0, 0.75], lead: [1, 0.5], drums: [1, 2] };

export const FLOOD_PART = 4;

export const tune: Tune = {
  bpm: 112,
  tempos: SONGS.map(({ tempo }) => tempo),
  layers: SONGS.flatMap((song, part) => layersOfSong(song, part, MIX)),
};
