import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { NOTHING, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { describe, expect, test } from "vitest";
import { createFace } from "./face.ts";
import { boardShelf, chosenBoard, keepRun, readKept } from "./kept.ts";
import { legalMoves } from "./rules/moves.ts";
import { solutionOf } from "./rules/puzzles.ts";
import { END, PHASE, type State } from "./rules/state.ts";
import { HINT, rules, tapOf } from "./rules.ts";

createPaperDocument();

const start = (variant = "") => rules.start(readSeed("7a".repeat(16)), variant);
const SIZES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1440 },
  { width: 720, height: 1180 },
];

function words(state: State, size = SIZES[0]!): string {
  const stage = createPaperStage(size);
  createFace().view.draw(stage, state);
  return stage.words.join(" | ");
}

function run(state: State, frames: number): State {
  for (let frame = 0; frame < frames; frame++) rules.step(state, NOTHING);
  return state;
}

describe.each(SIZES)("on a stage of %j", (size) => {
  test("a puzzle says its task, and a solution is called mate", () => {
    const state = start();
    expect(words(state, size)).toContain("Mate in one");
    rules.step(state, tap(tapOf(solutionOf(state))));
    expect(words(run(state, 30), size)).toContain(`Mate! +${state.gain}`);
  });

  test("a mistake shows what it was", () => {
    const state = start();
    const wrong = legalMoves(state.position).find((move) => tapOf(move) !== tapOf(solutionOf(state)))!;
    rules.step(state, tap(tapOf(wrong)));
    expect([state.phase, words(run(state, 40), size).includes("Not that one")]).toEqual([PHASE.next, true]);
  });

  test("a mated king is called checkmate, with who won", () => {
    const lost = Object.assign(start("pip"), { end: END.mate, phase: PHASE.over, frame: 60, lastFrame: 10 });
    const won = structuredClone(lost);
    won.position.side = -1;
    won.moves = 12;
    expect(words(lost, size)).toContain("Try again");
    expect(words(won, size)).toContain("Checkmate! | You win in 12 moves.");
  });
});

test("a hint is told to those who do not see it", () => {
  const state = start("pip");
  rules.step(state, tap(HINT));
  const { view } = createFace();
  expect(view.say!(state)).toMatch(/^Hint: the (pawn|knight) on [a-h][12]\./);
  expect(view.say!(start())).toMatch(/^Mate in 1\. White: .*king [a-h][1-8].*Black: /);
});

test("mates, pages and rivals are kept, and win boards that can be chosen", () => {
  const progress = createMemoryProgress();
  keepRun({ ...start(), solved: 12 }, progress, "");
  keepRun({ ...start("book-3"), solved: 1 }, progress, "book-3");
  const won = Object.assign(start("pip"), { end: END.mate, phase: PHASE.over });
  won.position.side = -1;
  keepRun(won, progress, "pip");
  expect(readKept(progress)).toEqual({ solved: 13, pages: 1, beaten: ["pip"] });
  const shelf = boardShelf(progress);
  expect(shelf.items.filter(({ isFound }) => isFound).map(({ id }) => id)).toEqual(["pond", "reed", "berry"]);
  shelf.onChoose!("berry");
  expect(chosenBoard(progress).name).toBe("Berry");
});
