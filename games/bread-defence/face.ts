import type { GameFace, PadButton } from "@quackademy/game-kit/stage/game-view.ts";
import { COLUMNS } from "./rules/maps.ts";
import { mapOf } from "./rules/state.ts";
import { tapOf, type State } from "./rules.ts";
import { cardBox, isIn, layoutOf, tileBeside, tileUnder } from "./view/layout.ts";
import { buttonAt, ringButtons, urgentTile, type RingButton, type Sight } from "./view/sight.ts";
import { createView } from "./view.ts";
import { PATIENCE } from "./rules/recipes.ts";
import * as PHASE from "./rules/phases.ts";
import * as ACTION from "./rules/actions.ts";

const KEYS: Readonly<Record<string, PadButton>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Enter: "a",
  KeyQ: "b",
  Space: "x",
  KeyF: "y",
};
const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

export function createFace(): GameFace<State> {
  const sight: Sight = {
    layout: layoutOf({ width: 1120, height: 622 }),
    cursor: 4 * COLUMNS + 5,
    isCursorShown: false,
    isOpen: false,
    pick: -1,
    isAiming: false,
    movedAt: -1000,
  };
  /** A press on a button that waits for its release: a finger may look first. */
  let isPressed = false;

  const close = (): null => {
    sight.isOpen = sight.isAiming = false;
    return null;
  };
  const honkAt = (tile: number): number => {
    close();
    return tapOf(ACTION.honk, tile);
  };
  /** The goose aims at whoever is most urgent first; the second press honks. */
  const aim = (state: State): number | null => {
    if (sight.isAiming || state.honkIn > 0) return honkAt(sight.cursor);
    close();
    sight.cursor = urgentTile(state) ?? sight.cursor;
    [sight.isAiming, sight.movedAt] = [true, state.frame];
    return null;
  };
  const choose = (card: number): number => {
    sight.pick = -1;
    return tapOf(ACTION.recipe, 0, card);
  };
  const open = (buttons: readonly RingButton[], pick: number, { frame }: State): null => {
    sight.isOpen = buttons.length > 0;
    sight.pick = pick;
    sight.movedAt = frame;
    return null;
  };
  /** The rules refuse it, which is heard: where nothing can be built there is no tower either. */
  const refuse = (): number => tapOf(ACTION.upgrade, sight.cursor);
  const press = (button: RingButton | undefined, state: State): number | null => {
    if (!button) return null;
    // The aim goes round: it may be pressed again.
    if (button.form !== -2 && button.cost <= state.crumbs) close();
    sight.movedAt = state.frame;
    return button.tap;
  };
  const callNext = (): number => {
    close();
    return tapOf(ACTION.next);
  };
  const nextSpeed = ({ speed }: State): number => tapOf(ACTION.speed, 0, (speed % 3) + 1);

  const pressKey = (button: PadButton, state: State): number | null => {
    if (button === "x") return callNext();
    if (button === "y") return nextSpeed(state);
    // B closes what is open, and otherwise calls the goose.
    if (button === "b") return sight.isOpen ? close() : aim(state);
    if (button === "a" && sight.isAiming) return honkAt(sight.cursor);
    const cards = state.offer.length;
    if (cards > 0 && !sight.isOpen && !sight.isAiming) {
      if (button === "a") return choose(Math.max(0, sight.pick));
      const [dx, dy] = STEPS[button];
      [sight.pick, sight.movedAt] = [(Math.max(0, sight.pick) + dx + dy + cards) % cards, state.frame];
      return null;
    }
    const buttons = ringButtons(sight, state);
    if (button === "a") {
      sight.isCursorShown = true;
      if (buttons.length === 0) return refuse();
      return sight.isOpen ? press(buttons[Math.max(0, sight.pick)], state) : open(buttons, 0, state);
    }
    const [dx, dy] = STEPS[button];
    if (sight.isOpen)
      return open(buttons, (Math.max(0, sight.pick) + dx + dy + buttons.length) % buttons.length, state);
    // The first press only shows where the cursor is.
    if (sight.isCursorShown || sight.isAiming) sight.cursor = tileBeside(sight.layout, sight.cursor, dx, dy);
    [sight.isCursorShown, sight.movedAt] = [true, state.frame];
    return null;
  };

  return {
    view: createView(sight),
    input: {
      keyTap({ code }, state) {
        const buttons = ringButtons(sight, state);
        const digit = Number(/[1-5]$/.exec(code)?.[0]);
        // Not at once: it may have been meant for a duck.
        if (digit && !sight.isOpen && digit <= state.offer.length && state.offerFor < PATIENCE - 50)
          return choose(digit - 1);
        const upgrades = buttons.filter(({ form }) => form > 0);
        // A tower on a free tile, or a branch of the tower that stands there.
        if (digit && buttons.length === 0) return refuse();
        if (digit) return press(buttons.filter(({ form }) => form >= 0)[digit - 1], state);
        const wanted = ["KeyT", "KeyX"].indexOf(code) - 2;
        if (wanted > -3) {
          const at = buttons.findIndex(({ form }) => form === wanted);
          // The ring shows the aim that follows.
          if (at > 0) open(buttons, at, state);
          return press(buttons[at], state);
        }
        // Where the branches part, the ring asks which.
        if (code === "KeyU") return upgrades.length > 1 ? open(buttons, 0, state) : press(upgrades[0], state);
        if (code === "Backspace") return close();
        const button = KEYS[code];
        return button ? pressKey(button, state) : null;
      },
      padTap: pressKey,
      pointerHover(point, state) {
        if (sight.isOpen) {
          sight.pick = point ? buttonAt(ringButtons(sight, state), point) : -1;
          return;
        }
        const tile = point ? tileUnder(sight.layout, point) : -1;
        if (tile >= 0) sight.cursor = tile;
        sight.isCursorShown = tile >= 0 && !sight.isAiming && ringButtons(sight, state).length > 0;
      },
      pointerTap(pointer, state) {
        const { phase } = pointer;
        const { layout, isOpen } = sight;
        if (state.phase >= PHASE.won) return null;
        const buttons = ringButtons(sight, state);
        const at = isOpen ? buttonAt(buttons, pointer) : -1;
        if (isOpen && phase !== "up") sight.pick = at;
        if (phase !== "down") {
          const isDone = phase === "up" && isPressed;
          isPressed &&= phase === "move";
          return isDone ? press(buttons[at], state) : null;
        }
        isPressed = true;
        if (at >= 0) return null;
        if (isIn(layout.sign, pointer)) return callNext();
        if (isIn(layout.speed, pointer)) return nextSpeed(state);
        if (isIn(layout.honk, pointer)) return aim(state);
        const card = state.offer.findIndex((_, at) => isIn(cardBox(layout, mapOf(state), at), pointer));
        if (card >= 0 && !isOpen) return choose(card);
        const tile = tileUnder(layout, pointer);
        if (sight.isAiming && tile >= 0) return honkAt(tile);
        sight.isCursorShown = false;
        if (tile < 0 || (isOpen && tile === sight.cursor)) return close();
        sight.cursor = tile;
        return open(ringButtons(sight, state), -1, state);
      },
    },
  };
}
