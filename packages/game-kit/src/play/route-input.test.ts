// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { Director } from "./director/game-director.ts";
import type { GameShell } from "#shell/game-shell.ts";
import { routeInput } from "./route-input.ts";

/** A game whose report opens when `end` is called. */
function open() {
  const moveFocus = vi.fn<(step: number) => void>();
  const root = document.createElement("main");
  const shell = { isScreenOpen: false, isFirstFocused: true, root, moveFocus };
  const director = { scene: { keyDown: () => true, keyUp: () => {} }, isPlayKey: () => false, isPaused: false };
  const keys = routeInput(
    shell as unknown as GameShell,
    () => director as unknown as Director,
    () => {},
  );
  const end = () => {
    shell.isScreenOpen = true;
    root.dataset["screen"] = "over";
  };
  return { keys, end, moveFocus };
}

const RIGHT = { code: "ArrowRight", key: "" };

test("arrows of somebody who still plays do not choose on the report", () => {
  vi.useFakeTimers();
  const { keys, end, moveFocus } = open();
  keys.keyDown(RIGHT);
  end();
  vi.advanceTimersByTime(5000);
  // Another key, while the first one is still held.
  keys.keyDown({ code: "ArrowLeft", key: "" });
  keys.keyUp("ArrowLeft");
  keys.keyUp("ArrowRight");
  keys.keyDown(RIGHT);
  keys.keyUp("ArrowRight");
  expect(moveFocus).not.toHaveBeenCalled();
  vi.advanceTimersByTime(800);
  keys.keyDown(RIGHT);
  keys.keyUp("ArrowRight");
  keys.keyDown(RIGHT);
  expect(moveFocus).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
