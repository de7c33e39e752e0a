import { LEVELS, levelCourse } from "./levels.ts";
import { MODE, type State } from "./state.ts";
import { METRE, UNIT } from "./units.ts";

/** How many of a level's flies bring a star: four of five. */
export const fliesGoal = (level: number): number => Math.ceil((levelCourse(level).flies.length * 4) / 5);

export const metresOf = ({ far }: Pick<State, "far">): number => Math.max(0, Math.floor(far / (UNIT * METRE)));

/** One star for the arrival, one for its time, and one for flies. */
export function starGoals(state: State): readonly [finish: boolean, time: boolean, flies: boolean] {
  const isFinished = state.isFinished === 1;
  const isOwn = isFinished && state.isCarried === 0;
  return [
    isFinished,
    isOwn && state.clock <= LEVELS[state.level]!.seconds * 60,
    isOwn && state.flies >= fliesGoal(state.level),
  ];
}

export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.mode !== MODE.swamp) return 0;
  return starGoals(state).filter(Boolean).length as 0 | 1 | 2 | 3;
}
