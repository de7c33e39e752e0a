import type { Director } from "./director/game-director.ts";
import type { GameShell } from "#shell/game-shell.ts";
import type { InputListener } from "#input/listen-input.ts";
import type { PadReading } from "#input/gamepad-reader.ts";

const FOCUS_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
const UP_OR_DOWN: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown"]);
const STAYS: ReadonlySet<string | undefined> = new Set(["title", "over"]);
/** Screens on which R starts anew. */
const RESTARTS: ReadonlySet<string | undefined> = new Set(["pause", "over"]);
const PRESSES: ReadonlySet<string> = new Set(["Enter", "Space"]);
const NUDGE_STEPS = 2;
/** Fingers that still play when the report comes do not choose on it. */
const STILL_PLAYING_MS = 700;

/** Routes input to the open screen, the scene or the shell. */
export function routeInput(shell: GameShell, director: () => Director, toggleMute: () => void) {
  let playedAt = -STILL_PLAYING_MS;
  /** Arrows that went down in play. */
  const played = new Set<string>();
  const keys: Omit<InputListener, "gesture"> & { pad(reading: PadReading): void } = {
    keyDown(press) {
      if (shell.isScreenOpen) return onScreenKey(press.code);
      if (press.code in FOCUS_KEYS) {
        played.add(press.code);
        playedAt = performance.now();
      }
      const { scene } = director();
      if (press.code === "Escape") {
        director().stepOut();
        return true;
      }
      // A focused button of the replay bar keeps Space and Enter.
      if (document.activeElement instanceof HTMLButtonElement && /^(Space|Enter)$/.test(press.code)) return false;
      if (scene.keyDown?.(press)) return true;
      if (press.code === "KeyP") director().pause("player");
      else if (press.code === "KeyR") director().restartByKey();
      else if (press.code === "KeyM") toggleMute();
      else return /^(Arrow|Space)/.test(press.code);
      return true;
    },
    keyUp(code) {
      if (played.delete(code)) playedAt = performance.now();
      director().scene.keyUp?.(code);
    },
    pointer: (id, move) => !shell.isScreenOpen && director().scene.pointer?.(id, move),
    hover: (point) => !shell.isScreenOpen && director().scene.hover?.(point),
    release() {
      played.clear();
      director().scene.release?.();
    },
    pad(reading) {
      if (reading.isLost && !director().isIdle) {
        if (!director().isRacing) director().pause("player");
        shell.toast("The gamepad is disconnected.");
      }
      if (shell.isScreenOpen) return onScreenPad(reading);
      const isStart = reading.pressed.some(({ button }) => button === "start");
      if (isStart && !director().isWatching) director().pause("player");
      else director().scene.pad?.(reading);
    },
  };

  function onScreenKey(code: string): boolean {
    const step = FOCUS_KEYS[code];
    const { screen } = shell.root.dataset;
    // The keys of the game start the next run, or the next level, at once: on release, as buttons do, would be later.
    const isAgain = screen === "over" && shell.isFirstFocused && (PRESSES.has(code) || director().isPlayKey(code));
    if (code === "Escape") shell.back();
    else if (isAgain) shell.press();
    else if (code === "KeyR" && RESTARTS.has(screen)) director().restartByKey();
    else if (code === "KeyP" && director().isPaused) director().resume();
    else if (step && screen === "over" && (played.size > 0 || performance.now() - playedAt < STILL_PLAYING_MS))
      return true;
    else if (step && !rangeInFocus()) shell.moveFocus(step, UP_OR_DOWN.has(code));
    else if ((code === "Enter" || code === "Space") && document.activeElement === document.body) shell.press();
    else return false;
    return true;
  }

  function onScreenPad({ pressed }: PadReading): void {
    for (const { button } of pressed) {
      const { screen } = shell.root.dataset;
      const slider = rangeInFocus();
      // B stops here: a gamepad has no key that would bring the player back from the page.
      if (screen === "pause" && (button === "start" || button === "b")) return director().resume();
      if (button === "a" || button === "start") shell.press();
      else if (button === "b" && !STAYS.has(screen)) shell.back();
      else if (slider && (button === "left" || button === "right")) nudge(slider, button === "right");
      else if (button === "up" || button === "left") shell.moveFocus(-1, button === "up");
      else if (button === "down" || button === "right") shell.moveFocus(1, button === "down");
    }
  }

  return keys;
}

function rangeInFocus(): HTMLInputElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.type === "range" ? activeElement : null;
}

function nudge(slider: HTMLInputElement, isUp: boolean): void {
  if (isUp) slider.stepUp(NUDGE_STEPS);
  else slider.stepDown(NUDGE_STEPS);
  slider.dispatchEvent(new Event("input"));
}
