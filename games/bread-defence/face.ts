import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, PadButton, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { openTowers } from "./kept.ts";
import { isFree, towerAt } from "./rules-build.ts";
import { COLUMNS } from "./rules-maps.ts";
import { MODE, PHASE, towersIn } from "./rules-state.ts";
import { isBranching } from "./rules-towers.ts";
import { ACTION, tapOf, type State } from "./rules.ts";
import { isIn, layoutOf, tileBeside, tileUnder } from "./view-layout.ts";
import { buttonAt, ringButtons, type Sight } from "./view-sight.ts";
import { createView } from "./view.ts";

const KEYS: Readonly<Record<string, PadButton>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  KeyA: "left",
  KeyD: "right",
  KeyW: "up",
  KeyS: "down",
  Enter: "a",
  Backspace: "b",
  KeyC: "b",
  Space: "x",
  KeyF: "y",
};
const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

export function createFace(progress?: GameProgress): GameFace<State> {
  const sight: Sight = {
    layout: layoutOf({ width: 1120, height: 622 }),
    cursor: 4 * COLUMNS + 5,
    isCursorShown: false,
    ring: -1,
    pick: -1,
    movedAt: -1000,
    open: openTowers(progress),
  };
  /** Where a press began, and what it has opened. */
  let opened = -1;

  const most = (state: State): number => (state.mode === MODE.level ? towersIn(state) : sight.open);
  const close = (): null => {
    [sight.ring, sight.pick] = [-1, -1];
    return null;
  };
  const open = (tile: number, state: State, pick: number): null => {
    if (!isFree(state, tile) && !towerAt(state, tile)) return close();
    sight.open = most(state);
    [sight.ring, sight.cursor, sight.pick, sight.movedAt] = [tile, tile, pick, state.frame];
    return null;
  };
  const press = (at: number, state: State): number | null => {
    const button = ringButtons(sight, state)[at];
    if (!button || button.isLocked) return null;
    if (button.isAffordable) close();
    return button.tap;
  };
  /** A digit: a tower on a free tile, or a branch of the tower that stands there. */
  const choose = (digit: number, state: State): number | null => {
    const tile = sight.ring >= 0 ? sight.ring : sight.cursor;
    sight.isCursorShown = true;
    const tower = towerAt(state, tile);
    if (tower) return digit < 2 ? pressUpgrade(tile, digit, state) : null;
    if (digit >= most(state)) return open(tile, state, digit);
    close();
    return tapOf(ACTION.build, tile, digit);
  };
  const pressUpgrade = (tile: number, branch: number, state: State): number | null => {
    close();
    sight.movedAt = state.frame;
    return tapOf(ACTION.upgrade, tile, branch);
  };
  const nextSpeed = ({ speed }: State): number => tapOf(ACTION.speed, 0, (speed % 3) + 1);

  const pressKey = (button: PadButton, state: State): number | null => {
    if (state.phase >= PHASE.won) return null;
    if (button === "x") return close() ?? tapOf(ACTION.next);
    if (button === "y") return nextSpeed(state);
    if (button === "b") return close();
    if (button === "a") {
      if (sight.ring >= 0) return press(Math.max(0, sight.pick), state);
      sight.isCursorShown = true;
      return open(sight.cursor, state, 0);
    }
    const [dx, dy] = STEPS[button];
    if (sight.ring >= 0) {
      const count = ringButtons(sight, state).length;
      sight.pick = (Math.max(0, sight.pick) + (dx + dy) + count) % count;
      return null;
    }
    // The first press only shows where the cursor is.
    if (sight.isCursorShown) sight.cursor = tileBeside(sight.layout, sight.cursor, dx, dy);
    [sight.isCursorShown, sight.movedAt] = [true, state.frame];
    return null;
  };

  const pressPanel = (point: Point, state: State): number | null | undefined => {
    const { layout } = sight;
    if (isIn(layout.sign, point)) return close() ?? tapOf(ACTION.next);
    if (isIn(layout.speed, point)) return nextSpeed(state);
    return undefined;
  };

  return {
    view: createView(sight, progress),
    input: {
      keyTap: ({ code }, state) => {
        const digit = Number(/^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1] ?? 0);
        if (digit) return choose(digit - 1, state);
        const tile = sight.ring >= 0 ? sight.ring : sight.cursor;
        if (code === "KeyX") return towerAt(state, tile) ? (close() ?? tapOf(ACTION.sell, tile)) : null;
        if (code === "KeyU") {
          const tower = towerAt(state, tile);
          if (!tower) return null;
          sight.isCursorShown = true;
          // Where the branches part, the ring asks which.
          return isBranching(tower.form) ? open(tile, state, 0) : pressUpgrade(tile, 0, state);
        }
        const button = KEYS[code];
        return button ? pressKey(button, state) : null;
      },
      padTap: (button, state) => pressKey(button, state),
      pointerHover: (point, state) => {
        if (sight.ring >= 0) {
          sight.pick = point ? buttonAt(ringButtons(sight, state), point) : -1;
          return;
        }
        const tile = point ? tileUnder(sight.layout, point) : -1;
        sight.isCursorShown = tile >= 0 && (isFree(state, tile) || towerAt(state, tile) !== undefined);
        if (sight.isCursorShown) sight.cursor = tile;
      },
      pointerTap: (pointer, state) => {
        if (state.phase >= PHASE.won) return null;
        const buttons = ringButtons(sight, state);
        const at = buttonAt(buttons, pointer);
        if (pointer.phase === "move") {
          if (sight.ring >= 0) sight.pick = at;
          return null;
        }
        if (pointer.phase === "up") {
          // The finger that opened the ring may slide to a button and let go there.
          const isSlide = opened >= 0;
          opened = -1;
          if (sight.ring < 0 || at < 0) return null;
          return isSlide ? press(at, state) : null;
        }
        opened = -1;
        if (sight.ring >= 0 && at >= 0) {
          sight.pick = at;
          opened = sight.ring;
          return null;
        }
        const inPanel = pressPanel(pointer, state);
        if (inPanel !== undefined) return inPanel;
        const tile = tileUnder(sight.layout, pointer);
        sight.isCursorShown = false;
        if (tile < 0 || tile === sight.ring) return close();
        opened = tile;
        return open(tile, state, -1);
      },
    },
  };
}
