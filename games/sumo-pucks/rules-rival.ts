import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { nextChance, type Random } from "@quackademy/game-kit/core/random.ts";
import { DUCK, distanceOf, UNIT, type Build, type Puck } from "./rules-ring.ts";

/** How a rival is built, and how it thinks. */
export type Rival = {
  name: string;
  build: Build;
  thinkFrames: number;
  /** Keeps so many units from the rope, and looks so many frames ahead. */
  care: number;
  lead: number;
  /** Dashes so many times out of a hundred when it would be of use. */
  dashes: number;
};

/** The host of each arena. */
export const RIVALS: readonly { name: string; build: Build }[] = [
  { name: "Duckling", build: { mass: 84, radius: 26, push: 38 } },
  { name: "Gull", build: { mass: 94, radius: 28, push: 45 } },
  { name: "Swan", build: { mass: 100, radius: 31, push: 44 } },
  { name: "Heron", build: { mass: 98, radius: 29, push: 47 } },
  { name: "Pelican", build: { mass: 112, radius: 34, push: 45 } },
  { name: "Goose", build: { mass: 116, radius: 35, push: 47 } },
];

type Mind = Pick<Rival, "thinkFrames" | "care" | "lead" | "dashes">;

/** From a beginner to a master. */
export const MINDS: readonly Mind[] = [
  { thinkFrames: 36, care: 20, lead: 0, dashes: 5 },
  { thinkFrames: 21, care: 40, lead: 0, dashes: 25 },
  { thinkFrames: 17, care: 44, lead: 3, dashes: 36 },
  { thinkFrames: 14, care: 46, lead: 5, dashes: 45 },
  { thinkFrames: 12, care: 46, lead: 6, dashes: 55 },
  { thinkFrames: 10, care: 48, lead: 7, dashes: 65 },
];

/** Made once: the rules ask for the rival in every frame. */
const HOSTS: readonly (readonly Rival[])[] = RIVALS.map((rival) => MINDS.map((mind) => ({ ...rival, ...mind })));
export const rivalIn = (arena: number, mind: number): Rival => HOSTS[arena]![mind]!;

/** The sharpest way to think, for whoever plays with a duck's body. */
export const SHARP: Rival = { name: "Sharp", build: DUCK, thinkFrames: 3, care: 66, lead: 8, dashes: 95 };

export type Scene = { ring: number; bread: { x: number; y: number } | null };

/** What a rival holds down for its next few frames. */
export function think(rival: Rival, me: Puck, foe: Puck, scene: Scene, random: Random): number {
  const out = distanceOf(me);
  const room = scene.ring - out;
  // Positive when it slides outwards.
  const drift = out === 0 ? 0 : Math.trunc((me.vx * me.x + me.vy * me.y) / out);
  if (room < rival.care * UNIT + drift * 14) {
    const isDire = room < 30 * UNIT && drift > UNIT && me.rest === 0;
    return towards(-me.x, -me.y) | (isDire && nextChance(random, rival.dashes, 100) ? BUTTON.a : 0);
  }
  const { bread } = scene;
  if (bread && isNearer(me, foe, bread) && distanceOf(bread) < scene.ring - 60 * UNIT) {
    return towards(bread.x - me.x, bread.y - me.y);
  }
  const [foeX, foeY] = [foe.x + foe.vx * rival.lead, foe.y + foe.vy * rival.lead];
  const foeOut = distanceOf(foe);
  // From the rope's side one only pushes back to the middle: go around first.
  const isInside = out < foeOut + 12 * UNIT || foeOut < 50 * UNIT;
  if (!isInside && rival.lead > 0) return towards(Math.trunc(foeX / 3) - me.x, Math.trunc(foeY / 3) - me.y);
  const [dx, dy] = [foeX - me.x, foeY - me.y];
  const isClose = distanceOf({ x: dx, y: dy }) < 150 * UNIT;
  const isUseful = isClose && me.rest === 0 && scene.ring - foeOut < room + 60 * UNIT;
  return towards(dx, dy) | (isUseful && nextChance(random, rival.dashes, 100) ? BUTTON.a : 0);
}

const isNearer = (me: Puck, foe: Puck, { x, y }: { x: number; y: number }) =>
  distanceOf({ x: me.x - x, y: me.y - y }) < distanceOf({ x: foe.x - x, y: foe.y - y });

/** The nearest of eight directions. */
function towards(dx: number, dy: number): number {
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
  const across = ax * 5 < ay * 2 ? 0 : dx > 0 ? BUTTON.right : dx < 0 ? BUTTON.left : 0;
  const along = ay * 5 < ax * 2 ? 0 : dy > 0 ? BUTTON.down : dy < 0 ? BUTTON.up : 0;
  return across | along;
}
