import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { createBot } from "#stack-shift/bot.ts";
import { rules, STEP } from "#stack-shift/rules.ts";
import { createCascade } from "./cascade.ts";

createPaperDocument();

test("each cascade is told once when it ends, with its number of steps", () => {
  const stage = createPaperStage();
  const state = rules.start(readSeed("7a".repeat(16)));
  const [cascade, bot] = [createCascade(), createBot()];
  const [told, expected]: [number[], number[]] = [[], []];
  let chain = 0;
  for (let frame = 1; frame < 2400 && !rules.isOver(state); frame++) {
    rules.step(state, bot(state));
    Object.assign(stage, { tick: frame });
    const ended = cascade.follow(stage, state.me, state.phase);
    if (ended > 0) told.push(ended);
    if (state.me.step !== STEP.piece) chain = state.me.chain;
    else {
      if (chain > 1) expected.push(chain);
      chain = 0;
    }
  }
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(expected);
});

test("the camera stays where it is with reduced motion", () => {
  const stage = createPaperStage({ isCalm: true });
  const state = rules.start(readSeed("7a".repeat(16)));
  const [cascade, bot] = [createCascade(), createBot()];
  for (let frame = 1; frame < 1200; frame++) {
    rules.step(state, bot(state));
    cascade.follow(stage, state.me, state.phase);
    expect(cascade.zoom).toBe(0);
  }
});
