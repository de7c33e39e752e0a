import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A little calypso in B flat: fish in warm water. */
export const tune: Tune = {
  bpm: 104,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: ["Bb1 . . F2 . . Bb2 .", "Eb2 . . Bb2 . . G2 .", "F2 . . C3 . . A2 .", "Bb1 . . F2 . . D2 ."],
    },
    {
      voice: "pluck",
      from: 0,
      bars: [
        ". D4+F4 . D4+F4 . . D4+F4 .",
        ". Eb4+G4 . Eb4+G4 . . Eb4+G4 .",
        ". Eb4+A4 . Eb4+A4 . . C4+F4 .",
        ". D4+F4 . D4+F4 . . D4+F4 .",
      ],
    },
    {
      voice: "marimba",
      from: 1,
      bars: [
        "F5 . D5 F5 . G5 F5 .",
        "G5 . Eb5 G5 . Bb5 G5 .",
        "A5 . F5 A5 . C6 A5 .",
        "Bb5 - - F5 - - D5 .",
        "D6 . Bb5 D6 . C6 Bb5 .",
        "G5 . Bb5 G5 . Eb5 G5 .",
        "F5 . A5 C6 . A5 F5 .",
        "Bb5 - - - . . . .",
      ],
    },
    { voice: "drums", from: 2, volume: 0.8, bars: ["k . w k . w s .", "k . w k . w s w"] },
    { voice: "drums", from: 3, volume: 0.7, bars: ["h h h h h h h h", "h h h h h h o h"] },
  ],
};
