import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import { isThere, KIND, UNIT, WIDTH, type Ledge, type World } from "./rules-world.ts";

export type Duck = {
  /** Between its feet. */
  x: number;
  y: number;
  /** Upwards. */
  vy: number;
  /** 1: to the right, -1: to the left. */
  facing: number;
  isAloft: number;
  isHeld: number;
  /** Frames for which a held button still lifts. */
  lift: number;
  canFlap: number;
  hasFlapped: number;
  /** Frames since, or until, in which a press still counts: at a wall, before a landing, after a ledge is gone. */
  wall: number;
  armed: number;
  eager: number;
  grace: number;
  kicks: number;
};

export const CUE = {
  hop: 1,
  flap: 2,
  kick: 3,
  bump: 4,
  land: 5,
  bounce: 6,
  crack: 7,
  feather: 8,
  gold: 9,
  leap: 10,
  buoy: 11,
  saved: 12,
  splash: 13,
  gust: 14,
  turn: 15,
  superBounce: 16,
  lift: 17,
  pop: 18,
  zone: 19,
  flood: 20,
} as const;

export const HALF_DUCK = 13 * UNIT;

const WALK = 410;
const FLY_ACROSS = 700;
const GRAVITY = 108;
const HOP = 1850;
const HOP_LIFT_FRAMES = 12;
const FLAP = 1290;
const KICK = 1900;
const KICK_LIFT_FRAMES = 5;
const BOUNCE = 3300;
const SUPER_BOUNCE = 3900;
const FALL_AT_MOST = 2700;
const FALL_WITH_WINGS = 520;
const GRACE_FRAMES = 8;

type Scene = World & { duck: Duck; ledge: Ledge | null; cues: number[]; windPush: number };

/** One frame of walking, hopping, flapping. Gives back the ledge that was landed on, if one was. */
export function stepDuck(scene: Scene, isHeld: boolean, ledgeMoved: number): Ledge | null {
  const { duck } = scene;
  const isPressed = isHeld && !duck.isHeld;
  duck.isHeld = isHeld ? 1 : 0;
  if (!duck.isAloft) {
    walk(scene, ledgeMoved);
    if (isPressed || duck.eager > 0) hop(scene);
    else return null;
  } else if (isPressed) pressAloft(scene);
  fly(scene, isHeld);
  return findLanding(scene);
}

export function land(scene: Scene, ledge: Ledge): void {
  const { duck, cues } = scene;
  duck.y = ledge.y;
  duck.canFlap = 1;
  duck.hasFlapped = 0;
  duck.kicks = 0;
  if (ledge.kind === KIND.bouncy) {
    const isSuper = duck.isHeld === 1;
    throwUp(duck, isSuper ? SUPER_BOUNCE : BOUNCE);
    cues.push(isSuper ? CUE.superBounce : CUE.bounce);
    return;
  }
  duck.isAloft = 0;
  duck.vy = 0;
  duck.lift = 0;
  scene.ledge = ledge;
  cues.push(CUE.land);
  const isBalloon = ledge.kind === KIND.balloon;
  if ((isBalloon || ledge.kind === KIND.crumbling) && ledge.worn === 0) {
    ledge.worn = 1;
    cues.push(isBalloon ? CUE.lift : CUE.crack);
  }
}

export function throwUp(duck: Duck, speed: number): void {
  Object.assign(duck, { isAloft: 1, vy: speed, lift: 0, canFlap: 1, hasFlapped: 0, eager: 0, grace: 0 });
}

/** The ledge is gone; for a moment a press still hops. */
export function loseFooting(duck: Duck): void {
  Object.assign(duck, { isAloft: 1, vy: 0, lift: 0, grace: GRACE_FRAMES });
}

function walk(scene: Scene, ledgeMoved: number): void {
  const { duck, cues, ledge } = scene;
  const [least, most] = ledge
    ? [
        Math.max(HALF_DUCK, ledge.x - ledge.half + 5 * UNIT),
        Math.min(WIDTH - HALF_DUCK, ledge.x + ledge.half - 5 * UNIT),
      ]
    : [HALF_DUCK, WIDTH - HALF_DUCK];
  const x = duck.x + ledgeMoved + duck.facing * WALK;
  duck.x = clamp(x, least, most);
  if (x !== duck.x && x > most === duck.facing > 0) {
    duck.facing = -duck.facing;
    cues.push(CUE.turn);
  }
}

function hop(scene: Scene): void {
  const { duck, cues } = scene;
  throwUp(duck, HOP);
  duck.lift = HOP_LIFT_FRAMES;
  scene.ledge = null;
  cues.push(CUE.hop);
}

function pressAloft(scene: Scene): void {
  const { duck, cues } = scene;
  const toWall = duck.facing > 0 ? WIDTH - HALF_DUCK - duck.x : duck.x - HALF_DUCK;
  if (duck.grace > 0) hop(scene);
  else if (duck.wall > 0) kick(scene);
  else if (toWall < 7 * FLY_ACROSS) duck.armed = 8;
  else if (isAboutToLand(scene)) duck.eager = 8;
  else if (duck.canFlap) {
    duck.canFlap = 0;
    duck.hasFlapped = 1;
    duck.lift = 0;
    duck.vy = Math.max(duck.vy, FLAP);
    cues.push(CUE.flap);
  }
}

function kick(scene: Scene): void {
  const { duck, cues } = scene;
  throwUp(duck, Math.max(KICK - duck.kicks * 220, 1000));
  duck.lift = KICK_LIFT_FRAMES;
  duck.wall = 0;
  duck.armed = 0;
  duck.kicks += 1;
  cues.push(CUE.kick);
}

function fly(scene: Scene, isHeld: boolean): void {
  const { duck } = scene;
  if (duck.lift > 0 && isHeld) duck.lift -= 1;
  else {
    duck.lift = 0;
    duck.vy = Math.max(duck.vy - GRAVITY, -FALL_AT_MOST);
  }
  if (isHeld && duck.hasFlapped) duck.vy = Math.max(duck.vy, -FALL_WITH_WINGS);
  if (duck.wall > 0) duck.wall -= 1;
  if (duck.armed > 0) duck.armed -= 1;
  if (duck.eager > 0) duck.eager -= 1;
  if (duck.grace > 0) duck.grace -= 1;
  const x = duck.x + duck.facing * FLY_ACROSS + scene.windPush;
  duck.x = clamp(x, HALF_DUCK, WIDTH - HALF_DUCK);
  if (x !== duck.x) touchWall(scene, x < duck.x ? 1 : -1);
}

function touchWall(scene: Scene, away: number): void {
  const { duck, cues } = scene;
  if (duck.facing === away) return;
  duck.facing = away;
  duck.wall = 9;
  if (duck.armed > 0) kick(scene);
  else cues.push(CUE.bump);
}

function findLanding(scene: Scene): Ledge | null {
  const { duck, ledges } = scene;
  const before = duck.y;
  duck.y += duck.vy;
  if (duck.vy > 0) return null;
  let found: Ledge | null = null;
  for (const ledge of ledges) {
    if (ledge.y > before || ledge.y < duck.y || (found && found.y > ledge.y)) continue;
    if (isOver(ledge, duck.x)) found = ledge;
  }
  return found;
}

function isAboutToLand({ duck, ledges }: Scene): boolean {
  if (duck.vy > 0) return false;
  const soon = duck.y + 6 * (duck.vy - 3 * GRAVITY);
  const x = duck.x + duck.facing * 4 * FLY_ACROSS;
  return ledges.some((ledge) => ledge.y <= duck.y && ledge.y >= soon && isOver(ledge, x));
}

const isOver = (ledge: Ledge, x: number) => Math.abs(x - ledge.x) <= ledge.half + 7 * UNIT && isThere(ledge);
