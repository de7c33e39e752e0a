import type { Layer, Tune } from "@quackademy/game-kit/music/tune.ts";

// One tune of two halves, eight bars each, in four dresses: tiptoes among the roots, drops in the cellar, slow bells in the
// deep, and stamps when a boss is in the room.

/** Bars as "low,high,chord". */
const readBars = (text: string): (readonly string[])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((bar) => bar.split(","));

type Song = {
  chords: string;
  air: readonly string[];
  voice: Layer["voice"];
  bass(low: string, high: string): string;
  beat(chord: string): string;
  drums: readonly string[];
};

const ROOTS: Song = {
  chords: `D2,A2,D4+F4+A4 D2,A2,D4+F4+A4 G2,D3,D4+G4+B4 D2,A2,D4+F4+A4 C2,G2,E4+G4 C2,G2,E4+G4 A1,E2,E4+G4+A4 A1,E2,C#4+E4+A4
      Bb1,F2,D4+F4+Bb4 F2,C3,F4+A4+C5 C2,G2,E4+G4+C5 D2,A2,D4+F4+A4 Bb1,F2,D4+F4+Bb4 G2,D3,D4+G4+Bb4 A1,E2,E4+A4 A1,E2,C#4+E4+G4`,
  air: [
    "D5 . A4 . F5 . E5 D5",
    "D5 . A4 . . A4 C5 .",
    "B4 . D5 . G5 . F5 D5",
    "E5 D5 . A4 - . . .",
    "E5 . C5 . G5 . F5 E5",
    "D5 . C5 . G4 - . .",
    "A4 B4 C#5 . E5 . G5 .",
    "F5 E5 . C#5 - . . A4",
    "D5 - F5 - Bb5 - A5 F5",
    "C6 - A5 - F5 - . .",
    "G5 - E5 - C5 - E5 G5",
    "F5 - D5 - A4 - . .",
    "D5 F5 Bb5 - A5 - F5 -",
    "G5 F5 D5 - Bb4 - D5 -",
    "E5 - A5 - G5 - E5 -",
    "C#5 - E5 - A4 . A4 .",
  ],
  voice: "pluck",
  bass: (low, high) => `${low} . . ${high} . ${low} ${high} .`,
  beat: (chord) => `. . ${chord} . . . ${chord} .`,
  drums: ["k . h . w . h .", "k . h w . k h w"],
};

const SONGS: readonly Song[] = [
  ROOTS,
  {
    ...ROOTS,
    voice: "marimba",
    bass: (low, high) => `${low} - . ${high} - . ${low} .`,
    beat: (chord) => `${chord} . . ${chord} . . ${chord} .`,
    drums: ["w . . h . . w .", "w . h . . h w h"],
  },
  {
    ...ROOTS,
    voice: "bell",
    bass: (low, high) => `${low} - - - ${high} - - -`,
    beat: (chord) => `${chord} - - - - - - -`,
    drums: ["k . . h . . h .", "k . . h . k h ."],
  },
  {
    ...ROOTS,
    voice: "lead",
    bass: (low, high) => `${low} ${low} ${high} ${low} ${low} ${high} ${low} ${high}`,
    beat: (chord) => `. ${chord} . ${chord} . ${chord} . ${chord}`,
    drums: ["k h s h k h s h", "k h s h k k s s"],
  },
];

const layersOf = ({ chords, air, voice, bass, beat, drums }: Song, part: number): Layer[] => {
  const bars = readBars(chords);
  return [
    { voice: "bass", part, from: 0, bars: bars.map(([low = "", high = ""]) => bass(low, high)) },
    {
      voice: part === 2 ? "pad" : "pluck",
      part,
      from: 0,
      volume: 0.75,
      bars: bars.map(([, , chord = ""]) => beat(chord)),
    },
    { voice, part, from: 1, volume: voice === "lead" ? 0.45 : 0.85, bars: air },
    { voice: "drums", part, from: 1, volume: 0.65, bars: drums },
    { voice: "drums", part, from: 2, volume: 0.7, bars: ["h t h . h t h t"] },
    {
      voice: "bell",
      part,
      from: 3,
      volume: 0.5,
      bars: bars.map(([, , chord = ""]) => `${chord.split("+").at(-1)} - - - . . . .`),
    },
  ];
};

export const tune: Tune = { bpm: 108, tempos: [108, 124, 76, 148], layers: SONGS.flatMap(layersOf) };
