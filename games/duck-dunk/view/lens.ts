import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { WIDTH, UNIT } from "#duck-dunk/rules/units.ts";
import { isShootOut, type State } from "#duck-dunk/rules/state.ts";
import { rimOf } from "#duck-dunk/rules/units.ts";

/** What is in view: units of the court, x from 0 to 1000 and y downwards from the floor. */
export type Lens = { x: number; y: number; zoom: number };

export const SIZE = {
  wide: [
    [1040, 600],
    [1040, 540],
    [1100, 500],
  ],
  tall: [
    [600, 1000],
    [600, 860],
    [600, 1140],
  ],
} as const;

const COURT = WIDTH / UNIT;
export const isTall = ({ width, height }: { width: number; height: number }): boolean => height > width;

/** Where the floor lies on the stage. */
export const floorOf = (stage: { width: number; height: number }): number =>
  isTall(stage) ? stage.height * 0.66 : stage.height - 62;

/** Where the camera wants to be: all of a wide court; on a tall screen the ducks, the ball and the rim in play. */
export function aimLens(stage: Stage, state: State): Lens {
  if (!isTall(stage)) return { x: COURT / 2, y: 0, zoom: stage.width / (COURT + 30) };
  const seen = [state.ducks[0].x, ...state.balls.map(({ x }) => x)];
  if (!isShootOut(state)) seen.push(state.ducks[1].x);
  for (const { holder, shot, by } of state.balls) {
    if (holder >= 0) seen.push(rimOf(holder));
    else if (shot > 0) seen.push(rimOf(by));
  }
  const [left, right] = [Math.min(...seen) / UNIT - 90, Math.max(...seen) / UNIT + 90];
  const zoom = Math.max(stage.width / (COURT + 20), Math.min(0.98, stage.width / (right - left)));
  const half = stage.width / zoom / 2;
  const middle = Math.max(half - 10, Math.min(COURT - half + 10, (left + right) / 2));
  return { x: middle, y: 0, zoom };
}

export function follow(lens: Lens | null, aim: Lens, ease: number): Lens {
  if (!lens || Math.abs(aim.x - lens.x) > 900) return aim;
  return {
    x: lens.x + (aim.x - lens.x) * ease,
    y: lens.y + (aim.y - lens.y) * ease,
    zoom: lens.zoom + (aim.zoom - lens.zoom) * ease,
  };
}

/** From court to stage. */
export const toStage = (stage: Stage, lens: Lens, x: number, high: number): [number, number] => [
  stage.width / 2 + (x - lens.x) * lens.zoom,
  floorOf(stage) - (high + lens.y) * lens.zoom,
];
