import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { NOTHING, playFrames } from "@quackademy/game-kit/testing/play-to-end.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { createFace, PULL } from "./face.ts";
import { HOLES, holeOf } from "./rules/holes.ts";
import * as PHASE from "./rules/phases.ts";
import { holeAt } from "./rules/state.ts";
import { aimTap, playersTap, rules, SHOT_TAP } from "./rules.ts";
import { setupButtons } from "./view/card.ts";
import { frameOf, fromScreen, toScreen } from "./view/frame.ts";
import { drawHoleLevel } from "./view/level.ts";

// The greens are painted on canvases of their own, with gradients.
const createElement = () => ({ width: 0, height: 0, getContext: () => createPaperStage().context });
Object.assign(globalThis, { document: { createElement } });
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 61;
const WIDE = { width: 1120, height: 622 };
const TALL = { width: 600, height: 1180 };

test.each([
  ["", WIDE, {}],
  ["hole-22", TALL, { isTouch: true }],
  ["course-2", WIDE, { isCalm: true }],
  ["rush", TALL, { isContrast: true }],
  ["friends", WIDE, {}],
] as const)("a run of '%s' can be drawn and told", (variant, size, look) => {
  const stage = createPaperStage({ ...size, ...look });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, variant);
  const bot = createBot();
  for (let frame = 1; frame < 1100 && !rules.isOver(state); frame++) {
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
  expect(stage.words.length).toBeGreaterThan(3);
});

test("a screen reader hears where the cup is, what lies between, and how one aims", () => {
  const { view } = createFace();
  expect(view.say!(rules.start(SEED, "hole-5"))).toMatch(
    /^Lily hop, par 3\. Cup 11\.0 metres away at \d+ degrees, between: lily pads\. Stroke 1\. You aim at \d+ degrees, power 40\.$/,
  );
});

test("a drag back aims the other way, farther is stronger, and letting go strokes", () => {
  const state = rules.start(SEED, "hole-1");
  const { input } = createFace();
  const touch = (phase: "down" | "move" | "up", x: number, y: number) => input.pointerTap!({ phase, x, y }, state);
  expect(touch("down", 500, 300)).toBe(null);
  expect(touch("move", 500 - PULL.most, 300)).toBe(aimTap(0, 100));
  // The same place once more is nothing new.
  expect(touch("move", 500 - PULL.most, 300)).toBe(null);
  expect(touch("move", 500, 300 - PULL.most)).toBe(aimTap(256, 100));
  expect(touch("up", 500, 300 - PULL.most)).toBe(SHOT_TAP);
});

test("a drag back to its start is a change of mind", () => {
  const state = rules.start(SEED, "hole-1");
  const { input } = createFace();
  input.pointerTap!({ phase: "down", x: 500, y: 300 }, state);
  input.pointerTap!({ phase: "move", x: 400, y: 300 }, state);
  input.pointerTap!({ phase: "move", x: 498, y: 300 }, state);
  expect(input.pointerTap!({ phase: "up", x: 498, y: 300 }, state)).toBe(null);
});

test("on a tall screen the hole goes upwards, and drags are turned with it", () => {
  const { isTall, flat } = frameOf(holeOf(0), TALL);
  const { tee, cup } = holeOf(0);
  expect([isTall, flat(cup.x, cup.y).y < flat(tee.x, tee.y).y]).toEqual([true, true]);
  for (const angle of [0, 100, 512, 900]) expect(fromScreen(toScreen(angle, true), true)).toBe(angle);
  expect(fromScreen(-Math.PI / 2, true)).toBe(0);
});

test("friends choose how many they are and how many holes by a digit or a tap, and a tap skips the applause", () => {
  const state = rules.start(SEED, "friends");
  const { input } = createFace();
  expect(input.keyTap!({ code: "Digit3", key: "3" }, state)).toBe(playersTap(3));
  const { x, y } = setupButtons(WIDE)[2]!;
  input.pointerTap!({ phase: "down", x, y }, state);
  expect(input.pointerTap!({ phase: "up", x, y }, state)).toBe(playersTap(4));
  input.pointerTap!({ phase: "down", x: 20, y: 20 }, state);
  expect(input.pointerTap!({ phase: "up", x: 20, y: 20 }, state)).toBe(null);
  playFrames(rules, state, 1, { held: 0, taps: [playersTap(3)] });
  expect(input.keyTap!({ code: "Digit6", key: "6" }, state)).toBe(playersTap(6));
  expect(input.keyTap!({ code: "Digit4", key: "4" }, state)).toBe(null);
  input.pointerTap!({ phase: "down", x, y }, state);
  expect(input.pointerTap!({ phase: "up", x, y }, state)).toBe(playersTap(9));
  state.phase = PHASE.done;
  input.pointerTap!({ phase: "down", x, y }, state);
  expect(input.pointerTap!({ phase: "up", x, y }, state)).toBe(SHOT_TAP);
});

test("a hole fits into the picture, on every screen", () => {
  for (let number = 0; number < HOLES; number++)
    for (const stage of [WIDE, TALL, { width: 600, height: 1050 }]) {
      const { width, height, rest } = frameOf(holeOf(number), stage);
      expect(width * rest.zoom).toBeLessThanOrEqual(stage.width);
      expect(height * rest.zoom).toBeLessThanOrEqual(stage.height - 58);
    }
});

test("a duck steals the ball while its owner looks on, and an ace is shown again", () => {
  const stage = createPaperStage(WIDE);
  const { view } = createFace();
  for (const last of [-1, 1]) {
    const state = rules.start(SEED, "hole-1");
    playFrames(rules, state, 1, { held: 0, taps: [aimTap(0, 80), SHOT_TAP] });
    for (let frame = 0; frame < 300; frame++) {
      Object.assign(stage, { tick: stage.tick + 1 });
      if (state.phase === PHASE.done) state.last = last;
      view.beforeStep!(state);
      view.draw(stage, state);
      rules.step(state, NOTHING);
    }
  }
  expect(stage.words).toContain("Once more, slowly");
});

test("every hole has a picture for the map, and a replay that jumps draws on", () => {
  for (let hole = 0; hole < HOLES; hole++) {
    const { context, strokes } = createPaperStage();
    drawHoleLevel(context, hole);
    expect(strokes.length).toBeGreaterThan(20);
  }
  const { view } = createFace();
  const stage = createPaperStage(WIDE);
  const [early, late] = [rules.start(SEED, "course-3"), rules.start(SEED, "course-3")];
  playFrames(rules, late, 1, { held: 0, taps: [aimTap(0, 64), SHOT_TAP] });
  for (let frame = 0; frame < 200; frame++) rules.step(late, NOTHING);
  for (const state of [late, early, late]) view.draw(stage, state);
  expect(holeAt(late).name).toBe("Thin ice");
});
