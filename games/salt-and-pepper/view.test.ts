import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { playFrames } from "@quackademy/game-kit/testing/play-to-end.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { createFace, thumbHeld } from "./face.ts";
import { ROOMS } from "./rules/rooms.ts";
import { DUO_TAP, rules, SECOND, SWAP_TAP } from "./rules.ts";
import { drawRoomLevel } from "./view/level.ts";

// Caves are painted on canvases of their own, with gradients.
const createElement = () => ({ width: 0, height: 0, getContext: () => createPaperStage().context });
Object.assign(globalThis, { document: { createElement } });
const SEED = readSeed("7a".repeat(16));
const DRAWN_EVERY = 47;
const WIDE = { width: 1152, height: 648 };
const TALL = { width: 600, height: 1040 };

test.each([
  ["", WIDE, {}],
  ["room-4", TALL, { isTouch: true }],
  ["room-19", WIDE, { isCalm: true }],
  ["trial-3", TALL, { isContrast: true }],
  ["pairs-1", WIDE, {}],
] as const)("a run of '%s' can be drawn and told", (variant, size, look) => {
  const stage = createPaperStage({ ...size, ...look });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, variant);
  const bot = createBot();
  for (let frame = 1; frame < 1000 && !rules.isOver(state); frame++) {
    view.beforeStep!(state);
    rules.step(state, bot(state));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) {
      view.draw(stage, state);
      view.drawGhost!(stage, state, { own: state, isDone: false, name: "Drake" });
    }
    expect(`${view.say!(state)} ${view.status!(state)} ${view.part!(state)} ${view.intensity!(state)}`).not.toMatch(
      /undefined|NaN/,
    );
  }
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
});

test("a screen reader hears who is played, what lies ahead and where home is", () => {
  const { view } = createFace();
  expect(view.say!(rules.start(SEED, "room-1"))).toBe("Salt: brine ahead, shaker 16 right and 3 up.");
});

test("a thumb walks, flicks up to jump and pulls down to lift, and two thumbs have a half each", () => {
  const from = { x: 300, y: 300 };
  expect(thumbHeld({ x: 302, y: 301, from })).toBe(0);
  expect(thumbHeld({ x: 360, y: 220, from })).toBe(BUTTON.right | BUTTON.up);
  expect(thumbHeld({ x: 240, y: 380, from })).toBe(BUTTON.left | BUTTON.down);
  const { input } = createFace();
  const held = (variant: string, x: number) =>
    input.pointerHeld!({ x: x + 60, y: 300, from: { x, y: 300 } }, rules.start(SEED, variant));
  expect([held("room-1", 100), held("pairs-1", 100), held("pairs-1", 900)]).toEqual([
    BUTTON.right,
    BUTTON.right << SECOND,
    BUTTON.right,
  ]);
});

test("keys swap and choose the number of players, and a gamepad jumps with A", () => {
  const { input } = createFace();
  const state = rules.start(SEED, "room-1");
  expect(input.keyTap!({ code: "Space", key: " " }, state)).toBe(SWAP_TAP);
  expect(input.keyTap!({ code: "Digit2", key: "2" }, state)).toBe(DUO_TAP);
  playFrames(rules, state, 1, { held: 0, taps: [DUO_TAP] });
  expect(input.keyTap!({ code: "Space", key: " " }, state)).toBe(null);
  expect(input.padHeld!(BUTTON.a | BUTTON.left)).toBe(BUTTON.up | BUTTON.left);
  expect(input.padHeld!(BUTTON.b << SECOND)).toBe(BUTTON.down << SECOND);
});

test("every cave has a picture for the map", () => {
  for (let number = 0; number < ROOMS.length; number++) {
    const { context, strokes } = createPaperStage();
    drawRoomLevel(context, number);
    expect(strokes.length).toBeGreaterThan(20);
  }
});
