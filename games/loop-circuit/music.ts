import type { Tune } from "@quackademy/game-kit/music/tune.ts";

// A part for each place: meadow, harbour, frost and night.

/** A driving tune in D: the bass is the engine, and drums come in with speed. */
export const tune: Tune = {
  bpm: 138,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: [
        "D2 D2 D3 D2 D2 D3 D2 A2",
        "B1 B1 B2 B1 B1 B2 B1 F#2",
        "G1 G1 G2 G1 G1 G2 G1 D2",
        "A1 A1 A2 A1 A1 A2 C#2 E2",
      ],
    },
    {
      voice: "pluck",
      from: 1,
      bars: [
        ". F#4+A4 . F#4+A4 . . F#4+A4 .",
        ". D4+F#4 . D4+F#4 . . D4+F#4 .",
        ". B3+D4 . B3+D4 . . B3+D4 .",
        ". C#4+E4 . C#4+E4 . . E4+A4 .",
      ],
    },
    {
      voice: "lead",
      from: 2,
      part: 0,
      volume: 0.6,
      bars: [
        "D5 - F#5 A5 - F#5 D5 -",
        "B4 - D5 F#5 - D5 B4 -",
        "G4 B4 D5 - G5 - F#5 D5",
        "E5 - C#5 - A4 - - .",
        "A5 - F#5 D5 - F#5 A5 -",
        "B5 - A5 F#5 - D5 F#5 -",
        "G5 F#5 D5 - B4 - D5 -",
        "E5 - A5 - - - . .",
      ],
    },
    {
      voice: "marimba",
      from: 2,
      part: 1,
      bars: [
        "F#5 . A5 . D6 . A5 F#5",
        "F#5 . D5 . B4 . D5 F#5",
        "D5 . G5 . B5 . G5 D5",
        "E5 . A5 . C#6 . A5 .",
        "D6 A5 F#5 . A5 . D5 .",
        "B5 F#5 D5 . F#5 . B4 .",
        "G5 D5 B4 . D5 . G4 .",
        "A5 E5 C#5 . E5 . A4 .",
      ],
    },
    {
      voice: "bell",
      from: 2,
      part: 2,
      bars: ["D5 - - A5 - - F#5 -", "B4 - - F#5 - - D5 -", "G4 - - D5 - - B5 -", "A4 - - E5 - - C#6 -"],
    },
    {
      voice: "lead",
      from: 2,
      part: 3,
      volume: 0.5,
      bars: [
        "D5 . D5 F5 - D5 A5 -",
        "B4 . B4 D5 - F#5 D5 -",
        "G4 . G4 Bb4 - D5 G5 -",
        "A4 . C#5 E5 - G5 E5 -",
        "D5 F5 A5 - D6 - A5 F5",
        "F#5 - D5 - B4 - D5 -",
        "G5 - F5 D5 Bb4 - D5 -",
        "E5 - C#5 - A4 - . .",
      ],
    },
    { voice: "drums", from: 1, bars: ["k . h . k . h .", "k . h . k . h h"] },
    { voice: "drums", from: 2, bars: [". . s . . . s .", ". . s . . s s ."] },
    { voice: "drums", from: 3, bars: ["h h h h h h h h h h h h h h o h"] },
  ],
};
