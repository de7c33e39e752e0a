import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { TAP_DASH, type State } from "./rules.ts";
import { createView } from "./view.ts";

/** A thumb turns the swimmer when it has moved so far, in units of the stage; less is a tap. */
const SWIPE = 22;
/** Where a thumb counts from follows it at this distance, so that the next turn is never far. */
const LEASH = 40;
const TAP_MS = 350;

export function createFace(progress?: GameProgress): GameFace<State> {
  const anchors = new WeakMap<Point, { at: Point; way: number }>();
  let down: { id: number | undefined; at: Point; since: number } | null = null;
  let hasTurned = false;

  return {
    view: createView(progress),
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
        KeyX: BUTTON.a,
      },
      padHeld: (bits) => (bits & ~BUTTON.b) | (bits & BUTTON.b ? BUTTON.a : 0),
      pointerHeld({ x, y, from }) {
        // `from` is the same object as long as the finger is down.
        const anchor = anchors.get(from) ?? { at: { ...from }, way: 0 };
        anchors.set(from, anchor);
        const [dx, dy] = [x - anchor.at.x, y - anchor.at.y];
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        if (far >= SWIPE) {
          hasTurned = true;
          if (Math.abs(dx) >= Math.abs(dy)) anchor.way = dx > 0 ? BUTTON.right : BUTTON.left;
          else anchor.way = dy > 0 ? BUTTON.down : BUTTON.up;
          if (far > LEASH) {
            // Along the way only: a slanted thumb does not build up a turn.
            const part = (far - LEASH) / far;
            anchor.at = { x: anchor.at.x + dx * part, y: anchor.at.y + dy * part };
          }
        }
        return anchor.way;
      },
      pointerTap({ phase, x, y, id }) {
        if (phase === "down") {
          down = { id, at: { x, y }, since: performance.now() };
          hasTurned = false;
          return null;
        }
        if (phase !== "up" || !down || down.id !== id) return null;
        const isTap = !hasTurned && performance.now() - down.since < TAP_MS;
        down = null;
        return isTap ? TAP_DASH : null;
      },
    },
  };
}
