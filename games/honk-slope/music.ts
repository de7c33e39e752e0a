import type { Tune } from "@quackademy/game-kit/music/tune.ts";

// A part for each country: meadow, reeds, frost and ember.

/** A chase in A minor: the bass rolls in eighths like an egg, drums come in with speed. */
export const tune: Tune = {
  bpm: 152,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: [
        "A1 A2 A1 A2 A1 A2 E2 A2",
        "F1 F2 F1 F2 F1 F2 C2 F2",
        "C2 C3 C2 C3 C2 C3 G2 C3",
        "G1 G2 G1 G2 G1 G2 B1 D2",
      ],
    },
    {
      voice: "pluck",
      from: 1,
      volume: 0.8,
      bars: [
        ". A3+C4 . A3+C4 . A3+E4 . .",
        ". F3+A3 . F3+A3 . A3+C4 . .",
        ". G3+C4 . G3+C4 . C4+E4 . .",
        ". G3+B3 . G3+B3 . B3+D4 . .",
      ],
    },
    {
      voice: "pad",
      from: 0,
      volume: 0.6,
      bars: ["A3+C4+E4 - - -", "F3+A3+C4 - - -", "C4+E4+G4 - - -", "G3+B3+D4 - - -"],
    },
    {
      voice: "marimba",
      from: 2,
      part: 0,
      bars: [
        "E5 . A5 . C6 . A5 .",
        "A5 . F5 . C5 . F5 .",
        "G5 . E5 . C5 . E5 G5",
        "D5 . G5 . B5 - - .",
        "C6 B5 A5 . E5 . A5 .",
        "F5 . A5 . C6 . A5 .",
        "E6 . C6 . G5 . E5 .",
        "D5 E5 G5 . B5 . D6 .",
      ],
    },
    {
      voice: "lead",
      from: 2,
      part: 1,
      volume: 0.55,
      bars: [
        "A4 - - E5 - - A5 -",
        "G5 - F5 - C5 - - .",
        "E5 - - G5 - - C6 -",
        "B5 - G5 - D5 - - .",
        "A5 - C6 - B5 A5 E5 -",
        "F5 - - A5 - - C6 -",
        "E6 - D6 - C6 - G5 -",
        "B5 - - - D6 - - .",
      ],
    },
    {
      voice: "bell",
      from: 2,
      part: 2,
      bars: [
        "E6 - - C6 - - A5 -",
        "F5 - - A5 - - C6 -",
        "G5 - - C6 - - E6 -",
        "D6 - B5 - G5 - - .",
        "A5 - E6 - C6 - - .",
        "C6 - A5 - F5 - - .",
        "E6 - G6 - E6 - C6 -",
        "D6 - - - B5 - - .",
      ],
    },
    {
      voice: "lead",
      from: 2,
      part: 3,
      volume: 0.6,
      bars: [
        "A4 A4 . A4 C5 - A4 E5",
        "F5 - E5 - C5 - A4 -",
        "G4 G4 . C5 E5 - C5 G5",
        "G5 - F5 - D5 - B4 -",
        "A5 . E5 . A5 . C6 -",
        "A5 - F5 - C5 F5 A5 -",
        "G5 E5 C5 E5 G5 - C6 -",
        "B5 - G5 - D5 - G5 -",
      ],
    },
    { voice: "drums", from: 1, bars: ["k . h . k . h .", "k . h . k k h ."] },
    { voice: "drums", from: 2, bars: [". . s . . . s .", ". . s . . . s s"] },
    { voice: "drums", from: 3, bars: ["h h h h h h h h h h h h h h o h"] },
  ],
};
