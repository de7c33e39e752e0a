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

/** What a streak multiplies the next delivery by, in tenths. A parcel in the slot counts twice. */
export const streakTenths = (streak: number): number => 10 + Math.min(streak, 20);

type Delivery = { precision: number; fuel: number; stampsNow: number; streak: number };

export function pointsOf({ precision, fuel, stampsNow, streak }: Delivery): number {
  return Math.floor(((50 + 2 * precision + (fuel >> 1) + stampsNow * STAMP_POINTS) * streakTenths(streak)) / 10);
}

/** Later rounds pay back less than a throw costs: in the end every tank is empty. */
export function refillOf(round: number, precision: number, stamps: number): number {
  const plain = Math.max(0, 14 - Math.floor((round * 2) / 3));
  return plain + (precision >= BULLSEYE ? BULLSEYE_FUEL : 0) + stamps * STAMP_FUEL;
}

/** A sector has so many parcels. */
export const SECTOR_PARCELS = 6;
const SECTOR_POINTS = 1000;
const PARCEL_POINTS = 140;
const SLOWEST_SECONDS = 200;

type SectorDelivery = { precision: number; stampsNow: number; throws: number; aimed: number };

/** What a sector is worth: few parcels, a good landing, stamps, and time as a tie-break. */
export function sectorPointsOf({ precision, stampsNow, throws, aimed }: SectorDelivery): number {
  const late = Math.min(SLOWEST_SECONDS, Math.floor(aimed / 60));
  return SECTOR_POINTS - PARCEL_POINTS * (throws - 1) + 3 * precision + 60 * stampsNow - late;
}

/** One parcel: three stars. Three parcels: two. */
export const sectorStars = ({ delivered, throws }: { delivered: number; throws: number }): 0 | 1 | 2 | 3 =>
  delivered === 0 ? 0 : throws === 1 ? 3 : throws <= 3 ? 2 : 1;
