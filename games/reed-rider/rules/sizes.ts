import { isqrt } from "@quackademy/game-kit/core/fixed.ts";
import { PARTS, UNIT } from "./units.ts";

/** The radius of a wheel, the head and the body. */
export const WHEEL = 15 * UNIT;
export const HEAD = 10 * UNIT;
export const BODY = 9 * UNIT;
/** From hub to hub, and from the bar between them up to the body. */
export const BASE = 56 * UNIT;
export const TALL = 32 * UNIT;
/** From a hub to the body, when nothing presses. */
export const STRUT = isqrt((BASE / 2) * (BASE / 2) + TALL * TALL);
/** How far the head is beyond the body. */
export const NECK = 24;

export const GRAVITY = Math.round((0.26 * UNIT) / (PARTS * PARTS));
