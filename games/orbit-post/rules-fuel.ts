import { clamp, TURN } from "@quackademy/game-kit/core/fixed.ts";

// What a throw costs, and what a delivery earns.

export const POWER = { least: 20, most: 100 } as const;
export const FUEL_AT_MOST = 120;
/** So precise that the letterbox closes by itself. */
export const BULLSEYE = 80;
const STAMP_POINTS = 40;
const STAMP_FUEL = 2;
const BULLSEYE_FUEL = 3;

export const costOf = (power: number): number => 3 + Math.floor(power / 10);
export const LEAST_COST = costOf(POWER.least);

/** The most power that this fuel pays for. */
export const powerWith = (fuel: number): number => clamp((fuel - 3) * 10 + 9, POWER.least, POWER.most);

/** From 100 at the letterbox down to 0 at a quarter turn from it. */
export function precisionOf(landed: number, box: number): number {
  const off = Math.abs(((landed - box + TURN * 1.5) % TURN) - TURN / 2);
  return Math.max(0, 100 - Math.floor((off * 100) / 256));
}

/** What a streak multiplies the next delivery by, in tenths. */
export const streakTenths = (streak: number): number => 10 + 2 * Math.min(streak, 10);

type Delivery = { precision: number; fuel: number; stampsNow: number; streak: number };

export function pointsOf({ precision, fuel, stampsNow, streak }: Delivery): number {
  return Math.floor(((100 + precision + fuel + stampsNow * STAMP_POINTS) * streakTenths(streak)) / 10);
}

/** Later rounds pay back less than a throw costs: in the end every tank is empty. */
export function refillOf(round: number, precision: number, stamps: number): number {
  const plain = Math.max(0, 14 - Math.floor((round * 2) / 3));
  return plain + (precision >= BULLSEYE ? BULLSEYE_FUEL : 0) + stamps * STAMP_FUEL;
}
