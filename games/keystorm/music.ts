import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** Rain on the keys: quick hats over E minor. */
export const tune: Tune = {
  bpm: 124,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: ["E2 - . E2 . E2 G2 .", "C2 - . C2 . C2 E2 .", "A1 - . A1 . A1 C2 .", "B1 - . B1 . D#2 F#2 ."],
    },
    {
      voice: "pluck",
      from: 0,
      bars: [
        "E4 G4 B4 G4 E4 G4 B4 G4",
        "E4 G4 C5 G4 E4 G4 C5 G4",
        "E4 A4 C5 A4 E4 A4 C5 A4",
        "F#4 B4 D#5 B4 F#4 A4 D#5 A4",
      ],
    },
    {
      voice: "lead",
      from: 1,
      volume: 0.9,
      bars: [
        "B4 - - - E5 - G5 -",
        "E5 - - - C5 - . .",
        "C5 - - - E5 - A5 -",
        "F#5 - - - D#5 - . .",
        "G5 - - - F#5 - E5 -",
        "G5 - - - E5 - C5 -",
        "A5 - G5 - E5 - C5 -",
        "B4 - D#5 - F#5 - - -",
      ],
    },
    { voice: "drums", from: 1, volume: 0.6, bars: ["h h h h h h h h h h h h h h h o"] },
    { voice: "drums", from: 2, bars: ["k . . k s . . .", "k . . k s . k ."] },
    {
      voice: "bell",
      from: 3,
      volume: 0.8,
      bars: ["E6 . B5 . G5 . B5 .", "E6 . C6 . G5 . C6 .", "E6 . C6 . A5 . C6 .", "F#6 . D#6 . B5 . D#6 ."],
    },
  ],
};
