import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { createLesson } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { hold, NOTHING } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { lesson } from "./lesson.ts";
import { rules } from "./rules.ts";
import { THING } from "./rules/course.ts";
import { courseOf, type State } from "./rules/state.ts";

/** Rolls on without a press, honks so many frames after the lesson asks for it, and passes the band. */
function obey(seed: number, frames: number): { hits: number; state: State; asked: boolean } {
  const taught = createLesson(lesson);
  const state = rules.start([seed, 1, 2, 3], "");
  const { z } = courseOf(state).things.find(({ kind }) => kind === THING.band)!;
  let [sinceAsked, hits] = [-1, 0];
  while (state.egg.z <= z) {
    if (sinceAsked >= 0 || taught.view("keys")?.verb === "Honk") sinceAsked += 1;
    rules.step(state, sinceAsked === frames ? hold(BUTTON.a) : NOTHING);
    taught.watch(state);
    hits += state.struck >= 0 && courseOf(state).things[state.struck]!.kind === THING.band ? 1 : 0;
  }
  return { hits, state, asked: sinceAsked >= 0 };
}

test.each([0, 20, 60, 100])("a player who honks %i frames after the lesson asks passes the band", (frames) => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { hits, state, asked } = obey(seed, frames);
    expect([asked, hits, state.honks]).toEqual([true, 0, 1]);
    expect(state.scared).toBeGreaterThan(3);
  }
});
