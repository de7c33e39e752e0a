import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { chosenHats, HATS, keepRun, readKept, shelf } from "./kept.ts";
import { parOf, PHASE, rules, type State } from "./rules.ts";
import { reportPicture } from "./view/report.ts";

const ended = (variant: string, change: Partial<State>): State =>
  Object.assign(rules.start(readSeed("7a".repeat(16)), variant), { phase: PHASE.over, ...change });

test("every goal of a cave is kept on its own", () => {
  const progress = createMemoryProgress();
  const slow = 60 * 60 * 4;
  keepRun(ended("room-2", { finished: 1, crumbs: 3, clock: slow }), progress);
  expect(readKept(progress).stars).toBe(2);
  keepRun(ended("room-2", { finished: 1, crumbs: 0, clock: 60 }), progress);
  expect(readKept(progress).stars).toBe(3);
  expect(readKept(progress)).toMatchObject({ homes: 2, worlds: 0 });
});

test("throws, poofs, floods and worlds add up, and bring hats that are put on at once", () => {
  const progress = createMemoryProgress();
  expect(chosenHats(progress)).toEqual([0, 0]);
  keepRun(ended("", { points: 350, poofs: 6, throws: 4 }), progress);
  expect(readKept(progress)).toMatchObject({ flood: 350, poofs: 6, throws: 4 });
  expect(chosenHats(progress)).toEqual([8, 2]);
  keepRun(ended("trial-1", { finished: 6 }), progress);
  expect([readKept(progress).worlds, chosenHats(progress)[1]]).toEqual([1, 1]);
});

test("a hat is chosen for its duck, and only if it was earned", () => {
  const progress = createMemoryProgress();
  keepRun(ended("", { points: 350 }), progress);
  shelf(progress).onChoose!("s7");
  expect(chosenHats(progress)[0]).toBe(0);
  shelf(progress).onChoose!("s8");
  expect(chosenHats(progress)).toEqual([8, 0]);
  const { items } = shelf(progress);
  expect(items.length).toBe(HATS.length);
  for (const item of items) item.draw(createPaperStage().context);
});

test("the report shows both, their time, throws and poofs", () => {
  const state = ended("room-1", { finished: 1, crumbs: 3, clock: 600, throws: 2, poofs: 1 });
  const picture = reportPicture(state)!;
  expect(picture.words).toBe("Salt and Pepper cheer: 10.0 s, 2 throws, 1 poofs, 3 crumbs.");
  picture.draw(createPaperStage().context);
  expect(reportPicture(ended("", { room: 1, storey: 2 }))!.words).toContain("5 storeys");
  expect(parOf(state)).toBeGreaterThan(10);
});
