import type { Tune } from "@quackademy/game-kit/music/tune.ts";

// Part 0 is a swing of the bakery: it is thin while one builds, and a band plays in a wave. Part 1 is
// a tango for bosses.

/** A bar's bass notes, and the chord on its off-beats. */
type Harmony = readonly [low: string, high: string, chord: string];

const readHarmonies = (text: string): Harmony[] =>
  text.split(" ").map((bar) => bar.split(",") as [string, string, string]);

const SWING = readHarmonies(
  "F2,C2,A3+C4+F4 F#2,A2,A3+C4+Eb4 G2,D2,Bb3+D4+G4 C2,E2,Bb3+E4+G4 F2,C2,A3+C4+F4 D2,F#2,A3+C4+F#4 G2,C2,Bb3+D4+E4 F2,C2,A3+C4+F4",
);

const [DM, GM, A7, BB] = ["D2,A2,A3+D4+F4", "G2,D2,Bb3+D4+G4", "A1,E2,G3+C#4+E4", "Bb1,F2,Bb3+D4+F4"];
const TANGO = readHarmonies([DM, DM, GM, A7, DM, BB, A7, DM].join(" "));

/** The tango is straight: the tune's swing moves every second step, so each step becomes two. */
const straight = (bars: readonly string[]): string[] =>
  bars.map((bar) => bar.replaceAll(/\S+/g, (step) => `${step} ${step === "." ? "." : "-"}`));

export const tune: Tune = {
  bpm: 138,
  tempos: [138, 124],
  swing: 0.3,
  layers: [
    { voice: "bass", part: 0, from: 0, bars: SWING.map(([low, high]) => `${low} - . . ${high} - . ${high}`) },
    { voice: "pluck", part: 0, from: 0, bars: SWING.map(([, , chord]) => `. . ${chord} . . . ${chord} .`) },
    {
      voice: "marimba",
      part: 0,
      from: 0,
      volume: 0.85,
      bars: [
        "A4 - C5 A4 D5 - C5 .",
        "A4 - C5 A4 Eb5 - D5 .",
        "Bb4 - D5 Bb4 F5 - E5 D5",
        "C5 - E5 - G5 - . G5",
        "A5 - F5 - C5 - A4 C5",
        "F#5 - D5 - C5 - A4 .",
        "Bb4 - D5 G5 E5 - C5 Bb4",
        "A4 - F4 - . C5 F5 .",
      ],
    },
    { voice: "drums", part: 0, from: 1, bars: [". . h . . . h h", ". . h . w . h w"] },
    { voice: "drums", part: 0, from: 2, bars: ["k . s . k . s .", "k . s k k . s s"] },
    { voice: "drums", part: 0, from: 3, volume: 0.9, bars: ["h h . h h h . h"] },
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
