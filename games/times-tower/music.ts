import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A toy march in C: floor upon floor. */
export const tune: Tune = {
  bpm: 112,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: ["C2 . G2 .", "F2 . C3 .", "G2 . D3 .", "C2 . G2 .", "A1 . E2 .", "D2 . A2 .", "G2 . B2 .", "C2 . C2 ."],
    },
    {
      voice: "pluck",
      from: 0,
      bars: [
        ". E4+G4 . E4+G4",
        ". F4+A4 . F4+A4",
        ". D4+G4 . F4+B4",
        ". E4+G4 . E4+G4",
        ". E4+A4 . E4+A4",
        ". F4+A4 . F4+A4",
        ". F4+G4 . F4+B4",
        ". E4+G4 E4+G4 .",
      ],
    },
    {
      voice: "marimba",
      from: 1,
      bars: [
        "C5 . E5 . G5 . E5 .",
        "F5 . A5 . C6 - . .",
        "B5 . G5 . D5 . F5 .",
        "E5 - C5 - . . . .",
        "E5 . A5 . C6 . A5 .",
        "D5 . F5 . A5 - . .",
        "G5 A5 G5 F5 D5 . B4 .",
        "C5 - . . . . . .",
        "G5 . G5 . E5 . C5 .",
        "A5 . A5 . F5 . C5 .",
        "B5 . B5 . G5 . D5 .",
        "C6 - G5 - E5 - . .",
        "A5 . E5 . C5 . E5 .",
        "F5 . D5 . A4 - . .",
        "B4 . D5 . F5 . G5 .",
        "C6 - . . C5 - . .",
      ],
    },
    { voice: "drums", from: 2, volume: 0.8, bars: ["k . s . k . s .", "k . s . k . s s"] },
    {
      voice: "bell",
      from: 3,
      volume: 0.7,
      bars: ["C6 . . . G5 . . .", "C6 . . . A5 . . .", "D6 . . . B5 . . .", "E6 . . . C6 . . ."],
    },
  ],
};
