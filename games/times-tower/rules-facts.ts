import { nextChance, nextInt, type Random } from "@quackademy/game-kit/core/random.ts";

export const OP = { times: 0, plus: 1, minus: 2, divide: 3 } as const;

/** A fact: two numbers and an operation. */
export type Fact = readonly [a: number, b: number, op: number];

export function answerOf([a, b, op]: Fact): number {
  if (op === OP.plus) return a + b;
  if (op === OP.minus) return a - b;
  return op === OP.divide ? Math.floor(a / b) : a * b;
}

const SMALL = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const ONES = [3, 4, 5, 6, 7, 8, 9];

/** The facts of each mode, easiest first. */
export const FACTS: readonly (readonly Fact[])[] = [
  sorted(pairs(SMALL, SMALL)),
  sorted([
    ...sums(ONES, ONES, OP.plus),
    ...sums(ONES, ONES, OP.minus),
    ...sums([13, 17, 24, 28, 36, 45, 57, 68], ONES, OP.plus),
    ...sums([14, 16, 25, 34, 43, 55, 66], ONES, OP.minus),
    ...sums([16, 25, 34, 37, 48], [15, 18, 27, 36, 49], OP.plus),
    ...sums([14, 19, 26, 38], [17, 25, 39, 46], OP.minus),
  ]),
  sorted(SMALL.flatMap((a) => SMALL.map((b): Fact => [a * b, a, OP.divide]))),
  sorted([
    ...pairs([6, 7, 8, 9, 11, 12], [6, 7, 8, 9, 11, 12]),
    ...pairs([3, 4, 5, 6, 7], [13, 14, 15, 16, 17, 18, 19]),
  ]),
];

const FIRST_FACTS = 8;
const NEW_WEIGHT = 6;
const MAX_WEIGHT = 40;
/** A fact does not come back before so many others. */
const REST = 3;

/** How well the player knows each fact of the mode: the heavier, the sooner it is asked again. */
export type Memory = { weights: number[]; recent: number[] };

export const startMemory = (mode: number): Memory => ({ weights: FACTS[mode]!.map(() => NEW_WEIGHT), recent: [] });

/** The next fact: heavy ones more often, and harder ones only as the tower grows. */
export function nextFact(memory: Memory, floors: number, random: Random): number {
  const known = Math.min(memory.weights.length, FIRST_FACTS + floors);
  const weightOf = (index: number) => (memory.recent.includes(index) ? 0 : memory.weights[index]!);
  let sum = 0;
  for (let index = 0; index < known; index++) sum += weightOf(index);
  let draw = nextInt(random, sum);
  let chosen = 0;
  while (draw >= weightOf(chosen)) draw -= weightOf(chosen++);
  memory.recent = [chosen, ...memory.recent].slice(0, REST);
  return chosen;
}

/** What an answer teaches: right and quick makes lighter, wrong makes heavier. */
export function learn(memory: Memory, index: number, isRight: boolean, isQuick: boolean): void {
  const weight = memory.weights[index]!;
  if (!isRight) memory.weights[index] = Math.min(MAX_WEIGHT, weight + 14);
  else if (isQuick) memory.weights[index] = Math.max(1, weight >> 1);
}

/** The numbers in either order, where it makes no difference: seven times eight is eight times seven. */
export function turned([a, b, op]: Fact, random: Random): Fact {
  const canTurn = op === OP.times || op === OP.plus;
  return canTurn && nextChance(random, 1, 2) ? [b, a, op] : [a, b, op];
}

function pairs(some: readonly number[], others: readonly number[]): Fact[] {
  const found: Fact[] = [];
  for (const a of some)
    for (const b of others) {
      const fact: Fact = [Math.min(a, b), Math.max(a, b), OP.times];
      if (!found.some(([c, d]) => c === fact[0] && d === fact[1])) found.push(fact);
    }
  return found;
}

/** Sums of these numbers; a difference is a sum the other way round. */
function sums(some: readonly number[], others: readonly number[], op: number): Fact[] {
  return some.flatMap((a) => others.map((b): Fact => (op === OP.minus ? [a + b, b, op] : [a, b, op])));
}

function sorted(facts: Fact[]): Fact[] {
  return facts.sort((one, other) => hardness(one) - hardness(other) || one[0] - other[0] || one[1] - other[1]);
}

/** How hard a fact is, for the order in which they come and for the staff. */
export function hardness([a, b, op]: Fact): number {
  const isEasy = [2, 5, 10, 11].some((factor) => a === factor || b === factor);
  if (op === OP.times) return a * b + (a > 5 && b > 5 ? 20 : 0) - (isEasy ? 15 : 0);
  if (op === OP.divide) return a + (b > 5 && a > 5 * b ? 20 : 0) - ([2, 5, 10].includes(b) ? 15 : 0);
  const carries = op === OP.plus ? (a % 10) + (b % 10) > 9 : a % 10 < b % 10;
  return Math.max(a, b) + (carries ? 12 : 0) + (b > 9 ? 25 : 0) + (op === OP.minus ? 4 : 0);
}
