import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A small shanty in six eight: boats on a pond. */
export const tune: Tune = {
  bpm: 66,
  beats: 2,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: [
        "G2 - - D3 - -",
        "D2 - - A2 - -",
        "E2 - - B2 - -",
        "C2 - - G2 - -",
        "G2 - - D3 - -",
        "B1 - - D2 - -",
        "C2 - - D2 - -",
        "G2 - - G2 - -",
      ],
    },
    {
      voice: "pluck",
      from: 0,
      volume: 0.9,
      bars: [
        ". B3+D4 B3+D4 . B3+D4 B3+D4",
        ". A3+D4 A3+D4 . A3+D4 A3+D4",
        ". B3+E4 B3+E4 . B3+E4 B3+E4",
        ". C4+E4 C4+E4 . C4+E4 C4+E4",
        ". B3+D4 B3+D4 . B3+D4 B3+D4",
        ". B3+F#4 B3+F#4 . B3+F#4 B3+F#4",
        ". C4+E4 C4+E4 . A3+D4 A3+F#4",
        ". B3+D4 B3+D4 . B3+D4 .",
      ],
    },
    {
      voice: "marimba",
      from: 1,
      bars: [
        "D5 - G5 B5 - A5",
        "F#5 - D5 A4 - D5",
        "E5 - G5 B5 - G5",
        "E5 - - C5 - E5",
        "D5 - G5 B5 - D6",
        "D6 - B5 F#5 - A5",
        "G5 - E5 F#5 - D5",
        "G5 - - - - .",
        "B5 - B5 D6 - B5",
        "A5 - F#5 D5 - .",
        "G5 - G5 B5 - G5",
        "E5 - G5 C6 - .",
        "B5 - G5 D5 - G5",
        "F#5 - B5 D6 - B5",
        "C6 - A5 F#5 - A5",
        "G5 - - - - .",
      ],
    },
    { voice: "drums", from: 2, volume: 0.8, bars: ["k . w s . w", "k . w s w w"] },
    {
      voice: "bell",
      from: 3,
      volume: 0.7,
      bars: ["G5 - - D6 - -", "F#5 - - A5 - -", "G5 - - B5 - -", "E5 - - G5 - -"],
    },
  ],
};
