import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { GOOD, wishOf } from "#lilypad-land/bot.ts";
import { CUE, rules, type State } from "#lilypad-land/rules.ts";
import { hunterOf } from "./danger.ts";
import { createTalk } from "./talk.ts";

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

test("a rival that has cut the player says so, and to cut it is a revenge", () => {
  const talk = createTalk();
  let [falls, revenges, nemesis] = [0, 0, 0];
  swim((state) => {
    const stage = createPaperStage({ tick: state.frame });
    for (const cue of state.cues.filter((each) => CUTS.includes(each))) {
      talk.note(stage, state, cue);
      if (cue === CUE.lost) {
        falls += 1;
        nemesis = state.lastBy;
        expect(talk.wordsOf(stage, nemesis)).not.toBe("");
      }
      if (cue !== CUE.cut || state.revenge === 0) continue;
      revenges += 1;
      expect([state.lastCut, state.lastBy]).toEqual([nemesis, 0]);
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
  // Rivals that were cut want revenge, so somebody who cuts many is hunted more.
  expect(alarmed).toBeLessThan(18 * 60);
});
