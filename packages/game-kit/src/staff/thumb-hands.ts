import type { Inputs } from "#core/game-rules.ts";
import type { HandNerves } from "./hand-nerves.ts";
import type { StaffBot } from "./human-hands.ts";

/** How a game is steered by a thumb on a touch screen. */
type ThumbPlan<State> = {
  /** Where the thumb goes for this state; null: it stays. */
  goal(state: State): { x: number; y: number } | null;
  /** The buttons for a thumb that is there. */
  held(at: { x: number; y: number }, state: State): number;
  tap?: (state: State) => number | null;
  lookFrames: number;
  /** How far the thumb trembles, in the units of its place. */
  tremble: number;
};

/** How much of its way the thumb makes in a frame. */
const GLIDE = 0.2;

/** Steers by dragging: the thumb glides to its goal and trembles, and the game makes buttons of its place. */
export function steerWithThumb<State>(nerves: HandNerves, game: ThumbPlan<State>): StaffBot<State> {
  let [frame, lookAt, tapAt] = [0, 0, 0];
  let [at, goal] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let coming: { at: number; goal: { x: number; y: number } }[] = [];
  return (state): Inputs => {
    frame += 1;
    const tap = game.tap?.(state) ?? null;
    if (tap !== null) {
      if (tapAt === 0) tapAt = frame + nerves.delay(nerves.skill.reactionFrames * 4, frame);
      return { held: 0, taps: frame === tapAt ? [tap] : [] };
    }
    if (frame >= lookAt) {
      const next = game.goal(state);
      if (next) coming.push({ at: frame + nerves.delay(nerves.skill.reactionFrames, frame), goal: next });
      lookAt = frame + nerves.delay(game.lookFrames, frame) + nerves.lapse();
    }
    goal = coming.findLast((each) => each.at <= frame)?.goal ?? goal;
    coming = coming.filter((each) => each.at > frame);
    at = {
      x: at.x + (goal.x - at.x) * GLIDE + nerves.normal() * game.tremble,
      y: at.y + (goal.y - at.y) * GLIDE + nerves.normal() * game.tremble,
    };
    return { held: game.held(at, state), taps: [] };
  };
}
