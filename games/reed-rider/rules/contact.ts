import { angleOf, isqrt, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { segmentsAt, topAt, type Course, type Region, type Segment } from "./course.ts";
import { BODY_AT, FRONT, REAR, work } from "./joints.ts";
import { WHEEL } from "./sizes.ts";
import { PARTS, UNIT } from "./units.ts";

/** Something that moves: its segment in this part, its speed, and how hard a ball presses on it. */
export type Mover = { segment: Segment; vx: number; move(part: number): void; load(x: number): void };

/** `lift` is what rising air takes from the weight in a part. */
export type Land = { course: Course; region: Region; movers: readonly Mover[]; half: number; lift: number };

/** Where a ball touches something. One for each ball is used again and again: a replay has millions of them. */
export type Touch = {
  isOn: boolean;
  segment: Segment | null;
  mover: Mover | null;
  nx: number;
  ny: number;
  angle: number;
  surface: number;
  power: number;
  vx: number;
};
const newTouch = (): Touch => ({
  isOn: false,
  segment: null,
  mover: null,
  nx: 0,
  ny: -ONE,
  angle: 0,
  surface: 0,
  power: 0,
  vx: 0,
});
export const [onRear, onFront, onBody] = [newTouch(), newTouch(), newTouch()];

/** The segments that a ball could touch in this frame. */
export type Near = { list: Segment[]; count: number };
const newNear = (): Near => ({ list: [], count: 0 });
export const [nearRear, nearFront, nearBody] = [newNear(), newNear(), newNear()];

/** The hardest hit of this frame, and a bit for each surface that a wheel has touched. */
export const hits = { hardest: 0, touched: 0 };

const SCALE = 1 / ONE;
/** What a joint may add to the way of a ball in a frame. */
const ROOM = 8 * UNIT;
/** The head is so far beyond the body, and asks the same list. */
const WITH_HEAD = 26 * UNIT;

/** Looks for what each ball could touch in this frame; a body above two wheels on the ground touches nothing. */
export function gather(course: Course, half: number, withBody: boolean): boolean {
  nearRear.count = nearFront.count = nearBody.count = 0;
  const rearX = work[REAR]!;
  const frontX = work[FRONT]!;
  const bodyX = work[BODY_AT]!;
  const most = WHEEL + ROOM + Math.max(Math.abs(work[REAR + 2]!), Math.abs(work[FRONT + 2]!)) * PARTS;
  // A bike that rises leaves the land sooner.
  const fall = Math.max(work[REAR + 3]!, work[FRONT + 3]!) * PARTS;
  const rise = Math.min(work[REAR + 3]!, work[FRONT + 3]!) * PARTS;
  const bodyY = work[BODY_AT + 1]!;
  const low = Math.max(work[REAR + 1]!, work[FRONT + 1]!, bodyY) + WHEEL + ROOM + Math.max(0, fall);
  const middle = (rearX + frontX) / 2;
  if (low < topAt(course, middle)) return false;
  const high = Math.min(work[REAR + 1]!, work[FRONT + 1]!, bodyY) - WHEEL - ROOM + Math.min(0, rise);
  const bodyLow = bodyY + WHEEL + ROOM + WITH_HEAD + Math.max(0, fall);
  const segments = segmentsAt(course, middle);
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at]!;
    if (segment.top > low || segment.bottom < high) continue;
    if (segment.half > 0 && segment.half !== half) continue;
    const left = segment.left - most;
    const right = segment.right + most;
    if (rearX > left && rearX < right) nearRear.list[nearRear.count++] = segment;
    if (frontX > left && frontX < right) nearFront.list[nearFront.count++] = segment;
    if (withBody && bodyLow > segment.top && bodyX > left - WITH_HEAD && bodyX < right + WITH_HEAD)
      nearBody.list[nearBody.count++] = segment;
  }
  return nearRear.count + nearFront.count + nearBody.count > 0;
}

/** Pushes a ball out of everything that is solid. */
export function leave(
  ball: number,
  radius: number,
  { list, count }: Near,
  movers: readonly Mover[],
  touch: Touch,
): void {
  for (let at = 0; at < count; at++) push(ball, radius, list[at]!, null, touch);
  for (let at = 0; at < movers.length; at++) push(ball, radius, movers[at]!.segment, movers[at]!, touch);
}

/** The same for what it has just touched: the joints may have drawn it back. */
export function leaveAgain(ball: number, radius: number, touch: Touch): void {
  if (touch.isOn && touch.segment !== null) push(ball, radius, touch.segment, touch.mover, touch);
}

function push(ball: number, radius: number, segment: Segment, mover: Mover | null, touch: Touch): void {
  const x = work[ball]!;
  if (x + radius < segment.left || x - radius > segment.right) return;
  const y = work[ball + 1]!;
  const { tx, ty } = segment;
  const dx = x - segment.x1;
  const dy = y - segment.y1;
  // The normal is to the left of the line's direction: up, for a line to the right.
  let nx = ty;
  let ny = 0 - tx;
  let off = (dx * nx + dy * ny) * SCALE;
  if (off >= radius || off < -segment.depth) return;
  let isEnd = false;
  const along = (dx * tx + dy * ty) * SCALE;
  if (along < 0 || along > segment.length) {
    // Beside the line only its end is solid.
    if (off < 0) return;
    const ex = along < 0 ? dx : dx - tx * segment.length * SCALE;
    const ey = along < 0 ? dy : dy - ty * segment.length * SCALE;
    const square = ex * ex + ey * ey;
    if (square >= radius * radius || square < 1) return;
    isEnd = true;
    off = isqrt(square);
    nx = ((ex * ONE) / off) | 0;
    ny = ((ey * ONE) / off) | 0;
  }
  const deep = radius - off;
  work[ball] = x + nx * deep * SCALE;
  work[ball + 1] = y + ny * deep * SCALE;
  mover?.load(x | 0);
  if (touch !== onBody) {
    hits.touched |= 1 << segment.surface;
    if (deep > hits.hardest) hits.hardest = deep | 0;
  }
  touch.isOn = true;
  touch.segment = segment;
  touch.mover = mover;
  touch.angle = isEnd ? angleOf(0 - ny, nx) : segment.angle;
  touch.nx = nx;
  touch.ny = ny;
  touch.surface = segment.surface;
  touch.power = segment.power;
  touch.vx = mover === null ? 0 : mover.vx;
}
