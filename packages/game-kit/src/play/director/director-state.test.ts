import { describe, expect, test } from "vitest";
import { asked, entered, isRunning, paused, pauserOf, resumed, startState } from "./director-state.ts";
import type { Scene } from "#play/game-session.ts";
import type { RunScene } from "#play/scene-run.ts";

const scene = { size: { width: 1, height: 1 }, speed: 1, step: () => {}, draw: () => {} } as unknown as Scene;
const again = () => {};
const runOf = (isOver: boolean) => ({ ...scene, isOver }) as unknown as RunScene;
const title = startState(scene, again);
const running = entered(title, { kind: "run", scene: runOf(false), runId: "r1", pausedBy: null });

describe("the state of what is played", () => {
  test("a run can be paused and resumed, and says by whom it was paused", () => {
    expect(pauserOf(running)).toBeNull();
    expect(pauserOf(paused(running, "page"))).toBe("page");
    expect(pauserOf(resumed(paused(running, "player")))).toBeNull();
  });

  test("the title screen cannot be paused", () => {
    expect(paused(title, "player")).toBe(title);
    expect(pauserOf(title)).toBeNull();
  });

  test("a run that is over is not running", () => {
    expect(isRunning(running)).toBe(true);
    expect(isRunning(entered(title, { kind: "run", scene: runOf(true), runId: null, pausedBy: null }))).toBe(false);
    expect(isRunning(title)).toBe(false);
  });

  test("a request that was left for something else is recognised as old", () => {
    const waiting = asked(running, true);
    expect(waiting.isWaiting).toBe(true);
    const left = entered(waiting, { kind: "title", scene });
    expect(left.isWaiting).toBe(false);
    expect(left.request).not.toBe(waiting.request);
  });

  test("the way to start anew stays until another run replaces it", () => {
    const other = () => {};
    expect(entered(running, { kind: "title", scene }).again).toBe(again);
    expect(entered(running, { kind: "title", scene }, other).again).toBe(other);
  });
});
