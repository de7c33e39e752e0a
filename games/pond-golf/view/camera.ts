import { applyCamera, followTarget, type Camera, type CameraTarget } from "@quackademy/game-kit/stage/camera.ts";
import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Bounds, Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { State } from "#pond-golf/rules/state.ts";
import { holeAt } from "#pond-golf/rules/state.ts";
import { AGAIN_FROM } from "#pond-golf/rules.ts";
import type { Frame } from "./frame.ts";
import * as PHASE from "#pond-golf/rules/phases.ts";

const ROLL_ZOOM = 1.22;
const SLOW_ZOOM = 1.9;
const DONE_ZOOM = 1.6;

/** All that a stage shows while the whole hole is in view, in flat units. The camera does not leave it. */
export function restView(stage: Stage, { rest }: Frame): Bounds {
  const { left, top, right, bottom } = stage.bounds;
  return {
    left: rest.x + (left - stage.width / 2) / rest.zoom,
    right: rest.x + (right - stage.width / 2) / rest.zoom,
    top: rest.y + (top - stage.height / 2) / rest.zoom,
    bottom: rest.y + (bottom - stage.height / 2) / rest.zoom,
  };
}

/** Follows the ball, and comes near when it comes near the cup. */
export function createEye() {
  let camera: Camera | null = null;
  let [movedAt, hole] = [-1, ""];

  const wish = (state: State, frame: Frame, ball: Point): CameraTarget => {
    const { phase, isSlow, wait, last } = state;
    const { cup } = holeAt(state);
    const end = frame.flat(cup.x, cup.y);
    if (phase === PHASE.roll && isSlow)
      return { x: (ball.x + end.x) / 2, y: (ball.y + end.y) / 2, zoom: frame.rest.zoom * SLOW_ZOOM };
    // A duck that flies off with the ball is seen from afar.
    if (phase === PHASE.done && last < 0)
      return wait < 80 ? { ...ball, zoom: frame.rest.zoom * DONE_ZOOM } : frame.rest;
    if (phase === PHASE.done && last === 1 && wait > AGAIN_FROM) return { ...ball, zoom: frame.rest.zoom * SLOW_ZOOM };
    if (phase === PHASE.done && wait < 84) return { ...end, zoom: frame.rest.zoom * DONE_ZOOM };
    if (phase === PHASE.roll || phase === PHASE.lost) return { ...ball, zoom: frame.rest.zoom * ROLL_ZOOM };
    return frame.rest;
  };

  return {
    get camera(): Camera {
      return camera ?? { x: 0, y: 0, zoom: 1 };
    },
    /** Moves once for each frame of the view. */
    follow(stage: Stage, state: State, frame: Frame, ball: Point, key: string): void {
      if (stage.tick === movedAt && key === hole) return;
      movedAt = stage.tick;
      const { bounds } = stage;
      const view = { width: bounds.right - bounds.left, height: bounds.bottom - bounds.top };
      const isCut = key !== hole;
      hole = key;
      if (isCut || stage.isCalm) camera = frame.rest;
      if (stage.isCalm) return;
      const target = wish(state, frame, ball);
      const ease = state.isSlow ? 0.14 : 0.07;
      // The picture's middle is not the safe area's where the HUD lies on one side only.
      const off = {
        x: (bounds.left + bounds.right - stage.width) / 2,
        y: (bounds.top + bounds.bottom - stage.height) / 2,
      };
      const moved = followTarget(camera, target, { ease });
      const middle = { x: moved.x + off.x / moved.zoom, y: moved.y + off.y / moved.zoom, zoom: moved.zoom };
      const inside = followTarget(null, middle, { world: restView(stage, frame), view });
      camera = { x: inside.x - off.x / moved.zoom, y: inside.y - off.y / moved.zoom, zoom: moved.zoom };
    },
    through(stage: Stage, draw: () => void): void {
      const { context, width, height } = stage;
      context.save();
      applyCamera(context, this.camera, { x: width / 2, y: height / 2 });
      draw();
      context.restore();
    },
  };
}

export type Eye = ReturnType<typeof createEye>;
