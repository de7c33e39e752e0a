import type { Tune } from "@quackademy/game-kit/music/tune.ts";
import type { Sound } from "@quackademy/game-kit/stage/stage.ts";
import { moodOf, placeOfBar, REMIX_PARTS, SECTION, type Place } from "./music/form.ts";
import { MOODS } from "./music/moods.ts";
import { SCORES, type Score } from "./music/scores.ts";
import { BASSES, drum, KITS, sing, SOFT, TONES, VOICES, type Voice } from "./music/voices.ts";
import { STEPS } from "./rules/course.ts";
import { REMIX_BEAT } from "./rules/remix.ts";
import { songCourse, SONGS } from "./rules/songs.ts";

const PATTERN = 16;
const MELODY_BARS = 4;
const C4 = 261.63;
/** Chords and basses of songs in a higher key than this are an octave lower. */
const HIGH_KEY = 6;
const ONCE = "x...............";
const HELD = ["brass", "organ", "saws"];
/** How loud the backing of each song is, beside the effects: their drops are equally strong. */
const LOUD = [1.4, 1.14, 1.5, 1.45, 1.3, 1.1, 1.6, 1.48, 1.45, 1.36];

const beatOfPart = (part: number): number => SONGS[part]?.beat ?? REMIX_BEAT;
const LAST = REMIX_PARTS - 1;
/** The songs whose tunes the drops of the last song quote. */
const QUOTES = [0, 3, 4, 8, LAST];

export function scoreOf(part: number, { drop }: Pick<Place, "drop">): Score {
  const score = SCORES[part % REMIX_PARTS]!;
  const { chords, melody, scale } = part === LAST ? SCORES[QUOTES[drop]!]! : score;
  return { ...score, chords, melody, scale };
}

/** The pitch of a step of the scale, from 1: in the octave of melodies, or in that of chords. */
function pitchOf({ key, scale, lift, climb }: Score, step: number, { isLate, drop }: Place, isLow = false): number {
  const octave = Math.floor((step - 1) / 7);
  const low = isLow && key > HIGH_KEY ? -12 : 0;
  return C4 * 2 ** (octave + (key + low + (isLate ? lift : 0) + climb * drop + scale[step - 1 - 7 * octave]!) / 12);
}

/** The text for verses, or that for drops. */
const textOf = ([verse, drop]: readonly [string, string], { section }: Place): string =>
  section === SECTION.drop ? drop : verse;

/** The melody's note at a step of the course, in hertz. Jumps play it: the backing leaves it to them. */
export function noteAt(part: number, step: number): number {
  const place = placeOfBar(part, Math.floor(step / STEPS));
  const score = scoreOf(part, place);
  const at = place.at % MELODY_BARS;
  return pitchOf(score, parseInt(textOf(score.melody, place)[4 * at + ((step % STEPS) >> 1)]!, 36), place);
}

/**
 * A hit on the beat sings the melody's note. The longer the row of hits, the more there is of it: an answer half a beat
 * later, a second voice, and an octave above.
 */
export function sungHit(part: number, step: number, isPerfect: boolean, factor: number): Sound[] {
  const { lead } = SCORES[part % REMIX_PARTS]!;
  const [voice, note] = [VOICES[lead], noteAt(part, step)];
  const few = voice.slice(0, 2);
  // Winds and strings are held, what is struck or plucked dies away.
  const hold = HELD.includes(lead) ? 0.4 : 0;
  return [
    ...sing(isPerfect ? voice : few, note, 0.55, isPerfect ? 0.6 : 0.36, 0, hold),
    ...(factor > 1 ? sing(few, noteAt(part, step + 2), 0.3, 0.24, beatOfPart(part) / 120) : []),
    ...(factor > 2 ? sing(few, note / 2, 0.4, 0.3) : []),
    ...(factor > 3 && isPerfect ? sing(SOFT, note * 2, 0.4, 0.4) : []),
  ];
}

/** The last hit of a song: its first chord from the bass up, cymbal and all. */
export function lastHit(part: number): Sound[] {
  const place = placeOfBar(part, moodOf(part).length);
  const score = scoreOf(part, place);
  return [
    ...sing([...drum("k"), ...drum("x")]),
    ...sing(BASSES.saw, pitchOf(score, -6, place, true) / 2, 1.6, 0.7),
    ...[1, 3, 5, 8].flatMap((step) => sing(VOICES.saws, pitchOf(score, step, place), 1.5, 0.3)),
  ];
}

/** The sounds of a bar. It is as loud as its section is, and at most as `intensity` says. */
function play(bar: number, intensity: number, part = 0): Sound[] {
  const place = placeOfBar(part, bar);
  const score = scoreOf(part, place);
  const { section, at, left, isLate, isSilent } = place;
  const isDrop = section === SECTION.drop && intensity > 2;
  const [isBuild, isEnding] = [section === SECTION.build, section === SECTION.ending];
  const isQuiet = section === SECTION.pause || section === SECTION.intro;
  const step = beatOfPart(part) / 15 / PATTERN;
  const chords = textOf(score.chords, place);
  const chord = Number(chords[at % chords.length]);
  const pitch = (note: number) =>
    pitchOf(score, chord + 2 * ((note - 1) % 3) + 7 * Math.floor((note - 1) / 3), place, true);
  // Silence after a build or, as if the song were over, after a drop's last hit. A woodblock counts in what follows.
  const [before, after] = [placeOfBar(part, bar - 1), placeOfBar(part, bar + 1)];
  if (isSilent && before.section === SECTION.drop) return lastHit(part);
  // Each drop is stronger than the one before, and the last one by far.
  const force = LOUD[part % REMIX_PARTS]! * (isDrop ? (isLate ? 1.2 : 0.9 + 0.06 * place.drop) : 1);
  const sounds: Sound[] = [];
  /** Plays what `strike` returns for every sign of a pattern but a rest: voice, hertz, seconds, loudness, and what is held. */
  const each = (
    pattern: string,
    strike: (sign: string, index: number) => [Voice, number, number, number, number?],
  ): void => {
    for (let index = 0; index < PATTERN; index++) {
      const sign = pattern[index % pattern.length]!;
      if (sign === ".") continue;
      const [voice, hertz, seconds, loud, hold] = strike(sign, index);
      sounds.push(...sing(voice, hertz, seconds, force * loud, (index + (index % 2) * score.swing) * step, hold));
    }
  };

  // Drums, with a fill before the next section. A build has a roll, and a gap before the drop.
  let drums = textOf(score.drums, place);
  if (place.isHalf) drums = `${Array.from(drums.slice((at & 1) * 8).slice(0, 8)).join(".")}.`;
  if (bar === 0) drums = "w...w...w...w...";
  else if (isSilent) drums = "............w.w.";
  else if (isBuild) drums = left > 1 && !after.isSilent ? "s.h." : "sssssssssssss...";
  else if (isEnding) drums = "K...s...K...ssss";
  else if (isQuiet) drums = "h...h...h...h.h.";
  if (left === 1 && bar > 0 && !isBuild && !isEnding) drums = drums.slice(0, PATTERN / 2) + score.fill;
  if (at === 0 && !isBuild) each(ONCE, (sign) => [drum(sign), 1, 1, isDrop ? 1 : 0.5]);
  each(drums, (sign, index) => [drum(sign, score.kit), 1, 1, isBuild ? 0.2 + 0.05 * index : isDrop ? 1 : 0.5]);

  if (isSilent) return sounds;

  // A call sings what is to be played in the next bar.
  if (place.isCall)
    for (const { step: tile } of songCourse(part).tiles)
      if (Math.floor(tile / STEPS) === bar + 1)
        sounds.push(...sing(VOICES[score.lead], noteAt(part, tile), 0.5, 0.6, 2 * (tile % STEPS) * step, 0.3));

  // The bass.
  const bass = isQuiet
    ? ONCE
    : isBuild
      ? "R.R.R.R.R.R.R..."
      : isEnding
        ? "R...R...R...F.F."
        : textOf(score.bass, place);
  each(bass, (sign, index) => [
    isQuiet ? BASSES.round : BASSES[score.bassVoice],
    (pitch(1) / 4) * (sign === "O" ? 2 : sign === "F" ? 1.5 : 1),
    (isQuiet ? 15 : 3.4) * step,
    isDrop ? 0.8 : isBuild ? 0.4 + 0.02 * index : 0.4,
    0.5,
  ]);

  // Chords: struck in drops, held elsewhere. Only one who listens closely hears that the highest note is a little sharp.
  const isStruck = isDrop || isEnding;
  for (const note of isStruck ? [1, 2, 3, 4] : [1, 2, 3])
    each(isDrop ? score.stabs : isEnding ? "x..." : ONCE, () => [
      isStruck ? TONES[score.stabVoice] : SOFT,
      pitch(note) * (note > 3 ? 1.006 : 1),
      (isStruck ? 4 : 16) * step,
      isStruck ? 0.36 : 0.14,
      0.6,
    ]);
  // Under the drop they are held, too. The last one has more: hats between the hats, all of the chord, and a long note high above.
  if (isDrop)
    for (const note of isLate ? [1, 2, 3, 4] : [1, 3]) each(ONCE, () => [SOFT, pitch(note), 16 * step, 0.16, 0.6]);
  if (isDrop && isLate) {
    each("...h", () => [drum("h", score.kit), 1, 1, 0.6]);
    each(ONCE, () => [VOICES[score.lead].slice(0, 1), pitch(5 + (at % 2)), 16 * step, 0.3, 0.5]);
  }

  // The figure: soft at first, and an octave higher in the last drop.
  if (bar > 0 && !isEnding && !place.isCall)
    each(isBuild ? "12341234234534.." : score.figure, (sign, index) => [
      isDrop || isBuild ? TONES[score.figureVoice] : section === SECTION.pause ? VOICES.bell : SOFT,
      pitch(Number(sign)) * (isDrop && isLate ? 4 : isBuild && left > 1 ? 1 : 2),
      3 * step,
      isDrop ? 0.42 : isBuild ? 0.2 + 0.02 * index : 0.24,
    ]);
  return sounds;
}

/** The notes and the voices of the tune: its data. */
export { BASSES, KITS, MOODS, SCORES, TONES, VOICES };

const bpmOf = (part: number): number => 3600 / beatOfPart(part);

/** Ten songs, each a part with its own tempo, and the same in the tempo of a remix. */
export const tune: Tune = {
  bpm: bpmOf(0),
  tempos: Array.from({ length: 2 * REMIX_PARTS }, (_, part) => bpmOf(part)),
  layers: [],
  play,
};
