import type { CanvasStage } from "#stage/canvas-stage.ts";
import { createGamepadReader, type PadReading, type PadSnapshot } from "./gamepad-reader.ts";
import type { KeyPress, Point, PointerMove } from "#stage/game-view.ts";

/** Callbacks for device events. */
export type InputListener = {
  /** True if the key was used: the browser's default action is then prevented. */
  keyDown(press: KeyPress): boolean;
  keyUp(code: string): void;
  pointer(id: number, move: PointerMove): void;
  hover(point: Point | null): void;
  release(): void;
  /** The first touch, key or click: unlocks sound and detects touch. */
  gesture(isTouch: boolean): void;
};

/** Listens to keyboard and pointers. `box` includes the space beside the stage, where fingers count too. */
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
      // A held Enter would press a button again and again.
      if (document.activeElement === canvas || event.code === "Enter") event.preventDefault();
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
      // The pointer is already gone; its "up" event still comes.
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

/** Creates a function that polls the gamepads; a permissions policy may forbid it. */
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
