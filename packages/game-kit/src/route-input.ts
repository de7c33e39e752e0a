import type { Director } from "./game-director.ts";
import type { GameShell } from "./game-shell.ts";
import type { InputListener } from "./listen-input.ts";
import type { PadReading } from "./gamepad-reader.ts";

const FOCUS_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Who gets a key, a finger or a gamepad's button: the screen that is open, the scene, or the shell itself. */
export function routeInput(shell: GameShell, director: () => Director, toggleMute: () => void) {
  const keys: Omit<InputListener, "gesture"> & { pad(reading: PadReading): void } = {
    keyDown(press) {
      if (shell.isScreenOpen) return onScreenKey(press.code);
      const { scene, isWatching } = director();
      if (press.code === "Escape") {
        if (isWatching) director().closeReplay();
        else director().pause("player");
        return true;
      }
      // The buttons of a replay's bar keep their keys.
      if (document.activeElement instanceof HTMLButtonElement && /^(Space|Enter)$/.test(press.code)) return false;
      if (scene.keyDown?.(press)) return true;
      if (press.code === "KeyP") director().pause("player");
      else if (press.code === "KeyM") toggleMute();
      else return /^(Arrow|Space)/.test(press.code);
      return true;
    },
    keyUp: (code) => director().scene.keyUp?.(code),
    pointer: (id, move) => !shell.isScreenOpen && director().scene.pointer?.(id, move),
    hover: (point) => !shell.isScreenOpen && director().scene.hover?.(point),
    release: () => director().scene.release?.(),
    pad(reading) {
      if (shell.isScreenOpen) return onScreenPad(reading);
      const isStart = reading.pressed.some(({ button }) => button === "start");
      if (isStart) director().pause("player");
      else director().scene.pad?.(reading);
    },
  };

  function onScreenKey(code: string): boolean {
    const step = FOCUS_KEYS[code];
    if (code === "Escape") shell.back();
    else if (code === "KeyP" && director().isPaused) director().resume();
    else if (step && !(document.activeElement instanceof HTMLInputElement && document.activeElement.type === "range"))
      shell.moveFocus(step);
    else if ((code === "Enter" || code === "Space") && document.activeElement === document.body) shell.press();
    else return false;
    return true;
  }

  function onScreenPad({ pressed }: PadReading): void {
    for (const { button } of pressed) {
      if (button === "a" || button === "start") shell.press();
      else if (button === "b") shell.back();
      else if (button === "up" || button === "left") shell.moveFocus(-1);
      else if (button === "down" || button === "right") shell.moveFocus(1);
    }
  }

  return keys;
}
