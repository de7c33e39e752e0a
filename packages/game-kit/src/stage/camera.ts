import type { Bounds } from "./stage.ts";

/** A point of the world in the middle of the picture; `zoom` is stage units for one unit of the world. */
export type Camera = { x: number; y: number; zoom: number };

export type CameraTarget = {
  x: number;
  y: number;
  /** World units for each step: the camera looks ahead. */
  vx?: number;
  vy?: number;
  zoom?: number;
};

export type CameraWish = {
  /** The part of the way that is made in each step, 0 to 1. */
  ease?: number;
  /** Steps that the camera looks ahead. */
  lookAhead?: number;
  /** The part of the world that the camera may show, in world units. */
  world?: Bounds;
  /** The size of the picture in stage units; needed for `world`. */
  view?: { width: number; height: number };
  /** A jump longer than this, in world units, is a cut. */
  cutFrom?: number;
};

/** The camera one step later, on its way to the target. Pure: for views, which keep the camera themselves. */
export function followTarget(camera: Camera | null, target: CameraTarget, wish: CameraWish = {}): Camera {
  const { ease = 0.12, lookAhead = 0, cutFrom = Infinity } = wish;
  const aim = {
    x: target.x + (target.vx ?? 0) * lookAhead,
    y: target.y + (target.vy ?? 0) * lookAhead,
    zoom: target.zoom ?? camera?.zoom ?? 1,
  };
  const isCut = camera === null || Math.hypot(aim.x - camera.x, aim.y - camera.y) > cutFrom;
  const moved = isCut
    ? aim
    : {
        x: camera.x + (aim.x - camera.x) * ease,
        y: camera.y + (aim.y - camera.y) * ease,
        zoom: camera.zoom + (aim.zoom - camera.zoom) * ease,
      };
  return wish.world && wish.view ? keepInside(moved, wish.world, wish.view) : moved;
}

/** Between two steps, for screens that are faster than the rules. */
export const blendCameras = (before: Camera, after: Camera, alpha: number): Camera => ({
  x: blend(before.x, after.x, alpha),
  y: blend(before.y, after.y, alpha),
  zoom: blend(before.zoom, after.zoom, alpha),
});

export const blend = (before: number, after: number, alpha: number): number => before + (after - before) * alpha;

/** The world units that are in view. */
export function visibleWorld(camera: Camera, view: { width: number; height: number }): Bounds {
  const [halfWidth, halfHeight] = [view.width / camera.zoom / 2, view.height / camera.zoom / 2];
  return {
    left: camera.x - halfWidth,
    top: camera.y - halfHeight,
    right: camera.x + halfWidth,
    bottom: camera.y + halfHeight,
  };
}

type Transformed = Pick<CanvasRenderingContext2D, "translate" | "scale">;

/** Moves the context so that world units can be drawn; a far layer moves less: `parallax` 1 is the world itself. */
export function applyCamera(
  context: Transformed,
  camera: Camera,
  middle: { x: number; y: number },
  parallax = 1,
): void {
  context.translate(middle.x, middle.y);
  context.scale(camera.zoom, camera.zoom);
  context.translate(-camera.x * parallax, -camera.y * parallax);
}

/** A world that is smaller than the picture lies in its middle. */
function keepInside(camera: Camera, world: Bounds, view: { width: number; height: number }): Camera {
  const inside = (at: number, from: number, to: number, half: number) =>
    to - from <= 2 * half ? (from + to) / 2 : Math.max(from + half, Math.min(to - half, at));
  return {
    x: inside(camera.x, world.left, world.right, view.width / camera.zoom / 2),
    y: inside(camera.y, world.top, world.bottom, view.height / camera.zoom / 2),
    zoom: camera.zoom,
  };
}
