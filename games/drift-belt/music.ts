import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A driving bass in A minor for flying between rocks. */
export const tune: Tune = {
  bpm: 138,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: [
        "A1 A2 A1 A2 A1 A2 A1 A2",
        "F1 F2 F1 F2 F1 F2 F1 F2",
        "C2 C3 C2 C3 C2 C3 C2 C3",
        "G1 G2 G1 G2 G1 G2 B1 B2",
      ],
    },
    { voice: "pad", from: 0, bars: ["A3+C4+E4 - - -", "A3+C4+F4 - - -", "G3+C4+E4 - - -", "G3+B3+D4 - - -"] },
    {
      voice: "lead",
      from: 1,
      bars: [
        "A4 - . C5 - . E5 -",
        "F5 - . E5 - . C5 -",
        "G5 - . E5 - . C5 -",
        "D5 - B4 - G4 - . .",
        "A4 - . C5 - . E5 -",
        "A5 - . G5 - . F5 -",
        "E5 - G5 - E5 - C5 -",
        "D5 - - - B4 - - -",
        "E5 - - - A5 - - -",
        "C6 - - - A5 - F5 -",
        "G5 - - - E5 - - -",
        "D5 - G5 - B5 - - -",
        "A5 E5 C5 E5 A5 E5 C5 E5",
        "A5 F5 C5 F5 A5 F5 C5 F5",
        "G5 E5 C5 E5 G5 E5 C5 E5",
        "G5 D5 B4 D5 G5 - . .",
      ],
    },
    { voice: "drums", from: 2, bars: ["k . h . s . h .", "k . h k s . h .", "k . h . s . h .", "k k h k s . s s"] },
    {
      voice: "pluck",
      from: 3,
      bars: [
        "A5 E5 C5 E5 A5 E5 C5 E5 A5 E5 C5 E5 A5 E5 C5 E5",
        "A5 F5 C5 F5 A5 F5 C5 F5 A5 F5 C5 F5 A5 F5 C5 F5",
        "G5 E5 C5 E5 G5 E5 C5 E5 G5 E5 C5 E5 G5 E5 C5 E5",
        "G5 D5 B4 D5 G5 D5 B4 D5 G5 D5 B4 D5 B5 G5 D5 B4",
      ],
    },
  ],
};
