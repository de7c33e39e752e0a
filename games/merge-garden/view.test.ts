import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { rules } from "./rules.ts";

const SEED = readSeed("5".repeat(32));

test.each([
  { width: 1240, height: 660 },
  { width: 640, height: 1130 },
])("an order says what is wanted and how many slides its stars allow, %o", async (size) => {
  // The paper stage brings Path2D, which views need when they are loaded.
  const stage = createPaperStage(size);
  const { createFace } = await import("./face.ts");
  const state = rules.start(SEED, "orders-1");
  const { view } = createFace();
  view.draw(stage, state);
  expect(stage.words).toEqual(expect.arrayContaining(["Order 1", "0 of 2", "Tulip", "up to 16", "up to 21"]));
  expect(view.say!(state)).toContain("Still to bring: 2 Tulip.");
  const bot = createBot();
  while (!rules.isOver(state)) rules.step(state, bot(state));
  expect([view.say!(state), view.status!(state)]).toEqual(["The order is delivered, with 13 slides.", "0 to bring"]);
});

test("the album keeps plants and golden plants of all runs", async () => {
  createPaperStage();
  const { albumShelf, keepPlants } = await import("./album.ts");
  const progress = createMemoryProgress();
  const found = () => albumShelf(progress).items.flatMap(({ name, isFound }) => (isFound ? [name] : []));
  expect(found()).toEqual(["Seed"]);
  keepPlants({ ...rules.start(SEED), best: 3, golden: 1 << 2 }, progress);
  keepPlants({ ...rules.start(SEED), best: 2, golden: 1 << 3 }, progress);
  expect(found()).toEqual(["Seed", "Sprout", "Clover", "Golden sprout", "Golden clover"]);
});
