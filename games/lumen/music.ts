import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** Slow bells over wide chords: light in a dark room. */
export const tune: Tune = {
  bpm: 72,
  layers: [
    { voice: "bass", from: 0, bars: ["A1 - - -", "G#1 - - -", "F#1 - - -", "D2 - - E2"] },
    {
      voice: "pad",
      from: 0,
      bars: ["A3+C#4+G#4 - - -", "G#3+B3+E4 - - -", "F#3+A3+E4 - - -", "F#3+A3+C#4 - G#3+B3+E4 -"],
    },
    {
      voice: "bell",
      from: 1,
      bars: [
        "E5 . . C#5 . . G#5 .",
        ". . B5 . . G#5 . .",
        "A5 . . E5 . . C#5 .",
        ". . F#5 . E5 . B4 .",
        "C#6 . . G#5 . . E5 .",
        ". . E5 . . B5 . .",
        "A5 . . C#6 . . E6 .",
        ". . C#6 . B5 . . .",
      ],
    },
    {
      voice: "pluck",
      from: 2,
      volume: 0.6,
      bars: [
        "A4 C#5 E5 G#5 E5 C#5 A4 E4",
        "G#4 B4 E5 G#5 E5 B4 G#4 E4",
        "F#4 A4 C#5 E5 C#5 A4 F#4 C#4",
        "F#4 A4 D5 F#5 E5 B4 G#4 E4",
      ],
    },
    { voice: "drums", from: 3, volume: 0.5, bars: ["k . . h . h . .", "k . . h . . w ."] },
  ],
};
