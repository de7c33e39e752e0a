import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, GameInput, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { knownPlants } from "./album.ts";
import { PHASE, TAP, type GardenState } from "./rules.ts";
import { layoutOf, signPoint, SIZE, type Layout } from "./view-layout.ts";
import { createView, type Hover } from "./view.ts";

/** Where the keys are, not what they say: they lie like the six directions. */
const KEYS: Readonly<Record<string, number>> = { KeyW: 0, KeyE: 1, KeyD: 2, KeyS: 3, KeyA: 4, KeyQ: 5 };
const SWIPE_UNITS = 34;
const SIGN_UNITS = 34;

export function createFace(progress?: GameProgress): GameFace<GardenState> {
  const hover: Hover = { sign: -1, isOnCan: false };
  const view = createView(hover, progress ? knownPlants(progress) : 0);
  let layout: Layout = layoutOf({ width: SIZE.wide[0], height: SIZE.wide[1] });
  return {
    view: {
      ...view,
      draw(stage, state) {
        layout = layoutOf(stage);
        view.draw(stage, state);
      },
    },
    input: createInput(hover, () => layout),
  };
}

function createInput(hover: Hover, layout: () => Layout): GameInput<GardenState> {
  let from: Point | null = null;
  const isOnCan = ({ x, y }: Point) => Math.hypot(x - layout().can.x, y - layout().can.y) < layout().can.radius;
  const signAt = ({ x, y }: Point) =>
    [0, 1, 2, 3, 4, 5].findIndex((direction) => {
      const sign = signPoint(layout(), direction);
      return Math.hypot(x - sign.x, y - sign.y) < SIGN_UNITS;
    });

  return {
    held: { ArrowUp: BUTTON.up, ArrowDown: BUTTON.down, ArrowLeft: BUTTON.left, ArrowRight: BUTTON.right },
    keyTap({ code }, { phase }) {
      if (code === "KeyZ" || code === "KeyU" || code === "Backspace") return TAP.undo;
      if (code === "Enter" && phase === PHASE.stuck) return TAP.giveUp;
      return KEYS[code] ?? null;
    },
    padTap: (button) => (button === "b" ? TAP.undo : null),
    pointerTap(pointer) {
      if (pointer.phase === "down") {
        if (isOnCan(pointer)) return TAP.undo;
        from = pointer;
        const sign = signAt(pointer);
        if (sign >= 0) from = null;
        return sign >= 0 ? sign : null;
      }
      if (!from) return null;
      const [dx, dy] = [pointer.x - from.x, pointer.y - from.y];
      if (Math.hypot(dx, dy) < SWIPE_UNITS) return null;
      // One slide for each swipe, however long it is.
      from = null;
      return directionOf(dx, dy);
    },
    pointerHover(point) {
      hover.sign = point ? signAt(point) : -1;
      hover.isOnCan = point !== null && isOnCan(point);
    },
  };
}

/** The nearest of the six directions, clockwise from up. */
function directionOf(dx: number, dy: number): number {
  const sixths = (Math.atan2(dx, -dy) / Math.PI) * 3;
  return (Math.round(sixths) + 6) % 6;
}
