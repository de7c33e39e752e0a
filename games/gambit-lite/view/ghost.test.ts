import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { WHITE } from "#gambit-lite/rules/board.ts";
import { END } from "#gambit-lite/rules/state.ts";
import { rules } from "#gambit-lite/rules.ts";
import { boardNamed } from "./boards.ts";
import { drawGhostBoard, ghostWords } from "./ghost.ts";
import { layOut } from "./layout.ts";

const start = (variant: string) => rules.start(readSeed("a".repeat(32)), variant);

test.each([
  [END.none, WHITE, "They: move 13"],
  [END.mate, -WHITE, "They: won in 12"],
  [END.mate, WHITE, "They: lost in 12"],
  [END.clock, WHITE, "They: lost in 12"],
  [END.stalemate, WHITE, "They: drew in 12"],
])("end %i with side %i to move is told as %s", (end, side, words) => {
  const state = start("monitor");
  expect(ghostWords({ ...state, moves: 12, end, position: { ...state.position, side } })).toBe(words);
});

test.each([
  [1280, 720],
  [720, 1440],
  [720, 1180],
])("a race with puzzles says how many they solved, at %i by %i", (width, height) => {
  const paper = createPaperStage({ width, height });
  createPaperDocument();
  drawGhostBoard(paper, { ...start(""), solved: 4 }, { layout: layOut(width, height), look: boardNamed("ice") });
  expect(paper.strokes.some(({ call }) => call === "drawImage")).toBe(true);
  expect(paper.words).toEqual(["They: 4 solved"]);
});
