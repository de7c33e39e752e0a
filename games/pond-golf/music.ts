import type { Tune } from "@quackademy/game-kit/music/tune.ts";

// Each course has its own tune of two halves, A and B, of eight bars: a lazy bossa on the meadow, a waltzing musical box
// in straight time for the bakery, and bells in winter.

/** A bar's low notes, and the chord on its off-beats. */
const readBars = (text: string): (readonly [low: string, high: string, chord: string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((bar) => bar.split(",") as [string, string, string]);

const MEADOW = readBars(`
  G2,D3,B3+D4+F#4 E2,B2,G3+B3+D4 A2,E3,C4+E4+G4 D2,A2,F#3+C4+E4 G2,D3,B3+D4+F#4 E2,B2,G3+B3+D4 A2,E3,C4+E4+G4 D2,A2,F#3+C4+E4
  C3,G2,E3+G3+B3 C3,G2,Eb3+G3+A3 G2,D3,B3+D4+F#4 E2,B2,G#3+D4+E4 A2,E3,C4+E4+G4 D2,A2,F#3+C4+E4 G2,D3,B3+D4+E4 D2,A2,F#3+C4+E4`);
const MEADOW_AIR = [
  "B4 - . D5 - . B4 -",
  "G4 - . B4 - A4 G4 -",
  "E5 - D5 C5 - . A4 -",
  "C5 - B4 A4 F#4 - - .",
  "B4 - . D5 - . F#5 -",
  "G5 - F#5 D5 - B4 - .",
  "C5 E5 - D5 - C5 A4 -",
  "D5 - - C5 A4 - F#4 .",
  "G5 - E5 - B4 - G4 -",
  "G5 - Eb5 - A4 - . .",
  "F#5 - D5 - B4 - D5 -",
  "E5 - D5 - G#4 - . .",
  "A4 C5 E5 - G5 - E5 -",
  "F#5 - E5 - C5 - A4 -",
  "B4 - - A4 G4 - - .",
  ". . D5 E5 F#5 - . .",
];
const BAKERY = readBars(`
  F2,C3,A3+C4 D2,A2,F3+A3+C4 G2,D3,Bb3+D4 C2,G2,E3+Bb3 F2,C3,A3+C4 A2,E3,G3+C#4 Bb2,F3,D4+F4 C2,G2,E3+Bb3
  Bb2,F3,D4+F4 B2,F3,D4+F4 F2,C3,A3+C4 D2,A2,F#3+C4 G2,D3,Bb3+D4 C2,G2,E3+Bb3 F2,C3,A3+C4 C2,G2,E3+Bb3`);
const BAKERY_AIR = [
  "C5 A4 F4 A4 C5 - F5 -",
  "D5 - C5 A4 F4 - . .",
  "D5 Bb4 G4 Bb4 D5 - G5 -",
  "E5 - D5 Bb4 G4 - . .",
  "C5 A4 F4 A4 C5 - F5 -",
  "E5 - C#5 - A4 - G4 -",
  "F4 Bb4 D5 F5 E5 - D5 -",
  "C5 - E5 - G5 - . .",
  "F5 - D5 - Bb4 D5 F5 -",
  "F5 - D5 - B4 D5 F5 -",
  "C5 - F5 - A5 - F5 -",
  "F#5 - D5 - C5 - . .",
  "Bb4 D5 G5 - F5 - D5 -",
  "E5 - C5 - Bb4 - G4 -",
  "F4 A4 C5 A4 F5 - - .",
  ". . C5 D5 E5 - . .",
];
const WINTER = readBars(`
  A2,E3,C4+E4+B4 F2,C3,A3+C4+E4 C3,G2,E4+G4 G2,D3,B3+D4 A2,E3,C4+E4+B4 F2,C3,A3+C4+E4 D2,A2,F4+A4 E2,B2,G#3+D4
  F2,C3,A3+C4+E4 G2,D3,B3+D4 E2,B2,G3+B3+D4 A2,E3,C4+E4 F2,C3,A3+C4 D2,A2,F3+C4 E2,B2,A3+B3 E2,B2,G#3+B3`);
const WINTER_AIR = [
  "E5 - - - B5 - A5 -",
  "C6 - A5 - E5 - - -",
  "G5 - - - E5 - D5 -",
  "B4 - D5 - G5 - - -",
  "E5 - - - B5 - A5 -",
  "C6 - B5 - A5 - E5 -",
  "F5 - A5 - D6 - C6 -",
  "B5 - - - G#5 - - .",
  "A5 - E5 - C5 - E5 -",
  "B5 - G5 - D5 - G5 -",
  "G5 - E5 - B4 - E5 -",
  "C5 - E5 - A5 - - -",
  "A5 - G5 - F5 - E5 -",
  "F5 - E5 - D5 - C5 -",
  "B4 - E5 - A5 - B5 -",
  "G#5 - - - . . . .",
];

const [MEADOW_PART, BAKERY_PART, WINTER_PART] = [0, 1, 2];

export const tune: Tune = {
  bpm: 112,
  tempos: [112, 126, 96],
  layers: [
    {
      voice: "bass",
      part: MEADOW_PART,
      from: 0,
      bars: MEADOW.map(([low, high]) => `${low} - . ${high} - . ${low} ${high}`),
    },
    {
      voice: "pluck",
      part: MEADOW_PART,
      from: 0,
      volume: 0.8,
      bars: MEADOW.map(([, , chord]) => `${chord} . . ${chord} . . ${chord} .`),
    },
    { voice: "marimba", part: MEADOW_PART, from: 1, volume: 0.85, bars: MEADOW_AIR },
    { voice: "drums", part: MEADOW_PART, from: 1, volume: 0.7, bars: ["k . h w . h k h", "k . h . w h k h"] },
    { voice: "drums", part: MEADOW_PART, from: 2, volume: 0.8, bars: [". h s . h . s h"] },
    {
      voice: "bell",
      part: MEADOW_PART,
      from: 3,
      volume: 0.7,
      bars: MEADOW.map(([, , chord]) => `${chord.split("+").at(-1)!} . . . . . . .`),
    },
    {
      voice: "bass",
      part: BAKERY_PART,
      from: 0,
      bars: BAKERY.map(([low, high]) => `${low} . ${high} . ${low} . ${high} .`),
    },
    {
      voice: "pluck",
      part: BAKERY_PART,
      from: 0,
      volume: 0.8,
      bars: BAKERY.map(([, , chord]) => `. ${chord} . ${chord} . ${chord} . ${chord}`),
    },
    { voice: "pluck", part: BAKERY_PART, from: 1, bars: BAKERY_AIR },
    { voice: "drums", part: BAKERY_PART, from: 1, volume: 0.7, bars: ["w . h . w . h h", "w . h . w w h ."] },
    { voice: "drums", part: BAKERY_PART, from: 2, volume: 0.8, bars: ["k . s . k . s ."] },
    {
      voice: "marimba",
      part: BAKERY_PART,
      from: 3,
      volume: 0.7,
      bars: BAKERY.map(([, , chord]) => `${chord} . . ${chord} . . ${chord} .`),
    },
    { voice: "bass", part: WINTER_PART, from: 0, bars: WINTER.map(([low, high]) => `${low} - - - ${high} - - -`) },
    { voice: "pad", part: WINTER_PART, from: 0, volume: 0.9, bars: WINTER.map(([, , chord]) => `${chord} - - -`) },
    { voice: "bell", part: WINTER_PART, from: 1, volume: 0.9, bars: WINTER_AIR },
    { voice: "drums", part: WINTER_PART, from: 1, volume: 0.7, bars: ["h . h . h . h .", "h . h . h h h ."] },
    { voice: "drums", part: WINTER_PART, from: 2, volume: 0.8, bars: ["k . . . s . . k", "k . . k s . . ."] },
    {
      voice: "pluck",
      part: WINTER_PART,
      from: 3,
      volume: 0.8,
      bars: WINTER.map(([low, , chord]) => `${chord.split("+").join(" ")} ${low} ${chord}`),
    },
  ],
};
