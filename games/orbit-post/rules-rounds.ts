import { angleOf, clamp, cos, ONE, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, nextChance, nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import { BODY, fly, FLIGHT, launch, SPACE, type Body, type Circling, type Parcel, type Space } from "./rules-space.ts";

export type Stamp = { x: number; y: number; isTaken: number };

/** Where a parcel goes: a moon with a letterbox at one side. */
export type Target = Circling & { radius: number; box: number };

/** One delivery. The office is where parcels start. */
export type Round = Space & { number: number; office: { x: number; y: number }; target: Target; stamps: Stamp[] };

type Place = { x: number; y: number; vx: number; vy: number };

const TRIES = 40;
/** After so many rounds that did not come about, a simpler one is tried. */
const EASIER_BY = 4;
const PATH_EVERY = 3;

/**
 * A round is made by throwing a parcel: where it gets to is where the moon goes, so there is always a way. What else
 * there is depends on how far the player has come.
 */
export function createRound(random: Random, number: number): Round {
  for (let like = number; like >= 0; like -= EASIER_BY) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const round = tryRound(random, like);
      if (round) return { ...round, number };
    }
  }
  return lastResort(random, number);
}

/** Hardly ever needed: the moon behind a planet, which a throw above or below it reaches. */
function lastResort(random: Random, number: number): Round {
  const office = { x: 100, y: nextBetween(random, 230, 390) };
  const planet = { ...standing(480, office.y), kind: BODY.planet as number, radius: 44, mass: 100 };
  const target = { ...standing(860, office.y), radius: targetRadius(number), box: TURN / 2 };
  return { number, office, bodies: [planet], gates: [], target, stamps: [] };
}

function tryRound(random: Random, number: number): Round | null {
  const office = { x: nextBetween(random, 70, 150), y: nextBetween(random, 130, 490) };
  const bodies = createBodies(random, number, office);
  const space: Space = { bodies, gates: [] };
  const towards = angleOf(SPACE.width / 2 - office.x, SPACE.height / 2 - office.y);
  const spread = number < 3 ? 60 : 170;
  const parcel = launch(office, towards + nextBetween(random, -spread, spread), nextBetween(random, 48, 82));
  const gateAt = number > 5 && nextChance(random, 2, 5) ? nextBetween(random, 35, 60) : 0;
  const [least, most] = [90, 150 + clamp(number * 8, 0, 110)];
  const path: Place[] = [];
  for (let frame = 0; frame < most; frame++) {
    if (gateAt > 0 && frame >= gateAt && frame % 4 === 0 && !space.gates[0]) addGates(random, space, parcel, office);
    const outcome = fly(space, parcel, frame);
    if (outcome === FLIGHT.crashed || outcome === FLIGHT.lost) break;
    if (frame % PATH_EVERY === 0) path.push({ x: parcel.x, y: parcel.y, vx: parcel.vx, vy: parcel.vy });
  }
  // The later the parcel is caught, the more it was bent; so the end of the path is tried first.
  for (let at = path.length - nextBetween(random, 1, 10); at * PATH_EVERY >= least; at -= 3) {
    const target = createTarget(random, number, path[at]!, { ...space, office });
    const whole = path.slice(0, at);
    if (target) return { number, office, ...space, target, stamps: createStamps(whole, number, { ...space, target }) };
  }
  return null;
}

function createBodies(random: Random, number: number, office: { x: number; y: number }): Body[] {
  const bodies: Body[] = [];
  const count = number < 1 ? 1 : clamp(1 + Math.floor((number + nextInt(random, 3)) / 4), 1, 4);
  const home = standing(office.x, office.y);
  for (let draw = 0; draw < count * 3 && bodies.length < count; draw++) {
    const body = createBody(random, number);
    const isFree = bodies.every((other) =>
      isApart(body, other, body.radius + other.radius + body.swing + other.swing + 55),
    );
    if (isFree && isApart(body, home, body.radius + body.swing + 130)) bodies.push(body);
  }
  return bodies;
}

function createBody(random: Random, number: number): Body {
  const draw = nextInt(random, 100);
  const [homeX, homeY] = [nextBetween(random, 270, 800), nextBetween(random, 90, SPACE.height - 90)];
  const body = { homeX, homeY, swing: 0, pace: 0, phase: 0, kind: BODY.planet as number, radius: 0, mass: 0 };
  if (number > 4 && draw < 16) {
    [body.kind, body.radius, body.mass] = [BODY.star, 22, -nextBetween(random, 60, 110)];
  } else if (number > 8 && draw < 30) {
    [body.kind, body.radius, body.mass] = [BODY.hole, 14, nextBetween(random, 150, 210)];
  } else {
    body.radius = nextBetween(random, 32, 58);
    body.mass = body.radius * 2 + nextBetween(random, 0, 30);
    if (number < 7 || draw < 70) return body;
    body.swing = nextBetween(random, 24, 52);
    body.pace = nextBetween(random, 5, 9);
    body.phase = nextInt(random, TURN);
  }
  return body;
}

/** A hole where the parcel is, and its other end somewhere else, if there is room for both. */
function addGates(random: Random, space: Space, parcel: Parcel, office: { x: number; y: number }): void {
  const entry = standing(unitsOf(parcel.x), unitsOf(parcel.y));
  const exit = standing(nextBetween(random, 300, 820), nextBetween(random, 90, SPACE.height - 90));
  const isFree = [entry, exit].every(
    (gate) =>
      space.bodies.every((body) => isApart(gate, body, body.radius + body.swing + 60)) &&
      isApart(gate, standing(office.x, office.y), 120) &&
      isInside(gate, 50),
  );
  if (isFree && isApart(entry, exit, 230)) {
    space.gates = [entry, exit].map(({ homeX, homeY }) => ({ x: homeX, y: homeY }));
  }
}

const targetRadius = (number: number) => clamp(44 - number, 26, 44);

type Around = Space & { office: { x: number; y: number } };

function createTarget(random: Random, number: number, parcel: Place, around: Around): Target | null {
  const radius = targetRadius(number);
  const isCircling = number > 2 && nextChance(random, clamp(number, 4, 9), 14);
  const swing = isCircling ? nextBetween(random, 36, 84) : 0;
  const phase = nextInt(random, TURN);
  const homeX = unitsOf(parcel.x - cos(phase) * swing);
  const homeY = unitsOf(parcel.y - sin(phase) * swing);
  const pace = isCircling ? nextBetween(random, 5, 8 + clamp(Math.floor(number / 4), 0, 5)) : 0;
  // Early letterboxes look at the parcel that found them; later ones look anywhere.
  const turn = clamp(number * 24 - 40, 10, TURN / 2);
  const box = (angleOf(-parcel.vx, -parcel.vy) + nextBetween(random, -turn, turn) + TURN) % TURN;
  const target = { homeX, homeY, swing, pace, phase, radius, box };
  const { bodies, gates, office } = around;
  const isFree =
    isInside(target, radius + swing + 16) &&
    isApart(target, standing(office.x, office.y), 360) &&
    bodies.every((body) => isApart(target, body, body.radius + body.swing + radius + swing + 24)) &&
    gates.every((gate) => isApart(target, standing(gate.x, gate.y), radius + swing + 50));
  return isFree ? target : null;
}

function createStamps(path: readonly Place[], number: number, round: Space & { target: Target }): Stamp[] {
  if (number < 1) return [];
  const places = number < 4 ? [2] : [1, 2, 3];
  return places
    .map((part) => path[Math.floor((path.length * part) / 4)]!)
    .map(({ x, y }) => ({ x: unitsOf(x), y: unitsOf(y), isTaken: 0 }))
    .filter((stamp) => {
      const at = standing(stamp.x, stamp.y);
      const { target, gates } = round;
      return (
        isInside(at, 30) &&
        isApart(at, target, target.radius + target.swing + 30) &&
        gates.every((gate) => isApart(at, standing(gate.x, gate.y), 50))
      );
    });
}

const unitsOf = (fixed: number) => Math.floor(fixed / ONE);
const standing = (homeX: number, homeY: number): Circling => ({ homeX, homeY, swing: 0, pace: 0, phase: 0 });

const isApart = (a: Circling, b: Circling, units: number) =>
  (a.homeX - b.homeX) ** 2 + (a.homeY - b.homeY) ** 2 >= units * units;

const isInside = ({ homeX, homeY }: Circling, margin: number) =>
  homeX >= margin && homeX <= SPACE.width - margin && homeY >= margin && homeY <= SPACE.height - margin;
