import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** Big drums and five notes: two stand in a ring. */
export const tune: Tune = {
  bpm: 116,
  layers: [
    { voice: "drums", from: 0, bars: ["t . . t . . t .", "t . t . t t . .", "t . . t . . t .", "t t . t t . t t"] },
    {
      voice: "bass",
      from: 0,
      bars: ["D2 - - - . . A2 -", "D2 - - - . . C3 -", "G2 - - - . . D2 -", "A2 - - - . . E2 -"],
    },
    {
      voice: "pluck",
      from: 1,
      bars: [
        "D5 . E5 . G5 . A5 .",
        "B5 . A5 . G5 - . .",
        "G5 . A5 . B5 . D6 .",
        "A5 - - - E5 - . .",
        "D6 . B5 . A5 . G5 .",
        "E5 . G5 . A5 - . .",
        "B5 . A5 . G5 . E5 .",
        "D5 - - - . . . .",
      ],
    },
    { voice: "drums", from: 2, bars: ["k . . w s . w .", "k . k . s . w w"] },
    {
      voice: "marimba",
      from: 3,
      bars: [
        "D4 A4 D5 A4 D4 A4 D5 A4",
        "D4 G4 B4 G4 D4 G4 B4 G4",
        "G4 D5 G5 D5 G4 D5 G5 D5",
        "A4 E5 A5 E5 A4 E5 G5 E5",
      ],
    },
  ],
};
