import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { steerTo } from "./finger-steering.ts";
import { SUB, type State } from "./rules-belt.ts";
import { pointedAt, type Lie } from "./view-lie.ts";
import { createView } from "./view.ts";

// The bits mean along and across: right is onwards, left is back, up and down are across.
const { left: BACK, right: ON, up: ACROSS_LESS, down: ACROSS_MORE } = BUTTON;

const directions = (up: number, down: number, left: number, right: number) => ({
  ArrowUp: up,
  KeyW: up,
  ArrowDown: down,
  KeyS: down,
  ArrowLeft: left,
  KeyA: left,
  ArrowRight: right,
  KeyD: right,
  Space: BUTTON.a,
});
const WIDE_KEYS = directions(ACROSS_LESS, ACROSS_MORE, BACK, ON);
const TALL_KEYS = directions(ON, BACK, ACROSS_LESS, ACROSS_MORE);

/** The ship moves a little further than the finger, so that a thumb need not cross the whole screen. */
const FINGER_GAIN = 1.35;

export function createFace(progress?: GameProgress): GameFace<State> {
  const lie: Lie = { isTall: false };
  let grip: { from: Point; along: number; across: number } | null = null;

  const follow = (from: Point, to: Point, state: State): number => {
    const { ship } = state;
    if (grip?.from !== from) grip = { from, along: ship.a / SUB, across: ship.c / SUB };
    const [start, now] = [pointedAt(lie, from), pointedAt(lie, to)];
    const along = grip.along + (now.along - start.along) * FINGER_GAIN;
    const across = grip.across + (now.across - start.across) * FINGER_GAIN;
    return steerTo({ along, across }, state);
  };

  return {
    view: createView(lie, progress),
    input: {
      get held() {
        return lie.isTall ? TALL_KEYS : WIDE_KEYS;
      },
      padHeld: (bits) => (lie.isTall ? turnPad(bits) : bits),
      pointerHeld: (pointer, state) => follow(pointer.from, pointer, state),
      touchButtons: [{ label: "Quack", held: BUTTON.a, side: "right" }],
    },
  };
}

function turnPad(bits: number): number {
  const turned = [
    [BUTTON.up, ON],
    [BUTTON.down, BACK],
    [BUTTON.left, ACROSS_LESS],
    [BUTTON.right, ACROSS_MORE],
  ] as const;
  const others = bits & ~(BUTTON.up | BUTTON.down | BUTTON.left | BUTTON.right);
  return turned.reduce((sum, [from, to]) => (bits & from ? sum | to : sum), others);
}
