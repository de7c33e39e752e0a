import { anchorX, anchorY, regionAt, type Course } from "./course.ts";
import { TONGUE, type State } from "./state.ts";
import { PARTS, UNIT } from "./units.ts";

/** How far the tongue reaches. */
export const REACH = 350 * UNIT;
const BACK = -110 * UNIT;
const BELOW = 40 * UNIT;
/** The best anchor is so far ahead and above; the faster the frog, the further. */
const [AHEAD, ABOVE] = [130 * UNIT, 160 * UNIT];
const MOST_AHEAD = 240 * UNIT;
const AHEAD_FRAMES = 7;
/** The mark stays where it is unless another anchor is better by this. */
const STAYS = 50 * UNIT;
const AGAIN = 260 * UNIT;
const BEHIND = 160 * UNIT;
/** From a lily, the tongue reaches further, and an anchor behind is of no use. */
const SEAT_REACH = 470 * UNIT;
const SEAT_AHEAD = 20 * UNIT;

/** The anchor that a press would take: the one that leads on best, or -1. During a swing: the one after it. */
export function findAim(state: State, course: Course): number {
  const { frog, frame, torn } = state;
  const own = frog.tongue === TONGUE.none ? -1 : frog.anchor;
  const wished = Math.min(MOST_AHEAD, AHEAD + Math.max(0, frog.vx * PARTS * AHEAD_FRAMES));
  const [reach, back] = frog.seat === 1 ? [SEAT_REACH, SEAT_AHEAD] : [REACH, BACK];
  let [best, least] = [-1, Infinity];
  for (const id of regionAt(course, frog.x).anchors) {
    const anchor = course.anchors[id]!;
    const dx = anchorX(anchor, frame) - frog.x;
    if (dx > reach || dx < back || id === own) continue;
    const dy = anchorY(anchor, frame) - frog.y;
    if (dy > BELOW || dy < -reach || (torn.length > 0 && torn.includes(id))) continue;
    if (dx * dx + dy * dy > reach * reach) continue;
    let cost = Math.abs(dx - wished) + Math.abs(dy + ABOVE);
    if (dx < 0) cost += BEHIND;
    if (id === frog.last) cost += AGAIN;
    if (id === frog.aim) cost -= STAYS;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}
