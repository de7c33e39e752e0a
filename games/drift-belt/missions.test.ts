import { expect, test } from "vitest";
import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { finishMissions, MISSIONS, doneMissions, openMissions, shipFor, SHIPS } from "./missions.ts";
import { rules } from "./rules.ts";
import { FULL_METER, type State } from "./rules-belt.ts";
import { createView } from "./view.ts";

createPaperDocument();

const SEED = readSeed("00".repeat(16));
const finished = (tally: Partial<State["tally"]>): State => {
  const state = rules.start(SEED);
  Object.assign(state.tally, tally);
  return state;
};

test("three missions are open, and two that are done bring another ship", () => {
  const progress = createMemoryProgress();
  expect(openMissions(doneMissions(progress))).toEqual([0, 1, 2]);
  expect(finishMissions(finished({ stars: 12 }), progress)).toEqual([]);
  expect(finishMissions(finished({ stars: 30, quacks: 2, best: 99 }), progress)).toEqual([
    "Mission done: Gather 30 stars.",
    "Mission done: Quack twice.",
  ]);
  expect(openMissions(doneMissions(progress))).toEqual([2, 3, 4]);
  expect(finishMissions(finished({ stars: 30 }), progress)).toEqual([]);
});

test("all missions together bring every ship", () => {
  expect(shipFor(MISSIONS.map(() => true))).toBe(SHIPS.length - 1);
});

test.each(["", "rush", "sprint"])("the states of a run in mode '%s' can be drawn, wide and tall", (variant) => {
  const state = rules.start(SEED, variant);
  const view = createView({ isTall: false }, createMemoryProgress());
  const stages = [
    createPaperStage({ width: 960, height: 540 }),
    createPaperStage({ width: 540, height: 960, isContrast: true, isCalm: true }),
  ];
  // Nothing hurts and the quack is always ready, so that all bosses are seen.
  for (let frame = 0; frame < 9000 && !rules.isOver(state); frame++) {
    Object.assign(state, { safe: 2, meter: FULL_METER });
    view.beforeStep!(state);
    rules.step(state, { held: frame % 50 === 0 ? BUTTON.a : 0, taps: [] });
    for (const cue of state.cues) view.cue!(stages[0]!, state, cue);
    if (frame % 97 !== 0) continue;
    for (const stage of stages) view.draw(stage, state);
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  expect(stages.flatMap(({ words }) => words).join()).not.toMatch(/undefined|NaN/);
});
