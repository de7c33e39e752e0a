import { ONE } from "@quackademy/game-kit/core/fixed.ts";
import { applyCamera, followTarget, type Camera } from "@quackademy/game-kit/stage/camera.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PHASE, type State } from "./rules.ts";
import { placeX, placeY } from "./rules-space.ts";
import { SLOW_FRAMES } from "./view-slow.ts";
import type { Frame } from "./view-frame.ts";

const EASE = 0.06;
const FLYING_ZOOM = 1.22;
const NEAR_ZOOM = 1.7;
const SLOW_ZOOM = 2.5;
const SLOW_EASE = 0.13;
/** From here on, a parcel is near its customer. */
const NEAR_UNITS = 210;

/**
 * Follows a parcel, comes nearer with it to its customer, and nearest when it is delivered. Aiming shows the whole
 * space, so that drags fit.
 */
export function createPostCamera() {
  let camera: Camera | null = null;
  let movedAt = -1;
  const middleOf = ({ bounds }: Stage) => ({
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.top + bounds.bottom) / 2,
  });

  return {
    /** Moves the camera, once for each step. */
    follow(stage: Stage, state: State, frame: Frame): void {
      if (stage.tick === movedAt) return;
      movedAt = stage.tick;
      const { bounds } = stage;
      const view = { width: bounds.right - bounds.left, height: bounds.bottom - bounds.top };
      const rest = { ...middleOf(stage), zoom: 1 };
      const target = stage.isCalm ? rest : (wishOf(state, frame) ?? rest);
      const ease = target.zoom === SLOW_ZOOM ? SLOW_EASE : EASE;
      camera = followTarget(camera ?? rest, target, { ease, world: bounds, view });
    },
    /** Draws the world as the camera sees it. */
    through(stage: Stage, draw: () => void): void {
      stage.context.save();
      if (camera) applyCamera(stage.context, camera, middleOf(stage));
      draw();
      stage.context.restore();
    },
    /** A frame whose places are those on the screen: for effects, which are drawn over everything. */
    project(stage: Stage, frame: Frame): Frame {
      if (!camera) return frame;
      const { x: cx, y: cy, zoom } = camera;
      const middle = middleOf(stage);
      return {
        ...frame,
        place(x, y) {
          const [px, py] = frame.place(x, y);
          return [middle.x + (px - cx) * zoom, middle.y + (py - cy) * zoom];
        },
      };
    },
  };
}

function wishOf({ phase, parcel, round, precision, clock, wait }: State, { place }: Frame): Camera | null {
  const isShown = phase === PHASE.showing && precision >= 0;
  if (phase !== PHASE.flying && !isShown) return null;
  const [x, y] = place(parcel.x / ONE, parcel.y / ONE);
  const [tx, ty] = place(placeX(round.target, clock) / ONE, placeY(round.target, clock) / ONE);
  if (isShown) return wait < SLOW_FRAMES + 12 ? { x, y, zoom: SLOW_ZOOM } : null;
  const isNear = Math.hypot(tx - x, ty - y) < NEAR_UNITS;
  if (isNear) return { x: (x + tx) / 2, y: (y + ty) / 2, zoom: NEAR_ZOOM };
  return { x, y, zoom: FLYING_ZOOM };
}
