import type { Layer, Tune } from "@quackademy/game-kit/music/tune.ts";
import { REMIX_BEAT } from "./rules-remix.ts";
import { SONGS } from "./rules-songs.ts";

/** The parts of a song that differ from the other songs. A chord is three notes from low to high, one chord a bar. */
type Score = {
  chords: readonly (readonly [string, string, string])[];
  /** The bass of a bar: R is the chord's lowest note, O the one an octave above, F its third note. */
  bass: string;
  /** The accompaniment: 1, 2 and 3 are the notes of the chord, A all of them. */
  arp: string;
  arpVoice: Layer["voice"];
  lead: readonly string[];
  leadVoice: Layer["voice"];
  drums: readonly string[];
  fill: readonly string[];
};

const SCORES: readonly Score[] = [
  {
    chords: [
      ["C4", "E4", "G4"],
      ["A3", "C4", "E4"],
      ["F3", "A3", "C4"],
      ["G3", "B3", "D4"],
    ],
    bass: "R . R . O . R .",
    arp: ". A . A . A . A",
    arpVoice: "pluck",
    lead: [
      "E5 - G5 - C6 - G5 -",
      "A5 - E5 - C5 - E5 -",
      "F5 - A5 - C6 A5 F5 -",
      "G5 - D5 - G5 - . .",
      "C6 - B5 - G5 - E5 -",
      "A5 - G5 - E5 - C5 -",
      "A5 - F5 - A5 - C6 -",
      "B5 - A5 - G5 - - -",
    ],
    leadVoice: "marimba",
    drums: ["k . h . s . h ."],
    fill: [". h . h . h . h . h . h . h . o"],
  },
  {
    chords: [
      ["D4", "F#4", "A4"],
      ["B3", "D4", "F#4"],
      ["G3", "B3", "D4"],
      ["A3", "C#4", "E4"],
    ],
    bass: "R . . R . R O .",
    arp: "1 2 3 2 1 2 3 2",
    arpVoice: "marimba",
    lead: [
      "A5 . F#5 . D5 . A5 .",
      "B5 - A5 - F#5 - - .",
      "G5 . B5 . D6 . B5 .",
      "C#6 - A5 - E5 - . .",
      "D6 . A5 . F#5 . D5 .",
      "F#5 - B5 - D6 - - .",
      "B5 G5 D5 G5 B5 - D6 -",
      "E6 - C#6 - A5 - - -",
    ],
    leadVoice: "bell",
    drums: ["k . h k s . h ."],
    fill: [". . w . . w . . w . . w . . w ."],
  },
  {
    chords: [
      ["E3", "G3", "B3"],
      ["G3", "B3", "D4"],
      ["A3", "C4", "E4"],
      ["C4", "E4", "G4"],
    ],
    bass: "R R . R R . R O",
    arp: "A . . A . . A .",
    arpVoice: "pluck",
    lead: [
      "E5 - . G5 - . B5 -",
      "D6 - . B5 - . G5 -",
      "C6 - . A5 - . E5 -",
      "G5 - . C6 - . E6 -",
      "E6 - D6 - B5 - G5 -",
      "D6 - B5 - G5 - D5 -",
      "C6 B5 A5 - E5 - A5 -",
      "G5 - A5 - B5 - - -",
    ],
    leadVoice: "lead",
    drums: ["k . h . s . k .", "k . k . s . h ."],
    fill: ["c . . c . . c . . . c . . . c c"],
  },
  {
    chords: [
      ["F3", "A3", "C4"],
      ["C4", "E4", "G4"],
      ["D4", "F4", "A4"],
      ["A#3", "D4", "F4"],
    ],
    bass: "R . F . O . F .",
    arp: "1 . 2 . 3 . 2 .",
    arpVoice: "pluck",
    lead: [
      "C6 - - A5 - - F5 -",
      "G5 - - E5 - - C5 -",
      "A5 - - F5 - - D5 -",
      "F5 - A#5 - D6 - - -",
      "F6 - - E6 - - C6 -",
      "E6 - - C6 - - G5 -",
      "D6 - - A5 - - F5 -",
      "A#5 - C6 - D6 - - -",
    ],
    leadVoice: "lead",
    drums: ["k . h . s . h ."],
    fill: ["h . h h h . h h h . h h o . h h"],
  },
  {
    chords: [
      ["A3", "C4", "E4"],
      ["D4", "F4", "A4"],
      ["G3", "B3", "D4"],
      ["C4", "E4", "G4"],
    ],
    bass: "R O R O R O R O",
    arp: ". A . A . A . A",
    arpVoice: "pluck",
    lead: [
      "E5 . A5 . C6 . A5 .",
      "F5 . A5 . D6 - A5 .",
      "G5 . B5 . D6 . B5 .",
      "E6 - C6 - G5 - E5 .",
      "A5 A5 . A5 C6 - A5 .",
      "D6 D6 . D6 F6 - D6 .",
      "B5 B5 . B5 D6 - B5 .",
      "C6 - E6 - G6 - - -",
    ],
    leadVoice: "bell",
    drums: ["k . o . k+c . o ."],
    fill: ["h h . h h h . h h h . h h h . h"],
  },
  {
    chords: [
      ["D3", "F3", "A3"],
      ["A#3", "D4", "F4"],
      ["F3", "A3", "C4"],
      ["C4", "E4", "G4"],
    ],
    bass: "R . R R . R R .",
    arp: "1 3 2 3 1 3 2 3",
    arpVoice: "marimba",
    lead: [
      "D5 - F5 - A5 - D6 -",
      "F6 - D6 - A#5 - - .",
      "C6 - A5 - F5 - A5 -",
      "E5 - G5 - C6 - - .",
      "D6 - . D6 C6 - A5 -",
      "A#5 - . D6 F6 - D6 -",
      "A5 - . C6 F6 - C6 -",
      "G5 - C6 - E6 - - -",
    ],
    leadVoice: "lead",
    drums: ["k . h . s . h k", "k . h k s . h ."],
    fill: ["w . w w . w . w w . w w . w w ."],
  },
  {
    chords: [
      ["F#3", "A3", "C#4"],
      ["D4", "F#4", "A4"],
      ["E3", "G#3", "B3"],
      ["B3", "D4", "F#4"],
    ],
    bass: "R . O R . O R O",
    arp: "A . A A . A A .",
    arpVoice: "lead",
    lead: [
      "C#6 - A5 - F#5 - A5 -",
      "D6 - A5 - F#5 - D5 -",
      "E6 - B5 - G#5 - B5 -",
      "D6 - B5 - F#5 - - .",
      "F#6 . C#6 . A5 . C#6 .",
      "F#6 . D6 . A5 . D6 .",
      "G#6 . E6 . B5 . E6 .",
      "F#6 - D6 - B5 - - -",
    ],
    leadVoice: "lead",
    drums: ["k . o . k+s . o ."],
    fill: ["h h h h s h h h h h h h s h s s"],
  },
  {
    chords: [
      ["C3", "D#3", "G3"],
      ["G#3", "C4", "D#4"],
      ["A#3", "D4", "F4"],
      ["G3", "B3", "D4"],
    ],
    bass: "R R O R R O R O",
    arp: "1 2 3 1 2 3 2 3",
    arpVoice: "pluck",
    lead: [
      "G5 - D#5 - C5 - D#5 -",
      "C6 - G#5 - D#5 - G#5 -",
      "D6 - A#5 - F5 - A#5 -",
      "B5 - D6 - G6 - - -",
      "C6 . D#6 . G6 . D#6 .",
      "G#6 - D#6 - C6 - - .",
      "F6 . D6 . A#5 . D6 .",
      "G6 - F6 - D6 - B5 -",
    ],
    leadVoice: "lead",
    drums: ["k . h k s . k h", "k . k h s . h s"],
    fill: ["h h h h h h h h h h h h o h c c"],
  },
  {
    chords: [
      ["G3", "B3", "D4"],
      ["E3", "G3", "B3"],
      ["C4", "E4", "G4"],
      ["D4", "F#4", "A4"],
    ],
    bass: "R . R O . R O .",
    arp: "1 3 2 1 3 2 1 3",
    arpVoice: "pluck",
    lead: [
      "D6 . B5 . G5 - B5 .",
      "E6 - D6 - B5 - - .",
      "C6 . E6 . G6 - E6 .",
      "D6 - A5 - F#5 - . .",
      "B5 - D6 - G6 - D6 -",
      "G6 . E6 . B5 . E6 .",
      "E6 - C6 - G5 - C6 -",
      "F#6 - E6 - D6 - - -",
    ],
    leadVoice: "bell",
    drums: ["k . h . s . h k", "k k h . s . h ."],
    fill: ["h . h h s . h . h . h h s h h c"],
  },
  {
    chords: [
      ["A3", "C4", "E4"],
      ["F3", "A3", "C4"],
      ["C4", "E4", "G4"],
      ["E3", "G#3", "B3"],
    ],
    bass: "R O R R O R O R",
    arp: "A . A . A A . A",
    arpVoice: "lead",
    lead: [
      "E6 - C6 - A5 - C6 -",
      "F6 - C6 - A5 - - .",
      "G6 - E6 - C6 - E6 -",
      "B5 - E6 - G#6 - - -",
      "A5 . C6 . E6 . A6 .",
      "F6 . A6 . F6 . C6 .",
      "G6 - E6 . C6 - G5 .",
      "G#5 - B5 - E6 - - -",
    ],
    leadVoice: "lead",
    drums: ["k . h k s . k h", "k k h . s k h s"],
    fill: ["h h o h h h o h h h o h s h s c"],
  },
];

const octave = (note: string, by: number): string => note.replace(/\d$/, (digit) => String(Number(digit) + by));

function layersOf(score: Score, part: number): Layer[] {
  const write = (pattern: string, words: (chord: readonly [string, string, string]) => Record<string, string>) =>
    score.chords.map((chord) => {
      const known = words(chord);
      return pattern.replace(/[A-Z0-9]/g, (sign) => known[sign] ?? sign);
    });
  const low = (note: string) => (Number(note.at(-1)) > 3 ? octave(note, -2) : octave(note, -1));
  return [
    {
      voice: "bass",
      from: 0,
      part,
      bars: write(score.bass, ([root, , fifth]) => ({ R: low(root), O: octave(low(root), 1), F: low(fifth) })),
    },
    {
      voice: score.arpVoice,
      from: 1,
      part,
      volume: 0.8,
      bars: write(score.arp, (chord) => ({ 1: chord[0], 2: chord[1], 3: chord[2], A: chord.join("+") })),
    },
    { voice: "pad", from: 0, part, volume: 0.7, bars: score.chords.map((chord) => `${chord.join("+")} - - -`) },
    { voice: score.leadVoice, from: 2, part, volume: 0.85, bars: score.lead },
    { voice: "drums", from: 1, part, bars: score.drums },
    { voice: "drums", from: 3, part, bars: score.fill },
  ];
}

const bpmOf = (beat: number): number => 3600 / beat;

/** The parts from here on are the same songs in the tempo of a remix. */
export const REMIX_PARTS = SONGS.length;

/** Ten songs, each a part with its own tempo. */
export const tune: Tune = {
  bpm: bpmOf(SONGS[0]!.beat),
  tempos: [...SONGS.map(({ beat }) => bpmOf(beat)), ...SONGS.map(() => bpmOf(REMIX_BEAT))],
  layers: [
    ...SCORES.flatMap((score, song) => layersOf(score, song)),
    ...SCORES.flatMap((score, song) => layersOf(score, REMIX_PARTS + song)),
  ],
};

const SEMITONES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The notes of the chord that a bar of a song has, in hertz, two octaves above the bass: hits are tuned to them. */
export function chordAt(song: number, bar: number): number[] {
  const { chords } = SCORES[song]!;
  return chords[((bar % chords.length) + chords.length) % chords.length]!.map((note) => {
    const [letter, sign] = [note[0]!, note[1] === "#" ? 1 : 0];
    return 440 * 2 ** ((SEMITONES[letter]! + sign - 9) / 12 + (Number(note.at(-1)) < 4 ? 1 : 0));
  });
}
