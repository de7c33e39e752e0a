import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { baseAt, type Course, FLAG, METRE, middleAt, placeOf, rowOf, THING } from "./rules/course.ts";
import { isIce } from "./rules/countries.ts";
import { honkReach } from "./rules/honk.ts";
import { courseOf, HONK, isSoft, isSolid, MODE, type State } from "./rules/state.ts";

/** A way to roll: frames to look ahead, how much grain is worth, whether honks are for more than bands, and for falls. */
export type Rolling = { look: number; grain: number; honks: boolean; flaps: boolean; dead: number };

export const GOOD: Rolling = { look: 62, grain: 3, honks: true, flaps: true, dead: 60 };

const LANES = 13;
/** The bot leaves a run after this time. */
const TIRED_FRAME = 3600;

/** Plays well for a minute, and then steers no more. */
export function createBot(): (state: State) => Inputs {
  return (state) => ({
    held: state.mode === MODE.run && state.frame > TIRED_FRAME ? 0 : wishOf(state, GOOD),
    taps: [],
  });
}

/** The buttons that a player of this kind would hold. */
export function wishOf(state: State, rolling: Rolling): number {
  const { egg } = state;
  const course = courseOf(state);
  const { aim, danger } = findAim(state, course, rolling);
  const isFalling = rolling.flaps && egg.air > 8 && egg.vy < 0 && egg.y < baseAt(course, egg.z) - METRE;
  const honk = (danger || isFalling) && state.charge >= HONK && state.isHonkHeld === 0 ? BUTTON.a : 0;
  // Where the egg would come to rest, and the lean of the floor.
  const rest = egg.x + egg.vx * (isIce(course, egg.z) ? 17 : 9);
  const off = aim - rest;
  const dead = rolling.dead * 16;
  return honk | (off > dead ? BUTTON.right : off < -dead ? BUTTON.left : 0);
}

/** The best lane of the floor ahead; `danger` if something soft stands there all the same. */
function findAim(state: State, course: Course, rolling: Rolling): { aim: number; danger: boolean } {
  const { egg } = state;
  const z = landingOf(course, egg.z + egg.vz * 16);
  const row = rowOf(z);
  const [middle, half, hole] = [middleAt(course, z), course.half[row]!, course.hole[row]!];
  const room = half - Math.floor(METRE * 0.8);
  let best = { aim: middle, cost: Infinity, danger: false };
  for (let lane = 0; lane < LANES; lane++) {
    const aside = Math.floor((room * (2 * lane - LANES + 1)) / (LANES - 1));
    if (Math.abs(aside) < hole + Math.floor(METRE * 0.6) && hole > 0) continue;
    const judged = judgeLane(state, course, middle + aside, rolling);
    const cost = judged.cost + Math.abs(aside) * 0.12 + Math.abs(middle + aside - egg.x) * 0.35;
    if (cost < best.cost) best = { aim: middle + aside, cost, danger: judged.danger };
  }
  return best;
}

/** The first floor at or behind this place. */
function landingOf(course: Course, z: number): number {
  let at = z;
  while ((course.flags[rowOf(at)]! & FLAG.floor) === 0) at += METRE;
  return at;
}

function judgeLane(state: State, { things }: Course, x: number, { look, grain, honks }: Rolling) {
  const { egg } = state;
  const end = egg.z + egg.vz * look;
  let [cost, danger, flown] = [0, false, 0];
  for (let index = state.next; index < things.length && things[index]!.z < end; index++) {
    const thing = things[index]!;
    if (state.blown.includes(index)) continue;
    const frames = Math.floor((thing.z - egg.z) / Math.max(1, egg.vz));
    const aside = Math.abs(placeOf(thing, state.frame + frames) - (frames < 14 ? (x + egg.x) / 2 : x));
    if (thing.kind === THING.mushroom && aside < thing.half) flown = thing.z + egg.vz * 50;
    if (isSolid(thing)) {
      // A mushroom throws the egg over it, and so does a bounce that has begun.
      if (thing.z < flown || (egg.air > 0 && egg.vy > 150 && frames < 30)) continue;
      const near = aside - thing.half - METRE * 0.75;
      if (near > METRE) continue;
      cost += (near < 0 ? 40 : 3) * METRE * (1 - frames / (look * 2));
      // Signs say HONK at bands, and at hay from edge to edge.
      const isBar = thing.kind === THING.band || (thing.kind === THING.bale && things[index + 3]?.z === thing.z);
      const isWorth = isBar || (honks && isSoft(thing));
      if (near < 0 && isWorth && thing.z - egg.z < honkReach(egg) && frames < 64) danger = true;
    } else if (aside < thing.half + METRE * 0.5) cost -= grain * METRE * (thing.kind === THING.grain ? 0.4 : 1.2);
  }
  return { cost, danger };
}
