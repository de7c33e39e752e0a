import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** Arpeggios in E, floating: a parcel on its way. */
export const tune: Tune = {
  bpm: 104,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: [
        "E2 - - - - - B2 -",
        "A1 - - - - - E2 -",
        "E2 - - - - - B2 -",
        "A1 - - - - - C#2 -",
        "C2 - - - - - G2 -",
        "D2 - - - - - A2 -",
        "E2 - - - - - B2 -",
        "E2 - - - D2 - B1 -",
      ],
    },
    {
      voice: "pluck",
      from: 0,
      volume: 0.8,
      bars: [
        "E4 B4 F#5 G5 B4 F#5 E4 B4 E4 B4 F#5 G5 B4 F#5 E5 B4",
        "E4 A4 C#5 E5 A4 C#5 E4 A4 E4 A4 C#5 E5 F#5 E5 C#5 A4",
        "E4 B4 F#5 G5 B4 F#5 E4 B4 E4 B4 F#5 G5 B5 G5 F#5 B4",
        "E4 A4 C#5 E5 A4 C#5 E4 A4 E4 A4 C#5 E5 A5 E5 C#5 A4",
        "E4 G4 C5 E5 G4 C5 E4 G4 E4 G4 C5 E5 G5 E5 C5 G4",
        "F#4 A4 D5 F#5 A4 D5 F#4 A4 F#4 A4 D5 F#5 A5 F#5 D5 A4",
        "G4 B4 E5 G5 B4 E5 G4 B4 G4 B4 E5 G5 B5 G5 E5 B4",
        "G4 B4 E5 G5 B4 E5 G4 B4 F#4 B4 D5 F#5 B4 D5 F#4 B4",
      ],
    },
    {
      voice: "bell",
      from: 1,
      bars: [
        "B5 - - - . . . .",
        ". . . . E6 - - -",
        "F#5 - - - G5 - . .",
        "A5 - - - - - . .",
        "G5 - - - E5 - . .",
        "A5 - - - F#5 - . .",
        "B5 - - - - - . .",
        ". . . . . . . .",
      ],
    },
    {
      voice: "drums",
      from: 2,
      volume: 0.8,
      bars: ["k . . h . . k . s . . h . . h .", "k . . h . . k . s . h . . k h ."],
    },
    {
      voice: "pad",
      from: 3,
      bars: [
        "E4+G4+B4 - - -",
        "E4+A4+C#5 - - -",
        "E4+G4+B4 - - -",
        "E4+A4+C#5 - - -",
        "E4+G4+C5 - - -",
        "F#4+A4+D5 - - -",
        "G4+B4+E5 - - -",
        "F#4+B4+D5 - - -",
      ],
    },
  ],
};
