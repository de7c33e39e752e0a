import { baseAt, METRE, placeOf, THING, type Course } from "./course.ts";
import { flapEgg, type Egg } from "./egg.ts";
import { gain } from "./gains.ts";
import { courseOf, CUE, HONK, isSoft, POINTS, type State } from "./state.ts";

const HONK_FRAMES = 75;
/** A honk rolls on before the egg for so long, so that an early honk is not punished. */
const BLAST_FRAMES = 75;
const HONK_LEAST = 20 * METRE;
const HONK_ASIDE = 12 * METRE;
/** After so many frames in the air, a honk is a flap, too. */
const FLAP_AIR = 5;

/** How far ahead of the egg a honk blows. */
export const honkReach = ({ vz }: Egg): number => Math.max(HONK_LEAST, vz * HONK_FRAMES);
/** How far away a thing may be when the honk begins that will blow it away. */
export const honkRange = (egg: Egg): number => honkReach(egg) + egg.vz * BLAST_FRAMES;

/** Sends a blast down the slope. In the air it is a flap, too. */
export function honk(state: State): void {
  const { egg, cues } = state;
  if (state.charge < HONK) {
    // A throat that honks all the time never has breath for a honk that counts.
    state.charge = Math.max(0, state.charge - 2);
    return void cues.push(CUE.hoarse);
  }
  state.charge -= HONK;
  state.honks += 1;
  cues.push(CUE.honk);
  state.blast = BLAST_FRAMES;
  if (egg.air > FLAP_AIR) flap(state, courseOf(state));
}

/** Blows away the hay and the geese ahead. A row of them counts once. */
export function blow(state: State, { things }: Course): void {
  const { egg } = state;
  state.blast -= 1;
  const end = egg.z + honkReach(egg);
  let row = -1;
  for (let index = state.next; index < things.length && things[index]!.z < end; index++) {
    const thing = things[index]!;
    if (!isSoft(thing) || state.blown.includes(index)) continue;
    if (Math.abs(placeOf(thing, state.frame) - egg.x) > HONK_ASIDE) continue;
    state.blown.push(index);
    if (thing.kind !== THING.bale) state.scared += 1;
    if (thing.z === row) state.cues.push(CUE.scared);
    else gain(state, thing.kind === THING.band ? POINTS.band : POINTS.scared, CUE.scared);
    row = thing.z;
  }
}

export function flap(state: State, course: Course): void {
  const { egg } = state;
  if (egg.y < baseAt(course, egg.z)) state.isSaving = 1;
  flapEgg(egg, course);
  state.flaps += 1;
  state.cues.push(CUE.flap);
}
