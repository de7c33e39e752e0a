import { shuffle, type Random } from "@quackademy/game-kit/core/random.ts";
import { KIND } from "./signals.ts";

const { eye, lamps, shape, goose, twins, wink, again, third } = KIND;

/** The first signal is the new one of the exam; the others are shuffled. */
export type Exam = { name: string; first: number; others: readonly number[] };

const EVERY_KIND = [eye, lamps, shape, goose, twins, wink, again, third];

export const EXAMS: readonly Exam[] = [
  { name: "Winks", first: wink, others: [eye, wink, eye, wink, wink] },
  { name: "Lamps", first: lamps, others: [lamps, wink, lamps, eye, lamps] },
  { name: "Shapes", first: shape, others: [shape, shape, wink, shape, lamps] },
  { name: "Pond", first: goose, others: [goose, goose, shape, goose, lamps] },
  { name: "Twins", first: twins, others: [twins, twins, goose, shape, twins] },
  { name: "Half-term", first: wink, others: [eye, lamps, shape, goose, twins, wink, goose] },
  { name: "Seen before", first: again, others: [again, again, wink, shape, again, again] },
  { name: "Count to three", first: third, others: [third, third, goose, again, third, third] },
  { name: "Memory", first: again, others: [third, again, twins, third, again, third, again] },
  { name: "Nerves", first: wink, others: [goose, wink, goose, lamps, wink, goose, lamps, wink] },
  { name: "Everything", first: third, others: [...EVERY_KIND, again] },
  { name: "Finals", first: again, others: [...EVERY_KIND, goose, twins, third] },
];

/** What a quick answer takes, by kind, in milliseconds: to choose and to remember take longer than to see. */
const PAR_MS = [270, 280, 340, 350, 430, 310, 430, 390];

/** The most that a total may be for one, two and three stars, in percent of the par. */
const STAR_PERCENT = [230, 130, 100];

export const planExam = ({ first, others }: Exam, random: Random): number[] => [first, ...shuffle(random, [...others])];

/** The total of these signals when every answer is quick. */
export const parOf = (kinds: readonly number[]): number => kinds.reduce((all, kind) => all + PAR_MS[kind]!, 0);

/** The most milliseconds for this many stars: 1, 2 or 3. */
export const totalFor = (kinds: readonly number[], stars: number): number =>
  Math.floor((parOf(kinds) * STAR_PERCENT[stars - 1]!) / 100);

export function starsFor(kinds: readonly number[], total: number): 0 | 1 | 2 | 3 {
  return STAR_PERCENT.filter((_, index) => total <= totalFor(kinds, index + 1)).length as 0 | 1 | 2 | 3;
}
