import { CUE } from "#tongue-tied/rules/cues.ts";
import { isSweet } from "#tongue-tied/rules/frog.ts";
import { LEVELS } from "#tongue-tied/rules/levels.ts";
import { TONGUE } from "#tongue-tied/rules/state.ts";
import { METRE, UNIT } from "#tongue-tied/rules/units.ts";
import { fliesGoal, metresOf, starGoals, starsOf } from "#tongue-tied/rules/goals.ts";
import { courseFor, MODE, rules, type State } from "#tongue-tied/rules.ts";
import { sayTime } from "./panel.ts";

export const count = (number: number, of: string): string =>
  `${number} ${number === 1 ? of : of.endsWith("y") ? `${of.slice(0, -1)}ies` : `${of}s`}`;

/** The sentence for screen readers: first what to do. */
export function say(state: State): string {
  const { mode, isOver, frog } = state;
  if (isOver === 1) return sayEnd(state);
  if (state.waiting === 1) return "The frog sits on a lily. Press and hold to swing.";
  if (state.fallen > 0 || state.safe > 60)
    return mode === MODE.night ? `${hurtWord(state)} ${count(state.lives, "lily")} left.` : hurtWord(state);
  if (frog.seat === 1) return "On a lily. Press to hop and swing.";
  if (frog.tongue === TONGUE.tied)
    return isSweet(frog) ? "Let go now." : frog.vx < 0 ? "Swinging back." : "Swinging ahead.";
  if (frog.aim < 0) return frog.vy > 0 ? "Falling, nothing in reach." : "Flying.";
  const anchor = courseFor(state).anchors[frog.aim]!;
  const far = Math.max(0, Math.round((anchor.x - frog.x / UNIT) / METRE));
  const is = frog.vy > 0 ? "Hold now" : "Lantern";
  return `${is}: ${count(far, "metre")} ahead.`;
}

const hurtWord = ({ cause }: State): string =>
  cause === CUE.heron ? "The heron has snapped." : cause === CUE.burr ? "Thorns." : "Splash.";

function sayEnd(state: State): string {
  if (state.mode === MODE.night)
    return `The flight is over after ${metresOf(state)} metres and ${count(state.flies, "fly")}.`;
  if (state.mode === MODE.dash) return `Time is up: ${rules.score(state)} points.`;
  if (state.isFinished === 0) return "Time is up.";
  return `Home in ${sayTime(state.clock)} seconds with ${count(state.flies, "fly")}: ${count(starsOf(state), "star")}.`;
}

/** Why it has ended, and what to try next. */
export function hintOf(state: State): string {
  if (state.mode === MODE.swamp) return swampHint(state);
  const { cause, golden, latches } = state;
  const part = latches === 0 ? 0 : Math.round((golden * 100) / latches);
  if (state.mode === MODE.dash)
    return state.splashes > 1
      ? `${state.splashes} splashes took ${state.splashes * 3} s. Swing shorter, and hold again while you rise.`
      : `The longest chain had ${count(state.longest, "lantern")}. Gold ones count three times.`;
  const why =
    cause === CUE.heron
      ? "The heron took the last lily: short swings are faster than long ones."
      : cause === CUE.burr
        ? "Thorns took the last lily: let go earlier to fly below them, later to fly above."
        : cause === CUE.splash
          ? "The water took the last lily: hold again before you fall below the lanterns."
          : "Nobody held on, so the flight ended.";
  return latches > 4 && part < 40 ? `${why} ${part} % of your releases were golden: wait for the rays.` : why;
}

function swampHint(state: State): string {
  if (state.isFinished === 0) return "Hold while you fall, let go while you rise: a stork helps after some splashes.";
  if (state.isCarried === 1) return "Arrive without the stork for time, flies and medals. 100 points are a second.";
  const { seconds } = LEVELS[state.level]!;
  const [, time, flies] = starGoals(state);
  if (!flies)
    return `${count(fliesGoal(state.level) - state.flies, "fly")} more for the fly star: they show the best way.`;
  return time ? "" : `${sayTime(state.clock - seconds * 60)} s to the time star: golden releases are faster.`;
}
