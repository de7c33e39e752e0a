import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameFace, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { aimTap, LAUNCH_TAP, PHASE, type State } from "./rules.ts";
import { POWER } from "./rules-fuel.ts";
import { createView } from "./view.ts";
import { fromRadians, frameOf, SIZE, type Frame } from "./view-frame.ts";

/** A pull shorter than this is a change of mind; one as long as that is full power. */
const PULL = { least: 26, most: 230 } as const;

export function createFace(): GameFace<State> {
  let frame: Frame = frameOf({ width: SIZE.wide[0], height: SIZE.wide[1] });
  let from: Point | null = null;
  let last = -1;

  return {
    view: createView((now) => void (frame = now)),
    input: {
      held: {
        ArrowLeft: BUTTON.left,
        KeyA: BUTTON.left,
        ArrowRight: BUTTON.right,
        KeyD: BUTTON.right,
        ArrowUp: BUTTON.up,
        KeyW: BUTTON.up,
        ArrowDown: BUTTON.down,
        KeyS: BUTTON.down,
        Space: BUTTON.a,
        Enter: BUTTON.a,
      },
      pointerTap({ phase, x, y }, state) {
        if (phase === "down") from = { x, y };
        if (!from || state.phase !== PHASE.aiming) return null;
        const [dx, dy] = [from.x - x, from.y - y];
        const pull = Math.hypot(dx, dy);
        if (phase === "up") from = null;
        if (pull < PULL.least) return null;
        if (phase === "up") return LAUNCH_TAP;
        const part = Math.min(1, (pull - PULL.least) / (PULL.most - PULL.least));
        const power = Math.round(POWER.least + part * (POWER.most - POWER.least));
        const tap = aimTap(fromRadians(Math.atan2(dy, dx), frame), power);
        const isNew = tap !== last;
        last = tap;
        return isNew ? tap : null;
      },
    },
  };
}
