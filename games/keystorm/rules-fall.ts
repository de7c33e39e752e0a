import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, nextChance, nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import { WORDS } from "./rules-words.ts";

/** How far down the pond is: a word falls from 0 to here. */
export const POND = 100_000;
/** Places to fall from, from left to right. */
export const LANES = 5;

/** A word on its way down. `y` and `speed` are in hundred-thousandths of the way. */
export type Word = {
  id: number;
  letters: number;
  index: number;
  lane: number;
  y: number;
  speed: number;
  typed: number;
  isGold: boolean;
};

/** What each grade is like: frames to fall and between words, at first and at the end, and what it is worth, in halves. */
export const GRADES = [
  { fall: 900, leastFall: 330, gap: 110, leastGap: 44, letters: 4, weight: 2 },
  { fall: 660, leastFall: 260, gap: 80, leastGap: 30, letters: 5, weight: 3 },
  { fall: 500, leastFall: 200, gap: 58, leastGap: 20, letters: 6, weight: 4 },
] as const;

export const textOf = ({ letters, index }: Word): string => WORDS[letters]![index]!;

/** The next letter that it waits for, 0 to 25; -1 if it is done. */
export function nextLetter(word: Word): number {
  return word.typed < word.letters ? textOf(word).charCodeAt(word.typed) - 97 : -1;
}

export const wordsIn = (wave: number): number => 6 + wave;

export const gapIn = (grade: number, wave: number): number => {
  const { gap, leastGap } = GRADES[grade]!;
  return Math.max(leastGap, gap - wave * 4);
};

/** A word for this wave whose first letter is not on the screen yet; null if none was found. */
export function dropWord(
  id: number,
  grade: number,
  wave: number,
  falling: readonly Word[],
  isGold: boolean,
  random: Random,
): Word | null {
  const least = Math.min(5, 3 + Math.floor(wave / 5)) + (isGold ? 2 : 0);
  const most = clamp(GRADES[grade]!.letters + Math.floor(wave / 2), least, 10);
  const taken = falling.map((word) => textOf(word).charCodeAt(0));
  for (let draw = 0; draw < 12; draw++) {
    const letters = nextBetween(random, least, most);
    const index = nextInt(random, WORDS[letters]!.length);
    if (taken.includes(WORDS[letters]![index]!.charCodeAt(0))) continue;
    const lane = freeLane(falling, random);
    return { id, letters, index, lane, y: 0, speed: speedOf(grade, wave, letters, random), typed: 0, isGold };
  }
  return null;
}

function freeLane(falling: readonly Word[], random: Random): number {
  const recent = falling.slice(-2).map(({ lane }) => lane);
  for (let draw = 0; draw < 6; draw++) {
    const lane = nextInt(random, LANES);
    if (!recent.includes(lane)) return lane;
  }
  return nextInt(random, LANES);
}

function speedOf(grade: number, wave: number, letters: number, random: Random): number {
  const { fall, leastFall } = GRADES[grade]!;
  const frames = Math.max(leastFall, fall - Math.floor((fall * wave) / 24)) + (letters - 4) * 16;
  const hurry = nextChance(random, 1, 6) ? 80 : nextBetween(random, 95, 115);
  return Math.floor((POND * 100) / (frames * hurry));
}
