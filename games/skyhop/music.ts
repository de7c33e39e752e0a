import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** A bouncing tune in C: it climbs like the duck. */
export const tune: Tune = {
  bpm: 128,
  layers: [
    {
      voice: "bass",
      from: 0,
      bars: [
        "C2 . C3 . G2 . C3 .",
        "A1 . A2 . E2 . A2 .",
        "F2 . F3 . C3 . F3 .",
        "G2 . G3 . D3 . B2 .",
        "C2 . C3 . G2 . C3 .",
        "A1 . A2 . E2 . A2 .",
        "D2 . D3 . A2 . F2 .",
        "G2 . G3 . D3 . G2 .",
      ],
    },
    {
      voice: "pluck",
      from: 0,
      bars: [
        ". E4+G4 . E4+G4 . E4+G4 . C5",
        ". C4+E4 . C4+E4 . C4+E4 . A4",
        ". F4+A4 . F4+A4 . F4+A4 . C5",
        ". D4+G4 . D4+G4 . D4+G4 . B4",
        ". E4+G4 . E4+G4 . E4+G4 . C5",
        ". C4+E4 . C4+E4 . C4+E4 . A4",
        ". F4+A4 . F4+A4 . D4+F4 . A4",
        ". D4+G4 . D4+G4 . B3+D4 . G4",
      ],
    },
    {
      voice: "marimba",
      from: 1,
      bars: [
        "E5 - G5 - C6 - G5 E5",
        "A5 - E5 - C5 - E5 -",
        "F5 - A5 - C6 A5 F5 -",
        "G5 - D5 - G5 - . .",
        "E5 - G5 - C6 - D6 C6",
        "A5 - C6 - A5 - E5 -",
        "D5 F5 A5 - G5 F5 D5 -",
        "G5 - B5 - D6 - . .",
        "C6 - . G5 - . E5 -",
        "A5 - . E5 - . C5 -",
        "A5 - . F5 - . C5 -",
        "B4 - D5 - G5 - - -",
        "E5 E5 . E5 G5 - E5 -",
        "A5 A5 . A5 C6 - A5 -",
        "F5 - D5 - F5 - A5 -",
        "G5 - - - - - . .",
      ],
    },
    { voice: "drums", from: 2, bars: ["k . h . s . h .", "k . h k s . h .", "k . h . s . h .", "k . h k s . s h"] },
    { voice: "drums", from: 3, bars: [". h . h . h . h . h . h . h . o"] },
  ],
};
