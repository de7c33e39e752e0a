import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { GOOD, ride } from "./bot.ts";
import { createFace, thumbHeld } from "./face.ts";
import { rules } from "./rules.ts";
import { TRACKS } from "./rules/tracks.ts";
import { drawTrack } from "./view/level.ts";
import { say } from "./view/words.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 40;

test.each([
  ["", 1120, 622, {}],
  ["track-8", 600, 1040, {}],
  ["track-14", 1120, 622, { isCalm: true }],
  ["track-23", 600, 1040, { isContrast: true }],
  ["show", 1120, 622, {}],
] as const)("a run of '%s' can be drawn and told", (variant, width, height, look) => {
  const stage = createPaperStage({ width, height, ...look });
  const { view } = createFace(createMemoryProgress());
  const [state, other] = [rules.start(SEED, variant), rules.start(SEED, variant)];
  for (let frame = 1; frame < 900 && !rules.isOver(state); frame++) {
    view.beforeStep!(state);
    rules.step(state, hold(ride(state, GOOD)));
    rules.step(other, hold(BUTTON.up));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) {
      view.draw(stage, state, 0.5);
      view.drawGhost!(stage, other, { own: state, isDone: false, name: "Goose" });
    }
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
});

test("the picture of every track can be drawn", () => {
  const { context } = createPaperStage({ width: 160, height: 64 });
  for (const [track] of TRACKS.entries()) expect(() => drawTrack(context, track)).not.toThrow();
});

test("what lies ahead, the angle in the air and the result are told", () => {
  const state = rules.start(SEED, "track-1");
  expect(say(state)).toMatch(/^Ahead: .+\. The bike is level\.$/);
  state.bike.air = 20;
  expect(say(state)).toBe("In the air, level.");
  Object.assign(state, { isOver: 1, isFinished: 1, clock: 600, flips: 2 });
  expect(say(state)).toBe("Finished in 8.00 seconds with 2 flips: 3 stars.");
});

test("a thumb on the right side rides and leans at once, and one on the left brakes or only leans", () => {
  const thumb = (fromX: number, dx: number, dy = 0) =>
    thumbHeld({ x: fromX + dx, y: 500 + dy, from: { x: fromX, y: 500 } }, 300);
  expect(thumb(450, 0)).toBe(BUTTON.up);
  expect(thumb(450, -60)).toBe(BUTTON.up | BUTTON.left);
  expect(thumb(450, 60, 100)).toBe(BUTTON.right);
  expect(thumb(100, 0)).toBe(BUTTON.down);
  expect(thumb(100, -60)).toBe(BUTTON.left);
});
