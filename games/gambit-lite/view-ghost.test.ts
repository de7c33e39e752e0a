import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { WHITE } from "./rules-board.ts";
import { CHOOSE, END, rules, type State } from "./rules.ts";
import { drawGhostBoard, ghostWords } from "./view-ghost.ts";
import { layOut } from "./view-layout.ts";

const start = () => rules.start(readSeed("a".repeat(32)));

function begun(): State {
  const state = start();
  rules.step(state, { held: 0, taps: [CHOOSE + 2] });
  return state;
}

test.each([
  [END.none, WHITE, "They: move 13"],
  [END.mate, -WHITE, "They: won in 12"],
  [END.mate, WHITE, "They: lost in 12"],
  [END.clock, WHITE, "They: lost in 12"],
  [END.stalemate, WHITE, "They: drew in 12"],
])("end %i with side %i to move is told as %s", (end, side, words) => {
  const state = begun();
  expect(ghostWords({ ...state, moves: 12, end, position: { ...state.position, side } })).toBe(words);
});

test("while one chooses a rival, theirs is marked, and before they chose nothing is", () => {
  const [marked, nothing] = [createPaperStage(), createPaperStage()];
  drawGhostBoard(marked, begun(), { own: start(), isDone: false }, layOut(1280, 720));
  drawGhostBoard(nothing, start(), { own: begun(), isDone: false }, layOut(1280, 720));
  expect(marked.words).toEqual(["They chose this"]);
  expect(nothing).toMatchObject({ words: [], strokes: [] });
});
