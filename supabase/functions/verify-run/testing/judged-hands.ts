import { nextWord, startRandom, type Random } from "../../../../packages/game-kit/src/core/random.ts";
import { judgeHands, type HandJudgement } from "../../../../packages/game-kit/src/core/run-hands.ts";
import { findCues } from "../../../../packages/game-kit/src/core/run-presses.ts";
import { createNerves, STAFF, type StaffMember } from "../../../../packages/game-kit/src/staff/hand-nerves.ts";
import { playStaffRun } from "../../../../packages/game-kit/src/staff/record-staff.ts";
import { onSlowScreen, otherNerves } from "../../../../packages/game-kit/src/testing/other-nerves.ts";
import { botSettings } from "./played-games.ts";
import { bytesOf, recordRun } from "./recorded-run.ts";
import type { StaffGame } from "./staff-games.ts";

/** Numbers far from those that `npm run games:record` uses. */
const FIRST_NUMBER = 5000;

/** Ways in which a person's hands are imitated. The judgement was tuned on none but the first and the last. */
export const HAND_MODELS = {
  staff: { nerves: createNerves, screen: 1, isThumb: false },
  other: { nerves: otherNerves, screen: 1, isThumb: false },
  "30 Hz": { nerves: createNerves, screen: 2, isThumb: false },
  "20 Hz": { nerves: otherNerves, screen: 3, isThumb: false },
  /** By touch, in games that are steered by dragging. */
  thumb: { nerves: createNerves, screen: 1, isThumb: true },
} as const;

export type HandModel = keyof typeof HAND_MODELS;

/** Judges run number n of the game's own bot, with settings that follow from the number. */
export function judgeBot(game: StaffGame, number: number): HandJudgement {
  const random = startRandom([number, 11, 12, 13]);
  const seed = seedFrom(random);
  const bot = game.createBot(...(number === 0 ? [] : botSettings(game.id, random)));
  const run = recordRun(game.rules, seed, bot);
  return judge(game, { seed, frames: run.frames, log: bytesOf(run.log) });
}

/** Judges run number n of human-like hands; the members of staff take turns. */
export function judgeModel(game: StaffGame, model: HandModel, number: number): HandJudgement {
  const { nerves, screen, isThumb } = HAND_MODELS[model];
  const create = (isThumb && game.createThumb) || game.createStaff;
  const createStaff: StaffGame["createStaff"] = (...by) => onSlowScreen(create(...by), screen);
  const who: StaffMember = STAFF[number % STAFF.length]!;
  const run = playStaffRun({ ...game, createStaff }, { who, variant: "", number: FIRST_NUMBER + number }, nerves);
  return judge(game, run);
}

export function judge(
  { id, rules }: { id: string; rules: StaffGame["rules"] },
  { seed, frames, log, variant }: { seed: string; frames: number; log: Uint8Array; variant?: string },
): HandJudgement {
  return judgeHands(log, findCues(rules, seed, log, frames, variant), id);
}

const seedFrom = (random: Random): string =>
  Array.from({ length: 4 }, () => nextWord(random).toString(16).padStart(8, "0")).join("");
