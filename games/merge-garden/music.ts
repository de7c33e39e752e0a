import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A slow waltz in F for a garden: nothing hurries. */
export const tune: Tune = {
  bpm: 104,
  beats: 3,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: ["F2 - -", "D2 - -", "Bb1 - -", "C2 - -", "F2 - -", "A1 - -", "Bb1 - -", "C2 - E2"],
    },
    {
      voice: "marimba",
      from: 0,
      volume: 0.7,
      bars: [
        ". A3+C4 A3+C4",
        ". A3+D4 A3+D4",
        ". Bb3+D4 Bb3+D4",
        ". G3+C4 G3+C4",
        ". A3+C4 A3+C4",
        ". A3+E4 A3+E4",
        ". Bb3+D4 Bb3+F4",
        ". Bb3+E4 G3+C4",
      ],
    },
    {
      voice: "bell",
      from: 1,
      bars: [
        "C5 - F5 - A5 -",
        "A5 - - - F5 D5",
        "D5 - F5 - Bb5 -",
        "G5 - - - . .",
        "A5 - C6 - A5 F5",
        "E5 - - - C5 -",
        "D5 - F5 - D5 Bb4",
        "C5 - - - . .",
        "F5 - A5 - C6 -",
        "D6 - - - A5 -",
        "Bb5 - A5 - G5 F5",
        "G5 - E5 - C5 -",
        "F5 - C5 - A4 -",
        "C5 - E5 - A5 -",
        "Bb5 - G5 - E5 -",
        "F5 - - - - -",
      ],
    },
    {
      voice: "pluck",
      from: 2,
      volume: 0.7,
      bars: ["F4 A4 C5 A4 C5 A4", "D4 F4 A4 F4 A4 F4", "Bb3 D4 F4 D4 F4 D4", "C4 E4 G4 E4 G4 E4"],
    },
    { voice: "drums", from: 3, volume: 0.7, bars: ["k . h . h .", "k . h . h w"] },
  ],
};
