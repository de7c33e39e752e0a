import type { CanvasStage } from "#stage/canvas-stage.ts";
import { createGamepadReader, type PadReading, type PadSnapshot } from "./gamepad-reader.ts";
import type { KeyPress, Point, PointerMove } from "#stage/game-view.ts";

/** What the devices tell, wherever the player is. */
export type InputListener = {
  /** True if the key was of use: the browser then keeps its hands off. */
  keyDown(press: KeyPress): boolean;
  keyUp(code: string): void;
  pointer(id: number, move: PointerMove): void;
  hover(point: Point | null): void;
  release(): void;
  /** The first touch, key or click: sound may start, and fingers are noticed. */
  gesture(isTouch: boolean): void;
};

/** Fingers count beside the stage too: `box` is all the room it has. */
export function listenToDevices(
  box: HTMLElement,
  canvas: HTMLCanvasElement,
  stage: CanvasStage,
  msOf: (at: number) => number,
  to: InputListener,
) {
  addEventListener("keydown", (event) => {
    to.gesture(false);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    if (isTyping && event.code !== "Escape") return;
    if (event.repeat) {
      if (document.activeElement === canvas) event.preventDefault();
      return;
    }
    if (to.keyDown({ code: event.code, key: event.key, ms: msOf(event.timeStamp) })) event.preventDefault();
  });
  addEventListener("keyup", (event) => to.keyUp(event.code));
  addEventListener("blur", () => to.release());
  addEventListener("pointerdown", (event) => to.gesture(event.pointerType === "touch"), { capture: true });

  const tell = (event: PointerEvent, phase: PointerMove["phase"]) =>
    to.pointer(event.pointerId, { ...stage.locate(event.clientX, event.clientY), phase, ms: msOf(event.timeStamp) });
  box.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    canvas.focus({ preventScroll: true });
    try {
      box.setPointerCapture(event.pointerId);
    } catch {
      // A finger that is gone already: its "up" comes anyway.
    }
    tell(event, "down");
  });
  box.addEventListener("pointermove", (event) => {
    if (event.buttons === 0 && event.pointerType === "mouse") to.hover(stage.locate(event.clientX, event.clientY));
    else tell(event, "move");
  });
  for (const end of ["pointerup", "pointercancel"] as const) box.addEventListener(end, (event) => tell(event, "up"));
  box.addEventListener("pointerleave", () => to.hover(null));
  box.addEventListener("contextmenu", (event) => event.preventDefault());
}

/** Asks the gamepads; a page may have forbidden it. */
export function createGamepadPoll(): () => PadReading {
  const read = createGamepadReader();
  return () => {
    let pads: readonly (PadSnapshot | null)[] = [];
    try {
      pads = navigator.getGamepads();
    } catch {
      pads = [];
    }
    return read(pads);
  };
}
