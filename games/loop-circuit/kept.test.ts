import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { expect, test } from "vitest";
import { drive, GOOD } from "./bot.ts";
import { chosenPaint, keepRun, PAINTS, readKept, shelf } from "./kept.ts";
import { createWayNotes, ghostPose, readGhost } from "./own-ghost.ts";
import type { State } from "./rules/state.ts";
import { trackOf, UNIT } from "./rules/track.ts";
import { rules } from "./rules.ts";

function drivenCircuit(): State {
  const state = rules.start(readSeed("7a".repeat(16)), "circuit-1");
  const note = createWayNotes();
  while (!rules.isOver(state)) {
    rules.step(state, hold(drive(state, GOOD)));
    note(state);
  }
  return state;
}

test("a finished circuit brings stars, a paint and a ghost that drives the same way", () => {
  const progress = createMemoryProgress();
  expect(chosenPaint(progress).id).toBe("sunny");
  const state = drivenCircuit();
  keepRun(state, progress);
  expect(readKept(progress).stars).toBe(3);
  expect(chosenPaint(progress).id).toBe("pond");
  const ghost = readGhost(progress, 0)!;
  expect([ghost.frames, ghost.splits]).toEqual([state.frame, state.splits]);
  const last = ghostPose(ghost, state.frame - 20)!;
  // Shortly before the line: behind it, the car has driven on.
  const { x, y } = trackOf(0, 0);
  expect(Math.hypot(last.x - x[0]! / UNIT, last.y - y[0]! / UNIT)).toBeLessThan(24 * 12);
  expect(ghostPose(ghost, state.frame + 60)).toBeNull();
});

test("a slower run does not replace the ghost, and an unfinished one brings none", () => {
  const progress = createMemoryProgress();
  keepRun(rules.start(readSeed("7a".repeat(16)), "circuit-1"), progress);
  expect(readGhost(progress, 0)).toBeNull();
  const state = drivenCircuit();
  keepRun(state, progress);
  keepRun({ ...state, frame: state.frame + 90 }, progress);
  expect(readGhost(progress, 0)!.frames).toBe(state.frame);
});

test("a chosen paint stays, and each can be earned", () => {
  const progress = createMemoryProgress();
  keepRun(drivenCircuit(), progress);
  shelf(progress).onChoose?.("sunny");
  expect(chosenPaint(progress).id).toBe("sunny");
  const all = { stars: 36, tour: 9e5, legs: 9, drift: 9e5, boosts: 999, passed: 999, splashes: 9 };
  expect(PAINTS.filter(({ isEarned }) => !isEarned(all))).toEqual([]);
});
