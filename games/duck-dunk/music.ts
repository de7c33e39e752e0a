import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A court-side groove: bass and claps at first, an organ that answers, and horns when it is close. */
export const tune: Tune = {
  bpm: 104,
  swing: 0.3,
  layers: [
    {
      voice: "drums",
      from: 0,
      bars: ["k . h . s . h . k . k . s . h h", "k . h . s . h k . . k . s . o ."],
    },
    {
      voice: "bass",
      from: 0,
      bars: [
        "E2 . . E2 . . G2 . A2 . . A2 B2 . D3 .",
        "E2 . . E2 . . D3 . B2 . . A2 G2 . F#2 .",
        "A2 . . A2 . . C3 . D3 . . C3 A2 . G2 .",
        "B2 . . B2 . . A2 . G2 . . F#2 E2 . D2 .",
      ],
    },
    {
      voice: "pluck",
      from: 1,
      bars: [
        ". . E4+G4+D5 . . . . E4+G4+D5 . . . . E4+G4+B4 . . .",
        ". . E4+G4+D5 . . . . E4+G4+B4 . . . . . . . .",
        ". . A4+C5+G5 . . . . A4+C5+G5 . . . . A4+C5+E5 . . .",
        ". . B4+D5+A5 . . . . B4+D5+F#5 . . . . . . . .",
      ],
    },
    {
      voice: "marimba",
      from: 2,
      bars: [
        "E5 . G5 . A5 A#5 B5 . . . D6 . B5 . A5 .",
        "G5 . . A5 . G5 E5 . . . . . D5 . E5 .",
        "A5 . C6 . D6 D#6 E6 . . . D6 . C6 . A5 .",
        "B5 . A5 . F#5 . D5 . E5 - - - . . . .",
      ],
    },
    {
      voice: "drums",
      from: 2,
      volume: 0.8,
      bars: ["w . w . w . w . w . w . w . w .", "w . w w w . w . w . w w w w w w"],
    },
    {
      voice: "pluck",
      from: 3,
      bars: ["E5+B5 . . E5+B5 . . E5+D6 . . . . . E5+B5 . D5+A5 .", "E5+B5 . . . . . . . G5+D6 . F#5+C6 . E5+B5 . . ."],
    },
  ],
};
