import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { PHASE, rules, type State } from "./rules.ts";
import { drawGhostTower, slipOf } from "./view-ghost.ts";
import { layOut } from "./view-layout.ts";

function play(frames: number): State {
  const [state, bot] = [rules.start(readSeed("7".repeat(32))), createBot()];
  for (let frame = 0; frame < frames; frame++) rules.step(state, bot(state));
  return state;
}

function draw(theirs: State, look: { width: number; height: number; isContrast?: boolean }, own = play(60)) {
  const stage = createPaperStage(look);
  drawGhostTower(stage, theirs, { own, isDone: false }, layOut(look.width, look.height), 0);
  expect(stage.context.globalAlpha).toBe(1);
  return stage;
}

const WIDE = { width: 1280, height: 720 };
const TALL = { width: 720, height: 1440 };

test.each([WIDE, TALL])("their tower has as many floors as they have built, on a stage of %j", (look) => {
  const theirs = play(700);
  const count = theirs.floors.length;
  expect(count).toBeGreaterThan(2);
  const stage = draw({ ...theirs, floors: theirs.floors.slice(0, 3) }, look);
  const floors = stage.strokes.filter(({ call }) => call === "fillRect");
  expect(floors.length).toBe(3);
  for (const { alpha } of floors) expect(alpha).toBeLessThan(0.5);
  expect(stage.words).toEqual(["They: 3 floors"]);
});

test("with more contrast each floor has a rim", () => {
  const strokes = (isContrast: boolean) =>
    draw(play(500), { ...WIDE, isContrast }).strokes.filter(({ call }) => call === "strokeRect").length;
  expect(strokes(false)).toBe(0);
  expect(strokes(true)).toBeGreaterThan(0);
});

test("a top that is out of sight has an arrow at the edge", () => {
  expect(slipOf(300, 100, 600)).toEqual({ y: 300, arrow: "" });
  expect(slipOf(-40, 100, 600)).toEqual({ y: 100, arrow: "▲ " });
  expect(slipOf(900, 100, 600)).toEqual({ y: 600, arrow: "▼ " });
});

test("before they have begun there is nothing to show", () => {
  const starting = play(5);
  expect(starting.phase).toBe(PHASE.starting);
  expect(draw(starting, WIDE).strokes).toEqual([]);
});
