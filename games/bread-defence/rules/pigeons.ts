import * as KIND from "./pigeon-kinds.ts";
export const KINDS = 11;

export type PigeonKind = {
  health: number;
  /** Thousandths of a tile in a tick. */
  speed: number;
  armour: number;
  /** Thick feathers: every hit is less by so much, so that small ones do little. */
  down: number;
  /** Crumbs that it leaves. */
  crumbs: number;
  /** What it costs a wave, and brings in points. */
  weight: number;
  /** Loaves that it can carry. */
  takes: number;
  flies: boolean;
  /** Ticks between two of a group. */
  gap: number;
  /** From which wave of a siege on it comes. */
  from: number;
};

const kind = (
  health: number,
  speed: number,
  crumbs: number,
  weight: number,
  gap: number,
  from: number,
  more: Partial<PigeonKind> = {},
): PigeonKind => ({ health, speed, armour: 0, down: 0, crumbs, weight, takes: 1, flies: false, gap, from, ...more });

export const PIGEONS: readonly PigeonKind[] = [
  kind(32, 20, 9, 10, 50, 1),
  kind(26, 36, 9, 11, 44, 3),
  kind(120, 12, 22, 32, 100, 4, { down: 4 }),
  kind(28, 16, 15, 22, 70, 6, { flies: true }),
  kind(60, 16, 19, 26, 74, 7, { armour: 22 }),
  kind(11, 27, 4, 5, 18, 2),
  kind(90, 15, 16, 36, 110, 9),
  kind(72, 18, 20, 28, 120, 11),
  kind(1100, 10, 130, 170, 200, 5, { armour: 4, takes: 3 }),
  kind(700, 12, 130, 170, 200, 5, { takes: 2 }),
  kind(520, 13, 130, 170, 200, 5, { takes: 2, flies: true }),
];

export const isBoss = (which: number): boolean => which >= KIND.don;

export type Pigeon = {
  id: number;
  kind: number;
  /** The wave that it came with, or its mother did. */
  wave: number;
  health: number;
  most: number;
  path: number;
  /** How far along its way. */
  way: number;
  x: number;
  y: number;
  /** Loaves in its beak. */
  loaves: number;
  /** It goes home, with or without a loaf. */
  isBack: boolean;
  slow: number;
  slowFor: number;
  stun: number;
  poison: number;
  poisonFor: number;
  /** Ticks since it came, for those who do something now and then. */
  age: number;
  /** The tick of the last hit, for the view. */
  hitAt: number;
};
