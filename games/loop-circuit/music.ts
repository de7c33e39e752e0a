import { playChords } from "@quackademy/game-kit/music/song.ts";
import type { Layer, Tune } from "@quackademy/game-kit/music/tune.ts";

/** The second time, the halves of each bar change places. */
const swap = (bar: string): string => {
  const steps = bar.split(" ");
  const first = steps.slice(0, 4);
  // A note that was held into the second half is played anew.
  const held = first.findLast((step) => step !== "-")!;
  return [steps[4] === "-" ? held : steps[4], ...steps.slice(5), ...first].join(" ");
};

type Song = {
  tempo: number;
  chords: readonly string[];
  bass: string;
  pluck: string;
  voice: Layer["voice"];
  lead: readonly string[];
  /** The second part: other chords, and another tune over them. */
  later: readonly [chords: readonly string[], lead: readonly string[]];
  drums: readonly [calm: string, full: string];
};

/** A song for each place. Meadow: over hills; harbour: a dance with marimbas; frost: bells; night: a race of machines. */
const SONGS: readonly Song[] = [
  {
    tempo: 138,
    chords: ["D2 D3 A2 F#4 A4", "B1 B2 F#2 D4 F#4", "G1 G2 D2 B3 D4", "A1 A2 E2 C#4 E4"],
    bass: "a a b a a b a c",
    pluck: ". d+e . d+e . . d+e .",
    voice: "lead",
    lead: ["D5 - F#5 A5 - F#5 D5 -", "B4 - D5 F#5 - D5 B4 -", "G4 B4 D5 - G5 - F#5 D5", "E5 - C#5 - A4 - - ."],
    later: [
      ["G1 G2 D2 B3 D4", "D2 D3 A2 F#4 A4", "E2 E3 B2 G4 B4", "A1 A2 E2 C#4 E4"],
      ["B5 - A5 G5 - - D5 -", "A5 - F#5 - D5 - - .", "G5 - F#5 E5 - - B4 -", "C#5 D5 E5 - C#5 - E5 ."],
    ],
    drums: ["k . h . k . h h", ". . s . . . s ."],
  },
  {
    tempo: 126,
    chords: ["F2 F3 C3 A4 C5", "F2 F3 C3 A4 C5", "Bb1 Bb2 F2 F4 D5", "C2 C3 G2 G4 E5"],
    bass: "a . . a . b . c",
    pluck: ". d d+e . . d e .",
    voice: "marimba",
    lead: ["C5 . F5 . A5 G5 F5 .", "A5 . C6 . A5 . F5 G5", "D5 . F5 Bb5 . A5 F5 .", "G5 . E5 G5 . C5 D5 E5"],
    later: [
      ["D2 D3 A2 F4 A4", "Bb1 Bb2 F2 F4 D5", "G1 G2 D2 D4 Bb4", "C2 C3 G2 G4 E5"],
      ["A5 - F5 . D5 . F5 A5", "Bb5 - F5 . D5 . Bb4 .", "D5 . G5 . Bb5 A5 G5 .", "E5 G5 - C6 - Bb5 G5 ."],
    ],
    drums: ["k . w k . w k .", "h h h . s h h t"],
  },
  {
    tempo: 144,
    chords: ["A1 A2 E2 C5 E5", "F1 F2 C2 A4 C5", "C2 C3 G2 G4 C5", "G1 G2 D2 B4 D5"],
    bass: "a - - c b - c -",
    pluck: "e . d e . d e d",
    voice: "bell",
    lead: ["A5 - E5 - C6 - B5 -", "A5 - - F5 - - C5 -", "E5 - G5 - C6 - G5 -", "D6 - B5 - G5 - - -"],
    later: [
      ["D2 D3 A2 F4 A4", "A1 A2 E2 C5 E5", "F1 F2 C2 A4 C5", "E1 E2 B1 G#4 B4"],
      ["D6 - - A5 - F5 - -", "C6 - - - E5 - A5 -", "A5 - C6 - F6 - E6 -", "B5 - - G#5 - - E5 -"],
    ],
    drums: ["k . . h k . . h", ". . c . . . c h"],
  },
  {
    tempo: 152,
    chords: ["E1 E2 B1 G4 B4", "C2 C3 G2 G4 C5", "A1 A2 E2 A4 C5", "B1 B2 F#2 F#4 D#5"],
    bass: "a b a b a b a c",
    pluck: "d e d e d e d e",
    voice: "lead",
    lead: ["E5 - - G5 - - F#5 -", "E5 - - C5 - - D5 E5", "C5 - E5 - A5 - G5 -", "F#5 - D#5 - B4 - - ."],
    later: [
      ["G1 G2 D2 B3 D4", "D2 D3 A2 F#4 A4", "A1 A2 E2 C5 E5", "B1 B2 F#2 D#5 F#5"],
      ["D5 - G5 - B5 - A5 G5", "F#5 - - A5 - F#5 D5 -", "E5 C5 E5 A5 - - G5 -", "F#5 - B5 - A5 - F#5 D#5"],
    ],
    drums: ["k h k h k h k o", ". . s . . . s s"],
  },
];

/** Parts from this one on are the songs of the last lap: faster, with all drums. */
export const LAST_LAP = SONGS.length;

/** Four bars, the same again, and both once more over other chords. */
const layersOf = (
  { chords: first, bass, pluck, voice, lead, later: [second, other], drums }: Song,
  part: number,
  isLast = false,
): Layer[] => {
  const chords = [...first, ...first, ...second, ...second];
  return [
    { part, voice: "bass", from: 0, bars: playChords(bass, chords) },
    { part, voice: "pluck", from: 1, bars: playChords(pluck, chords) },
    {
      part,
      voice,
      from: isLast ? 1 : 2,
      volume: 0.6,
      bars: [...lead, ...lead.map(swap), ...other, ...other.map(swap)],
    },
    { part, voice: "drums", from: 1, bars: [drums[0]] },
    { part, voice: "drums", from: isLast ? 1 : 2, bars: [drums[1]] },
    // A boost and a drift are heard in the music.
    { part, voice: "pluck", from: 3, volume: 0.8, bars: playChords("e d . e d . e d", chords) },
    { part, voice: "drums", from: 3, bars: ["h h h h h h h h"] },
  ];
};

export const tune: Tune = {
  bpm: 138,
  tempos: [1, 1.16].flatMap((speed) => SONGS.map(({ tempo }) => tempo * speed)),
  layers: SONGS.flatMap((song, place) => [...layersOf(song, place), ...layersOf(song, place + LAST_LAP, true)]),
};
