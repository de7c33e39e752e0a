import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { courseFor, FINISH_POINTS, TRACK_FRAMES, type State } from "#reed-rider/rules.ts";
import { sayTime } from "./panel.ts";

const MOST_TIME = TRACK_FRAMES + 60 * 60;
/** Any finished track has more. */
const FINISHED = FINISH_POINTS + 6000;

/** Riders of a track think in flags and seconds, not in points. Smaller numbers are differences. */
export function sayTrackScore(state: State, score: number): string {
  if (state.isOver === 0 && score < FINISHED) return `Flag ${state.flag} of ${courseFor(state).flags.length - 1}`;
  if (score < FINISHED) return groupDigits(score);
  return `${sayTime(MOST_TIME - Math.ceil(((score - FINISH_POINTS) * 60) / 100))} s`;
}
