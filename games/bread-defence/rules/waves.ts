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
  /** The last wave of a level; it has a boss. 0 in a mode without. */
  last: number;
};

const ORDINARY = 8;

/** The wave with this number, counted from 1: it follows from the seed, so that it can be shown before it comes. */
export function waveOf(seed: Seed, wave: number, { ahead, first, more, last }: Pressure, paths: number): Group[] {
  const random = startRandom(seed, 100 + wave);
  const number = wave + ahead;
  let budget = first + more * (wave - 1);
  const groups: Group[] = [];
  const isBossWave = last > 0 ? wave === last && ahead > 0 : wave % 5 === 0;
  if (isBossWave) {
    const boss = KIND.don + ((nextInt(startRandom(seed, 99), 3) + Math.floor(wave / 5)) % 3);
    groups.push({ kind: boss, count: 1 + (last > 0 ? 0 : Math.floor(wave / 25)), path: 0, gap: 200, pause: 90 });
    budget = Math.floor(budget / 2);
  }
  const open: number[] = [];
  for (let kind = 0; kind < ORDINARY; kind++) if (PIGEONS[kind]!.from <= number) open.push(kind);
  // The newest kind comes on its own when it is new.
  const fresh = open.findLast((kind) => PIGEONS[kind]!.from === number);
  const parts = wave === 1 ? 1 : 1 + nextInt(random, 2) + (number > 6 ? 1 : 0);
  for (let part = 0; part < parts; part++) {
    const kind =
      part === 0 && fresh !== undefined ? fresh : wave === 1 ? KIND.pigeon : open[nextInt(random, open.length)]!;
    const { weight, gap } = PIGEONS[kind]!;
    // A first meeting is a small one.
    const share = wave > 1 && part === 0 && fresh !== undefined ? (budget * 6) / 10 : budget;
    const count = Math.max(1, Math.min(60, Math.floor(share / parts / weight)));
    // Later waves are denser.
    const dense = Math.max(12, Math.floor((gap * 20) / (20 + Math.min(30, number))));
    groups.push({ kind, count, path: nextInt(random, paths), gap: dense, pause: part === 0 ? 30 : 70 });
  }
  if (isBossWave) groups.push(groups.shift()!);
  return groups;
}
