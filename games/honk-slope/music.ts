import type { Layer, Tune } from "@quackademy/game-kit/music/tune.ts";

/**
 * A country's song: chords as root, third and fifth; a bass of octaves (1, 2, 3) of the root, 5 is the fifth; a lead that
 * is answered by itself, backwards.
 */
type Song = {
  chords: readonly string[];
  bass: string;
  beat: string;
  voice: Layer["voice"];
  lead: readonly string[];
  /** Chords of the second half; its lead climbs and falls through them. */
  turn: readonly string[];
};

/** In the order of the countries: a fair in C, a night in D minor, a sleigh ride in G, a chase in A minor. */
const SONGS: readonly Song[] = [
  {
    chords: ["C E G", "A C E", "F A C", "G B D"],
    bass: "1 . 2 . 5 . 2 2",
    beat: "k . s . k k s .",
    voice: "marimba",
    lead: ["E5 . G5 . C6 . G5 E5", "A5 - C6 - B5 A5 E5 .", "F5 . A5 . C6 . A5 F5", "D5 E5 G5 . B5 - G5 ."],
    turn: ["A C E", "E G B", "F A C", "G B D"],
  },
  {
    chords: ["D F A", "C E G", "Bb D F", "A C# E"],
    bass: "1 . . 1 . 2 . 1",
    beat: "k . . . s . . k",
    voice: "lead",
    lead: ["D5 - - F5 - - A5 -", "G5 - E5 - C5 - - .", "D5 - F5 - Bb5 - A5 -", "A5 - - - C#5 - E5 -"],
    turn: ["G Bb D", "D F A", "Bb D F", "A C# E"],
  },
  {
    chords: ["G B D", "D F# A", "E G B", "C E G"],
    bass: "1 5 2 5 1 5 2 5",
    beat: "k . h s k . h s",
    voice: "bell",
    lead: ["D6 . B5 . G5 . B5 .", "A5 - - F#5 - - D5 .", "G5 . B5 . E6 . D6 .", "C6 - - G5 - E5 - ."],
    turn: ["C E G", "B D F#", "A C E", "D F# A"],
  },
  {
    chords: ["A C E", "Bb D F", "A C E", "G Bb D"],
    bass: "1 1 2 1 1 1 3 2",
    beat: "k k s . k k s s",
    voice: "lead",
    lead: ["A4 A4 . A4 C5 - A4 E5", "F5 - D5 - Bb4 - F5 -", "E5 E5 . E5 A5 - E5 C6", "Bb5 - G5 - D5 - - ."],
    turn: ["F A C", "G B D", "E G# B", "E G# B"],
  },
];

const layersOf = ({ chords, bass, beat, voice, lead, turn }: Song, part: number): Layer[] => {
  // Short, because a stretch is: whoever comes into a country hears both halves.
  const form = [...chords, ...turn];
  const each = (bar: (root: string, third: string, fifth: string) => string, chordsOf: readonly string[] = form) =>
    chordsOf.map((chord) => bar(...(chord.split(" ") as [string, string, string])));
  const answer = each((root, third, fifth) => `${fifth}5 - ${third}5 ${fifth}5 ${root}6 - ${fifth}5 ${third}5`, turn);
  const layer = (voice: Layer["voice"], from: Layer["from"], bars: readonly string[], volume = 1): Layer => ({
    voice,
    part,
    from,
    volume,
    bars,
  });
  return [
    layer(
      "bass",
      0,
      each((root, _, fifth) => bass.replace(/\d/g, (at) => (at === "5" ? `${fifth}2` : root + at))),
    ),
    layer(
      "pad",
      0,
      each((root, third, fifth) => `${root}3+${third}4+${fifth}4 - - -`),
      0.6,
    ),
    layer(
      "pluck",
      1,
      each((root, third) => ". x . x . x x .".replaceAll("x", `${root}4+${third}4`)),
      0.8,
    ),
    layer("drums", 1, [beat.replaceAll("s", "h")]),
    layer("drums", 2, [beat]),
    layer(voice, 2, [...lead, ...answer, ...lead.map((bar) => bar.split(" ").toReversed().join(" ")), ...answer], 0.7),
    // At full speed: a run of notes up each chord.
    layer(
      "pluck",
      3,
      each((root, third, fifth) => `${root}5 ${third}5 ${fifth}5 ${third}6 `.repeat(4)),
      0.6,
    ),
    layer("drums", 3, ["h h h h h h h h h h h h h h o h"]),
  ];
};

export const tune: Tune = { bpm: 150, tempos: [150, 138, 156, 168], layers: SONGS.flatMap(layersOf) };
