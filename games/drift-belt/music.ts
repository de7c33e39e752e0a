import type { Layer, Tune } from "@quackademy/game-kit/music/tune.ts";

// Parts: the Violet Belt (0), the Rose Nebula (1), the Ice Ring (2), and the bosses (3).

/** A driving bass in A minor for flying between rocks. */
const VIOLET: Layer[] = [
  {
    voice: "bass",
    from: 0,
    bars: ["A1 A2 A1 A2 A1 A2 A1 A2", "F1 F2 F1 F2 F1 F2 F1 F2", "C2 C3 C2 C3 C2 C3 C2 C3", "G1 G2 G1 G2 G1 G2 B1 B2"],
  },
  { voice: "pad", from: 0, bars: ["A3+C4+E4 - - -", "A3+C4+F4 - - -", "G3+C4+E4 - - -", "G3+B3+D4 - - -"] },
  {
    voice: "lead",
    from: 1,
    bars: [
      "A4 - . C5 - . E5 -",
      "F5 - . E5 - . C5 -",
      "G5 - . E5 - . C5 -",
      "D5 - B4 - G4 - . .",
      "A4 - . C5 - . E5 -",
      "A5 - . G5 - . F5 -",
      "E5 - G5 - E5 - C5 -",
      "D5 - - - B4 - - -",
      "E5 - - - A5 - - -",
      "C6 - - - A5 - F5 -",
      "G5 - - - E5 - - -",
      "D5 - G5 - B5 - - -",
      "A5 E5 C5 E5 A5 E5 C5 E5",
      "A5 F5 C5 F5 A5 F5 C5 F5",
      "G5 E5 C5 E5 G5 E5 C5 E5",
      "G5 D5 B4 D5 G5 - . .",
    ],
  },
  { voice: "drums", from: 2, bars: ["k . h . s . h .", "k . h k s . h .", "k . h . s . h .", "k k h k s . s s"] },
  {
    voice: "pluck",
    from: 3,
    bars: [
      "A5 E5 C5 E5 A5 E5 C5 E5 A5 E5 C5 E5 A5 E5 C5 E5",
      "A5 F5 C5 F5 A5 F5 C5 F5 A5 F5 C5 F5 A5 F5 C5 F5",
      "G5 E5 C5 E5 G5 E5 C5 E5 G5 E5 C5 E5 G5 E5 C5 E5",
      "G5 D5 B4 D5 G5 D5 B4 D5 G5 D5 B4 D5 B5 G5 D5 B4",
    ],
  },
];

/** Warmer and syncopated, in D minor. */
const ROSE: Layer[] = [
  {
    voice: "bass",
    from: 0,
    bars: ["D2 . D2 . . D2 . A1", "Bb1 . Bb1 . . Bb1 . F1", "F1 . F1 . . F1 . C2", "C2 . C2 . . C2 . E2"],
  },
  { voice: "pad", from: 0, bars: ["D4+F4+A4 - - -", "D4+F4+Bb4 - - -", "C4+F4+A4 - - -", "C4+E4+G4 - - -"] },
  {
    voice: "lead",
    from: 1,
    bars: [
      "A4 . D5 - - F5 E5 D5",
      "F5 - - D5 - . Bb4 -",
      "C5 . F5 - - A5 G5 F5",
      "G5 - - E5 - . C5 -",
      "A5 - . A5 G5 F5 E5 F5",
      "D5 - F5 - Bb5 - A5 -",
      "A5 - - G5 - - F5 -",
      "E5 - G5 - C5 - - -",
    ],
  },
  { voice: "drums", from: 2, bars: ["k . . k s . h .", "k . k . s . h h"] },
  {
    voice: "pluck",
    from: 3,
    bars: [
      "D5 A5 F5 A5 D5 A5 F5 A5",
      "D5 Bb5 F5 Bb5 D5 Bb5 F5 Bb5",
      "C5 A5 F5 A5 C5 A5 F5 A5",
      "C5 G5 E5 G5 C5 G5 E5 G5",
    ],
  },
];

/** Clear bells over a slow bass, in E minor. */
const ICE: Layer[] = [
  {
    voice: "bass",
    from: 0,
    bars: ["E2 - - E2 - - B1 -", "C2 - - C2 - - G1 -", "G1 - - G1 - - D2 -", "D2 - - D2 - - B1 -"],
  },
  { voice: "pad", from: 0, bars: ["E4+G4+B4 - - -", "E4+G4+C5 - - -", "D4+G4+B4 - - -", "D4+F#4+A4 - - -"] },
  {
    voice: "pluck",
    from: 0,
    bars: [
      "E5 B5 G5 B5 E6 B5 G5 B5",
      "E5 C6 G5 C6 E6 C6 G5 C6",
      "D5 B5 G5 B5 D6 B5 G5 B5",
      "D5 A5 F#5 A5 D6 A5 F#5 A5",
    ],
  },
  {
    voice: "lead",
    from: 1,
    bars: [
      "B4 - - - E5 - F#5 -",
      "G5 - - - E5 - - -",
      "D5 - - - B4 - D5 -",
      "A5 - - F#5 - - D5 -",
      "E5 - G5 - B5 - - -",
      "C6 - B5 - G5 - E5 -",
      "B5 - - - G5 - - -",
      "A5 - F#5 - D5 - B4 -",
    ],
  },
  { voice: "drums", from: 2, bars: ["k . h h s . h h", "k h . h s . h k"] },
];

/** Half steps in the bass, and no rest. */
const BOSS: Layer[] = [
  {
    voice: "bass",
    from: 0,
    bars: [
      "A1 A1 A2 A1 A1 Bb1 A1 A2",
      "A1 A1 A2 A1 C2 B1 Bb1 A1",
      "F1 F1 F2 F1 F1 F#1 F1 F2",
      "E1 E1 E2 E1 E1 F1 E1 E2",
    ],
  },
  { voice: "drums", from: 0, bars: ["k h k h s h k h", "k h k k s h s h"] },
  {
    voice: "lead",
    from: 1,
    bars: ["A4 . A4 . C5 - Bb4 -", "A4 . E5 . Eb5 - D5 -", "F5 . F5 . E5 - C5 -", "B4 - D5 - E5 - G#5 -"],
  },
  {
    voice: "pluck",
    from: 2,
    bars: [
      "A5 E5 A5 E5 A5 E5 A5 E5",
      "A5 F5 A5 F5 A5 F5 A5 F5",
      "A5 F5 A5 F5 A5 F5 A5 F5",
      "G#5 E5 G#5 E5 B5 E5 G#5 E5",
    ],
  },
];

const inPart = (part: number, layers: readonly Layer[]): Layer[] => layers.map((layer) => ({ ...layer, part }));

export const tune: Tune = {
  bpm: 138,
  layers: [...inPart(0, VIOLET), ...inPart(1, ROSE), ...inPart(2, ICE), ...inPart(3, BOSS)],
};
