import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { steer, STEER_FROM } from "./finger-steering.ts";
import { DASH_TAP, isFriendly, type State } from "./rules.ts";
import { createView, SIZE } from "./view.ts";

const SHIFT = 8;

const LEFT_KEYS = {
  KeyA: BUTTON.left,
  KeyD: BUTTON.right,
  KeyW: BUTTON.up,
  KeyS: BUTTON.down,
  Space: BUTTON.a,
  ShiftLeft: BUTTON.a,
};
const RIGHT_KEYS = {
  ArrowLeft: BUTTON.left,
  ArrowRight: BUTTON.right,
  ArrowUp: BUTTON.up,
  ArrowDown: BUTTON.down,
  Enter: BUTTON.a,
  ShiftRight: BUTTON.a,
  Numpad0: BUTTON.a,
};

export function createFace(progress?: GameProgress): GameFace<State> {
  let size = { width: SIZE.wide[0] as number, height: SIZE.wide[1] as number };
  /** Where the last fingers came down: two may be on the screen at once. */
  let downs: Point[] = [];

  /** On a tall screen two players sit opposite each other, on a wide one side by side. */
  const isRightHalf = ({ x, y }: Point) => (size.height > size.width ? y < size.height / 2 : x > size.width / 2);
  const isSecond = (point: Point, state: State) => isFriendly(state) && isRightHalf(point);

  return {
    view: createView(({ width, height }) => void (size = { width, height }), progress),
    input: {
      held: {
        ...LEFT_KEYS,
        ...Object.fromEntries(Object.entries(RIGHT_KEYS).map(([code, bits]) => [code, bits << SHIFT])),
      },
      pointerTap({ phase, x, y }, state) {
        if (phase === "down") downs = [...downs, { x, y }].slice(-2);
        if (phase !== "up") return null;
        const tapped = downs.find((down) => Math.hypot(x - down.x, y - down.y) < STEER_FROM);
        if (!tapped) return null;
        downs = downs.filter((down) => down !== tapped);
        return isSecond(tapped, state) ? DASH_TAP.right : DASH_TAP.left;
      },
      pointerHeld({ x, y, from }, state) {
        const bits = steer(x - from.x, y - from.y);
        return isSecond(from, state) ? bits << SHIFT : bits;
      },
      touchButtons: [
        // Alone, one button at the thumb that does not steer; two players have one each.
        { label: "Dash", held: BUTTON.a, side: "left", isShown: isFriendly },
        { label: "Dash", held: BUTTON.a, side: "right", isShown: (state) => !isFriendly(state) },
        { label: "Dash", held: BUTTON.a << SHIFT, side: "right", isShown: isFriendly },
      ],
    },
  };
}
