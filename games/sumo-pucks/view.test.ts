import { expect, test } from "vitest";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { BELTS, chooseBelt, chosenBelt, hasBelt, keepBelts } from "./belts.ts";
import { createBot } from "./bot.ts";
import { PHASE, rules } from "./rules.ts";
import { TUMBLE_FRAMES } from "./view-fall.ts";
import { createView } from "./view.ts";

createPaperDocument();
const SEED = readSeed("00".repeat(16));

test.each([1, 2, 3, 4, 5, 6])("a match in arena %i can be drawn and told, wide and tall", (level) => {
  const state = rules.start(SEED, `arena-${level}`);
  const view = createView(() => {}, createMemoryProgress());
  const stages = [
    createPaperStage({ width: 1060, height: 600 }),
    createPaperStage({ width: 600, height: 1080, isContrast: true, isCalm: true }),
  ];
  const bot = createBot();
  for (let frame = 0; frame < 900 && !rules.isOver(state); frame++) {
    view.beforeStep!(state);
    rules.step(state, bot(state));
    for (const cue of state.cues) view.cue!(stages[0]!, state, cue);
    if (frame % 19 !== 0) continue;
    for (const stage of stages) view.draw(stage, state);
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  expect(stages.flatMap(({ words }) => words).join()).not.toMatch(/undefined|NaN/);
});

test("a fall ends with one splash", () => {
  const state = rules.start(SEED, "arena-1");
  const view = createView(() => {});
  const splashes: number[] = [];
  const stage = {
    ...createPaperStage(),
    float: (words: string) => void (words === "Splash!" && splashes.push(state.wait)),
  };
  while (state.phase !== PHASE.fallen) rules.step(state, { held: 1, taps: [] });
  for (let frame = 0; frame < 80; frame++) {
    rules.step(state, { held: 0, taps: [] });
    view.draw(stage, state);
    view.draw(stage, state);
  }
  expect(splashes).toEqual([TUMBLE_FRAMES]);
});

test("belts are won from hosts and kept, and only a belt that was won can be worn", () => {
  const progress = createMemoryProgress();
  keepBelts(Object.assign(rules.start(SEED), { beaten: 0b11, match: 3 }), progress);
  expect(BELTS.filter(({ id }) => hasBelt(progress, id)).map(({ id }) => id)).toEqual(["red", "host-1", "host-2"]);
  chooseBelt(progress, "gold");
  expect(chosenBelt(progress).id).toBe("red");
  keepBelts(Object.assign(rules.start(SEED), { beaten: 63, match: 6, wins: [2, 0] }), progress);
  expect([chosenBelt(progress).id, hasBelt(progress, "black")]).toEqual(["gold", true]);
  keepBelts(Object.assign(rules.start(SEED, "duo-6"), { beaten: 63 }), createMemoryProgress());
});
