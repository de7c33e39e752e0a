import type { GameRules } from "#core/game-rules.ts";
import { hashState } from "#core/hash-state.ts";
import { nextWord, startRandom } from "#core/random.ts";
import { startRunSession } from "#core/run-session.ts";
import { createNerves, type HandNerves, type HandSkill } from "./hand-nerves.ts";
import type { CreateStaff, StaffBot } from "./human-hands.ts";

/** The hands of somebody who opens a game for the first time: late, uneven, often wrong, sometimes elsewhere. */
export const NOVICE_SKILL: HandSkill = {
  reactionFrames: 30,
  spreadPercent: 40,
  strokeFrames: 28,
  jitterFrames: 4,
  slipsPerMille: 90,
  lapsesPerMille: 50,
  tiringPercent: 0,
};

/** The settings that a game's `bot-novice.ts` exports: how a newcomer's first runs of it are measured. */
export type NoviceModel<State> = {
  /** Whether a mode ends only by mistakes. Those are measured by how long a run lasts, the others by their first success. */
  isEndless(variant: string): boolean;
  /** How a newcomer plays; without it, as Duckling does, with a newcomer's hands. */
  createNovice?(nerves: HandNerves, variant: string): StaffBot<State>;
  /** Whether the newcomer has achieved something; without it, the first better score. */
  isSuccess?(state: State, variant: string): boolean;
};

export type NoviceGame = {
  id: string;
  rules: GameRules<unknown>;
  createStaff: CreateStaff<unknown>;
  novice: NoviceModel<unknown>;
  order: string;
};

/** Frames until the end, or until `mostFrames`, and until the first success; null if there was none. */
export type NoviceRun = { frames: number; successFrame: number | null; score: number };

/** Plays run number n of a newcomer: seed and nerves follow from the number. */
export function playNovice(game: NoviceGame, variant: string, number: number, mostFrames: number): NoviceRun {
  const { rules, novice, order } = game;
  const name = hashState(Array.from(`${game.id} novice ${variant}`, (letter) => letter.charCodeAt(0)));
  const random = startRandom([name, number, 0x0001_57ed, 0]);
  const seed = Array.from({ length: 4 }, () => nextWord(random).toString(16).padStart(8, "0")).join("");
  const nerves = createNerves(NOVICE_SKILL, random);
  const bot = novice.createNovice?.(nerves, variant) ?? game.createStaff("duckling", nerves, variant);
  const session = startRunSession(rules, seed, variant);
  const first = rules.score(session.state);
  const isBetter = (state: unknown) =>
    order === "asc" ? rules.score(state) < first : rules.score(state) > Math.max(0, first);
  const isSuccess = (state: unknown) => novice.isSuccess?.(state, variant) ?? isBetter(state);
  let successFrame: number | null = null;
  while (!session.isOver && session.frame < mostFrames) {
    session.step(bot(session.state));
    if (successFrame === null && isSuccess(session.state)) successFrame = session.frame;
  }
  return { frames: session.frame, successFrame, score: rules.score(session.state) };
}
