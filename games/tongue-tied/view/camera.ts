import { blend } from "@quackademy/game-kit/stage/camera.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { speedAt } from "#tongue-tied/rules/frog.ts";
import type { Frog } from "#tongue-tied/rules/state.ts";
import { PARTS, UNIT } from "#tongue-tied/rules/units.ts";

export type Eye = { x: number; y: number; zoom: number; atX: number; atY: number };
type Camera = { x: number; y: number; zoom: number };

/** The height that the camera prefers, and how far it follows the frog away from it. */
const HOME = -205;
const FOLLOWS = 0.5;
const CUT = 900;

/** Follows the frog, looks ahead of it, and steps back when it is fast. */
export function createEye() {
  let camera: Camera | null = null;
  let before: Camera | null = null;
  let [movedAt, frame, kick] = [-1, -1, 0];
  return {
    /** A short push of the picture, in units. */
    push(amount: number): void {
      kick = amount;
    },
    look(stage: Stage, frog: Frog, [x, y]: readonly [number, number], alpha: number, atFrame: number): Eye {
      const { width, height, isCalm } = stage;
      const isTall = height > width;
      const speed = (speedAt(frog) * PARTS) / UNIT;
      const fast = isCalm ? 0.5 : Math.min(1, Math.max(0, (speed - 6) / 13));
      const zoom = (isTall ? 0.92 : 1.08) - fast * (isTall ? 0.16 : 0.24);
      if (stage.tick !== movedAt) {
        const isCut = camera === null || Math.abs(atFrame - frame) > 8 || Math.abs(x - camera.x) > CUT;
        before = isCut ? null : camera;
        const ahead =
          (isTall ? 0.27 : 0.22) * (width / zoom) + (isCalm ? 0 : ((frog.vx * PARTS) / UNIT) * (isTall ? 3 : 7));
        const aim = { x: x + ahead, y: HOME + (y - HOME) * FOLLOWS, zoom };
        camera =
          camera === null || isCut
            ? aim
            : {
                x: camera.x + (aim.x - camera.x) * 0.16 + (frog.seat === 1 ? 0 : ((frog.vx * PARTS) / UNIT) * 0.8),
                y: camera.y + (aim.y - camera.y) * 0.1,
                zoom: camera.zoom + (aim.zoom - camera.zoom) * 0.035,
              };
        kick *= 0.8;
        [movedAt, frame] = [stage.tick, atFrame];
      }
      const from = before ?? camera!;
      return {
        x: blend(from.x, camera!.x, alpha),
        y: blend(from.y, camera!.y, alpha),
        zoom: blend(from.zoom, camera!.zoom, alpha) * (1 + (isCalm ? 0 : kick)),
        atX: width / 2,
        atY: height * (isTall ? 0.72 : 0.56),
      };
    },
  };
}

export const onStage = ({ x, y, zoom, atX, atY }: Eye, wx: number, wy: number): [number, number] => [
  atX + (wx - x) * zoom,
  atY + (wy - y) * zoom,
];
