import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import * as MODE from "./modes.ts";

/** A hole ends after so many strokes over par: the duck carries the ball home. */
export const OVER_PAR = 4;
export const strokesLimit = (par: number): number => par + OVER_PAR;
/** A single hole is for learning; in a rush there is no time. */
export const HOLE_STROKES = 12;
const OVER_IN_RUSH = 2;
export const strokesIn = (mode: number, par: number): number =>
  mode === MODE.hole ? HOLE_STROKES : mode === MODE.rush ? par + OVER_IN_RUSH : strokesLimit(par);

const ACE = 1000;
/** From so many strokes under par to so many over it. */
const POINTS: readonly number[] = [850, 700, 520, 350, 220, 140, 80, 40];
const PAR_AT = 3;

export const CRUMB_POINTS = 40;
/** A hole that is played at once brings so much more, and a point less for every sixth of a second. */
const SWIFT = 150;
const SWIFT_FRAMES = 10;
/** So long nobody has to hurry. */
const FREE_FRAMES = 180;

export function holePoints(par: number, strokes: number, crumbs: number, frames: number): number {
  const base = strokes === 1 ? ACE : POINTS[clamp(PAR_AT + strokes - par, 0, POINTS.length - 1)]!;
  return base + crumbs * CRUMB_POINTS + swiftPoints(frames);
}

export const swiftPoints = (frames: number): number =>
  Math.max(0, SWIFT - Math.floor(Math.max(0, frames - FREE_FRAMES) / SWIFT_FRAMES));

/** Of a hole: in the cup, in par, and under par. */
export const holeStars = (par: number, strokes: number): 1 | 2 | 3 =>
  strokes === 1 || strokes < par ? 3 : strokes === par ? 2 : 1;

/** Of a course: at most fifteen over par, in par, and four under par. */
export const [COURSE_OVER, COURSE_UNDER] = [15, 4];
export const courseStars = (toPar: number): 0 | 1 | 2 | 3 =>
  toPar <= -COURSE_UNDER ? 3 : toPar <= 0 ? 2 : toPar <= COURSE_OVER ? 1 : 0;

/** In a rush, holes in par or better follow each other, and each is worth more. */
export const MOST_CHAIN = 3;
/** A hole over par brings little there: strokes that are all the same earn no medal. */
export const RUSH_OVER = 60;
