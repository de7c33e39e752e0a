import { blend, followTarget, type Camera } from "@quackademy/game-kit/stage/camera.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Ball, Bike } from "#reed-rider/rules/bike.ts";
import { PARTS, UNIT } from "#reed-rider/rules/units.ts";

/** Where a bike is drawn, in units. */
export type Pose = { rx: number; ry: number; fx: number; fy: number; bx: number; by: number };
export type Eye = { x: number; y: number; zoom: number; atX: number; atY: number };

export const poseOf = ({ rear, front, body }: Pick<Bike, "rear" | "front" | "body">): Pose => ({
  rx: rear.x / UNIT,
  ry: rear.y / UNIT,
  fx: front.x / UNIT,
  fy: front.y / UNIT,
  bx: body.x / UNIT,
  by: body.y / UNIT,
});

/** A duck that flies without its bike, if there is one to look at. */
type Duck = { x: number; y: number } | null;

const JUMP = 90;

/** Between two steps, unless the bike was put somewhere else. */
export function poseBetween(before: Pose | null, now: Pose, alpha: number): Pose {
  if (alpha === 1 || !before || Math.hypot(now.rx - before.rx, now.ry - before.ry) > JUMP) return now;
  const mix = (key: keyof Pose) => blend(before[key], now[key], alpha);
  return { rx: mix("rx"), ry: mix("ry"), fx: mix("fx"), fy: mix("fy"), bx: mix("bx"), by: mix("by") };
}

const perFrame = ({ vx, vy }: Ball) => [(vx * PARTS) / UNIT, (vy * PARTS) / UNIT] as const;

/** Follows the bike, looks ahead of it, and steps back when it is fast or high up. */
export function createEye() {
  let camera: Camera | null = null;
  let before: Camera | null = null;
  let [movedAt, frame] = [-1, -1];

  return {
    /** The next look is from a new place at once. */
    cut(): void {
      frame = -1000;
    },
    look(
      stage: Stage,
      bike: Bike,
      pose: Pose,
      alpha: number,
      atFrame: number,
      isSlow: boolean,
      duck: Duck,
      floor: number,
    ): Eye {
      const { width, height, isCalm } = stage;
      const isTall = height > width;
      const [vx, vy] = perFrame(bike.rear);
      const fast = Math.min(1, Math.max(0, (Math.hypot(vx, vy) - 4) / 12));
      // Who is high up sees where the land is: from further away, and between the two.
      const high = Math.max(0, Math.min(520, floor - Math.max(pose.ry, pose.fy) - 40));
      const zoom =
        (isSlow || duck) && !isCalm
          ? 1.7
          : (isTall ? 1.34 : 1.5) * (isCalm ? 0.8 : 1 - fast * (isTall ? 0.26 : 0.32)) * (1 - high / 1900);
      if (stage.tick !== movedAt) {
        const isCut = camera === null || Math.abs(atFrame - frame) > 8;
        if (isCut) camera = null;
        before = camera;
        const x = (pose.rx + pose.fx) / 2;
        const y = (pose.ry + pose.fy) / 2;
        const ahead = 0.2 * (width / zoom) + Math.max(-4, vx) * (isTall || isCalm ? 6 : 11);
        const target = duck ? { x: duck.x + 60, y: duck.y, zoom } : { x: x + ahead, y: y + vy * 5 + high * 0.45, zoom };
        const next = followTarget(camera, target, { ease: 0.1, cutFrom: 2200 });
        // The bike itself never lags: only the look ahead, the height and the zoom are eased.
        camera = {
          x: camera && !isCut ? camera.x + (next.x - camera.x) * (duck ? 1 : 2.2) : next.x,
          y: next.y,
          zoom: camera ? camera.zoom + (zoom - camera.zoom) * (isSlow || duck ? 0.09 : 0.04) : zoom,
        };
        [movedAt, frame] = [stage.tick, atFrame];
      }
      const from = before ?? camera!;
      return {
        x: blend(from.x, camera!.x, alpha),
        y: blend(from.y, camera!.y, alpha),
        zoom: blend(from.zoom, camera!.zoom, alpha),
        atX: width / 2,
        atY: height * (isTall ? 0.62 : 0.58),
      };
    },
  };
}

export const onStage = ({ x, y, zoom, atX, atY }: Eye, wx: number, wy: number): [number, number] => [
  atX + (wx - x) * zoom,
  atY + (wy - y) * zoom,
];
