import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { GOOD, wishOf } from "./bot.ts";
import { CUE, rules, type State } from "./rules.ts";
import { hunterOf } from "./view-danger.ts";
import { createTalk } from "./view-talk.ts";

const SEED = readSeed("7a".repeat(16));
const CUTS: readonly number[] = [CUE.cut, CUE.lost, CUE.swallowed, CUE.rivalCut];

/** Swims a round, and calls for every frame. */
function swim(call: (state: State) => void): void {
  const state = rules.start(SEED);
  while (!rules.isOver(state)) {
    rules.step(state, hold(wishOf(state, GOOD)));
    call(state);
  }
}

test("the rival that has cut the player is known, and to cut it is a revenge", () => {
  const talk = createTalk();
  let [falls, revenges] = [0, 0];
  swim((state) => {
    const stage = createPaperStage({ tick: state.frame });
    for (const cue of state.cues.filter((each) => CUTS.includes(each))) {
      const before = talk.nemesis();
      const isRevenge = talk.note(stage, state, cue);
      if (cue === CUE.lost) {
        falls += 1;
        expect(talk.nemesis()).toBe(state.lastBy);
        expect(talk.wordsOf(stage, state.lastBy)).not.toBe("");
      }
      if (!isRevenge) continue;
      revenges += 1;
      expect(state.lastCut).toBe(before);
      expect(talk.nemesis()).toBe(-1);
    }
  });
  expect(falls).toBeGreaterThan(0);
  expect(revenges).toBeGreaterThan(0);
});

test("the alarm comes before every cut, and seldom otherwise", () => {
  let wasHunted = false;
  let [unseen, alarmed] = [0, 0];
  swim((state) => {
    if (state.cues.includes(CUE.lost) && !wasHunted) unseen += 1;
    wasHunted = hunterOf(state) > 0;
    if (wasHunted) alarmed += 1;
  });
  expect(unseen).toBe(0);
  expect(alarmed).toBeLessThan(12 * 60);
});
