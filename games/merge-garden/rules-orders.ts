// Twelve orders: fixed gardens in which certain plants are to be grown.

/** `wants` says how many plants of each level. Stars are for few slides. */
export type Order = {
  wants: Readonly<Record<number, number>>;
  seed: number;
  /** Weeds that are there already, and slides before the first crack opens. */
  weeds: number;
  weedIn: number;
  threeStars: number;
  twoStars: number;
};

const order = (
  wants: Order["wants"],
  [seed, weeds, weedIn]: readonly [number, number, number],
  [threeStars, twoStars]: readonly [number, number],
): Order => ({ wants, seed, weeds, weedIn, threeStars, twoStars });

const [CLOVER, TULIP, POPPY, SUNFLOWER, PUMPKIN, CACTUS] = [3, 4, 5, 6, 7, 8];

export const ORDERS: readonly Order[] = [
  order({ [TULIP]: 2 }, [18, 0, 14], [16, 21]),
  order({ [POPPY]: 1, [CLOVER]: 2 }, [18, 0, 12], [22, 29]),
  order({ [TULIP]: 3 }, [17, 2, 12], [21, 28]),
  order({ [SUNFLOWER]: 1 }, [24, 0, 10], [32, 42]),
  order({ [POPPY]: 2, [TULIP]: 1 }, [7, 3, 8], [35, 46]),
  order({ [SUNFLOWER]: 1, [POPPY]: 2 }, [22, 0, 8], [53, 70]),
  order({ [PUMPKIN]: 1 }, [8, 0, 12], [60, 78]),
  order({ [POPPY]: 4 }, [4, 4, 6], [52, 68]),
  order({ [PUMPKIN]: 1, [SUNFLOWER]: 1 }, [15, 2, 10], [80, 105]),
  order({ [PUMPKIN]: 2 }, [3, 0, 8], [105, 137]),
  order({ [CACTUS]: 1 }, [19, 3, 10], [107, 140]),
  order({ [CACTUS]: 1, [PUMPKIN]: 1, [SUNFLOWER]: 1 }, [10, 2, 8], [171, 222]),
];

/** "orders-3" is the third; 0 for the garden without an order. */
export function orderOf(variant: string): number {
  const number = Number(/^orders-(\d+)$/.exec(variant)?.[1] ?? 0);
  return number >= 1 && number <= ORDERS.length ? number : 0;
}

/** The plants that an order asks for, counted by plant level. */
export function wantsOf(number: number): number[] {
  const wants = Array.from({ length: 14 }, () => 0);
  for (const [level, count] of Object.entries(ORDERS[number - 1]?.wants ?? {})) wants[Number(level)] = count;
  return wants;
}

export function starsFor(number: number, slides: number): 1 | 2 | 3 {
  const { threeStars, twoStars } = ORDERS[number - 1]!;
  return slides <= threeStars ? 3 : slides <= twoStars ? 2 : 1;
}

const [MOST, PER_SLIDE, LEAST, PART] = [100_000, 200, 1000, 100];
/** After so many frames half of the points for speed are left. */
const HALF_FRAMES = 60 * 60;

/** Few slides first, then speed. An order that was not finished is worth little. */
export function orderPoints(isDone: boolean, delivered: number, slides: number, frames: number): number {
  if (!isDone) return Math.min(LEAST - 1, delivered * PART);
  const speed = Math.floor(((PER_SLIDE - 1) * HALF_FRAMES) / (HALF_FRAMES + frames));
  return Math.max(LEAST, MOST - slides * PER_SLIDE) + speed;
}
