import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { WIDTH, UNIT } from "#duck-dunk/rules/units.ts";
import { isPair, isShootOut, type State } from "#duck-dunk/rules/state.ts";
import { rimOf } from "#duck-dunk/rules/units.ts";

/** The middle of the picture on the court, whose x goes from 0 to 1000. */
export type Lens = { x: number; zoom: number };

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
  isTall(stage) ? stage.height * 0.68 : stage.height - (stage.height > 520 ? 92 : 76);

/** On a tall screen the camera goes along with the ducks and the ball; its zoom is fixed, so that pictures keep their size. */
const TALL_ZOOM = 0.82;

export function aimLens(stage: Stage, state: State): Lens {
  if (!isTall(stage)) return { x: COURT / 2, zoom: stage.width / (COURT + 66) };
  const seen = [state.ducks[0].x, ...state.balls.map(({ x }) => x)];
  if (!isShootOut(state)) seen.push(state.ducks[1].x);
  for (const { holder, shot, by } of state.balls) {
    if (holder >= 0) seen.push(rimOf(holder));
    else if (shot > 0) seen.push(rimOf(by));
  }
  // Two players see all of the court; else the own duck is never out of view.
  const zoom = isPair(state) ? stage.width / (COURT + 30) : TALL_ZOOM;
  const half = stage.width / zoom / 2;
  const [low, high] = [half - 40, COURT + 40 - half];
  if (low > high) return { x: COURT / 2, zoom };
  const middle = (Math.min(...seen) + Math.max(...seen)) / UNIT / 2;
  const me = state.ducks[0].x / UNIT;
  const near = Math.max(me - half + 90, Math.min(me + half - 90, middle));
  return { x: Math.max(low, Math.min(high, near)), zoom };
}

export const follow = (lens: Lens | null, aim: Lens, ease: number): Lens =>
  !lens || Math.abs(aim.x - lens.x) > 900 ? aim : { x: lens.x + (aim.x - lens.x) * ease, zoom: aim.zoom };

/** From where to where the court can come into view. */
export const spanOf = ({ width, height, bounds }: Stage, { x, zoom }: Lens): readonly [number, number] =>
  isTall({ width, height })
    ? [-150, COURT + 150]
    : [Math.floor(x + (bounds.left - width / 2) / zoom) - 12, Math.ceil(x + (bounds.right - width / 2) / zoom) + 12];

/** From court to stage. */
export const toStage = (stage: Stage, lens: Lens, x: number, high: number): [number, number] => [
  stage.width / 2 + (x - lens.x) * lens.zoom,
  floorOf(stage) - high * lens.zoom,
];
