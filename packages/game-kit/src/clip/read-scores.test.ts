import { CLIP_SCORES } from "@quackademy/game-sdk/clip-protocol.ts";
import { expect, test } from "vitest";
import type { GameRules } from "#core/game-rules.ts";
import { readScores } from "./read-scores.ts";

type State = { frame: number };
/** A point every second, and over after a minute. */
const RULES = {
  start: () => ({ frame: 0 }),
  step: (state: State) => void (state.frame += 1),
  isOver: ({ frame }: State) => frame >= 3600,
  score: ({ frame }: State) => Math.floor(frame / 60),
  hash: ({ frame }: State) => frame,
} as unknown as GameRules<State>;

const replay = (frames: number) => ({ seed: "0".repeat(32), log: new Uint8Array(), frames });

test("the scores of a run begin at its start and end with its last, and let others work between", async () => {
  let rests = 0;
  const scores = await readScores(RULES, replay(3600), async () => void (rests += 1));
  expect(scores).toEqual(Array.from({ length: CLIP_SCORES }, (_, place) => Math.floor(place / 2)));
  expect(rests).toBeGreaterThan(20);
});

test("a run that is shorter than the number of places has them all", async () => {
  expect(await readScores(RULES, replay(61), async () => {})).toEqual([...Array<number>(118).fill(0), 1, 1, 1]);
});
