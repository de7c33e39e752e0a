import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { GOOD, wishOf } from "./bot.ts";
import { createFace } from "./face.ts";
import { rules, TAP_DASH } from "./rules.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 120;

test.each([
  ["", 1120, 622, {}],
  ["pond-4", 600, 1040, {}],
  ["pond-9", 1120, 622, { isCalm: true }],
  ["hunt", 600, 1040, { isContrast: true }],
] as const)("a run of '%s' can be drawn and told", (variant, width, height, look) => {
  const stage = createPaperStage({ width, height, ...look });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, variant);
  for (let frame = 1; frame < 900 && !rules.isOver(state); frame++) {
    view.beforeStep!(state);
    rules.step(state, hold(wishOf(state, GOOD)));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) {
      view.draw(stage, state, 0.5);
      view.drawGhost!(stage, state, { own: state, isDone: false, name: "Ada" });
    }
    if (frame % 20 === 0) expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
});

test("a thumb turns the swimmer again and again without leaving the glass, and a short tap dashes", () => {
  const { input } = createFace();
  const state = rules.start(SEED);
  const from = { x: 300, y: 700 };
  const at = (x: number, y: number) => input.pointerHeld!({ x, y, from }, state);
  expect([at(305, 700), at(340, 700), at(390, 705)]).toEqual([0, BUTTON.right, BUTTON.right]);
  // From there up, although it is still far to the right of where the finger came down.
  expect([at(390, 660), at(300, 668)]).toEqual([BUTTON.up, BUTTON.left]);
  const touch = (phase: "down" | "up", id: number) => input.pointerTap!({ x: 1, y: 1, phase, id }, state);
  expect([touch("down", 1), touch("up", 1)]).toEqual([null, TAP_DASH]);
});

test("a player who presses nothing is told before the run ends", () => {
  const state = rules.start(SEED);
  rules.step(state, hold(BUTTON.up));
  const wordsAt = (idle: number) => {
    const stage = createPaperStage({ width: 1120, height: 622 });
    state.idle = idle;
    createFace(createMemoryProgress()).view.draw(stage, state, 1);
    return stage.words.filter((words) => words.startsWith("Steer to swim on"));
  };
  expect([wordsAt(9 * 60), wordsAt(17 * 60)]).toEqual([[], ["Steer to swim on: 3"]]);
});
