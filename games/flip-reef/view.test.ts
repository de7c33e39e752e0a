import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { createFace } from "./face.ts";
import { keepRun, rivalShelf } from "./kept.ts";
import { CREAM } from "./rules-reef.ts";
import { PHASE, RIVALS, rules, TAKE_BACK, type State } from "./rules.ts";
import { layOut } from "./view-reef.ts";
import { LINES, RIVAL_NAMES } from "./view-rivals.ts";

createPaperDocument();

const start = (variant = "") => rules.start(readSeed("7a".repeat(16)), variant);

function words(state: State, size: { width: number; height: number }): string[] {
  const stage = createPaperStage(size);
  createFace().view.draw(stage, state);
  return stage.words;
}

const won = (state: State, phase: number) =>
  Object.assign(state, { phase, board: state.board.map(() => CREAM), frame: 300, lastFrame: 10 });

test.each([
  { width: 1280, height: 720 },
  { width: 720, height: 1440 },
  { width: 720, height: 1180 },
])("rivals are drawn with a line, the end with who won, at %j", (size) => {
  for (const rival of RIVALS.keys()) {
    const shown = words(start(`rival-${rival + 1}`), size);
    expect(shown).toContain(RIVAL_NAMES[rival]);
    expect(shown.join(" ")).toContain(LINES[rival]![0]);
  }
  expect(words(won(start(), PHASE.next), size)).toEqual(expect.arrayContaining(["You beat Dabs!", "Next", "Shelly"]));
  expect(words(won(start("rival-8"), PHASE.over), size)).toContain("You beat Aunt Ink!");
  expect(words(won(start("friend"), PHASE.over), size)).toContain("Cream wins");
});

test("a tap on the button takes back, only where that is possible", () => {
  const { x, y } = layOut(1280, 720).undo;
  const press = (variant: string) =>
    createFace().input.pointerTap!({ x: x + 5, y: y + 5, phase: "down" }, start(variant));
  expect([press("rival-1"), press("")]).toEqual([TAKE_BACK, null]);
});

test("rivals that were beaten stay on the shelf", () => {
  const progress = createMemoryProgress();
  const found = () => rivalShelf(progress).items.flatMap(({ name, isFound }) => (isFound ? [name] : []));
  keepRun(Object.assign(start(), { rival: 2, phase: PHASE.over }), progress);
  expect(found()).toEqual(["Dabs", "Shelly"]);
  keepRun(won(start("rival-5"), PHASE.over), progress);
  expect(found()).toEqual(["Dabs", "Shelly", "Trot"]);
});
