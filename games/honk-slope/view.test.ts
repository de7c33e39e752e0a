import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { GOOD, wishOf } from "./bot.ts";
import { createFace } from "./face.ts";
import { rules } from "./rules.ts";
import { METRE, THING } from "./rules/course.ts";
import { SLOPES } from "./rules/slopes.ts";
import { courseOf, type State } from "./rules/state.ts";
import { spotOf, STILL_BENDS } from "./view/camera.ts";
import { drawGoslings } from "./view/goslings.ts";
import { drawHints } from "./view/hints.ts";
import { drawSlope } from "./view/level.ts";
import { lookOf } from "./view/looks.ts";
import { fitStickers } from "./view/stickers.ts";
import { callOf } from "./view/words.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 140;

test.each([
  ["", 1120, 622, {}],
  ["slope-4", 600, 1040, {}],
  ["slope-9", 1120, 622, { isCalm: true }],
  ["slope-12", 600, 1040, { isContrast: true }],
  ["rush", 1120, 622, {}],
] as const)("a run of '%s' can be drawn and told", (variant, width, height, look) => {
  const stage = createPaperStage({ width, height, ...look });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, variant);
  for (let frame = 1; frame < 700 && !rules.isOver(state); frame++) {
    view.beforeStep!(state);
    rules.step(state, hold(wishOf(state, GOOD)));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) {
      view.draw(stage, state, 0.5);
      view.drawGhost!(stage, state, { own: state, isDone: false, name: "Ada" });
    }
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
});

test("each step of the flow brings a gosling, and a crack scatters them all", () => {
  let shown = 0;
  const context = { drawImage: () => void (shown += 1) } as unknown as CanvasRenderingContext2D;
  const stage = { ...createPaperStage(), tick: 0, isCalm: true, context };
  const eye = { x: 0, y: 6, z: 0, focal: 640, midX: 560, vanishY: 80, roll: 0, ...STILL_BENDS };
  const state = rules.start(SEED);
  const flockOf = (flow: number) => {
    state.flow = flow;
    for (let frame = 0; frame < 200; frame++) {
      shown = 0;
      fitStickers(1);
      drawGoslings(stage, state, eye, lookOf(0, false), spotOf(state));
    }
    return shown;
  };
  expect([0, 12, 24, 60, 0].map(flockOf)).toEqual([0, 1, 2, 4, 0]);
});

test("the map has a picture of every slope", () => {
  for (const level of SLOPES.keys()) {
    const { context, strokes } = createPaperStage();
    drawSlope(context, level);
    expect(strokes.length).toBeGreaterThan(100);
  }
});

test("a sign says what the horn is for: a band that it reaches, grain for a honk, and a fall", () => {
  const eye = { x: 0, y: 6, z: 0, focal: 640, midX: 560, vanishY: 80, roll: 0, ...STILL_BENDS };
  const signs = (change: Partial<State>, metresBefore: number) => {
    const state = Object.assign(rules.start(SEED), change);
    const { things } = courseOf(state);
    const band = things.findIndex(({ kind }) => kind === THING.band);
    state.next = band;
    state.egg = { ...state.egg, ...change.egg, z: things[band]!.z - metresBefore * METRE };
    const stage = createPaperStage();
    drawHints(stage, state, eye, spotOf(state));
    return stage.words;
  };
  expect([signs({}, 15), signs({}, 60), signs({ charge: 0 }, 60)]).toEqual([["HONK! Space"], [], ["GRAIN!"]]);
  expect(signs({ honks: 1 }, 15)).toEqual(["HONK!"]);
  const { egg } = rules.start(SEED);
  const falling = { ...egg, air: 20, y: -9 * METRE * 20 };
  expect([signs({ egg: falling }, 60), signs({ egg: falling, charge: 0 }, 200)]).toEqual([["FLAP!"], []]);
});

test("a rival who is passed is named", () => {
  const { view } = createFace(createMemoryProgress());
  const [state, rival] = [rules.start(SEED, "slope-1"), rules.start(SEED, "slope-1")];
  const said: string[] = [];
  const stage = { ...createPaperStage(), float: (words: string) => void said.push(words) };
  view.draw(stage, state, 1);
  for (const ahead of [2, 1.5, -1.5, -2, 1.5]) {
    rival.egg.z = state.egg.z + ahead * METRE;
    view.drawGhost!(stage, rival, { own: state, isDone: false, name: "Drake" });
  }
  expect(said).toEqual(["Drake is behind you!", "Drake is ahead!"]);
});

test("the caller names the side that the slope is on", () => {
  const state = rules.start(SEED);
  courseOf(state);
  state.egg.x = 4 * METRE;
  expect(callOf(state)).toMatch(/left$/);
  state.egg.x = -4 * METRE;
  expect(callOf(state)).toMatch(/right$/);
});

test("one thumb steers by its side, and honks when it slides up", () => {
  const { input } = createFace();
  const state = rules.start(SEED);
  const at = (x: number, y: number, fromY: number) => input.pointerHeld!({ x, y, from: { x, y: fromY } }, state);
  expect([at(100, 300, 300), at(900, 300, 300), at(900, 240, 300)]).toEqual([
    BUTTON.left,
    BUTTON.right,
    BUTTON.right | BUTTON.a,
  ]);
});

test("a player who presses nothing is told before the run ends", () => {
  const state = rules.start(SEED);
  const wordsAt = (idle: number) => {
    const stage = createPaperStage({ width: 1120, height: 622 });
    state.idle = idle;
    createFace(createMemoryProgress()).view.draw(stage, state, 1);
    return stage.words.filter((words) => words.startsWith("Steer to roll on"));
  };
  expect([wordsAt(9 * 60), wordsAt(12 * 60)]).toEqual([[], ["Steer to roll on: 3"]]);
});
