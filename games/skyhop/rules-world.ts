import { clamp, ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, nextChance, nextInt, type Random } from "@quackademy/game-kit/core/random.ts";

/** Places are in 256ths of a unit, heights grow upwards from the grass, and a metre has twenty units. */
export const UNIT = 256;
export const METRE = 20 * UNIT;
export const WIDTH = 560 * UNIT;

export const KIND = { solid: 0, moving: 1, crumbling: 2, bouncy: 3, balloon: 4 } as const;

export type Ledge = {
  row: number;
  kind: number;
  /** Its middle and its half width; the middle of a moving one swings around its home. */
  x: number;
  y: number;
  half: number;
  home: number;
  swing: number;
  pace: number;
  phase: number;
  /** Frames since a crumbling one or a balloon was stepped on; 0: whole. */
  worn: number;
  /** The height at which a balloon waits. */
  base: number;
};

/** Worth so many feathers: one, or three for a golden one. */
export type Feather = { x: number; y: number; worth: number };

export type World = {
  random: Random;
  frame: number;
  ledges: Ledge[];
  feathers: Feather[];
  /** The row that was built last, where it is, and its middle. */
  row: number;
  rowY: number;
  rowX: number;
};

/** A crumbling ledge holds for so long after the first step. */
export const CRUMBLE_FRAMES = 58;
/** A new one is toasted after so long, or nobody could go on who fell. */
export const TOAST_FRAMES = 240;

/** A balloon carries the duck up for so long, and pops. */
export const BALLOON_FRAMES = 100;
const BALLOON_SPEED = 330;

export const isThere = ({ kind, worn }: Ledge): boolean =>
  worn <= (kind === KIND.balloon ? BALLOON_FRAMES : CRUMBLE_FRAMES);

const BUILT_AHEAD = 700 * UNIT;
const TIDY_FRAMES = 32;
const SUNK = 60 * UNIT;

/** Builds rows until there is something to see above `height`. */
export function buildUpTo(world: World, height: number): void {
  while (world.rowY < height + BUILT_AHEAD) addRow(world);
}

/** Moves what moves, wears what is worn, and now and then forgets what is under water. */
export function stepLedges(world: World, water: number): void {
  const { frame } = world;
  for (const ledge of world.ledges) {
    if (ledge.swing > 0) ledge.x = ledge.home + swingAt(ledge, frame);
    if (ledge.worn === 0) continue;
    ledge.worn = ledge.worn > TOAST_FRAMES ? 0 : ledge.worn + 1;
    if (ledge.kind === KIND.balloon) ledge.y = isThere(ledge) && ledge.worn > 0 ? ledge.y + BALLOON_SPEED : ledge.base;
  }
  if (frame % TIDY_FRAMES !== 0) return;
  world.ledges = world.ledges.filter(({ y, base }) => Math.max(y, base) >= water - SUNK);
  world.feathers = world.feathers.filter(({ y }) => y >= water - SUNK);
}

function swingAt(ledge: Ledge, frame: number): number {
  return Math.floor((sin(ledge.phase + ledge.pace * frame) * ledge.swing) / ONE);
}

/** From 0 at the grass to 100 at three hundred metres. */
const hardnessAt = (height: number) => clamp(Math.floor(height / (3 * METRE)), 0, 100);

function addRow(world: World): void {
  const { random } = world;
  const hard = hardnessAt(world.rowY);
  const row = world.row + 1;
  const y = world.rowY + nextBetween(random, 68 + Math.floor(hard / 5), 84 + Math.floor(hard / 3)) * UNIT;
  const half = nextBetween(random, 64 - Math.floor(hard / 3), 80 - Math.floor((hard * 2) / 5)) * UNIT;
  const x = besides(random, world.rowX, half);
  const kind = row < 4 ? KIND.solid : kindOf(random, hard);
  world.ledges.push(createLedge(random, { row, kind, x, y, half, hard }));
  if (row > 1 && nextChance(random, 2, 5)) {
    const aside = nextBetween(random, -36, 36) * UNIT;
    world.feathers.push({ x: inside(x + aside, 20 * UNIT), y: y + nextBetween(random, 34, 78) * UNIT, worth: 1 });
  }
  if (row > 3 && nextChance(random, 3, 8)) addRiskyPath(world, { row, x, y, hard });
  Object.assign(world, { row, rowX: x, rowY: y });
}

/** Gold, where only the brave go: over a small ledge that gives way, or high up at a wall. */
function addRiskyPath(world: World, near: { row: number; x: number; y: number; hard: number }): void {
  const { random } = world;
  const isLeft = near.x > WIDTH / 2;
  if (nextChance(random, 1, 2)) {
    const x = isLeft ? 16 * UNIT : WIDTH - 16 * UNIT;
    world.feathers.push({ x, y: near.y + nextBetween(random, 30, 90) * UNIT, worth: 3 });
    return;
  }
  const half = 26 * UNIT;
  const away = nextBetween(random, 120, 190) * UNIT;
  const x = inside(isLeft ? near.x - away : near.x + away, half);
  const y = near.y + nextBetween(random, 26, 46) * UNIT;
  const kind = nextChance(random, 1, 4) ? KIND.bouncy : KIND.crumbling;
  world.ledges.push(createLedge(random, { row: near.row, kind, x, y, half, hard: near.hard }));
  world.feathers.push({ x, y: y + 44 * UNIT, worth: 3 });
}

function kindOf(random: Random, hard: number): number {
  const draw = nextInt(random, 100);
  if (draw < 8) return KIND.bouncy;
  if (draw >= 92 && hard > 15) return KIND.balloon;
  if (draw < 8 + clamp(hard * 2 - 4, 0, 32)) return KIND.moving;
  if (draw < 40 + clamp(hard - 14, 0, 30)) return hard > 10 ? KIND.crumbling : KIND.solid;
  return KIND.solid;
}

type Place = { row: number; kind: number; x: number; y: number; half: number; hard: number };

export function createLedge(random: Random, { row, kind, x, y, half, hard }: Place): Ledge {
  const room = Math.min(x - half, WIDTH - half - x) - 6 * UNIT;
  const isMoving = kind === KIND.moving;
  const swing = isMoving ? clamp(nextBetween(random, 40, 70 + Math.floor(hard / 2)) * UNIT, 0, Math.max(0, room)) : 0;
  const pace = isMoving ? nextBetween(random, 3, 5 + Math.floor(hard / 40)) : 0;
  return { row, kind, x, y, half, home: x, swing, pace, phase: isMoving ? nextInt(random, 1024) : 0, worn: 0, base: y };
}

/** A place to the left or right that a hop can reach, and that does not hide what is below. */
function besides(random: Random, from: number, half: number): number {
  const away = nextBetween(random, 60, 165) * UNIT;
  const side = nextChance(random, 1, 2) ? 1 : -1;
  const wished = from + side * away;
  return inside(wished === inside(wished, half) ? wished : from - side * away, half);
}

const inside = (x: number, half: number) => clamp(x, half + 8 * UNIT, WIDTH - half - 8 * UNIT);
