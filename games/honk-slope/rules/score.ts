import { ROW } from "./course.ts";
import { grainOf } from "./courses.ts";
import { courseOf, metresOf, MODE, type State } from "./state.ts";

const FINISH_POINTS = 2000;
const LEVEL_FRAMES = 120 * 60;

/** How much of the slope is behind the egg, in percent. */
export function percentOf(state: State): number {
  const { finish } = courseOf(state);
  return finish === 0 ? 0 : Math.min(100, Math.floor((state.egg.z * 100) / (finish * ROW)));
}

export function scoreOf(state: State): number {
  if (state.mode !== MODE.slope) return metresOf(state) + state.points;
  if (state.isFinished === 0) return percentOf(state) * 10;
  const left = Math.max(0, Math.floor((LEVEL_FRAMES - state.frame) / 6));
  return FINISH_POINTS + state.points + left + state.shells * 100;
}

/** The grain that brings a star: four tenths in the first country, and in each a tenth more. */
export const starGrain = (state: State): number =>
  Math.ceil((grainOf(courseOf(state)) * (4 + Math.floor(state.level / 3))) / 10);

/** One star for the finish, one for enough grain, one for an egg without a crack. */
export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.mode !== MODE.slope || state.isFinished === 0) return 0;
  return (1 + (state.grain >= starGrain(state) ? 1 : 0) + (state.cracks === 0 ? 1 : 0)) as 1 | 2 | 3;
}
