import { BASSES, TONES, VOICES } from "./voices.ts";

type Lead = keyof typeof VOICES;
type Bass = keyof typeof BASSES;
type Tone = keyof typeof TONES;

/**
 * The notes of a song. Steps of its scale are numbered from 1, in base 36; chords are three of them, a third apart, one
 * chord a bar. A melody has a note for each beat, and the jumps choose which of them are heard. Patterns have 16 steps a
 * bar. Of two texts, the first is for verses and the second for drops.
 * - `key` is in semitones from C, and `scale` in semitones from the key.
 * - In a bass, R is the chord's root, O the one an octave above, and F its fifth.
 * - A figure has notes of the chord from 1, and from 4 on an octave higher. `stabs` are where a drop strikes its chords.
 * - The last three are the drum kit, and the voices of the stabs and of the figure in drops.
 * - `swing` is how late every second step is, `lift` the semitones by which the last drop is higher, and `climb` those by
 *   which each drop is higher than the one before.
 */
export type Score = ReturnType<typeof song>;

const song = (
  key: number,
  scale: readonly number[],
  lead: Lead,
  bassVoice: Bass,
  chords: readonly [string, string],
  melody: readonly [string, string],
  bass: readonly [string, string],
  drums: readonly [string, string],
  [fill, figure, stabs]: readonly [string, string, string],
  [kit, stabVoice, figureVoice]: readonly [number, Tone, Tone],
  swing = 0,
  lift = 0,
  climb = 0,
) => ({
  key,
  scale,
  lead,
  bassVoice,
  chords,
  melody,
  bass,
  drums,
  fill,
  figure,
  stabs,
  kit,
  stabVoice,
  figureVoice,
  swing,
  lift,
  climb,
});

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const HARMONIC = [0, 2, 3, 5, 7, 8, 11];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10];
const LYDIAN = [0, 2, 4, 6, 7, 9, 11];
const SPANISH = [0, 1, 4, 5, 7, 8, 10];

export const SCORES: readonly Score[] = [
  // First Quack: marching pop.
  song(
    0,
    MAJOR,
    "marimba",
    "round",
    ["1645", "1564"],
    ["3531686546845975", "aa989875aaba8689"],
    ["R.....R.R...F...", "R..RR..RR..RO.R."],
    ["k...h...s...h...", "KhhhShhhKhKhShoh"],
    ["s.s.sstt", "1.2.3.2.", "x..x..x...x..x.."],
    [0, "square", "glass"],
    0,
    2,
  ),
  // Puddle Pop: a shuffle with woodblocks.
  song(
    2,
    MAJOR,
    "bell",
    "round",
    ["1425", "4536"],
    ["5355134864652459", "8a9bcba9ac988a86"],
    ["R..R....F..F..R.", "R..RO..RF..FO.F."],
    ["k..w..w.c..w..w.", "K.hwS.hkK.KwC.ho"],
    ["w.wwc.cc", "1.32.13.2.31.23.", "..x...x...x...xx"],
    [2, "soft", "wire"],
    0.3,
  ),
  // Speaker Stairs: a broken beat, and each drop in a higher key.
  song(
    4,
    MINOR,
    "chip",
    "square",
    ["1346", "6713"],
    ["1234345645686533", "68adb9798acfca98"],
    ["R..R......R.F...", "R..R..O.R.R.O.F."],
    ["k..k..h.s...h.k.", "K.hkS.hhhkK.S.Kh"],
    ["ksksss.s", "1234........3214", "x.....x....x...."],
    [1, "square", "reed"],
    0,
    0,
    2,
  ),
  // Trumpet Flight: snare rolls and brass.
  song(
    5,
    MIXOLYDIAN,
    "brass",
    "saw",
    ["1741", "4171"],
    ["1135779544688531", "88bdcca899b9ca8c"],
    ["R...F...R...F...", "R.RRF.F.O.RRF.F."],
    ["k..sk.s.k..sk.ss", "KsssCsKsKsssCsos"],
    ["sssstsss", "1...3.4.3...1.1.", "x..xx...x..xx.x."],
    [0, "saw", "saw"],
    0,
    2,
  ),
  // Disco Pond: four on the floor, octaves in the bass.
  song(
    9,
    DORIAN,
    "organ",
    "saw",
    ["1414", "3471"],
    ["585446b858888643", "aacabbdb99b988a8"],
    ["R...O...R...O...", "R.ORR.ORR.ORROFO"],
    ["k...k.h.k...k.h.", "K.ohC.ohK.ohC.oo"],
    ["ccc.cccc", "4.3.2.3.4.3.2.1.", "..x...xx..x..xx."],
    [1, "glass", "wire"],
  ),
  // Midnight Metronome: the clock ticks, and strikes the quarters in the drops.
  song(
    2,
    HARMONIC,
    "bell",
    "square",
    ["1645", "1465"],
    ["1315686446485752", "a8958a95a98559a8"],
    ["R.......R.......", "R..R..R.O..R..F."],
    ["w...w...s...w.w.", "K.w.w.Kws.w.wkwh"],
    ["w.t.w.tt", "14341434", "x..x..x.x..x..x."],
    [2, "soft", "glass"],
    0,
    2,
  ),
  // After Party: late in the night, in two steps.
  song(
    7,
    LYDIAN,
    "pluck",
    "square",
    ["1236", "2163"],
    ["5b889b96a7a76a86", "9bdb8acaadcacba9"],
    ["R.....R..R....F.", "R..O..R..RF..OR."],
    ["k.h.c.h...k.c.h.", "K.hoC.hk.kh.C.ho"],
    ["cc.ck.ck", "3..2..1.4..3..2.", "x..x.....x..x..."],
    [2, "glass", "reed"],
    0.24,
  ),
  // Encore: drum and bass.
  song(
    0,
    HARMONIC,
    "chip",
    "saw",
    ["1164", "6451"],
    ["8785873568644642", "aa98bba9ccb9cba8"],
    ["R.......O.....F.", "R.....RRO.R...FR"],
    ["k...s.....k.s...", "K.h.S.hsh.K.S.hs"],
    ["ss.ss.ss", "1.2.3.4.", "x.....x.....x..."],
    [1, "wire", "saw"],
    0,
    1,
  ),
  // Goose Rave: a bass between the beats.
  song(
    6,
    MINOR,
    "saws",
    "saw",
    ["1637", "1673"],
    ["5888688857777976", "8ccb8aa99bbaaccd"],
    ["..R...R...R...R.", "..RR..RO..RR..RF"],
    ["k...k...k...k.h.", "K.o.C.o.K.o.CkoC"],
    ["kskskksk", "1.41.41.1.41.44.", "..x..x..x..x..x."],
    [1, "saw", "square"],
    0,
    1,
  ),
  // Last Dance: a gallop in the Spanish mode, and the last drop is higher.
  song(
    9,
    SPANISH,
    "saws",
    "saw",
    ["1217", "4121"],
    ["1358642585357542", "b8b68a5896b98535"],
    ["R.RRR.RRR.RRR.RR", "RORRRORRRORRFOFF"],
    ["k.h.k.h.k.h.k.hh", "K.hhChhhK.hhCkhC"],
    ["ststssCC", "1234321412343214", "x.xx..x.x.x...x."],
    [0, "saw", "reed"],
    0,
    2,
  ),
];
