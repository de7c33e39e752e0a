import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { NOTHING } from "@quackademy/game-kit/testing/play-to-end.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { createFace } from "./face.ts";
import { reportPicture } from "./report-picture.ts";
import { RIVALS } from "./rules/rivals.ts";
import { rules, STEP, TAP, type State } from "./rules.ts";
import { layoutOf } from "./view/layout.ts";
import { drawRivalLevel } from "./view/level.ts";
import { topsOf } from "./view/words.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 37;

test.each([
  ["", 1120, 622, {}],
  ["duel-1", 600, 1180, {}],
  ["duel-10", 1120, 622, { isCalm: true }],
  ["duel-5", 600, 980, { isContrast: true }],
  ["sprint", 1120, 622, {}],
  ["pair", 1120, 622, {}],
  ["pair", 600, 1180, { isContrast: true }],
] as const)("a run of '%s' can be drawn and told", (variant, width, height, look) => {
  const stage = createPaperStage({ width, height, ...look });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, variant);
  const bot = createBot();
  for (let frame = 1; frame < 1500 && !rules.isOver(state); frame++) {
    rules.step(state, bot(state));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) {
      view.draw(stage, state);
      view.drawGhost!(stage, state, { own: state, isDone: false });
    }
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  view.drawTitle!(stage, state);
  const picture = reportPicture(state, "crown");
  picture.draw(stage.context);
  expect(picture.words).not.toMatch(/undefined|NaN/);
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
});

/** A run whose first domino falls, and its face. */
function begin(): { state: State; input: ReturnType<typeof createFace>["input"]; cell: number } {
  const state = rules.start(SEED);
  while (state.me.step !== STEP.piece) rules.step(state, NOTHING);
  return { state, input: createFace().input, cell: layoutOf({ width: 1120, height: 622 }).grid.cell };
}

test("a tap turns, a drag names the column, and a flick down drops", () => {
  const { state, input, cell } = begin();
  const touch = (phase: "down" | "move" | "up", x: number, y: number) => input.pointerTap!({ phase, x, y }, state);
  expect([touch("down", 300, 300), touch("up", 302, 301)]).toEqual([null, TAP.turn]);
  touch("down", 300, 300);
  expect(touch("move", 300 - cell * 2, 300)).toBe(TAP.column + 1);
  expect(touch("move", 300 - cell * 2.1, 300)).toBe(null);
  expect(touch("up", 300 - cell * 2, 300)).toBe(null);
  touch("down", 300, 300);
  touch("move", 302, 300 + cell * 2);
  expect(touch("up", 302, 300 + cell * 2.4)).toBe(TAP.drop);
});

test("a finger that is pulled down slowly makes the domino sink, and does not drop it", () => {
  const { state, input, cell } = begin();
  input.pointerTap!({ phase: "down", x: 300, y: 200 }, state);
  state.frame += 30;
  const at = { x: 300, y: 200 + cell * 2, from: { x: 300, y: 200 } };
  expect(input.pointerHeld!(at, state)).toBe(BUTTON.down);
  expect(input.pointerTap!({ phase: "up", ...at }, state)).toBe(null);
});

test("a finger that still lies there when a domino lands neither drops nor turns the next", () => {
  const { state, input, cell } = begin();
  input.pointerTap!({ phase: "down", x: 300, y: 200 }, state);
  state.me.placed += 1;
  expect(input.pointerTap!({ phase: "up", x: 300, y: 200 + cell * 3 }, state)).toBe(null);
});

test("two fingers play on the two halves of one screen", () => {
  const state = rules.start(SEED, "pair");
  while (state.me.step !== STEP.piece) rules.step(state, NOTHING);
  const { view, input } = createFace();
  view.draw(createPaperStage({ width: 1120, height: 622 }), state);
  const touch = (id: number, phase: "down" | "move" | "up", x: number, y: number) =>
    input.pointerTap!({ id, phase, x, y }, state);
  expect([touch(1, "down", 200, 300), touch(2, "down", 900, 300)]).toEqual([null, null]);
  expect(touch(2, "up", 900, 300)).toBe(TAP.second + TAP.turn);
  expect(touch(1, "up", 200, 300)).toBe(TAP.turn);
});

test("screen readers hear what every column ends with", () => {
  const { state } = begin();
  expect(topsOf(state.me.cells)).toMatch(/^(\d, ){6}\d$/);
});

test("screen readers hear where a domino is on its way, and what the place would make", () => {
  const { state } = begin();
  const { view } = createFace();
  expect(view.say!(state)).toMatch(/Next \d on \d\.$/);
  rules.step(state, { held: 0, taps: [TAP.column, TAP.turn] });
  expect(view.say!(state)).toMatch(/^Column 1, lying right: (no ten|\d tens?|cascade of \d)\.$/);
});

test("every rival has a picture for the map", () => {
  for (const level of RIVALS.keys()) {
    const { context, strokes } = createPaperStage();
    drawRivalLevel(context, level);
    expect(strokes.length).toBeGreaterThan(50);
  }
});
