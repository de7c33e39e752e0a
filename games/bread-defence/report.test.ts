import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { sentencesOf } from "./report.ts";
import * as PHASE from "./rules/phases.ts";
import { rules, type State } from "./rules.ts";

function finished(variant: string, change: Partial<State>): State {
  return Object.assign(rules.start(readSeed("7a".repeat(16)), variant), { phase: PHASE.lost, ...change });
}

const downed = [20, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0];

test("the report of a siege says how far it came, who took the bread, and what helps", () => {
  const told = sentencesOf(
    finished("", { wave: 9, held: 7, downed, saved: 4, lost: 10, lostTo: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6] }),
  );
  expect(told).toEqual([
    "Waves held: 7. 24 shot down, 4 brought back.",
    "Air Marshal took 6 of 10 loaves. Use toasters or pepper.",
  ]);
});

test("the report of a town says what the next star takes", () => {
  const won = (lost: number) => sentencesOf(finished("map-2", { phase: PHASE.won, lost, home: 9 - lost }));
  expect(won(2)[0]).toMatch(/^Pond park is safe/);
  expect([won(2)[1], won(4)[1]]).toEqual(["Three stars: lose none.", "Two stars: lose at most 3."]);
  expect(sentencesOf(finished("map-2", { lost: 9 }))[0]).toMatch(/was too much/);
});
