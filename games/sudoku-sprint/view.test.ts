import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { createFace } from "./face.ts";
import { PHASE, rules, tapOf, VERB } from "./rules.ts";
import { TIP } from "./rules-tip.ts";
import { tipLines } from "./view-panels.ts";

createPaperDocument();

const SIZES = [
  { width: 1240, height: 660 },
  { width: 640, height: 1130 },
];

test.each(SIZES)("a hint says where to look and why, at %j", (size) => {
  const state = rules.start(readSeed("7a".repeat(16)));
  const { view } = createFace();
  rules.step(state, tap(tapOf(VERB.hint)));
  const stage = createPaperStage(size);
  view.draw(stage, state);
  for (const line of tipLines(state.tip)) expect(stage.words).toContain(line);
  expect(view.say!(state)).toMatch(/Hint: .* It is (row|column|box) /);
});

test.each(SIZES)("a goose that is near is heard, and the end says who was first, at %j", (size) => {
  const state = rules.start(readSeed("7a".repeat(16)));
  const { view } = createFace();
  const draw = () => {
    const stage = createPaperStage(size);
    view.draw(stage, state);
    return stage.words;
  };
  expect(draw()).not.toContain("Honk!");
  state.left = 40 * 60;
  expect(draw()).toContain("Honk!");
  state.phase = PHASE.over;
  expect(draw()).toContain("The goose was first.");
});

test("every thought has its own words", () => {
  const lines = [26, 9, 0, TIP.onlyDigit, TIP.deep].map((unit) => tipLines({ cell: 0, digit: 5, unit }).join(" "));
  expect(lines[0]).toBe("Look at the blue box. The 5 fits in one place.");
  expect(lines[1]).toContain("column");
  expect(lines[2]).toContain("row");
  expect(new Set(lines).size).toBe(5);
});
