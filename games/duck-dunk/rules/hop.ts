import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import { CUE, THEIRS, TWIST } from "./codes.ts";
import { isOnSpring } from "./court.ts";
import type { State } from "./state.ts";
import { UNIT, WALL, WIDTH } from "./units.ts";

// How a duck moves: each press is a hop to that side, high if it is held and low if it is not.

export const FALL = 28;
const JUMP = 768;
const SPRING_JUMP = 960;
const HOP = 320;
/** What is left of the speed upwards when the button is let go. */
const CUT = 320;
/** Both buttons within so many frames are a jump straight up. */
const STRAIGHT_FRAMES = 5;
const ICE_KEEPS = 249;

/** A press that is this short is a hop; a longer one winds up the wing, up to the most. */
export const MIN_WIND = 10;
export const MAX_WIND = 46;

export const LEFT = 1;
export const RIGHT = 2;

export const SWIPE_FRAMES = 8;
/** A swipe that missed leaves a duck off balance: it cannot hop. */
export const REST_FRAMES = 48;
export const DIZZY_FRAMES = 34;

export const hopSpeed = (): number => HOP;
export const jumpSpeed = (isSpring: boolean): number => (isSpring ? SPRING_JUMP : JUMP);

/** Buttons of one step. Returns for how many frames the wing was wound up, if it was let go now; else 0. */
export function press(state: State, side: number, bits: number): number {
  const duck = state.ducks[side]!;
  const isDown = bits !== 0 && duck.dizzy === 0 && duck.hang === 0;
  let wound = 0;
  if (isDown) {
    // A second button on the floor is a new hop, too.
    const isNew = (bits & ~duck.isDown) !== 0;
    if (duck.isDown === 0 || (isNew && duck.air < 0)) {
      duck.wind = 0;
      if (duck.air < 0 && duck.rest === 0) leap(state, side, bits);
    }
    if (bits === (LEFT | RIGHT) && duck.canCut === 1 && duck.air < STRAIGHT_FRAMES) duck.vx = 0;
    if (duck.used === 0 && duck.wind >= 0 && duck.wind < MAX_WIND) {
      duck.wind += 1;
      if (duck.wind === MIN_WIND) state.cues.push(CUE.wind + side * THEIRS);
    }
  } else if (duck.isDown !== 0) {
    if (duck.wind >= MIN_WIND && bits === 0) {
      wound = duck.wind;
      if (duck.air >= 0) duck.used = 1;
    }
    if (duck.canCut === 1 && duck.vy > CUT) duck.vy = CUT;
    duck.canCut = 0;
    duck.wind = 0;
  }
  duck.isDown = isDown ? bits : 0;
  return wound;
}

function leap(state: State, side: number, bits: number): void {
  const duck = state.ducks[side]!;
  const way = bits === LEFT ? -1 : bits === RIGHT ? 1 : 0;
  const isSpring = isOnSpring(state.twist, duck.x);
  duck.vy = jumpSpeed(isSpring);
  duck.vx = way * HOP;
  duck.air = 0;
  duck.canCut = 1;
  state.cues.push((isSpring ? CUE.spring : CUE.hop) + side * THEIRS);
}

/** Moves a duck by one step. True if it has just landed. */
export function move(state: State, side: number): boolean {
  const duck = state.ducks[side]!;
  if (duck.swipe > 0) duck.swipe -= 1;
  if (duck.rest > 0) duck.rest -= 1;
  if (duck.dizzy > 0) duck.dizzy -= 1;
  if (duck.guard > 0) duck.guard -= 1;
  if (duck.hang > 0) {
    duck.hang -= 1;
    if (duck.hang > 0) return false;
    duck.vx = 0;
    duck.vy = 0;
  }
  if (duck.air < 0) {
    if (duck.vx !== 0) {
      duck.vx = state.twist === TWIST.ice ? Math.trunc((duck.vx * ICE_KEEPS) / 256) : Math.trunc(duck.vx / 2);
      duck.x = clamp(duck.x + duck.vx, WALL, WIDTH - WALL);
    }
    return false;
  }
  duck.air += 1;
  duck.vy -= FALL;
  duck.y += duck.vy;
  duck.x = clamp(duck.x + duck.vx, WALL, WIDTH - WALL);
  if (duck.y > 0) return false;
  const speed = -duck.vy;
  duck.used = 0;
  duck.y = 0;
  duck.vy = 0;
  duck.canCut = 0;
  duck.air = -1;
  // A trampoline throws it up again, each time lower.
  if (speed > 5 * UNIT && isOnSpring(state.twist, duck.x)) {
    duck.vy = Math.trunc((speed * 5) / 8);
    duck.air = 0;
    duck.vx >>= 1;
    state.cues.push(CUE.spring + side * THEIRS);
    return false;
  }
  state.cues.push(CUE.land + side * THEIRS);
  return true;
}
