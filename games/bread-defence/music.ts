import type { Layer, Tune } from "@quackademy/game-kit/music/tune.ts";

// Parts 0 and 2 to 5 are a swing of the bakery, each with its own key and tempo for some of the towns: it is thin while one
// builds, and a band plays in a wave. Part 1 is a tango for bosses.

/** A bar's bass notes, and the chord on its off-beats. */
type Harmony = readonly [low: string, high: string, chord: string];

const readHarmonies = (text: string): Harmony[] =>
  text.split(" ").map((bar) => bar.split(",") as [string, string, string]);

const SWING = readHarmonies(
  "F2,C2,A3+C4+F4 F#2,A2,A3+C4+Eb4 G2,D2,Bb3+D4+G4 C2,E2,Bb3+E4+G4 F2,C2,A3+C4+F4 D2,F#2,A3+C4+F#4 G2,C2,Bb3+D4+E4 F2,C2,A3+C4+F4 " +
    // The bridge.
    "D2,A2,A3+D4+F4 G2,D2,Bb3+D4+G4 C2,E2,Bb3+E4+G4 F2,C2,A3+C4+F4 Bb1,F2,Bb3+D4+F4 G2,D2,Bb3+D4+G4 A1,E2,G3+C#4+E4 C2,G2,Bb3+E4+G4",
);
const MELODY = [
  "A4 - C5 A4 D5 - C5 .",
  "A4 - C5 A4 Eb5 - D5 .",
  "Bb4 - D5 Bb4 F5 - E5 D5",
  "C5 - E5 - G5 - . G5",
  "A5 - F5 - C5 - A4 C5",
  "F#5 - D5 - C5 - A4 .",
  "Bb4 - D5 G5 E5 - C5 Bb4",
  "A4 - F4 - . C5 F5 .",
  "D5 - F5 D5 A5 - G5 .",
  "Bb4 - D5 Bb4 G5 - F5 .",
  "E5 - G5 E5 Bb5 - A5 G5",
  "A5 - - F5 C5 - A4 .",
  "D5 - F5 - Bb5 - A5 G5",
  "G5 - Bb5 G5 D5 - . D5",
  "C#5 - E5 G5 - E5 C#5 .",
  "C5 - D5 E5 G5 - Bb4 .",
];

const SWING_LAYERS: readonly Layer[] = [
  { voice: "bass", from: 0, bars: SWING.map(([low, high]) => `${low} - . . ${high} - . ${high}`) },
  { voice: "pluck", from: 0, bars: SWING.map(([, , chord]) => `. . ${chord} . . . ${chord} .`) },
  { voice: "marimba", from: 0, volume: 0.85, bars: MELODY },
  { voice: "drums", from: 1, bars: [". . h . . . h h", ". . h . w . h w"] },
  { voice: "drums", from: 2, bars: ["k . s . k . s .", "k . s k k . s s"] },
  { voice: "drums", from: 3, volume: 1.3, bars: ["h h . h h h . h"] },
  { voice: "lead", from: 3, volume: 0.6, bars: MELODY },
  { voice: "bass", from: 3, bars: SWING.map(([low, high]) => `. . ${low} ${low} . . ${high} .`) },
];

const NAMES = "C C# D Eb E F F# G Ab A Bb B".split(" ");
/** Moves the notes of a bar by so many semitones. Drums have small letters. */
const shift = (bar: string, by: number): string =>
  bar.replaceAll(/([A-G][#b]?)(\d)/g, (_, name: string, octave: string) => {
    const note = NAMES.indexOf(name) + Number(octave) * 12 + by;
    return `${NAMES[note % 12]!}${Math.floor(note / 12)}`;
  });
const swingIn = (part: number, by: number): Layer[] =>
  SWING_LAYERS.map((layer) => ({ ...layer, part, bars: layer.bars.map((bar) => shift(bar, by)) }));

const [DM, GM, A7, BB] = ["D2,A2,A3+D4+F4", "G2,D2,Bb3+D4+G4", "A1,E2,G3+C#4+E4", "Bb1,F2,Bb3+D4+F4"];
const TANGO = readHarmonies([DM, DM, GM, A7, DM, BB, A7, DM].join(" "));

/** The tango is straight: the tune's swing moves every second step, so each step becomes two. */
const straight = (bars: readonly string[]): string[] =>
  bars.map((bar) => bar.replaceAll(/\S+/g, (step) => `${step} ${step === "." ? "." : "-"}`));

export const tune: Tune = {
  bpm: 138,
  tempos: [138, 124, 122, 152, 130, 144],
  swing: 0.3,
  layers: [
    ...swingIn(0, 0),
    ...swingIn(2, -3),
    ...swingIn(3, 2),
    ...swingIn(4, -5),
    ...swingIn(5, 4),
    {
      voice: "bass",
      part: 1,
      from: 0,
      bars: straight(TANGO.map(([low, high]) => `${low} . . ${high} ${low} . ${high} .`)),
    },
    {
      voice: "pluck",
      part: 1,
      from: 0,
      bars: straight(TANGO.map(([, , chord]) => `${chord} . ${chord} . ${chord} . ${chord} ${chord}`)),
    },
    {
      voice: "lead",
      part: 1,
      from: 1,
      volume: 0.6,
      bars: straight([
        "A4 - - A4 D5 - C#5 D5",
        "E5 - D5 - A4 - . .",
        "Bb4 - - Bb4 D5 - C5 Bb4",
        "A4 - C#5 - E5 - . .",
        "F5 - - F5 E5 - D5 E5",
        "F5 - D5 - Bb4 - . .",
        "C#5 - - E5 G5 - F5 E5",
        "D5 - - - . A4 D5 .",
      ]),
    },
    { voice: "drums", part: 1, from: 2, bars: straight(["k . . s k . s .", "k . . s k . s s"]) },
    { voice: "drums", part: 1, from: 3, bars: straight(["w . w w . w w .", "w . w . t t w ."]) },
  ],
};
