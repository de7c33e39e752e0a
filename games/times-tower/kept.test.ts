import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { createFace } from "./face.ts";
import { keepRun, readKept, shelf } from "./kept.ts";
import { PHASE, rules } from "./rules.ts";

const runOf = (height: number, variant = "", more = {}) =>
  Object.assign(rules.start(readSeed("7a".repeat(16)), variant), { height, ...more });

test("the highest tower of each mode is kept, and floors add up", () => {
  const progress = createMemoryProgress();
  expect(keepRun(runOf(1000, "", { bestStreak: 7 }), progress)).toEqual(["2 m more are a School"]);
  keepRun(runOf(400), progress);
  keepRun(runOf(6500, "share"), progress);
  expect(readKept(progress)).toMatchObject({ bests: [1000, 0, 6500, 0], streak: 7, days: 1 });
});

test("landmarks that the tower has outgrown are in the town", () => {
  const progress = createMemoryProgress();
  const found = () => shelf(progress).items.filter(({ isFound }) => isFound);
  expect(found()).toEqual([]);
  keepRun(runOf(3100, "share"), progress);
  expect(found().map(({ name }) => name)).toEqual(["Duck house", "School", "Lighthouse", "Share crane"]);
});

test("every phase of a run can be drawn, wide and tall, with and without keys", () => {
  const seen = new Set<number>();
  for (const look of [
    { width: 1280, height: 720 },
    { width: 720, height: 1340 },
  ]) {
    const { view } = createFace();
    const stage = createPaperStage(look);
    const [state, bot] = [rules.start(readSeed("7a".repeat(16))), createBot(90)];
    for (let frame = 0; !rules.isOver(state); frame++) {
      rules.step(state, bot(state));
      // A gust that breaks every tower.
      if (frame === 3000) state.swaySpeed = 900;
      for (const cue of state.cues) view.cue?.(stage, state, cue);
      if (frame % 60 === 0 || !seen.has(state.phase)) view.draw(stage, state);
      seen.add(state.phase);
    }
    expect(stage.context.globalAlpha).toBe(1);
  }
  expect(seen).toEqual(new Set(Object.values(PHASE)));
});
