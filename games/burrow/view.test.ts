import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { NOTHING } from "@quackademy/game-kit/testing/play-to-end.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { createFace } from "./face.ts";
import { next } from "./rules/board.ts";
import * as PHASE from "./rules/phases.ts";
import { PUZZLES } from "./rules/puzzles.ts";
import * as RELIC from "./rules/relics.ts";
import { addRelic } from "./rules/world.ts";
import { pickTap, rules, slotTap, stepTap, WAIT_TAP, type State } from "./rules.ts";
import { cellPoint, cellUnder, layoutOf } from "./view/layout.ts";
import { drawPuzzleLevel } from "./view/level.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 43;
const WIDE = { width: 1120, height: 622 };
const TALL = { width: 600, height: 1180 };

test.each([
  ["", WIDE, {}],
  ["", TALL, { isTouch: true }],
  ["rush", WIDE, { isCalm: true }],
  ["rush", { width: 600, height: 1050 }, { isContrast: true }],
  ["puzzle-20", TALL, {}],
] as const)("a run of '%s' can be drawn and told", (variant, size, look) => {
  const stage = createPaperStage({ ...size, ...look });
  const { view } = createFace(createMemoryProgress());
  const state = rules.start(SEED, variant);
  const bot = createBot();
  for (let frame = 1; frame < 3000 && !rules.isOver(state); frame++) {
    rules.step(state, bot(state));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) view.draw(stage, state);
    expect(`${view.say!(state)} ${view.status!(state)} ${view.part!(state)} ${view.intensity!(state)}`).not.toMatch(
      /undefined|NaN/,
    );
  }
  view.draw(stage, state);
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
  expect(stage.words.length).toBeGreaterThan(5);
});

/** A run in its first room, and its face. */
function begin(isTouch = false): { state: State; face: ReturnType<typeof createFace> } {
  const state = rules.start(SEED);
  while (state.phase === PHASE.enter) rules.step(state, NOTHING);
  const face = createFace();
  face.view.draw(createPaperStage({ ...WIDE, isTouch }), state);
  return { state, face };
}

test("a screen reader hears hearts, light, the stairs, and where everybody is and goes", () => {
  const { state, face } = begin();
  expect(face.view.say!(state)).toMatch(/^3 hearts, \d+ turns of light\. Stairs .*Shrew .* steps (right|left|up|down)/);
});

test("a swipe steps once, however far it goes", () => {
  const { state, face } = begin(true);
  const touch = (phase: "down" | "move" | "up", x: number, y: number) => face.input.pointerTap!({ phase, x, y }, state);
  expect(touch("down", 500, 300)).toBe(null);
  expect(touch("move", 510, 300)).toBe(null);
  expect(touch("move", 505, 240)).toBe(stepTap(3));
  expect(touch("move", 505, 100)).toBe(null);
  expect(touch("up", 505, 100)).toBe(null);
});

test("a tap waits on the duck, steps beside it, and looks at a creature", () => {
  const { state, face } = begin(true);
  const layout = layoutOf(WIDE);
  const tapAt = (x: number, y: number) => {
    face.input.pointerTap!({ phase: "down", x, y }, state);
    return face.input.pointerTap!({ phase: "up", x, y }, state);
  };
  const tapCell = (cell: number) => {
    const { x, y } = cellPoint(cell, layout);
    return tapAt(x, y);
  };
  const { world } = state;
  expect(tapCell(world.duck)).toBe(WAIT_TAP);
  expect(tapCell(next(world.duck, 3))).toBe(stepTap(3));
  expect(tapAt(layout.wait.x + 5, layout.wait.y + 5)).toBe(WAIT_TAP);
  const creature = world.creatures[0]!;
  expect(tapCell(creature.at)).toBe(null);
  const stage = createPaperStage({ ...WIDE, isTouch: true });
  face.view.draw(stage, state);
  expect(stage.words.join(" ")).toContain("Shrew");
  addRelic(world, RELIC.spring);
  const slot = layout.slot(0);
  expect(tapAt(slot.x + 5, slot.y + 5)).toBe(slotTap(0));
});

test("digits use relics, and choose them", () => {
  const { state, face } = begin();
  expect(face.input.keyTap!({ code: "Digit2", key: "2" }, state)).toBe(slotTap(1));
  Object.assign(state, { phase: PHASE.pick, offers: [1, 6, -1] });
  expect(face.input.keyTap!({ code: "Digit2", key: "2" }, state)).toBe(pickTap(1));
  const { x, y } = layoutOf(WIDE).offer(2, 3);
  face.input.pointerTap!({ phase: "down", x: x + 9, y: y + 9 }, state);
  expect(face.input.pointerTap!({ phase: "up", x: x + 9, y: y + 9 }, state)).toBe(pickTap(2));
});

test("on every screen everything is inside the picture and nothing lies over the room", () => {
  for (const size of [WIDE, TALL, { width: 600, height: 1050 }]) {
    const layout = layoutOf(size);
    const boxes = [
      layout.hearts,
      layout.lamp,
      layout.card,
      layout.wait,
      ...Array.from({ length: 9 }, (_, at) => layout.slot(at)),
    ];
    for (const { x, y, wide, high } of boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(size.width);
      expect(y + high).toBeLessThanOrEqual(size.height + 2);
      expect(cellUnder({ x: x + 2, y: y + 2 }, layout)).toBe(-1);
    }
    for (const cell of [0, 40, 80]) expect(cellUnder(cellPoint(cell, layout), layout)).toBe(cell);
  }
});

test("every puzzle has a picture for the map, and a replay that jumps draws on", () => {
  for (let level = 0; level < PUZZLES; level++) {
    const { context, strokes } = createPaperStage();
    drawPuzzleLevel(context, level);
    expect(strokes.length).toBeGreaterThan(20);
  }
  const { view } = createFace();
  const stage = createPaperStage(WIDE);
  const [early, late] = [rules.start(SEED), rules.start(SEED)];
  for (let frame = 0; frame < 300; frame++) rules.step(late, NOTHING);
  for (const state of [late, early, late]) view.draw(stage, state);
  expect(late.frame).toBe(300);
});
