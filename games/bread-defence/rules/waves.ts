import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import { PIGEONS } from "./pigeons.ts";
import * as KIND from "./pigeon-kinds.ts";

/** So many of a kind, one after another, on one of the map's ways. */
export type Group = { kind: number; count: number; path: number; gap: number; pause: number };

export type Pressure = {
  /** Added to the number of the wave when its kinds are chosen. */
  ahead: number;
  /** Weights of the first wave, and how many each further one adds. */
  first: number;
  more: number;
};

const ORDINARY = 8;
/** From this wave on no more pigeons come, only tougher ones. */
const FULL = 7;
/** Later on every wave ends in those that one kind of duck can do little about, in turn. */
const TEST_FROM = 8;
const TESTS = [KIND.colander, KIND.flyer, KIND.dumpling];

/** The wave with this number, counted from 1: it follows from the seed, so that it can be shown before it comes. */
export function waveOf(seed: Seed, wave: number, { ahead, first, more }: Pressure, paths: number): Group[] {
  const random = startRandom(seed, 100 + wave);
  const number = wave + ahead;
  let budget = first + more * Math.min(FULL, wave - 1);
  const groups: Group[] = [];
  const isBossWave = wave % 5 === 0;
  if (isBossWave) {
    // The Don or the Baroness first: one that flies would end a siege too early.
    const boss = KIND.don + ((nextInt(startRandom(seed, 99), 2) + Math.floor(wave / 5) + 2) % 3);
    groups.push({ kind: boss, count: 1 + Math.floor(wave / 25), path: 0, gap: 200, pause: 90 });
    budget = Math.floor(budget / 2);
  }
  const open: number[] = [];
  for (let kind = 0; kind < ORDINARY; kind++) if (PIGEONS[kind]!.from <= number) open.push(kind);
  // The newest kind comes on its own when it is new.
  const fresh = open.findLast((kind) => PIGEONS[kind]!.from === number);
  const parts = wave === 1 ? 1 : 1 + nextInt(random, 2) + (number > 6 ? 1 : 0);
  for (let part = 0; part < parts; part++) {
    const drawn =
      part === 0 && fresh !== undefined ? fresh : wave === 1 ? KIND.pigeon : open[nextInt(random, open.length)]!;
    const kind = part > 0 && part === parts - 1 && number >= TEST_FROM ? TESTS[wave % 3]! : drawn;
    const { weight, gap } = PIGEONS[kind]!;
    // A first meeting is a small one, and so is every wave of flyers: they come straight.
    const isSmall = (wave > 1 && part === 0 && fresh !== undefined) || kind === KIND.flyer;
    const share = isSmall ? (budget * 6) / 10 : budget;
    const count = Math.max(1, Math.min(60, Math.floor(share / parts / weight)));
    // Later waves are denser.
    const dense = Math.max(12, Math.floor((gap * 20) / (20 + Math.min(30, number))));
    groups.push({ kind, count, path: nextInt(random, paths), gap: dense, pause: part === 0 ? 30 : 70 });
  }
  if (isBossWave) groups.push(groups.shift()!);
  return groups;
}
