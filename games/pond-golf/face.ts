import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { holeOf } from "./rules/holes.ts";
import * as PHASE from "./rules/phases.ts";
import { aimTap, playersTap, POWER, SHOT_TAP, type State } from "./rules.ts";
import { SETUP_RADIUS, setupButtons } from "./view/card.ts";
import { frameOf, fromScreen, SIZE } from "./view/frame.ts";
import { createView, type Sight } from "./view.ts";

/** A pull shorter than this is a change of mind; one as long as that is full power. */
export const PULL = { least: 24, most: 230 } as const;

export function createFace(progress?: GameProgress): GameFace<State> {
  const [width, height] = SIZE.wide as readonly [number, number];
  const size = { width, height };
  const sight: Sight = { size, frame: frameOf(holeOf(0), size), isCancelled: false };
  let from: Point | null = null;
  let last = -1;
  const isOn = (point: Point, asked: number): number =>
    setupButtons(sight.size, asked).find(
      ({ x, y }) => Math.abs(point.x - x) < SETUP_RADIUS && Math.abs(point.y - y) < SETUP_RADIUS + 40,
    )?.count ?? 0;

  return {
    view: createView(sight, progress),
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
      keyTap({ code }, { phase, asked }) {
        const digit = Number((asked ? /^(?:Digit|Numpad)([369])$/ : /^(?:Digit|Numpad)([2-4])$/).exec(code)?.[1]);
        return phase === PHASE.setup && digit ? playersTap(digit) : null;
      },
      pointerTap({ phase, x, y }, state) {
        if (phase === "down") from = { x, y };
        if (!from) return null;
        const [dx, dy] = [from.x - x, from.y - y];
        const pull = Math.hypot(dx, dy);
        sight.isCancelled = phase === "move" && pull < PULL.least && last >= 0;
        if (phase === "up") {
          from = null;
          const isPulled = pull >= PULL.least && last >= 0;
          last = -1;
          sight.isCancelled = false;
          const count = isOn({ x, y }, state.asked);
          if (state.phase === PHASE.setup) return count ? playersTap(count) : null;
          if (state.phase === PHASE.done) return SHOT_TAP;
          return isPulled && state.phase === PHASE.aim ? SHOT_TAP : null;
        }
        if (state.phase !== PHASE.aim || pull < PULL.least) return null;
        const part = Math.min(1, (pull - PULL.least) / (PULL.most - PULL.least));
        const power = Math.round(POWER.least + part * (POWER.most - POWER.least));
        const tap = aimTap(fromScreen(Math.atan2(dy, dx), sight.frame.isTall), power);
        const isNew = tap !== last;
        last = tap;
        return isNew ? tap : null;
      },
    },
  };
}
