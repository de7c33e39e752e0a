import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A sneaking tune in D minor, on tiptoe. */
export const tune: Tune = {
  bpm: 96,
  swing: 0.2,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: [
        "D2 . . A2 D2 . F2 .",
        "D2 . . A2 D2 . C3 .",
        "G2 . . D3 G2 . Bb2 .",
        "A2 . . E2 A2 . C#3 .",
        "D2 . . A2 D2 . F2 .",
        "Bb1 . . F2 Bb1 . D2 .",
        "E2 . . Bb2 A2 . E2 .",
        "D2 . A2 . D2 . . .",
      ],
    },
    {
      voice: "pluck",
      from: 0,
      bars: [
        ". . F4+A4 . . . F4+A4 .",
        ". . F4+A4 . . . E4+A4 .",
        ". . G4+Bb4 . . . G4+Bb4 .",
        ". . G4+C#5 . . . E4+A4 .",
        ". . F4+A4 . . . F4+A4 .",
        ". . F4+Bb4 . . . F4+Bb4 .",
        ". . G4+Bb4 . . . G4+C#5 .",
        ". . F4+A4 . F4+A4 . . .",
      ],
    },
    {
      voice: "marimba",
      from: 1,
      bars: [
        "D5 . F5 E5 D5 . A4 .",
        "D5 . F5 G5 A5 - - .",
        "Bb5 . A5 G5 F5 . D5 .",
        "E5 - C#5 - A4 - . .",
        "D5 . F5 E5 D5 . A5 .",
        "Bb5 . F5 . D5 - . .",
        "G5 . E5 . C#5 . E5 .",
        "D5 - - - . . . .",
        "A5 - . F5 - . D5 .",
        ". . C5 . D5 . F5 .",
        "G5 - . Bb5 - . G5 .",
        "A5 - - - C#5 . E5 .",
        "F5 . E5 . D5 . C5 .",
        "D5 . Bb4 . F4 - . .",
        "E5 . G5 . Bb5 . A5 .",
        "D5 . . . D6 . . .",
      ],
    },
    { voice: "drums", from: 2, volume: 0.8, bars: ["k . w . h . w .", "k . w . h . w w"] },
    { voice: "drums", from: 3, volume: 0.8, bars: [". . s . . . s .", ". . s . . s s ."] },
  ],
};
