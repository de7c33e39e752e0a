import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { columnOf, pondOf, rowOf, STEP } from "#lilypad-land/rules/ponds.ts";
import { SLOW } from "#lilypad-land/rules/swim.ts";
import type { State } from "#lilypad-land/rules.ts";

/** Units of the stage for a cell. */
const CELL = { wide: 27, tall: 29 };
/** Land that the camera shows around the water, in cells. */
const AROUND = 3;
/** More of it above, where the panels lie: the player swims below them. */
const ABOVE = { wide: 8, tall: 11 };
const AHEAD = 4;
/** The player is below the middle, where panels do not lie. */
const BELOW = 1.5;
/** The camera comes so much nearer for a moment when somebody is cut. */
const PUNCH = 0.12;
const PUNCH_FRAMES = 30;
/** How far the player is above the title's middle, as a part of the height. */
const TITLE_PART = 0.34;

export type Place = { x: number; y: number };
export type View = { left: number; top: number; right: number; bottom: number };

/** The middle of a cell, in cells. */
export const middleOf = (cell: number): Place => ({ x: columnOf(cell) + 0.5, y: rowOf(cell) + 0.5 });

/** Where a swimmer is, in cells, between two steps. */
export function placeOf({ swimmers, due, frame, isStarted, slow }: State, index: number, alpha = 1): Place {
  const { from, cell, pace, isAway } = swimmers[index]!;
  const { x, y } = middleOf(cell);
  if (isAway === 1 || from === cell || isStarted === 0) return { x, y };
  const since = slow > 0 ? (((SLOW - (slow % SLOW)) % SLOW) + alpha) / SLOW : alpha;
  const left = Math.max(0, Math.min(1, (due[index]! - frame + 1 - since) / pace));
  const before = middleOf(from);
  return { x: x + (before.x - x) * left, y: y + (before.y - y) * left };
}

/** The pixels of a cell, where the pond's corner lies on the stage, and what is in view, in cells. */
export type Eye = { cellPx: number; unit: number; left: number; top: number; view: View };

/** Follows the player, and looks a little ahead. Everything lies on whole pixels: pictures are then only copied. */
export function createEye() {
  let camera: Place | null = null;
  let movedAt = -1;
  let run = -1;

  return {
    /** `isTitle`: the player is shown above the label of the title. */
    look(stage: Stage, state: State, alpha: number, isTitle = false): Eye {
      const { width, height, bounds, tick, context, isCalm } = stage;
      const cell = height > width ? CELL.tall : CELL.wide;
      const me = state.swimmers[0]!;
      const here = placeOf(state, 0, alpha);
      const [dx, dy] = wayOf(me.way);
      const ahead = state.isStarted === 1 && me.isAway === 0 && !isCalm && !isTitle ? AHEAD : 0;
      if (tick !== movedAt || camera === null) {
        const [wide, high] = [(bounds.right - bounds.left) / cell, (bounds.bottom - bounds.top) / cell];
        const pond = pondOf(state.pond);
        const above = height > width ? ABOVE.tall : ABOVE.wide;
        // The title's player is above its label, wherever that is.
        const aim = isTitle
          ? { x: here.x, y: here.y + TITLE_PART * high }
          : {
              x: between(here.x + dx * ahead, pond.left - AROUND, pond.right + 1 + AROUND, wide),
              y: between(here.y + dy * ahead - BELOW, pond.top - above, pond.bottom + 1 + AROUND, high),
            };
        const ease = camera === null || state.frame < run ? 1 : isCalm ? 0.25 : 0.09;
        camera = { x: mix(camera?.x ?? 0, aim.x, ease), y: mix(camera?.y ?? 0, aim.y, ease) };
        [movedAt, run] = [tick, state.frame];
      }
      const { a: scale, e, f } = context.getTransform();
      const cellPx = Math.max(6, Math.round(cell * scale));
      const near = isCalm ? 1 : 1 + (PUNCH * Math.min(PUNCH_FRAMES, state.slow)) / PUNCH_FRAMES;
      const unit = (cellPx * near) / scale;
      const [midX, midY] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
      const pixelX = Math.round(e + midX * scale - camera.x * cellPx * near);
      const pixelY = Math.round(f + midY * scale - camera.y * cellPx * near);
      const [left, top] = [(pixelX - e) / scale, (pixelY - f) / scale];
      const view = {
        left: (bounds.left - left) / unit - 1,
        top: (bounds.top - top) / unit - 1,
        right: (bounds.right - left) / unit + 1,
        bottom: (bounds.bottom - top) / unit + 1,
      };
      return { cellPx, unit, left, top, view };
    },
  };
}

/** One cell onwards. */
export function wayOf(way: number): [number, number] {
  const step = STEP[way]!;
  return Math.abs(step) === 1 ? [step, 0] : [0, Math.sign(step)];
}

const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** The middle of a view of this size that does not leave the world, or the world's middle. */
const between = (at: number, from: number, to: number, size: number): number =>
  to - from <= size ? (from + to) / 2 : Math.max(from + size / 2, Math.min(to - size / 2, at));

/** The place of a point of the pond on the stage. */
export const onStage = ({ left, top, unit }: Eye, { x, y }: Place): Place => ({
  x: left + x * unit,
  y: top + y * unit,
});

export const isInView = ({ view }: Eye, { x, y }: Place, margin = 1): boolean =>
  x > view.left - margin && x < view.right + margin && y > view.top - margin && y < view.bottom + margin;
