import { breakChain } from "./chain.ts";
import { burrY, regionAt, type Course } from "./course.ts";
import { CUE } from "./cues.ts";
import { FROG, letGo } from "./frog.ts";
import { DASH_FRAMES, MODE, type State } from "./state.ts";
import { speedOf, UNIT } from "./units.ts";

const FALLEN_FRAMES = 22;
/** What a splash costs in a dash. */
export const SPLASH_FRAMES = 3 * 60;
const SAFE_FRAMES = 80;
const HERON_BACK = 760;
const THROW = { vx: speedOf(560), vy: -speedOf(1560) };

/** Water, thorns, or the heron. */
export function isHurt(state: State, course: Course): boolean {
  const { frog, cues } = state;
  if (frog.seat === 1) return false;
  if (frog.y > 0) {
    cues.push(CUE.splash);
    return true;
  }
  if (state.safe > 0) return false;
  for (const at of regionAt(course, frog.x).burrs) {
    const burr = course.burrs[at]!;
    const [dx, dy] = [burr.x * UNIT - frog.x, burrY(burr, state.frame) - frog.y];
    const near = burr.size * UNIT + FROG;
    if (dx * dx + dy * dy > near * near) continue;
    cues.push(CUE.burr);
    return true;
  }
  if (state.mode !== MODE.night || frog.x > state.heron) return false;
  cues.push(CUE.heron);
  return true;
}

/** What it costs. Whoever has no lily left is done: then it is true. */
export function hurt(state: State): boolean {
  const { frog, cues } = state;
  state.cause = cues.includes(CUE.heron) ? CUE.heron : cues.includes(CUE.burr) ? CUE.burr : CUE.splash;
  state.splashes += 1;
  breakChain(state);
  letGo(state);
  frog.last = -1;
  frog.spent = 1;
  if (state.mode === MODE.swamp) {
    state.tries += 1;
    state.fallen = FALLEN_FRAMES;
    return false;
  }
  if (state.mode === MODE.night) {
    if (state.safe === 0) state.lives -= 1;
    if (state.lives === 0) return true;
    state.heron = Math.min(state.heron, frog.x - HERON_BACK * UNIT);
  }
  // Right after a throw, the water only throws again.
  if (state.mode === MODE.dash && state.safe === 0) state.clock += Math.min(SPLASH_FRAMES, DASH_FRAMES - state.clock);
  state.safe = SAFE_FRAMES;
  frog.y = Math.min(frog.y, -FROG);
  Object.assign(frog, { vx: THROW.vx, vy: THROW.vy });
  return false;
}
