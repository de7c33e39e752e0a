import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { createFace } from "./face.ts";
import * as ACTION from "./rules/actions.ts";
import * as CUE from "./rules/cues.ts";
import { isFree } from "./rules/build.ts";
import { COLUMNS, MAPS, TILE, TILES } from "./rules/maps.ts";
import { addPigeon } from "./rules/march.ts";
import { PATIENCE } from "./rules/recipes.ts";
import * as PHASE from "./rules/phases.ts";
import { rules, tapOf, type State } from "./rules.ts";
import { cardBox, layoutOf, tileBeside, tilePoint, tileUnder } from "./view/layout.ts";
import { drawTownLevel } from "./view/level.ts";
import { ringButtons, type Sight } from "./view/sight.ts";

createPaperDocument();
// Drawings mirror their shapes with it, and Node has none.
Object.assign(globalThis, { DOMMatrix: function DOMMatrix() {} });
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 37;
const WIDE = { width: 1120, height: 622 };
const TALL = { width: 600, height: 1180 };

test.each([
  ["", 1120, 622, {}],
  ["map-1", 600, 1180, { isTouch: true }],
  ["map-10", 1120, 622, { isCalm: true }],
  ["map-8", 600, 1050, { isContrast: true }],
  ["rush", 1120, 622, {}],
] as const)("a run of '%s' can be drawn and told", (variant, width, height, look) => {
  const stage = createPaperStage({ width, height, ...look });
  const { view } = createFace();
  const state = rules.start(SEED, variant);
  const bot = createBot();
  for (let frame = 1; frame < 2200 && !rules.isOver(state); frame++) {
    rules.step(state, bot(state));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) view.draw(stage, state);
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
});

const begin = (variant = "map-1"): { state: State; input: ReturnType<typeof createFace>["input"]; free: number } => {
  const state = rules.start(SEED, variant);
  const tiles = Array.from({ length: TILES }, (_, tile) => tile);
  return { state, input: createFace().input, free: tiles.find((tile) => isFree(state, tile))! };
};

test("a tap opens the ring of a tile, and another builds the duck on its button", () => {
  const { state, input, free } = begin();
  const touch = (phase: "down" | "up", at: { x: number; y: number }) => input.pointerTap!({ phase, ...at }, state);
  const layout = layoutOf(WIDE);
  const place = tilePoint(layout, free);
  expect([touch("down", place), touch("up", place)]).toEqual([null, null]);
  const button = ringButtons({ layout, cursor: free } as Sight, state)[0]!;
  expect([touch("down", button), touch("up", button)]).toEqual([null, tapOf(ACTION.build, free, 0)]);
  playFrames(rules, state, 1, tap(tapOf(ACTION.build, free, 0)));
  expect(state.towers).toHaveLength(1);
});

test("a finger that slides off a button does not press it", () => {
  const { state, input, free } = begin();
  const layout = layoutOf(WIDE);
  const touch = (phase: "down" | "move" | "up", at: { x: number; y: number }) =>
    input.pointerTap!({ phase, ...at }, state);
  const place = tilePoint(layout, free);
  touch("down", place);
  touch("up", place);
  const button = ringButtons({ layout, cursor: free } as Sight, state)[1]!;
  touch("down", button);
  touch("move", place);
  expect(touch("up", place)).toBe(null);
});

test("with keys the cursor goes to a tile, a digit builds, U upgrades and X sells", () => {
  const { state, input } = begin();
  const key = (code: string) => {
    const value = input.keyTap!({ code, key: "" }, state);
    if (value !== null) playFrames(rules, state, 1, tap(value));
    return value;
  };
  // The first press shows the cursor.
  for (const code of ["ArrowRight", "ArrowUp", "ArrowUp"]) expect(key(code)).toBe(null);
  key("Digit1");
  expect(state.towers.map(({ kind }) => kind)).toEqual([0]);
  key("KeyU");
  expect(state.towers[0]!.form).toBe(1);
  key("KeyX");
  expect(state.towers).toEqual([]);
  key("Space");
  expect(state.wave).toBe(1);
  key("KeyF");
  expect(state.speed).toBe(2);
});

test("with keys the voice names the ground and each button of the ring, and a blocked tile refuses", () => {
  const state = rules.start(SEED);
  const { view, input } = createFace();
  const key = (code: string) => input.keyTap!({ code, key: "" }, state);
  let refused = 0;
  key("ArrowLeft");
  for (let step = 0; step < 40; step++) {
    key(step % 3 ? "ArrowUp" : step > 20 ? "ArrowLeft" : "ArrowDown");
    const words = /: ([a-z ,]+)\./.exec(view.say!(state))![1]!;
    if (words.startsWith("free")) continue;
    const value = key("Digit1");
    expect(playFrames(rules, state, 1, tap(value!))).toEqual([CUE.refused]);
    refused += 1;
  }
  expect(refused).toBeGreaterThan(0);
});

test("with keys the voice says each duck of the ring with its price, and which is locked", () => {
  const { state, free } = begin("");
  const { view, input } = createFace();
  input.pointerHover!(tilePoint(layoutOf(WIDE), free), state);
  const press = (code: string) => input.keyTap!({ code, key: "" }, state);
  press("Enter");
  expect(view.say!(state)).toBe("Toaster, level 1: 55 of 220 crumbs. One slice after another, at flyers too.");
  press("ArrowRight");
  expect(view.say!(state)).toMatch(/^Honey pot, level 1: 65 of 220 crumbs\. Slows/);
});

test("Q aims at the thief that is closest to the gate, and Q again honks there; a finger chooses the place", () => {
  const { state, input } = begin();
  const layout = layoutOf(WIDE);
  const key = (code: string) => input.keyTap!({ code, key: "" }, state);
  state.phase = PHASE.playing;
  addPigeon(state, 0, 0, 9000);
  addPigeon(state, 0, 0, 4000);
  Object.assign(state.pigeons[1]!, { loaves: 1, isBack: true });
  const { x, y } = state.pigeons[1]!;
  const thief = Math.floor(y / TILE) * COLUMNS + Math.floor(x / TILE);
  expect([key("KeyQ"), key("KeyQ")]).toEqual([null, tapOf(ACTION.honk, thief)]);
  const { honk } = layout;
  const touch = (at: { x: number; y: number }) => input.pointerTap!({ phase: "down", ...at }, state);
  expect(touch({ x: honk.x + 9, y: honk.y + 9 })).toBe(null);
  expect(touch(tilePoint(layout, 40))).toBe(tapOf(ACTION.honk, 40));
  key("KeyQ");
  key("Backspace");
  expect(key("Digit9")).not.toBe(tapOf(ACTION.honk, thief));
});

test("a recipe is chosen by its digit, its card, or arrows and Enter, and is said", () => {
  const { state, input } = begin("");
  const { view } = createFace();
  Object.assign(state, { offer: [0, 5, 6], offerFor: PATIENCE });
  expect(view.say!(state)).toContain("2: Crunchy crust: 20 % more crumbs.");
  const key = (code: string) => input.keyTap!({ code, key: "" }, state);
  key("ArrowUp");
  expect(key("Digit3")).not.toBe(tapOf(ACTION.recipe, 0, 2));
  state.offerFor -= 60;
  key("Backspace");
  expect(key("Digit3")).toBe(tapOf(ACTION.recipe, 0, 2));
  expect([key("ArrowRight"), key("Enter")]).toEqual([null, tapOf(ACTION.recipe, 0, 1)]);
  const { x, y } = cardBox(layoutOf(WIDE), MAPS[state.map]!, 0);
  expect(input.pointerTap!({ phase: "down", x: x + 5, y: y + 5 }, state)).toBe(tapOf(ACTION.recipe, 0, 0));
});

test("where the branches part, U asks which, and a digit chooses", () => {
  const { state, input, free } = begin();
  state.crumbs = 999;
  const key = (code: string) => {
    const value = input.keyTap!({ code, key: "" }, state);
    if (value !== null) playFrames(rules, state, 1, tap(value));
    return value;
  };
  input.pointerHover!(tilePoint(layoutOf(WIDE), free), state);
  key("Digit1");
  key("KeyU");
  expect(key("KeyU")).toBe(null);
  key("Digit2");
  expect(state.towers[0]!.form).toBe(4);
});

test("a tile is found where it is drawn, on wide and tall screens, and its neighbour is beside it", () => {
  for (const size of [WIDE, TALL]) {
    const layout = layoutOf(size);
    for (let tile = 0; tile < TILES; tile++) expect(tileUnder(layout, tilePoint(layout, tile))).toBe(tile);
    const [here, right] = [60, tileBeside(layout, 60, 1, 0)].map((tile) => tilePoint(layout, tile));
    expect([right!.x > here!.x, right!.y === here!.y]).toEqual([true, true]);
  }
});

test("the button of a ring is inside the map, wherever its tile lies", () => {
  const state = rules.start(SEED);
  for (const size of [WIDE, TALL]) {
    const layout = layoutOf(size);
    for (let cursor = 0; cursor < TILES; cursor++)
      for (const { x, y } of ringButtons({ layout, cursor } as Sight, state)) {
        expect(Math.min(x - layout.map.x, y - layout.map.y)).toBeGreaterThan(20);
        expect(x).toBeLessThan(layout.map.x + layout.map.width - 20);
        expect(y).toBeLessThan(layout.map.y + layout.map.height - 20);
      }
  }
});

test("every town has a picture for the map", () => {
  for (const level of MAPS.keys()) {
    const { context, strokes } = createPaperStage();
    drawTownLevel(context, level);
    expect(strokes.length).toBeGreaterThan(20);
  }
});
