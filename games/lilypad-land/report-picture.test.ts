import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { GOOD, wishOf } from "./bot.ts";
import { reportPicture } from "./report-picture.ts";
import { pointsOf, rules } from "./rules.ts";
import { drawLevelPond } from "./view/level.ts";
import { goalOf, rankName, rankOf } from "./view/ranks.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));

test("a report shows the pond and the points of all, the most first", () => {
  const state = rules.start(SEED);
  expect(reportPicture(state)).toBeNull();
  for (let frame = 0; frame < 1200; frame++) {
    rules.step(state, hold(wishOf(state, GOOD)));
  }
  const picture = reportPicture(state)!;
  expect(picture.words).toContain(`You ${pointsOf(state.swimmers[0]!)}`);
  const points = [...picture.words.matchAll(/ (\d+)/g)].map(([, each]) => Number(each));
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  expect(points.length).toBe(8);
  const { context } = createPaperStage();
  picture.draw(context);
  drawLevelPond(context, "pond", 4);
});

test("the most points of a round bring ranks, and the panel names the next", () => {
  const state = rules.start(SEED);
  expect([rankOf(state), goalOf(state)?.words]).toEqual([0, "258 to Settler"]);
  Object.assign(state.swimmers[0]!, { pads: 460 });
  state.most = 920;
  expect([rankName(rankOf(state)), goalOf(state)?.words]).toEqual(["Gardener", "280 to Warden"]);
  state.most = 9000;
  expect(goalOf(state)).toBeNull();
});

test("the panel of a level names its task and its stars", () => {
  const state = rules.start(SEED, "pond-6");
  expect(goalOf(state)?.words).toBe("0 of 2 stones  ★ uncut  ★ 30 s");
  Object.assign(state, { falls: 1, frame: 51 * 60 });
  expect(goalOf(state)?.words).toBe("0 of 2 stones  ☆ uncut  ☆ 0 s");
  const feat = rules.start(SEED, "pond-1");
  expect(goalOf(feat)?.words).toBe("4 of 50 %  ★ uncut  ☆ 4 lotuses");
});
