import type { GameRules } from "#core/game-rules.ts";
import { hashState } from "#core/hash-state.ts";
import { nextWord, startRandom, type Random } from "#core/random.ts";
import { startRunSession } from "#core/run-session.ts";
import { createNerves, HAND_SKILLS, STAFF, type HandNerves, type HandSkill, type StaffMember } from "./hand-nerves.ts";
import type { CreateStaff } from "./human-hands.ts";

/** A run by a member of staff, before it is written down. */
export type PlayedStaffRun = {
  who: StaffMember;
  variant: string;
  seed: string;
  frames: number;
  score: number;
  log: Uint8Array;
};

type StaffGame = { id: string; rules: GameRules<unknown>; createStaff: CreateStaff<unknown> };

/** Each member of staff plays so often; one of the runs is kept. */
const CANDIDATES = 15;
const MINUTE_FRAMES = 3600;
const LEVEL = /-\d+$/;
/** Where the kept run lies among the candidates, from the worst to the best, in percent. */
const PLACE_PERCENT = { duckling: 30, drake: 50, goose: 60 };
/** A level can be learnt by heart: there it is Goose's best run. */
const LEVEL_PERCENT = { duckling: 40, drake: 70, goose: 99 };

/** Plays run number n of somebody: seed and nerves follow from the number, so it is the same run every time. */
export function playStaffRun(
  { id, rules, createStaff }: StaffGame,
  { who, variant, number }: { who: StaffMember; variant: string; number: number },
  makeNerves: (skill: HandSkill, random: Random) => HandNerves = createNerves,
): PlayedStaffRun {
  const name = hashState(Array.from(id + who + variant, (letter) => letter.charCodeAt(0)));
  const random = startRandom([name, number, 0x57aff, 0]);
  const seed = Array.from({ length: 4 }, () => nextWord(random).toString(16).padStart(8, "0")).join("");
  const session = startRunSession(rules, seed, variant);
  const bot = createStaff(who, makeNerves(HAND_SKILLS[who], random), variant);
  while (!session.isOver) session.step(bot(session.state));
  return { who, variant, seed, frames: session.frame, score: rules.score(session.state), log: session.log() };
}

/** Plays a mode and chooses one run of each member of staff: a usual one, not a lucky one. */
export function recordStaff(game: StaffGame, variant: string, order: string): PlayedStaffRun[] {
  const better = (one: PlayedStaffRun, other: PlayedStaffRun) =>
    order === "asc" ? other.score - one.score : one.score - other.score;
  const chosen: PlayedStaffRun[] = [];
  for (const who of STAFF) {
    const runs = Array.from({ length: CANDIDATES }, (_, number) => playStaffRun(game, { who, variant, number }));
    runs.sort(better);
    // A run that is there to be learnt from lasts a minute and earns something, if any does. A level is as long as it is.
    const isLevel = LEVEL.test(variant);
    const telling = isLevel ? [] : runs.filter(({ frames, score }) => frames >= MINUTE_FRAMES && score > 0);
    const from = who !== "goose" && telling.length > 0 ? telling : runs;
    const percent = (isLevel ? LEVEL_PERCENT : PLACE_PERCENT)[who];
    const usual = from.slice(Math.floor((from.length * percent) / 100));
    const last = chosen.at(-1);
    const run = usual.find((each) => !last || better(each, last) > 0);
    if (!run) throw new Error(`${game.id} ${variant}: ${who} is not better than the one before`);
    chosen.push(run);
  }
  return chosen;
}
