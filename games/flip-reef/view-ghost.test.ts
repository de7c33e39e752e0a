import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { EMPTY } from "./rules-reef.ts";
import { PHASE, rules, type State } from "./rules.ts";
import { countWords, drawGhostReef } from "./view-ghost.ts";
import { layOut } from "./view-reef.ts";

function play(frames: number): State {
  const [state, bot] = [rules.start(readSeed("f".repeat(32))), createBot({ nodes: 0, guess: 0 })];
  for (let frame = 0; frame < frames; frame++) rules.step(state, bot(state));
  return state;
}

function draw(theirs: State, size = { width: 1280, height: 720 }) {
  const stage = createPaperStage(size);
  drawGhostReef(stage, theirs, layOut(size.width, size.height));
  expect(stage.context.globalAlpha).toBe(1);
  return stage;
}

test.each([
  { width: 1280, height: 720 },
  { width: 720, height: 1440 },
])("their reef is drawn small, fish by fish, on a stage of %j", (size) => {
  const theirs = play(900);
  const fish = theirs.board.filter((side) => side !== EMPTY).length;
  expect(fish).toBeGreaterThan(6);
  const stage = draw(theirs, size);
  expect(stage.strokes.filter(({ call }) => call === "arc")).toHaveLength(fish);
  expect(stage.words).toEqual([countWords(theirs)]);
});

test("their count is told, and how it ended", () => {
  const theirs = play(20);
  expect(countWords(theirs)).toBe("They: 2 to 2, rung 1");
  expect(countWords({ ...theirs, phase: PHASE.over })).toBe("They: 2 to 2, a draw");
  const board = theirs.board.map((side) => (side === 2 ? 1 : side));
  expect(countWords({ ...theirs, board, phase: PHASE.over })).toBe("They: 4 to 0, won");
});
