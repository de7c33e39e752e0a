import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { createFace } from "./face.ts";
import { ownLook } from "./kept.ts";
import { RIVALS } from "./rules/rivals.ts";
import { rules } from "./rules.ts";
import { drawRivalLevel, reportPicture } from "./view/pictures.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 61;

test.each([
  ["", 1040, 600, {}],
  ["season-2", 600, 1000, {}],
  ["season-4", 1040, 600, { isCalm: true }],
  ["season-8", 600, 860, { isContrast: true }],
  ["shoot", 1040, 600, { isTouch: true }],
  ["pair", 600, 1000, { isTouch: true }],
] as const)("a run of '%s' can be drawn and told", (variant, width, height, look) => {
  const stage = createPaperStage({ width, height, ...look });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, variant);
  const bot = createBot();
  view.drawTitle!(stage, state);
  for (let frame = 1; frame < 6000 && !rules.isOver(state); frame++) {
    view.beforeStep!(state);
    rules.step(state, bot(state));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) view.draw(stage, state, 0.5);
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  const picture = reportPicture(state, ownLook("crown"));
  picture.draw(stage.context);
  expect(picture.words).not.toMatch(/undefined|NaN/);
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
});

test("a finger holds the half that it is on, and of two players each has two quarters", () => {
  const { view, input } = createFace();
  const alone = rules.start(SEED);
  view.draw(createPaperStage({ width: 600, height: 1000 }), alone);
  const at = (x: number, state: typeof alone) => input.pointerHeld!({ x, y: 800, from: { x, y: 800 } }, state);
  expect([at(100, alone), at(500, alone)]).toEqual([BUTTON.left, BUTTON.right]);
  const pair = rules.start(SEED, "pair");
  expect([100, 200, 400, 500].map((x) => at(x, pair))).toEqual([1, 2, 1 << 8, 2 << 8]);
});

test("the button A of a gamepad is both directions at once", () => {
  const { input } = createFace();
  expect(input.padHeld!(BUTTON.a)).toBe(BUTTON.left | BUTTON.right);
  expect(input.padHeld!((BUTTON.left << 8) | BUTTON.up)).toBe(BUTTON.left << 8);
});

test("every rival has a picture for the map", () => {
  for (const level of RIVALS.keys()) {
    const { context, strokes } = createPaperStage();
    drawRivalLevel(context, level);
    expect(strokes.length).toBeGreaterThan(50);
  }
});
