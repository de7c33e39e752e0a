import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, nextChance, nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import { PACKS } from "./rules-packs.ts";

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
  pack: number;
  isBoss: boolean;
  /** How often it still has to be typed. */
  strikes: number;
};

/** Every third wave ends with a boss. */
export const BOSS_STRIKES = 3;
export const isBossWave = (wave: number): boolean => wave % 3 === 0;
const [LEAST_BOSS, MOST_BOSS] = [7, 10];
/** A boss falls more slowly, in percent. */
const BOSS_FALL = 190;
/** A boss starts with its whole face below the cloud. */
export const BOSS_TOP = 15_000;

/** What each grade is like: frames to fall and between words, at first and at the end, and what it is worth, in halves. */
export const GRADES = [
  { fall: 900, leastFall: 330, gap: 110, leastGap: 44, letters: 4, weight: 2 },
  { fall: 660, leastFall: 260, gap: 80, leastGap: 30, letters: 5, weight: 3 },
  { fall: 500, leastFall: 200, gap: 58, leastGap: 20, letters: 6, weight: 4 },
] as const;

export const textOf = ({ pack, letters, index }: Word): string => PACKS[pack]!.words[letters]![index]!;

/** The next letter that it waits for, 0 to 25; -1 if it is done. */
export function nextLetter(word: Word): number {
  return word.typed < word.letters ? textOf(word).charCodeAt(word.typed) - 97 : -1;
}

export const wordsIn = (wave: number): number => 6 + wave;

export const gapIn = (grade: number, wave: number): number => {
  const { gap, leastGap } = GRADES[grade]!;
  return Math.max(leastGap, gap - wave * 4);
};

/** The kind of a falling word: an ordinary one, a golden one, or a boss. */
export type Drop = { id: number; pack: number; grade: number; wave: number; kind: "word" | "gold" | "boss" };

/** A word for this wave whose first letter is not on the screen yet; null if none was found. */
export function dropWord({ id, pack, grade, wave, kind }: Drop, falling: readonly Word[], random: Random): Word | null {
  const isGold = kind === "gold";
  const isBoss = kind === "boss";
  const least = isBoss ? LEAST_BOSS : Math.min(5, 3 + Math.floor(wave / 5)) + (isGold ? 2 : 0);
  const most = isBoss ? Math.min(MOST_BOSS, LEAST_BOSS + wave / 6) : GRADES[grade]!.letters + Math.floor(wave / 2);
  const found = findWord(pack, least, clamp(Math.floor(most), least, 10), falling, random);
  if (!found) return null;
  const lane = isBoss ? (LANES - 1) / 2 : freeLane(falling, random);
  const speed = speedOf(grade, wave, found.letters, random);
  return {
    ...found,
    id,
    pack,
    lane,
    y: isBoss ? BOSS_TOP : 0,
    speed: isBoss ? Math.floor((speed * 100) / BOSS_FALL) : speed,
    typed: 0,
    isGold,
    isBoss,
    strikes: isBoss ? BOSS_STRIKES : 1,
  };
}

/** Another word for a boss that was struck. */
export function changeWord(boss: Word, falling: readonly Word[], random: Random): void {
  const others = falling.filter(({ id }) => id !== boss.id);
  const found = findWord(boss.pack, boss.letters, boss.letters, others, random);
  boss.index = found?.index ?? (boss.index + 1) % PACKS[boss.pack]!.words[boss.letters]!.length;
}

function findWord(
  pack: number,
  least: number,
  most: number,
  falling: readonly Word[],
  random: Random,
): { letters: number; index: number } | null {
  const taken = falling.map((word) => textOf(word).charCodeAt(0));
  for (let draw = 0; draw < 12; draw++) {
    const letters = nextBetween(random, least, most);
    const words = PACKS[pack]!.words[letters]!;
    const index = nextInt(random, words.length);
    if (!taken.includes(words[index]!.charCodeAt(0))) return { letters, index };
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
