import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { adviseAfter, chosenCharm, keepRun, readKept, shelf, THINGS } from "./kept.ts";
import * as CAUSE from "./rules/causes.ts";
import * as CREATURE from "./rules/creatures.ts";
import * as PHASE from "./rules/phases.ts";
import * as RELIC from "./rules/relics.ts";
import { addRelic, CLEARED, DEAD, type World } from "./rules/world.ts";
import { rules, type State } from "./rules.ts";
import { reportPicture } from "./view/report.ts";
import { deathWords } from "./view/words.ts";

const finished = (variant: string, change: Partial<World>, more: Partial<State> = {}): State => {
  const state = Object.assign(rules.start(readSeed("7a".repeat(16)), variant), { phase: PHASE.over }, more);
  Object.assign(state.world, change);
  return state;
};

test("relics, creatures and the deepest floor are kept, and the report says what went wrong", () => {
  const progress = createMemoryProgress();
  const state = finished("", {
    floor: 2,
    beaten: 5,
    clever: 2,
    outcome: DEAD,
    cause: CAUSE.creature,
    causeKind: CREATURE.shrew,
  });
  addRelic(state.world, RELIC.drum);
  expect(keepRun(state, progress)).toEqual([]);
  expect(adviseAfter(state)).toBe(
    "The shrew's bite was marked: step aside. 5 beaten, 2 of them by each other or by the room.",
  );
  const kept = readKept(progress);
  expect([kept.relics[RELIC.drum], kept.beasts[CREATURE.shrew], kept.deepest, kept.beaten]).toEqual([1, 1, 3, 5]);
});

test("a run that is won brings its endings", () => {
  const progress = createMemoryProgress();
  const state = finished("", { floor: 8, lost: 0 }, { isWon: 1 });
  keepRun(state, progress);
  expect(readKept(progress).endings).toEqual([1, 0, 0]);
});

test("a puzzle keeps its most stars", () => {
  const progress = createMemoryProgress();
  keepRun(finished("puzzle-2", { outcome: CLEARED, turns: 3 }), progress);
  keepRun(finished("puzzle-2", { outcome: DEAD, cause: CAUSE.dark }), progress);
  expect(readKept(progress).stars[1]).toBeGreaterThan(0);
});

test("what was found can be worn, and what was not cannot", () => {
  const progress = createMemoryProgress();
  shelf(progress).onChoose!("beast-1");
  expect(chosenCharm(progress)).toBe(null);
  keepRun(finished("", {}), progress);
  expect(chosenCharm(progress)).not.toBe(null);
  expect(shelf(progress).chosen).toBe("beast-1");
  for (const item of shelf(progress).items) {
    const { context, strokes } = createPaperStage();
    item.draw(context);
    expect(strokes.length).toBeGreaterThan(2);
  }
  expect(THINGS.length).toBe(26);
});

test("every way to lose has its sentence", () => {
  const { world } = finished("", {});
  for (const cause of [CAUSE.spikes, CAUSE.burst, CAUSE.dark, CAUSE.spines, CAUSE.asleep])
    expect(deathWords(Object.assign(world, { cause }))).toMatch(/\.$/);
  for (let causeKind = CREATURE.shrew; causeKind < CREATURE.KINDS; causeKind++)
    expect(deathWords(Object.assign(world, { cause: CAUSE.creature, causeKind }))).toMatch(/marked.*\.$/);
});

test("the report shows the last room, the floors and the relics", () => {
  const state = finished("", { floor: 3, turns: 88 });
  addRelic(state.world, RELIC.bell);
  const picture = reportPicture(state)!;
  expect(picture.words).toBe("Floor 4 of 9, 88 turns. Relics: Thunder bell.");
  const { context, strokes } = createPaperStage();
  picture.draw(context);
  expect(strokes.length).toBeGreaterThan(10);
  expect(reportPicture(finished("puzzle-1", {}))).toBe(null);
});
