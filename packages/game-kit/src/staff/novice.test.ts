import { expect, test } from "vitest";
import type { GameRules } from "#core/game-rules.ts";
import type { HandNerves } from "./hand-nerves.ts";
import { tapWithHands } from "./human-hands.ts";
import { playNovice, type NoviceGame } from "./novice.ts";

type Pond = { frame: number; fish: number };

const RULES: GameRules<Pond> = {
  start: () => ({ frame: 0, fish: 0 }),
  step: (state, { taps }) => {
    state.frame += 1;
    state.fish += taps.length;
  },
  isOver: ({ frame }) => frame >= 600,
  score: ({ fish }) => fish,
  hash: ({ frame }) => frame,
};
const GAME = {
  id: "pond",
  rules: RULES,
  createStaff: (_: string, nerves: HandNerves) => tapWithHands(nerves, () => ({ tap: 1 })),
  novice: { isEndless: () => false },
  order: "desc",
} as unknown as NoviceGame;

test("a newcomer's run is the same every time, and reacts late", () => {
  const run = playNovice(GAME, "", 1, 10_000);
  expect(run).toEqual(playNovice(GAME, "", 1, 10_000));
  expect(run.frames).toBe(600);
  expect(run.successFrame).toBeGreaterThan(12);
});

test("a game names its own success and its own newcomer, and long runs are cut off", () => {
  const novice = {
    isEndless: () => true,
    createNovice: () => () => ({ held: 0, taps: [] }),
    isSuccess: ({ frame }: Pond) => frame >= 90,
  };
  const game = { ...GAME, novice } as unknown as NoviceGame;
  expect(playNovice(game, "", 1, 120)).toEqual({ frames: 120, successFrame: 90, score: 0 });
});
