import type { Tune } from "@quackademy/game-kit/music/tune.ts";

// A part for each country: meadow, evening, autumn and winter. The fifth is for the last bloom.

const REST = Array<string>(8).fill(".");
const WALK = {
  bass: ["D2 . A1 . D2 . F2 .", "G1 . D2 . G1 . B1 .", "D2 . A1 . D2 . C2 .", "A#1 . F2 . C2 . G1 ."],
  pad: ["F4+A4 - - -", "G4+B4 - - -", "F4+A4 - - -", "F4+A#4 - E4+G4 -"],
  pluck: [". A4 . F4 . A4 . D5", ". B4 . G4 . B4 . D5", ". A4 . F4 . C5 . A4", ". A#4 . F4 . G4 . E4"],
};
/** After two walks, all countries sing the same refrain. */
const TURN = {
  bass: ["A#1 . F2 . A#1 . D2 .", "F2 . C2 . F2 . A1 .", "G1 . D2 . G1 . A#1 .", "A1 . E2 . A1 . C#2 ."],
  pad: ["D4+F4 - - -", "C4+F4 - - -", "D4+G4 - - -", "C#4+E4 - - -"],
};
const REFRAIN = [
  "D5 - - F5 D5 - A#4 -",
  "C5 - - F5 C5 - A4 -",
  "D5 - - G5 D5 - A#4 D5",
  "E5 - - - C#5 - - .",
  "D5 - - F5 D5 - A#5 -",
  "A5 - - F5 C5 - F5 -",
  "G5 - A5 - A#5 - G5 -",
  "A5 - - - - . A5 .",
];
const MEADOW = [
  "D5 . F5 A5 . G5 F5 .",
  "G5 . D5 . B4 . D5 .",
  "F5 . A5 . C6 . A5 G5",
  "F5 . D5 . E5 . C5 .",
  "D5 E5 F5 . A5 . D6 .",
  "B5 . G5 . D5 . G5 .",
  "A5 . F5 . C5 . F5 A5",
  "A#5 . F5 . G5 . E5 .",
];
/** A sly walk in D Dorian with a light swing: it hurries when a tail is in danger. */
export const tune: Tune = {
  bpm: 116,
  tempos: [116, 112, 116, 120, 134],
  swing: 0.22,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: [...WALK.bass, ...WALK.bass, ...TURN.bass, ...TURN.bass],
    },
    {
      voice: "pad",
      from: 0,
      volume: 0.5,
      bars: [...WALK.pad, ...WALK.pad, ...TURN.pad, ...TURN.pad],
    },
    { voice: "pluck", from: 1, volume: 0.8, bars: [...WALK.pluck, ...WALK.pluck, ...REST] },
    { voice: "lead", from: 1, volume: 0.5, bars: [...REST, ...REFRAIN] },
    { voice: "marimba", from: 2, part: 0, bars: [...MEADOW, ...REST] },
    { voice: "bell", from: 2, part: 4, bars: [...MEADOW, ...REFRAIN] },
    {
      voice: "lead",
      from: 2,
      part: 1,
      volume: 0.5,
      bars: [
        "A4 - - D5 - - F5 -",
        "G5 - - - D5 - B4 -",
        "A4 - C5 - F5 - E5 -",
        "D5 - - - C5 - - .",
        "D5 - F5 - A5 - - -",
        "B5 - A5 - G5 - D5 -",
        "F5 - - C5 - - A4 -",
        "A#4 - D5 - E5 - - .",
        ...REST,
      ],
    },
    {
      voice: "pluck",
      from: 2,
      part: 2,
      bars: [
        "D5 D5 . A5 . F5 . D5",
        "G5 . . D5 . B4 . G4",
        "F5 F5 . C6 . A5 . F5",
        "A#5 . F5 . G5 . C5 .",
        "A5 . F5 . D5 . F5 A5",
        "B5 . G5 . D5 . G5 .",
        "C6 . A5 . F5 . A5 .",
        "D5 . F5 . E5 . C5 .",
        ...REST,
      ],
    },
    {
      voice: "bell",
      from: 2,
      part: 3,
      // Winter is quiet.
      bars: [
        "A5 - - F5 - - D5 -",
        "B5 - - G5 - - - .",
        "C6 - A5 - F5 - - .",
        "A#5 - - - G5 - E5 -",
        ...REST.slice(4),
        ...REST,
      ],
    },
    { voice: "drums", from: 1, bars: ["k . . . h . . .", "k . . . k . h ."] },
    { voice: "drums", from: 2, bars: [". . s . . . s ."] },
    { voice: "drums", from: 3, bars: [". h . h . h . o", "k . . k . . k ."] },
  ],
};
