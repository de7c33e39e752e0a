import { BASSES, VOICES } from "./music-voices.ts";

/**
 * The notes of a song. Steps of its scale are numbered from 1, in base 36; chords are three of them, a third apart, one
 * chord a bar. A melody has a note for each beat, and the jumps choose which of them are heard. Patterns have 16 steps a
 * bar. Of two texts, the first is for verses and the second for drops.
 */
export type Score = {
  /** Semitones from C, and those of the scale. */
  key: number;
  scale: readonly number[];
  chords: readonly [string, string];
  melody: readonly [string, string];
  lead: keyof typeof VOICES;
  /** R is the chord's root, O the one an octave above, F its fifth. */
  bass: readonly [string, string];
  bassVoice: keyof typeof BASSES;
  drums: readonly [string, string];
  fill: string;
  /** The figure: notes of the chord from 1, and from 4 on an octave higher. */
  figure: string;
  /** Where the chords of a drop are struck. */
  stabs: string;
  /** How late every second step is, as a part of it. */
  swing?: number;
  /** Semitones by which the last drop is higher. */
  lift?: number;
};

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const HARMONIC = [0, 2, 3, 5, 7, 8, 11];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10];
const LYDIAN = [0, 2, 4, 6, 7, 9, 11];
const SPANISH = [0, 1, 4, 5, 7, 8, 10];

export const SCORES: readonly Score[] = [
  // First Quack: marching pop.
  {
    key: 0,
    scale: MAJOR,
    chords: ["1645", "1564"],
    melody: ["3531 6865 4684 5975", "8538 7957 6865 4684"],
    lead: "marimba",
    bass: ["R.....R.R...F...", "R..RR..RR..RO.R."],
    bassVoice: "round",
    drums: ["k...h...s...h...", "KhhhShhhKhKhShoh"],
    fill: "s.s.sstt",
    figure: "1.2.3.2.",
    stabs: "x..x..x...x..x..",
  },
  // Puddle Pop: a shuffle with woodblocks.
  {
    key: 2,
    scale: MAJOR,
    chords: ["1425", "4536"],
    melody: ["5355 1348 6465 2459", "8685 9795 a7a5 6835"],
    lead: "bell",
    bass: ["R..R....F..F..R.", "R..RO..RF..FO.F."],
    bassVoice: "round",
    drums: ["k..w..w.c..w..w.", "K.hwS.hkK.KwC.ho"],
    fill: "w.wwc.cc",
    figure: "1.32.13.2.31.23.",
    stabs: "..x...x...x...xx",
    swing: 0.3,
  },
  // Speaker Stairs: a broken beat, and a melody that climbs.
  {
    key: 4,
    scale: MINOR,
    chords: ["1346", "6713"],
    melody: ["1234 3456 4568 6533", "6789 799b 8a8c a857"],
    lead: "chip",
    bass: ["R..R......R.F...", "R..R..O.R.R.O.F."],
    bassVoice: "square",
    drums: ["k..k..h.s...h.k.", "K.hkS.hhhkK.S.Kh"],
    fill: "ksksss.s",
    figure: "1234........3214",
    stabs: "x.....x....x....",
  },
  // Trumpet Flight: snare rolls and brass.
  {
    key: 5,
    scale: MIXOLYDIAN,
    chords: ["1741", "4171"],
    melody: ["1135 7795 4468 8531", "8868 8a85 9b97 8535"],
    lead: "brass",
    bass: ["R...F...R...F...", "R.RRF.F.O.RRF.F."],
    bassVoice: "saw",
    drums: ["k..sk.s.k..sk.ss", "KsssCsKsKsssCsos"],
    fill: "sssstsss",
    figure: "1...3.4.3...1.1.",
    stabs: "x..xx...x..xx.x.",
    lift: 2,
  },
  // Disco Pond: four on the floor, octaves in the bass.
  {
    key: 9,
    scale: DORIAN,
    chords: ["1414", "3471"],
    melody: ["5854 46b8 5888 8643", "a7a5 8b86 9b97 8a85"],
    lead: "organ",
    bass: ["R...O...R...O...", "R.ORR.ORR.ORROFO"],
    bassVoice: "saw",
    drums: ["k...k.h.k...k.h.", "K.ohC.ohK.ohC.oo"],
    fill: "ccc.cccc",
    figure: "4.3.2.3.4.3.2.1.",
    stabs: "..x...xx..x..xx.",
  },
  // Midnight Metronome: the clock ticks, and the drums take half the time.
  {
    key: 2,
    scale: HARMONIC,
    chords: ["1645", "1465"],
    melody: ["1315 6864 4648 5752", "8518 b864 6a86 7957"],
    lead: "bell",
    bass: ["R.......R.......", "R..R..R.O..R..F."],
    bassVoice: "square",
    drums: ["w...w...s...w.w.", "K.w.w.Kws.w.wkwh"],
    fill: "w.t.w.tt",
    figure: "14341434",
    stabs: "x..x..x.x..x..x.",
  },
  // Goose Rave: a bass between the beats.
  {
    key: 6,
    scale: MINOR,
    chords: ["1637", "1673"],
    melody: ["5888 6888 5777 7976", "8c8f a8df 9beb 7aca"],
    lead: "saws",
    bass: ["..R...R...R...R.", "..RR..RO..RR..RF"],
    bassVoice: "saw",
    drums: ["k...k...k...k.h.", "K.o.C.o.K.o.CkoC"],
    fill: "kskskksk",
    figure: "1.41.41.1.41.44.",
    stabs: "..x..x..x..x..x.",
  },
  // Encore: drum and bass.
  {
    key: 0,
    scale: HARMONIC,
    chords: ["1164", "6451"],
    melody: ["8785 8735 6864 4642", "8a86 b8b6 9b97 8853"],
    lead: "chip",
    bass: ["R.......O.....F.", "R.....RRO.R...FR"],
    bassVoice: "saw",
    drums: ["k...s.....k.s...", "K.h.S.hsh.K.S.hs"],
    fill: "ss.ss.ss",
    figure: "1.2.3.4.",
    stabs: "x.....x.....x...",
    lift: 1,
  },
  // After Party: late in the night, in two steps.
  {
    key: 7,
    scale: LYDIAN,
    chords: ["1236", "2163"],
    melody: ["5b88 9b96 a7a7 6a86", "9bd9 c8a8 da86 a7a5"],
    lead: "pluck",
    bass: ["R.....R..R....F.", "R..O..R..RF..OR."],
    bassVoice: "square",
    drums: ["k.h.c.h...k.c.h.", "K.hoC.hk.kh.C.ho"],
    fill: "cc.ck.ck",
    figure: "3..2..1.4..3..2.",
    stabs: "x..x.....x..x...",
    swing: 0.24,
  },
  // Last Dance: a gallop in the Spanish mode, and the last drop is higher.
  {
    key: 9,
    scale: SPANISH,
    chords: ["1217", "4121"],
    melody: ["1358 6425 8535 7542", "b8b6 8a58 96b9 8535"],
    lead: "saws",
    bass: ["R.RRR.RRR.RRR.RR", "RORRRORRRORRFOFF"],
    bassVoice: "saw",
    drums: ["k.h.k.h.k.h.k.hh", "K.hhChhhK.hhCkhC"],
    fill: "ststssCC",
    figure: "1234321412343214",
    stabs: "x.xx..x.x.xx..xx",
    lift: 2,
  },
];
