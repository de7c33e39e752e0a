// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFill } from "./use-fill.ts";

const onLeave = vi.fn();

function open(isPhone: boolean, isOffered = true) {
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  return renderHook(() => useFill(isOffered, onLeave)).result;
}

/** The browser's back button. */
const goBack = () =>
  act(() => {
    history.replaceState(null, "");
    dispatchEvent(new PopStateEvent("popstate"));
  });

beforeEach(() => history.replaceState(null, "", "/class/skyhop"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("a game fills a phone's window at once, and a desktop's only on request", () => {
  expect(open(true).current.isFilling).toBe(true);
  const desktop = open(false);
  expect(desktop.current.isFilling).toBe(false);
  act(() => desktop.current.fillOnPhone());
  expect(desktop.current.isFilling).toBe(false);
  act(() => desktop.current.fill());
  expect(desktop.current.isFilling).toBe(true);
});

test("a game in its own window is not covered by itself", () => {
  expect(open(true, false).current.isFilling).toBe(false);
});

test("the back button leaves the game, not the page, and the page notices it", () => {
  const hook = open(true);
  expect(history.state).toEqual({ fill: true });
  goBack();
  expect(hook.current.isFilling).toBe(false);
  expect(onLeave).toHaveBeenCalledOnce();
  expect(location.pathname).toBe("/class/skyhop");
});

test("leaving by the bar takes the history entry away", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  const hook = open(true);
  act(() => hook.current.leaveFill());
  expect(back).toHaveBeenCalledOnce();
  expect(hook.current.isFilling).toBe(false);
});

test("playing on before the browser has gone back keeps the game full, with its history entry", () => {
  vi.spyOn(history, "back").mockImplementation(() => {});
  const hook = open(true);
  act(() => hook.current.leaveFill());
  act(() => hook.current.fill());
  goBack();
  expect(hook.current.isFilling).toBe(true);
  expect(history.state).toEqual({ fill: true });
  goBack();
  expect(hook.current.isFilling).toBe(false);
});
