import { BASE, STRUT, TALL } from "./sizes.ts";
import { speedOf } from "./units.ts";

/**
 * Within a frame, two wheels and a body are numbers of this list. It has fractions, but only sums, products and quotients
 * of them, which every machine rounds alike; a frame begins and ends with whole numbers.
 */
export const work = new Float64Array(24);
/** Where each begins: x, y, vx, vy, and where it was before this part. */
export const REAR = 0;
export const FRONT = 6;
export const BODY_AT = 12;
/** The middle of the weight, the spin, and what is to be added to it: numbers in fields would be made anew each time. */
export const MIDDLE_X = 18;
export const MIDDLE_Y = 19;
export const SPIN = 20;
export const CHANGE = 21;

/** Nothing is faster: less than half a wheel in a part. */
export const MOST_SPEED = speedOf(2400);
const MOST_SQUARE = MOST_SPEED * MOST_SPEED;
/** What a part corrects of a strut's error, and takes from its speed: the wheel gets two thirds of it. */
const THIRD = 1 / 3;
const STIFF = (8 / 256) * THIRD;
const DAMP = (14 / 256) * THIRD;
const STRUT_SQUARE = STRUT * STRUT;
const BASE_SQUARE = BASE * BASE;
const LEAST_SQUARE = ((STRUT * 80) / 100) ** 2;
const LONGEST_SQUARE = ((STRUT * 112) / 100) ** 2;

/** Free flight for so many parts at once. */
export function fly(at: number, weight: number, parts: number): void {
  work[at + 4] = work[at]!;
  work[at + 5] = work[at + 1]!;
  let vx = work[at + 2]!;
  let vy = work[at + 3]! + (weight * (parts + 1)) / 2;
  const square = vx * vx + vy * vy;
  if (square > MOST_SQUARE) {
    // Nearly the root, without one: roots differ between machines.
    const slower = (2 * MOST_SQUARE) / (square + MOST_SQUARE);
    vx *= slower;
    vy *= slower;
  }
  work[at] = work[at]! + vx * parts;
  work[at + 1] = work[at + 1]! + vy * parts;
}

/** The new speed is the way that was made: whatever held a ball back has slowed it down. */
export function settle(at: number, weight: number, parts: number): void {
  work[at + 2] = (work[at]! - work[at + 4]!) / parts;
  work[at + 3] = (work[at + 1]! - work[at + 5]!) / parts + (weight * (parts - 1)) / 2;
}

/** The bar keeps the hubs apart; both weigh the same. */
export function joinHubs(): void {
  const dx = work[FRONT]! - work[REAR]!;
  const dy = work[FRONT + 1]! - work[REAR + 1]!;
  const part = 0.5 - BASE_SQUARE / (dx * dx + dy * dy + BASE_SQUARE);
  work[REAR] = work[REAR]! + dx * part;
  work[REAR + 1] = work[REAR + 1]! + dy * part;
  work[FRONT] = work[FRONT]! - dx * part;
  work[FRONT + 1] = work[FRONT + 1]! - dy * part;
}

/** A strut gives way, up to its limits. The body weighs as much as both wheels. */
export function strut(wheel: number, parts: number): void {
  const dx = work[BODY_AT]! - work[wheel]!;
  const dy = work[BODY_AT + 1]! - work[wheel + 1]!;
  const square = dx * dx + dy * dy;
  let rest = STRUT_SQUARE;
  let stiff = STIFF * parts;
  if (square < LEAST_SQUARE) {
    rest = LEAST_SQUARE;
    stiff = THIRD;
  } else if (square > LONGEST_SQUARE) {
    rest = LONGEST_SQUARE;
    stiff = THIRD;
  }
  const part = (1 - (2 * rest) / (square + rest)) * stiff;
  work[wheel] = work[wheel]! + dx * part * 2;
  work[wheel + 1] = work[wheel + 1]! + dy * part * 2;
  work[BODY_AT] = work[BODY_AT]! - dx * part;
  work[BODY_AT + 1] = work[BODY_AT + 1]! - dy * part;
}

/** A strut does not swing on. */
export function damp(wheel: number, parts: number): void {
  const dx = work[BODY_AT]! - work[wheel]!;
  const dy = work[BODY_AT + 1]! - work[wheel + 1]!;
  const vx = work[BODY_AT + 2]! - work[wheel + 2]!;
  const vy = work[BODY_AT + 3]! - work[wheel + 3]!;
  const part = ((vx * dx + vy * dy) * DAMP * parts) / (dx * dx + dy * dy + 1);
  work[wheel + 2] = work[wheel + 2]! + dx * part * 2;
  work[wheel + 3] = work[wheel + 3]! + dy * part * 2;
  work[BODY_AT + 2] = work[BODY_AT + 2]! - dx * part;
  work[BODY_AT + 3] = work[BODY_AT + 3]! - dy * part;
}

/** A body that was pressed through the bar comes back to its side. */
export function keepUpright(): void {
  const dx = work[FRONT]! - work[REAR]!;
  const dy = work[FRONT + 1]! - work[REAR + 1]!;
  const high = dx * (work[REAR + 1]! - work[BODY_AT + 1]!) - dy * (work[REAR]! - work[BODY_AT]!);
  if (high >= BASE * (TALL >> 2)) return;
  const x = (work[REAR]! + work[FRONT]!) / 2 + (dy * TALL) / 2 / BASE - work[BODY_AT]!;
  const y = (work[REAR + 1]! + work[FRONT + 1]!) / 2 - (dx * TALL) / 2 / BASE - work[BODY_AT + 1]!;
  // It makes no speed: a hard landing would throw the bike up again.
  work[BODY_AT] = work[BODY_AT]! + x;
  work[BODY_AT + 1] = work[BODY_AT + 1]! + y;
  work[BODY_AT + 4] = work[BODY_AT + 4]! + x;
  work[BODY_AT + 5] = work[BODY_AT + 5]! + y;
}
