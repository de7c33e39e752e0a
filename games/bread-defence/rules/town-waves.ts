import { PIGEONS } from "./pigeons.ts";
import type { Group } from "./waves.ts";

/** The kinds by letter, in their order; the last three are the bosses. */
const LETTERS = "prdfckmoxyz";

/**
 * The waves of each town: groups of a letter and a count, one after another. A group with "'" comes by the second gate.
 * Each town brings something new: crowds, dumplings, armour, flyers, mothers, two gates, doctors, and mixes of them.
 */
const TOWNS: readonly string[] = [
  "p5 p8 r5 k12 p8,r5 d2,p8,r6",
  "p7 r6 k16 d3 r7,k12 d4,p8,r6",
  "p8 r7,p4 c2 k20 c4,p6 d4,r6 y,c5",
  "p9 f3 k18 f3,p6 d4,r6 c5,p6 f6 z,c4",
  "p9 r9 m3 c6,p6 m4,k14 f6 m6,r8 x,c4,m2",
  "p6,p6' r5,r5' d3,k12' c4,p6' f4,f3' m3,r6' d4,c4' k20,m3' y,c6,p8'",
  "p12 r9 o1,p8 f2,p8 d3,o1 c4,o1 k30 m4,o1 f4,r8 x,d4,p6",
  "p8,p8' r7,r7' c3,p8' k20,m2' f1 d3,k12' c4,o1',r6' m4,p12' f1,d4',o1 y,c4',r8",
  "p14 r12 f5 c4,o1 m5 d5,k20 f7,r10 c7,o2 m7,r10 d7,o3 z,c8,m6",
  "p10,p10' r10,r10' c5,k20' f3,f2' m5,o2' d6,r12' x,p14' c7,o3' f9,m5' d8,k30' c8,r16',o3 z,m5,c6'",
];

const WAVES: readonly (readonly (readonly Group[])[])[] = TOWNS.map((town) =>
  town.split(" ").map((wave, at) =>
    wave.split(",").map((group, place) => {
      const kind = LETTERS.indexOf(group[0]!);
      const gap = Math.floor((PIGEONS[kind]!.gap * 20) / (20 + at));
      return {
        kind,
        count: Number.parseInt(group.slice(1), 10) || 1,
        path: group.endsWith("'") ? 1 : 0,
        gap,
        // Two gates open at almost the same time.
        pause: place === 0 ? 30 : 60,
      };
    }),
  ),
);

/** How many waves a town has, by its number from 0. */
export const wavesOf = (town: number): number => WAVES[town]!.length;
export const waveOfTown = (town: number, wave: number): Group[] =>
  (WAVES[town]![wave - 1] ?? []).map((group) => ({ ...group }));
