import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { baseAt, heightAt, METRE, middleAt, THING, type Thing } from "./rules-course.ts";
import { courseOf, HONK, honkRange, PHASE, type State } from "./rules.ts";
import { onX, onY, scaleAt, type Eye, type Spot } from "./view-camera.ts";
import { loud } from "./view-style.ts";

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
    stage.text(words, onX(eye, x, scale), onY(eye, y, scale), loud(36));
  };
  if (state.phase === PHASE.fallen || state.blast > 0) return;
  if (isReady && egg.air > 6 && egg.y < baseAt(course, egg.z) - METRE / 2) write("FLAP!", spot.x, spot.y + 3.6, spot.z);
  const bar = isReady ? barToHonk(state) : barAhead(state, GRAIN_METRES);
  if (!bar) return;
  const middle = middleAt(course, bar.z);
  write(isReady ? "HONK!" : "GRAIN!", middle / METRE, heightAt(course, middle, bar.z) / METRE + 3.4, bar.z / METRE);
}
