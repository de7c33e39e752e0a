import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A light swing in G with a walking bass, for thinking quickly. */
export const tune: Tune = {
  bpm: 116,
  swing: 0.3,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: [
        "G2 B2 D3 E3",
        "E2 G2 B2 D3",
        "A2 C3 E3 C3",
        "D2 F#2 A2 C3",
        "B2 D3 F#3 D3",
        "E2 G#2 B2 D3",
        "A2 G2 F#2 E2",
        "D2 E2 F#2 A2",
      ],
    },
    {
      voice: "pluck",
      from: 0,
      volume: 0.8,
      bars: [
        ". . B3+E4 . . . B3+E4 .",
        ". . B3+D4 . . B3+D4 . .",
        ". . C4+G4 . . . C4+G4 .",
        ". . C4+F#4 . . C4+F#4 . .",
        ". . D4+A4 . . . D4+A4 .",
        ". . D4+G#4 . . D4+G#4 . .",
        ". . C4+G4 . . . C4+G4 .",
        ". . C4+F#4 . . . . .",
      ],
    },
    {
      voice: "marimba",
      from: 1,
      bars: [
        "D5 . E5 . G5 . E5 D5",
        ". B4 . D5 - - . .",
        "C5 . E5 . G5 . A5 G5",
        ". F#5 . A5 - - . .",
        "A5 . F#5 . D5 . F#5 A5",
        "G#5 . E5 . B4 - . .",
        "C5 D5 E5 . G5 . E5 .",
        "D5 - - - . . . .",
        "B5 - . G5 . E5 . .",
        ". . D5 E5 G5 - E5 .",
        "A5 - . E5 . C5 . .",
        ". . F#5 A5 C6 - A5 .",
        "B5 . A5 . F#5 . D5 .",
        "E5 . G#5 . B5 - . .",
        "C6 . A5 . E5 . C5 .",
        "D5 . F#5 . G5 - . .",
      ],
    },
    { voice: "drums", from: 2, volume: 0.7, bars: ["h . h h h . h h", "h . h h h . h w"] },
    { voice: "drums", from: 3, volume: 0.7, bars: ["k . s . k . s ."] },
  ],
};
