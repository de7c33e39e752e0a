import { nextBetween, type Random } from "@quackademy/game-kit/core/random.ts";
import { CHARGE_BEND, type Car } from "./car.ts";
import { CUE } from "./cues.ts";
import { STYLE, styleOf, type Kart } from "./karts.ts";
import { UNIT, type Track } from "./track.ts";

/** Something on the road of a tour: a boost, or a puddle. Each works once. */
export type Spot = { post: number; aside: number; isPuddle: number; isUsed: number };

const SPOTS = 8;
/** How far to its sides a spot reaches; boosts of the first circuit are as wide as the road. */
const REACH = 34 * UNIT;
const SPOT_BOOST = 46;
/** A drift through a bend is charged by so much; otherwise the wheels slip for so long. */
const [PUDDLE_CHARGE, PUDDLE_FRAMES] = [22, 44];
/** The first boost is right behind the line. */
const FIRST = 12;

/** Boosts first; each circuit has a puddle more instead. */
export function placeSpots(random: Random, { count, half }: Track, leg: number): Spot[] {
  const gap = Math.floor((count - FIRST) / SPOTS);
  const most = Math.floor(half / UNIT) - 36;
  return Array.from({ length: SPOTS }, (_, at) => ({
    post: FIRST + at * gap + (at === 0 ? 0 : nextBetween(random, 0, gap >> 1)),
    aside: leg === 0 ? 0 : nextBetween(random, -most, most) * UNIT,
    isPuddle: at > 0 && nextBetween(random, 0, 7) < Math.min(6, leg) ? 1 : 0,
    isUsed: at % 2 === 1 && leg === 0 ? 1 : 0,
  }));
}

export function meetSpots(spots: readonly Spot[], car: Car, { half, bend }: Track, leg: number, cues: number[]): void {
  if (car.air > 0) return;
  for (const spot of spots) {
    if (spot.isUsed === 1 || Math.abs(car.posts - spot.post) > 1) continue;
    if (Math.abs(car.aside - spot.aside) > (leg === 0 ? half : REACH)) continue;
    spot.isUsed = 1;
    if (spot.isPuddle === 0) {
      car.boost = Math.max(car.boost, SPOT_BOOST);
      cues.push(CUE.pad);
      continue;
    }
    if (car.drift * bend[car.post]! < CHARGE_BEND) car.slick = PUDDLE_FRAMES;
    else car.charge += PUDDLE_CHARGE;
    cues.push(CUE.puddle);
  }
}

/** Posts between two puddles of a spiller, and how far ahead of the car it spills. */
const [SPILL_EVERY, SPILL_FROM, SPILL_UNTIL] = [22, 3, 40];

/** A spiller that is ahead leaves puddles on the road. */
export function spill(spots: Spot[], karts: readonly Kart[], { posts }: Car, { count }: Track): void {
  for (const { at, aside, isRival, look } of karts) {
    const post = at >> 8;
    if (isRival === 0 || styleOf(look) !== STYLE.spiller || post % SPILL_EVERY !== 0 || post >= count - SPILL_FROM)
      continue;
    if (post - posts < SPILL_FROM || post - posts > SPILL_UNTIL || spots.some((spot) => spot.post === post)) continue;
    spots.push({ post, aside, isPuddle: 1, isUsed: 0 });
  }
}
