import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { GOOD, swing } from "./bot.ts";
import { createFace } from "./face.ts";
import { LEVELS } from "./rules/levels.ts";
import { rules } from "./rules.ts";
import { drawLevel } from "./view/level.ts";
import { reportPicture } from "./view/report.ts";
import { hintOf, say } from "./view/words.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));
/** A picture on paper takes long. */
const DRAWN_EVERY = 40;

test.each([
  ["", 1120, 622, {}],
  ["swamp-3", 600, 1040, {}],
  ["swamp-12", 1120, 622, { isCalm: true }],
  ["swamp-20", 600, 1040, { isContrast: true }],
  ["dash", 1120, 622, {}],
] as const)("a run of '%s' can be drawn and told", (variant, width, height, look) => {
  const stage = createPaperStage({ width, height, ...look });
  const { view } = createFace(createMemoryProgress());
  const [state, other] = [rules.start(SEED, variant), rules.start(SEED, variant)];
  for (let frame = 1; frame < 900 && !rules.isOver(state); frame++) {
    view.beforeStep!(state);
    rules.step(state, hold(swing(state, GOOD)));
    rules.step(other, hold(BUTTON.a));
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    if (frame % DRAWN_EVERY === 0) {
      view.draw(stage, state, 0.5);
      view.drawGhost!(stage, other, { own: state, isDone: false, name: "Goose" });
    }
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  const told = [hintOf(state), reportPicture(state)?.words ?? ""];
  expect(`${stage.words.join()} ${told.join()}`).not.toMatch(/undefined|NaN/);
});

test("the picture of every level can be drawn", () => {
  const { context } = createPaperStage({ width: 160, height: 64 });
  for (const [level] of LEVELS.entries()) expect(() => drawLevel(context, level)).not.toThrow();
});

test("what to do next and the result are told", () => {
  const state = rules.start(SEED, "swamp-1");
  expect(say(state)).toBe("The frog sits on a lily. Press and hold to swing.");
  Object.assign(state, { isOver: 1, isFinished: 1, clock: 6000, flies: 1 });
  expect(say(state)).toBe("Home in 100.00 seconds with 1 fly: 1 star.");
});
