import { MAX_HELD, MAX_TAP, type Inputs } from "#core/game-rules.ts";
import type { GameInput, KeyPress, PadButton, Point, PointerMove } from "#stage/game-view.ts";

/** More taps than this in one frame cannot come from fingers. */
const MAX_TAPS_A_FRAME = 8;

/** Turns device events into the inputs of each frame. Does not depend on the DOM. */
type InputCollector<State> = {
  /** True if the game uses that key. */
  keyDown(press: KeyPress, state: State): boolean;
  keyUp(code: string): void;
  pointer(id: number, move: PointerMove, state: State): void;
  padHeld(bits: number): void;
  padPress(button: PadButton, press: { ms: number; pad: number }, state: State): void;
  /** A touch button; `isDown` only matters to a button that holds. */
  touchButton(index: number, isDown: boolean): void;
  /** The inputs of the next frame. */
  take(state: State): Inputs;
  /** Releases everything: after a pause, or when the window loses focus. */
  release(): void;
};

/** A log holds forty inputs a second, so a dragged finger is sampled thirty times a second. */
const MOVE_EVERY_FRAMES = 2;

type Finger = Point & { from: Point; moved: PointerMove | null };

export function createInputCollector<State>(input: GameInput<State>): InputCollector<State> {
  const keys = new Map<string, number>();
  const fingers = new Map<number, Finger>();
  const touched = new Map<number, number>();
  let [pad, justPressed, frame] = [0, 0, 0];
  let taps: number[] = [];

  const heldMask = usedBits(input);
  const tap = (value: number | null | undefined): boolean => {
    if (value === null || value === undefined) return false;
    const isFine = Number.isInteger(value) && value >= 0 && value <= MAX_TAP;
    if (isFine && taps.length < MAX_TAPS_A_FRAME) taps.push(value);
    return true;
  };

  return {
    keyDown(press, state) {
      const bits = input.held?.[press.code] ?? 0;
      if (bits) keys.set(press.code, bits);
      justPressed |= bits;
      return tap(input.keyTap?.(press, state)) || bits !== 0;
    },
    keyUp(code) {
      keys.delete(code);
    },
    pointer(id, place, state) {
      const move = { ...place, id };
      const finger = fingers.get(id);
      if (move.phase === "move") {
        if (finger) Object.assign(finger, { x: move.x, y: move.y, moved: move });
        return;
      }
      if (move.phase === "down") fingers.set(id, { x: move.x, y: move.y, from: { x: move.x, y: move.y }, moved: null });
      else if (!fingers.delete(id)) return;
      // The pending move goes before the new event.
      if (finger?.moved) tap(input.pointerTap?.(finger.moved, state));
      tap(input.pointerTap?.(move, state));
    },
    padHeld(bits) {
      pad = input.padHeld?.(bits) ?? bits;
    },
    padPress(button, press, state) {
      tap(input.padTap?.(button, state, press));
    },
    touchButton(index, isDown) {
      const button = input.touchButtons?.[index];
      if (!button) return;
      if (!isDown) return void touched.delete(index);
      touched.set(index, button.held ?? 0);
      justPressed |= button.held ?? 0;
      tap(button.tap);
    },
    take(state) {
      let held = pad | justPressed;
      const isMoveFrame = ++frame % MOVE_EVERY_FRAMES === 0;
      for (const bits of keys.values()) held |= bits;
      for (const bits of touched.values()) held |= bits;
      for (const finger of fingers.values()) {
        if (finger.moved && isMoveFrame) {
          tap(input.pointerTap?.(finger.moved, state));
          finger.moved = null;
        }
        held |= input.pointerHeld?.(finger, state) ?? 0;
      }
      tap(input.selfTap?.(state));
      const taken = { held: held & heldMask, taps };
      taps = [];
      justPressed = 0;
      return taken;
    },
    release() {
      keys.clear();
      fingers.clear();
      touched.clear();
      taps = [];
      pad = justPressed = 0;
    },
  };
}

// Buttons that the game does not use would only make the log longer.
function usedBits<State>({ held, touchButtons, pointerHeld }: GameInput<State>): number {
  if (pointerHeld && !held) return MAX_HELD;
  const named = [...Object.values(held ?? {}), ...(touchButtons ?? []).map((button) => button.held ?? 0)];
  return named.reduce((bits, each) => bits | each, 0) & MAX_HELD;
}
