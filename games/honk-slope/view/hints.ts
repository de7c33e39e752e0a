import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { baseAt, METRE, middleAt, type Thing, THING } from "#honk-slope/rules/course.ts";
import { honkRange } from "#honk-slope/rules/honk.ts";
import { courseOf, HONK, PHASE, type State } from "#honk-slope/rules/state.ts";
import { onX, onY, scaleAt, type Eye, type Spot } from "./camera.ts";
import { loud } from "./style.ts";

/** The next line across the whole slope, a band or hay, if it is no farther than so many metres and still there. */
function barAhead(state: State, metres: number): Thing | undefined {
  const { things } = courseOf(state);
  const { next, blown, egg } = state;
  return things.slice(next, next + 40).find(({ kind, z }, at) => {
    const [other, index] = [things[next + at + 3], next + at];
    const isBar = kind === THING.band || (kind === THING.bale && other?.kind === kind && other.z === z);
    return isBar && z < egg.z + metres * METRE && !blown.includes(index);
  });
}

/** A bar that a honk of now blows away. */
export const barToHonk = (state: State): Thing | undefined => barAhead(state, honkRange(state.egg) / METRE);

/** So many metres before a bar, a player without a honk is told to gather grain. */
const GRAIN_METRES = 90;

/** What the horn is for now: a bar ahead, or a fall. */
export function drawHints(stage: Stage, state: State, eye: Eye, spot: Spot): void {
  const course = courseOf(state);
  const { egg } = state;
  const isReady = state.charge >= HONK;
  const write = (words: string, x: number, y: number, z: number) => {
    const scale = scaleAt(eye, z);
    const { context } = stage;
    context.save();
    context.translate(onX(eye, x, scale), onY(eye, y, scale));
    stage.still(`hint ${words}`, [-150, -32, 300, 64], (inside) => inside.text(words, 0, 0, loud(36)));
    context.restore();
  };
  if (state.phase === PHASE.fallen || state.blast > 0) return;
  const base = baseAt(course, egg.z) / METRE;
  if (isReady && egg.air > 6 && spot.y < base - 0.5)
    return write("FLAP!", spot.x, Math.max(base - 2, spot.y) + 3.6, spot.z);
  const bar = isReady ? barToHonk(state) : barAhead(state, GRAIN_METRES);
  if (!bar) return;
  const middle = middleAt(course, bar.z);
  // Until the first honk of a run, the sign names the key.
  const honk = state.honks > 0 || stage.isTouch ? "HONK!" : "HONK! Space";
  write(isReady ? honk : "GRAIN!", middle / METRE, baseAt(course, bar.z) / METRE + 3.4, bar.z / METRE);
}
