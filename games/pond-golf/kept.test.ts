import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { BALLS } from "./art/balls.ts";
import { allStars, chosenBall, hint, keepRun, readKept, shelf } from "./kept.ts";
import * as PHASE from "./rules/phases.ts";
import { rules, type State } from "./rules.ts";
import { reportPicture } from "./view/report.ts";

const finished = (variant: string, change: Partial<State>): State =>
  Object.assign(rules.start(readSeed("7a".repeat(16)), variant), { phase: PHASE.over, ...change });

test("a hole keeps its most stars and its aces, in every mode", () => {
  const progress = createMemoryProgress();
  keepRun(finished("hole-2", { card: [4] }), progress);
  expect(readKept(progress).stars[1]).toBe(1);
  expect(keepRun(finished("hole-2", { card: [1], aces: 1 }), progress)).toContain("An ace!");
  keepRun(finished("hole-2", { card: [-1] }), progress);
  const { stars, aces } = readKept(progress);
  expect([stars[1], aces[1]]).toEqual([3, 1]);
  keepRun(finished("course-1", { card: [2, 2, 3] }), progress);
  expect(readKept(progress).stars.slice(0, 3)).toEqual([2, 3, 1]);
});

test("a course keeps its stars, and the hint says what three take", () => {
  const progress = createMemoryProgress();
  const state = finished("course-1", { card: [2, 2, 3, 3, 3, 3, 3, 2, 4] });
  expect(keepRun(state, progress)[0]).toBe("The round: in par.");
  expect(readKept(progress).courses[0]).toBe(2);
  expect(hint(state, progress)).toBe("Lily meadow: three stars for 4 under par. This was in par.");
});

test("stars open balls, and one of them is chosen", () => {
  const progress = createMemoryProgress();
  expect(chosenBall(progress).id).toBe("pearl");
  shelf(progress).onChoose!("tomato");
  expect(chosenBall(progress).id).toBe("pearl");
  keepRun(finished("course-1", { card: [1, 1, 2] }), progress);
  expect(allStars(readKept(progress))).toBe(8);
  shelf(progress).onChoose!("tomato");
  expect([chosenBall(progress).id, shelf(progress).chosen]).toEqual(["tomato", "tomato"]);
  expect(
    shelf(progress)
      .items.map(({ isFound }) => isFound)
      .filter(Boolean),
  ).toHaveLength(2);
  expect(hint(finished("hole-1", { card: [2] }), progress)).toBe("1 more star, and you play with a biscuit.");
});

test("all balls can be had, and the run of friends only says who won", () => {
  expect(BALLS.at(-1)!.from).toBeLessThanOrEqual(27 * 3 + 9);
  const progress = createMemoryProgress();
  const card = [2, 3];
  expect(keepRun(finished("friends", { card, players: 2 }), progress)).toEqual(["Red wins with 2 strokes."]);
  expect(allStars(readKept(progress))).toBe(0);
});

test("the report shows the card of a round", () => {
  const picture = reportPicture(finished("course-1", { card: [1, 2, -1, 4] }))!;
  expect(picture.words).toBe("1: Ace!, 2: Birdie!, 3: Stolen, 4: Double bogey. Together 5 over par.");
  const { context, strokes } = createPaperStage();
  picture.draw(context);
  expect(strokes.filter(({ call }) => call === "stroke")).toHaveLength(4);
  expect(reportPicture(finished("hole-1", { card: [2] }))).toBe(null);
});
