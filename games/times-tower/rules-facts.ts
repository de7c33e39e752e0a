import { nextChance, nextInt, type Random } from "@quackademy/game-kit/core/random.ts";

/** A product to be known: the factors, smaller first. */
export type Fact = readonly [number, number];

/** The products of each grade, easiest first. */
export const FACTS: readonly (readonly Fact[])[] = [
  sorted(pairs([2, 3, 4, 5, 10], [2, 3, 4, 5, 6, 7, 8, 9, 10])),
  sorted(pairs([2, 3, 4, 5, 6, 7, 8, 9, 10], [2, 3, 4, 5, 6, 7, 8, 9, 10])),
  sorted([
    ...pairs([6, 7, 8, 9, 11, 12], [6, 7, 8, 9, 11, 12]),
    ...pairs([3, 4, 5, 6, 7], [13, 14, 15, 16, 17, 18, 19]),
  ]),
];

const FIRST_FACTS = 8;
const NEW_WEIGHT = 6;
const MAX_WEIGHT = 40;
/** A product does not come back before so many others. */
const REST = 3;

/** How well the player knows each product of the grade: the heavier, the sooner it is asked again. */
export type Memory = { weights: number[]; recent: number[] };

export const startMemory = (grade: number): Memory => ({ weights: FACTS[grade]!.map(() => NEW_WEIGHT), recent: [] });

/** The next product: heavy ones more often, and harder ones only as the tower grows. */
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

/** The factors in either order: seven times eight is eight times seven. */
export const turned = ([a, b]: Fact, random: Random): Fact => (nextChance(random, 1, 2) ? [a, b] : [b, a]);

function pairs(some: readonly number[], others: readonly number[]): Fact[] {
  const found: Fact[] = [];
  for (const a of some)
    for (const b of others) {
      const fact: Fact = [Math.min(a, b), Math.max(a, b)];
      if (!found.some(([c, d]) => c === fact[0] && d === fact[1])) found.push(fact);
    }
  return found;
}

function sorted(facts: Fact[]): Fact[] {
  return facts.sort((one, other) => hardness(one) - hardness(other) || one[0] - other[0]);
}

function hardness([a, b]: Fact): number {
  const isEasy = [2, 5, 10, 11].some((factor) => a === factor || b === factor);
  return a * b + (a > 5 && b > 5 ? 20 : 0) - (isEasy ? 15 : 0);
}
