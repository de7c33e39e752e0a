import { isqrt, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { ANCHOR, anchorX, anchorY, type Anchor, type Course } from "./course.ts";
import { CUE } from "./cues.ts";
import { TONGUE, type Frog, type State } from "./state.ts";
import { PARTS, speedOf, UNIT } from "./units.ts";

/** How far the frog reaches around its middle. */
export const FROG = 15 * UNIT;
const GRAVITY = 27;
const MOST_SPEED = speedOf(2400);
/** How fast the tongue flies and is reeled in, and how fast while a swing would touch the water. */
const SHOT = 84 * UNIT;
const REEL = speedOf(220);
const FAST_REEL = speedOf(800);
/** Parts of the tongue that are left when it is reeled in, in 64ths, and the least. */
const REELED = 37;
const LEAST_LEN = 150 * UNIT;
/** A swing stays so far above the water. */
const CLEAR = 84 * UNIT;
/** Parts of the speed that a latch keeps, in 64ths, and the frames in which it turns. */
const KEPT = 60;
const FRESH_FRAMES = 5;
/** A slow frog is pulled along by a latch. */
const SLOW = speedOf(500);
/** How strong honey pulls: the higher, the weaker. */
const HONEY = 1500;
const HONEY_LEN = 84 * UNIT;
export const PAPER_FRAMES = 56;
/** After a plain release the tongue rolls in for so many frames; a swing that was hardly one is plain, and costs more. */
const [ROLL_FRAMES, SNATCH_FRAMES] = [16, 30];
const LEAST_SWING = 12;
/** The frog kicks while it swings slowly, so that nobody hangs still. */
const PUMP = 5;
const PUMP_SPEED = speedOf(860);

/** A release at this rise for each way ahead, in 64ths, and this fast is a good one, and adds a little speed. */
const SWEET_RISE = [32, 88] as const;
const SWEET_SPEED = speedOf(800);
const SWEET_GAIN = 69;

const HOP = { vx: speedOf(420), vy: -speedOf(820) };
const SPIN_FRAMES = 6;
/** A turn takes 32 frames. */
const SPIN = 32;
/** A flip may be a little short. */
const SHORT_OF = 170;

export const flipsOf = ({ spin }: Frog): number => Math.trunc((spin + SHORT_OF) / 1024);
export const speedAt = ({ vx, vy }: Frog): number => isqrt(vx * vx + vy * vy);

/** A frame of the frog and its tongue. Wind pushes it by so much in each part. */
export function stepFrog(state: State, course: Course, isHeld: boolean, wind: readonly [number, number]): void {
  const { frog, cues } = state;
  const isPressed = isHeld && frog.held === 0;
  frog.held = isHeld ? 1 : 0;
  if (!isHeld) frog.spent = 0;
  if (frog.seat === 1) {
    if (!isPressed || frog.aim < 0) return;
    Object.assign(frog, { seat: 0, vx: HOP.vx, vy: HOP.vy, air: 0, spin: 0 });
    cues.push(CUE.hop);
  }
  pull(state, course, isHeld, isPressed);
  const anchor = frog.tongue === TONGUE.tied ? course.anchors[frog.anchor]! : null;
  for (let part = 1; part <= PARTS; part++) {
    frog.vx += wind[0];
    frog.vy += GRAVITY + wind[1];
    frog.x += frog.vx;
    frog.y += frog.vy;
    if (anchor) hold(frog, anchor, state.frame, part);
  }
  slow(frog);
  if (anchor) {
    frog.tied += 1;
    noteRound(state, anchor);
    if (anchor.kind === ANCHOR.paper && frog.tied > PAPER_FRAMES) {
      state.torn.push(frog.anchor);
      cues.push(CUE.torn);
      frog.spent = 1;
      letGo(state);
    }
    return;
  }
  frog.air += 1;
  if (frog.air <= SPIN_FRAMES) return;
  const before = flipsOf(frog);
  frog.spin += SPIN;
  if (flipsOf(frog) > before) cues.push(CUE.flip);
}

/** The button: a press shoots at the anchor that is marked, as soon as there is one, and letting go lets it go. */
function pull(state: State, course: Course, isHeld: boolean, isPressed: boolean): void {
  const { frog, cues } = state;
  if (frog.tongue === TONGUE.tied && !isHeld) return release(state, course);
  if (frog.tongue === TONGUE.flying && !isHeld) frog.tongue = TONGUE.none;
  if (frog.slack > 0) frog.slack -= 1;
  if (!isHeld || frog.spent === 1 || frog.slack > 0 || frog.tongue === TONGUE.tied) return;
  if (frog.tongue === TONGUE.none) {
    if (frog.aim < 0) {
      if (isPressed) cues.push(CUE.miss);
      return;
    }
    Object.assign(frog, { tongue: TONGUE.flying, anchor: frog.aim, out: 0 });
    cues.push(CUE.shot);
  }
  frog.out += 1;
  const anchor = course.anchors[frog.anchor]!;
  const [dx, dy] = [frog.x - anchorX(anchor, state.frame), frog.y - anchorY(anchor, state.frame)];
  const far = isqrt(dx * dx + dy * dy);
  if (frog.out * SHOT < far) return;
  tie(state, course, anchor, far);
}

function tie(state: State, course: Course, anchor: Anchor, far: number): void {
  const { frog, cues } = state;
  frog.tongue = TONGUE.tied;
  frog.tied = frog.round = 0;
  const clear = -course.anchors[frog.anchor]!.y * UNIT - CLEAR;
  frog.rest = Math.min(Math.max(LEAST_LEN, Math.trunc((far * REELED) / 64)), clear);
  frog.len = Math.max(far, frog.rest);
  if (anchor.kind === ANCHOR.honey) frog.rest = Math.max(HONEY_LEN, Math.trunc(far / 2));
  if (frog.vx < SLOW) frog.vx += Math.trunc((SLOW - frog.vx) / 2);
  cues.push(CUE.latch);
}

/** Whether letting go now would be a golden release. */
export function isSweet(frog: Frog): boolean {
  if (frog.vx <= 0 || frog.tied < LEAST_SWING) return false;
  const rise = Math.trunc((-frog.vy * 64) / frog.vx);
  return rise >= SWEET_RISE[0] && rise <= SWEET_RISE[1] && speedAt(frog) >= SWEET_SPEED;
}

function release(state: State, course: Course): void {
  const { frog, cues } = state;
  const isGood = isSweet(frog);
  const slack = isGood ? 0 : frog.tied < LEAST_SWING ? SNATCH_FRAMES : ROLL_FRAMES;
  if (isGood) {
    frog.vx = Math.trunc((frog.vx * SWEET_GAIN) / 64);
    frog.vy = Math.trunc((frog.vy * SWEET_GAIN) / 64);
  }
  if (course.anchors[frog.anchor]!.kind === ANCHOR.paper) {
    state.torn.push(frog.anchor);
    cues.push(CUE.torn);
  }
  letGo(state);
  frog.slack = slack;
  cues.push(isGood ? CUE.sweet : CUE.release);
}

export function letGo({ frog }: State): void {
  if (frog.tongue === TONGUE.tied) frog.last = frog.anchor;
  Object.assign(frog, { tongue: TONGUE.none, anchor: -1, air: 0, spin: 0, tied: 0, slack: 0 });
}

/** Keeps the frog within the reach of its tongue, and turns its speed along the circle. */
function hold(frog: Frog, anchor: Anchor, frame: number, part: number): void {
  const isStill = anchor.dx === 0 && anchor.dy === 0;
  const [fromX, fromY] = [anchorX(anchor, frame), anchorY(anchor, frame)];
  const ux = isStill ? 0 : Math.trunc((anchorX(anchor, frame + 1) - fromX) / PARTS);
  const uy = isStill ? 0 : Math.trunc((anchorY(anchor, frame + 1) - fromY) / PARTS);
  const [ax, ay] = [fromX + ux * part, fromY + uy * part];
  const [dx, dy] = [frog.x - ax, frog.y - ay];
  const far = Math.max(1, isqrt(dx * dx + dy * dy));
  const [nx, ny] = [Math.trunc((dx * ONE) / far), Math.trunc((dy * ONE) / far)];
  if (anchor.kind === ANCHOR.honey) {
    if (far <= frog.rest) return;
    const force = (far - frog.rest) / HONEY;
    frog.vx -= Math.trunc((nx * force) / ONE);
    frog.vy -= Math.trunc((ny * force) / ONE);
    return;
  }
  let [wx, wy] = [frog.vx - ux, frog.vy - uy];
  if (frog.len > frog.rest) {
    const isLow = fromY + frog.len > -CLEAR;
    const reel = Math.min(frog.len - frog.rest, isLow ? FAST_REEL : REEL);
    // A shorter tongue swings faster, as a skater who pulls the arms in; by half of that, or it would be too fast.
    if (!isLow) {
      wx += Math.trunc((wx * reel) / (2 * frog.len));
      wy += Math.trunc((wy * reel) / (2 * frog.len));
    }
    frog.len -= reel;
  }
  if (far <= frog.len) return;
  if (ny > 0 && wx * wx + wy * wy < PUMP_SPEED * PUMP_SPEED) wx += wx >= 0 ? PUMP : -PUMP;
  frog.x = ax + Math.trunc((nx * frog.len) / ONE);
  frog.y = ay + Math.trunc((ny * frog.len) / ONE);
  const out = Math.trunc((wx * nx + wy * ny) / ONE);
  if (out > 0) {
    const before = isqrt(wx * wx + wy * wy);
    wx -= Math.trunc((out * nx) / ONE);
    wy -= Math.trunc((out * ny) / ONE);
    if (frog.tied < FRESH_FRAMES) {
      // Along the circle, and ahead if the frog came straight from the anchor.
      const along = Math.trunc((wx * -ny + wy * nx) / ONE);
      const ahead = Math.abs(along) * 8 > before ? Math.sign(along) : ny > 0 ? -1 : 1;
      const kept = Math.max(Math.abs(along), Math.trunc((before * KEPT) / 64)) * ahead;
      wx = Math.trunc((-ny * kept) / ONE);
      wy = Math.trunc((nx * kept) / ONE);
    }
  }
  frog.vx = wx + ux;
  frog.vy = wy + uy;
}

/** Nothing is faster than the picture can follow. */
function slow(frog: Frog): void {
  const speed = speedAt(frog);
  if (speed <= MOST_SPEED) return;
  frog.vx = Math.trunc((frog.vx * MOST_SPEED) / speed);
  frog.vy = Math.trunc((frog.vy * MOST_SPEED) / speed);
}

/** A way around the anchor: positive is the way ahead below it. */
function noteRound(state: State, anchor: Anchor): void {
  const { frog, cues } = state;
  const [dx, dy] = [frog.x - anchorX(anchor, state.frame + 1), frog.y - anchorY(anchor, state.frame + 1)];
  const far = Math.max(1, isqrt(dx * dx + dy * dy));
  // The way of a frame over the radius, in 1024ths of a turn: 163 is 1024 over two pi.
  const along = Math.trunc((frog.vx * dy - frog.vy * dx) / far) * PARTS;
  frog.round += Math.trunc((along * 163) / far);
  if (frog.round < 1000) return;
  frog.round = -1e6;
  state.loops += 1;
  cues.push(CUE.loop);
}
