import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { drive, GOOD, SHOW } from "./bot.ts";
import { createFace } from "./face.ts";
import { keepRun } from "./kept.ts";
import { CIRCUITS } from "./rules-circuits.ts";
import { MODE, rules } from "./rules.ts";
import { drawCircuit } from "./view-level.ts";
import { sayTime } from "./view-panel.ts";
import { callOf } from "./view-words.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 60;

test.each([
  ["", 1120, 622, {}],
  ["circuit-4", 600, 1040, {}],
  ["circuit-9", 1120, 622, { isCalm: true }],
  ["circuit-12", 600, 1040, { isContrast: true }],
  ["drift", 1120, 622, {}],
] as const)("a run of '%s' can be drawn and told", (variant, width, height, look) => {
  const stage = createPaperStage({ width, height, ...look });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, variant);
  for (let frame = 1; frame < 700 && !rules.isOver(state); frame++) {
    view.beforeStep!(state);
    rules.step(state, hold(drive(state, state.mode === MODE.drift ? SHOW : GOOD)));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) view.draw(stage, state, 0.5);
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
});

test("the own place among the karts on the road is shown", () => {
  const stage = createPaperStage({ width: 600, height: 1040 });
  const { view } = createFace(createMemoryProgress());
  const [own, ahead, behind] = [1, 2, 3].map(() => rules.start(SEED, "circuit-1"));
  Object.assign(ahead!.car, { posts: own!.car.posts + 9 });
  Object.assign(behind!.car, { posts: own!.car.posts - 9 });
  view.draw(stage, own!);
  for (const name of ["Drake", "Goose"])
    view.drawGhost!(stage, name === "Drake" ? behind! : ahead!, { own: own!, isDone: false, name });
  expect(stage.words).not.toContain("of 3");
  view.draw(stage, own!);
  expect(stage.words).toEqual(expect.arrayContaining(["2", "nd", "of 3"]));
});

test("the map has a picture of every circuit", () => {
  for (const circuit of CIRCUITS.keys()) {
    const { context, strokes } = createPaperStage();
    drawCircuit(context, circuit);
    expect(strokes.length).toBeGreaterThan(50);
  }
});

test("a second run of a circuit is told how far it is from the first at every gate", () => {
  const progress = createMemoryProgress();
  const play = (from: number): string[] => {
    const told: string[] = [];
    // A small picture: only the words count here.
    const stage = { ...createPaperStage({ width: 60, height: 40 }), float: (words: string) => void told.push(words) };
    const { view } = createFace(progress);
    const state = rules.start(SEED, "circuit-1");
    for (let frame = 1; !rules.isOver(state); frame++) {
      rules.step(state, hold(frame < from ? 0 : drive(state, GOOD)));
      for (const cue of state.cues) view.cue!(stage, state, cue);
      Object.assign(stage, { tick: frame });
      // The way is noted every eighth frame.
      if (frame % 8 === 0) view.draw(stage, state);
    }
    keepRun(state, progress);
    return told.filter((words) => /[▲▼]/.test(words));
  };
  expect(play(0)).toEqual([]);
  const second = play(70);
  expect(second.length).toBeGreaterThanOrEqual(10);
  expect(second[0]).toMatch(/^\+\d\.\d\d ▼$/);
});

test("the co-driver calls the side that the road is on", () => {
  const state = rules.start(SEED, "circuit-1");
  state.car.heading = (state.car.heading + 0x1800) & 0xffff;
  expect(callOf(state)).toMatch(/left$/);
  state.car.heading = (state.car.heading - 0x3000) & 0xffff;
  expect(callOf(state)).toMatch(/right$/);
});

test("times are written in minutes, seconds and hundredths", () => {
  expect([sayTime(90), sayTime(3600), sayTime(3723)]).toEqual(["1.50", "1:00.00", "1:02.05"]);
});

test("one thumb steers by its side, and drifts when it is pulled down", () => {
  const { input } = createFace();
  const state = rules.start(SEED);
  const at = (x: number, y: number, fromY: number) => input.pointerHeld!({ x, y, from: { x, y: fromY } }, state);
  expect([at(100, 300, 300), at(900, 300, 300), at(900, 360, 300)]).toEqual([1, 2, 18]);
});

test("the engine putters faster at speed than at rest, and not while a replay is searched", () => {
  const sounds: unknown[] = [];
  const stage = { ...createPaperStage(), sound: (each: unknown) => void sounds.push(each) };
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, "circuit-1");
  const puttsIn = (frames: number) => {
    sounds.length = 0;
    for (let frame = 0; frame < frames; frame++) {
      state.frame += 1;
      view.draw(stage, state, 1);
    }
    return sounds.length;
  };
  view.draw(stage, state, 1);
  const slow = puttsIn(60);
  state.car.vx = 2600;
  expect(slow).toBeGreaterThan(2);
  expect(puttsIn(60)).toBeGreaterThan(slow * 1.5);
  sounds.length = 0;
  state.frame += 300;
  view.draw(stage, state, 1);
  expect(sounds).toEqual([]);
});
