import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { rules } from "./rules.ts";

const SEED = readSeed("5".repeat(32));

/** The words on the stage after the bot has played so many frames. */
async function wordsAfter(variant: string, frames: number, size: { width: number; height: number }): Promise<string[]> {
  const stage = createPaperStage(size);
  // The paper stage brings Path2D, which views need when they are loaded.
  const { createFace } = await import("./face.ts");
  const state = rules.start(SEED, variant);
  const bot = createBot();
  for (let frame = 0; frame < frames; frame++) rules.step(state, bot(state));
  const { view } = createFace();
  view.draw(stage, state);
  expect(view.say!(state)).not.toBe("");
  return [...stage.words, view.status!(state)];
}

const WIDE = { width: 1240, height: 660 };
const TALL = { width: 640, height: 1130 };

test.each([WIDE, TALL])("each mode shows its level, its goal and what is kept, %o", async (size) => {
  expect(await wordsAfter("", 60, size)).toEqual(expect.arrayContaining(["Board 2", "of 5", "Board 2 of 5"]));
  expect(await wordsAfter("map-14", 0, size)).toEqual(expect.arrayContaining(["Level 14", "Two colours", "0 of 4"]));
  const expedition = await wordsAfter("expedition", 0, size);
  expect(expedition).toEqual(expect.arrayContaining(["Level 1", "of 60", "turns left", "−3"]));
});
