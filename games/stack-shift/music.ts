import type { Tune } from "@quackademy/game-kit/music/tune.ts";

// Two parts: work songs for a stack of one's own, and a march for duels. Each has two halves of eight bars: the first in D
// minor, the second brighter, in F, until its last chord leads back.

/** The bars of each half, twice. */
const halves = (first: readonly string[], second: readonly string[]) => [...first, ...first, ...second, ...second];

/** A quarry in D: a heavy bass like stones that are set down, and a marimba that counts. */
export const tune: Tune = {
  bpm: 112,
  swing: 0.18,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: halves(
        ["D2 . . D2 A1 . C2 .", "D2 . . D2 F2 . E2 .", "Bb1 . . Bb1 F2 . D2 .", "C2 . . C2 G1 . A1 ."],
        ["F1 . F2 . C2 . F2 .", "C2 . G2 . E2 . C2 .", "G1 . G2 . D2 . G2 .", "A1 . A2 . E2 . C#2 ."],
      ),
    },
    {
      voice: "drums",
      from: 1,
      bars: halves(["k . h . s . h .", "k . h k s . h w"], ["k . h k . k s h", "k . s h k . s w"]),
    },
    { voice: "drums", from: 3, volume: 0.7, bars: ["t h t h t h t t"] },
    {
      voice: "marimba",
      from: 0,
      volume: 0.7,
      bars: halves(
        ["D4 . F4 . A4 . F4 .", "D4 . F4 . A4 . C5 .", "D4 . F4 . Bb4 . F4 .", "E4 . G4 . C5 . G4 ."],
        [
          "F4 A4 C5 A4 F4 A4 C5 A4",
          "E4 G4 C5 G4 E4 G4 C5 G4",
          "D4 G4 Bb4 G4 D4 G4 Bb4 G4",
          "E4 A4 C#5 A4 E4 A4 C#5 A4",
        ],
      ),
    },
    {
      voice: "pluck",
      from: 2,
      part: 0,
      bars: [
        "A4 - D5 - F5 - E5 D5",
        "C5 - A4 - - - . .",
        "Bb4 - D5 - F5 - D5 -",
        "E5 - - C5 - - . .",
        "D5 - F5 - A5 - G5 F5",
        "E5 - C5 - A4 - . .",
        "F5 - D5 - Bb4 - D5 -",
        "C5 - E5 - D5 - - -",
        "F5 - - - - - A5 -",
        "G5 - - - E5 - - -",
        "D5 - - - G5 - Bb5 -",
        "A5 - - - - - . .",
        "F5 - - - - - A5 -",
        "G5 - - - E5 - - -",
        "D5 - - - G5 - Bb5 -",
        "A5 - - - C#5 - E5 -",
      ],
    },
    {
      voice: "lead",
      from: 2,
      part: 1,
      volume: 0.5,
      bars: [
        "D5 . D5 E5 F5 - A5 -",
        "G5 F5 E5 - C5 - . .",
        "D5 . D5 F5 Bb5 - A5 -",
        "G5 - E5 - C5 - E5 -",
        "F5 . F5 G5 A5 - C6 -",
        "Bb5 A5 G5 - E5 - . .",
        "F5 . D5 . Bb4 . D5 F5",
        "E5 - C5 E5 D5 - - -",
        "C6 - - - A5 - F5 -",
        "G5 - - - E5 - - -",
        "Bb5 - - - G5 - D5 -",
        "A5 - - - - - . .",
        "C6 - - - A5 - F5 -",
        "G5 - - - E5 - - -",
        "Bb5 - - - G5 - D5 -",
        "C#6 - - - A5 - - -",
      ],
    },
    {
      voice: "bell",
      from: 3,
      volume: 0.7,
      // Notes that suit the chords of both halves.
      bars: ["D6 - - - A5 - - -", "F6 - - - C6 - - -", "D6 - - - F5 - - -", "E6 - - - G5 - - -"],
    },
  ],
};
