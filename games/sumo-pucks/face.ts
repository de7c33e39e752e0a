import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameFace, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { steer, STEER_FROM } from "./finger-steering.ts";
import { DASH_TAP, isFriendly, PHASE, type State } from "./rules.ts";
import { createView, SIZE } from "./view.ts";
import { cardsOf } from "./view-cards.ts";

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

export function createFace(): GameFace<State> {
  let size = { width: SIZE.wide[0] as number, height: SIZE.wide[1] as number };
  /** Where the last fingers came down: two may be on the screen at once. */
  let downs: Point[] = [];

  /** On a tall screen two players sit opposite each other, on a wide one side by side. */
  const isRightHalf = ({ x, y }: Point) => (size.height > size.width ? y < size.height / 2 : x > size.width / 2);
  const isSecond = (point: Point, state: State) => isFriendly(state) && isRightHalf(point);

  return {
    view: createView(({ width, height }) => void (size = { width, height })),
    input: {
      held: {
        ...LEFT_KEYS,
        ...Object.fromEntries(Object.entries(RIGHT_KEYS).map(([code, bits]) => [code, bits << SHIFT])),
      },
      keyTap: ({ code }, { phase }) => {
        const digit = /^(?:Digit|Numpad)([1-4])$/.exec(code);
        return digit && phase === PHASE.choosing ? Number(digit[1]) : null;
      },
      pointerTap({ phase, x, y }, state) {
        if (state.phase === PHASE.choosing) {
          const card = cardsOf(size).findIndex((each) => isIn(each, { x, y }));
          return phase === "up" && card >= 0 ? card + 1 : null;
        }
        if (phase === "down") downs = [...downs, { x, y }].slice(-2);
        if (phase !== "up") return null;
        const tapped = downs.find((down) => Math.hypot(x - down.x, y - down.y) < STEER_FROM);
        if (!tapped) return null;
        downs = downs.filter((down) => down !== tapped);
        return isSecond(tapped, state) ? DASH_TAP.right : DASH_TAP.left;
      },
      pointerHeld({ x, y, from }, state) {
        if (state.phase === PHASE.choosing) return 0;
        const bits = steer(x - from.x, y - from.y);
        return isSecond(from, state) ? bits << SHIFT : bits;
      },
      touchButtons: [
        { label: "Dash", held: BUTTON.a, side: "left" },
        { label: "Dash", held: BUTTON.a << SHIFT, side: "right", isShown: isFriendly },
      ],
    },
  };
}

const isIn = (card: { x: number; y: number; width: number; height: number }, { x, y }: Point) =>
  x >= card.x && x <= card.x + card.width && y >= card.y && y <= card.y + card.height;
