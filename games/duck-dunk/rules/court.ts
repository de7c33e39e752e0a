import { sin, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { TWIST } from "./codes.ts";
import type { State } from "./state.ts";
import { RIM_HEIGHT, UNIT } from "./units.ts";

/** A court's twist in numbers. */

const LOW_RIM = 226 * UNIT;
const MOVE_HALF = 52 * UNIT;
/** Steps of 1024ths of a turn in a frame: a hoop goes up and down in four seconds. */
const MOVE_PACE = 4;

/** The height of a rim some frames from now. Hoops move against each other. */
export function rimHeight({ twist, frame }: State, side: number, ahead = 0): number {
  if (twist === TWIST.low) return LOW_RIM;
  if (twist !== TWIST.moving) return RIM_HEIGHT;
  const angle = (frame + ahead) * MOVE_PACE + side * 512;
  return RIM_HEIGHT - 10 * UNIT + Math.trunc((sin(angle) * MOVE_HALF) / ONE);
}

export const gravityOf = (twist: number): number => (twist === TWIST.bouncy ? 19 : 23);

/** What a ball keeps of its speed, in 256ths: on the floor, and at rim and board. */
export const bounceOf = (twist: number): number => (twist === TWIST.bouncy ? 226 : 178);
export const rimBounceOf = (twist: number): number => (twist === TWIST.bouncy ? 200 : 128);

const GUST_FRAMES = 480;
/** The push of the wind on a flying ball: it grows, dies down and turns. */
export function windOf({ twist, frame, gust }: State): number {
  if (twist !== TWIST.wind) return 0;
  const angle = Math.trunc((((frame + gust) % GUST_FRAMES) * 1024) / GUST_FRAMES);
  return Math.trunc((sin(angle) * 4) / ONE);
}

/** The two trampolines, from and to. */
export const SPRINGS = [
  [228 * UNIT, 322 * UNIT],
  [678 * UNIT, 772 * UNIT],
] as const;
export const isOnSpring = (twist: number, x: number): boolean =>
  twist === TWIST.spring && SPRINGS.some(([from, to]) => x >= from && x <= to);
