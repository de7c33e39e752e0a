import { cos, ONE, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { put, regionsOf, segment, SURFACE, THING, type Course, type Point } from "./course.ts";
import { speedOf } from "./units.ts";

const GRAIN = 20;
/** How deep the banks of a gap go, and how far below them the water is. */
const BANK = 300;
const WATER = 90;
const PAD_LONG = 80;
const SPRING_LONG = 60;
const LOOP_PARTS = 40;
const VENT_WIDE = 240;

export function newCourse(): Course {
  const course: Course = {
    x: 0,
    y: 0,
    strips: [{ points: [[-600, -260]] }],
    gaps: [],
    things: [],
    patches: [],
    flags: [],
    buckets: [],
    tops: [],
    floors: [],
    regions: [],
    finish: Infinity,
  };
  // A bank behind the start: nobody rides off to the left.
  line(course, -240, -200);
  line(course, -200, 0);
  line(course, 0, 0);
  return course;
}

export function courseOf(text: string): Course {
  const course = newCourse();
  lay(course, `* f20 ${text} *`);
  course.finish = course.x;
  lay(course, "f90");
  return course;
}

/** The pieces of a course, in tens of units: a letter, a length and often a height (up is positive). */
export function lay(course: Course, text: string): void {
  for (const word of text.trim().split(/\s+/)) {
    const [first = 0, second = 0] = word
      .slice(1)
      .split(",")
      .map((number) => Number(number) * 10);
    layPiece(course, word[0]!, first, second);
  }
}

function layPiece(course: Course, piece: string, long: number, high: number): void {
  const { x, y } = course;
  const last = () => course.strips.at(-1)!;
  if (piece === "f") line(course, x + long, y);
  else if (piece === "l") line(course, x + long, y - high);
  else if (piece === "e") line(course, x, y - long);
  // A slope that is flat at both ends, a hill, a ramp that grows steep, and one that grows flat.
  else if (piece === "s") curve(course, long, (part) => high * wave(part));
  else if (piece === "h") curve(course, long, (part) => high * wave(2 * part));
  else if (piece === "k") curve(course, long, (part) => high * part * part);
  else if (piece === "d") curve(course, long, (part) => high * (2 * part - part * part));
  else if (piece === "b") for (let bump = 0; bump < long / 10; bump++) curve(course, 80, (part) => 13 * wave(2 * part));
  else if (piece === "*") {
    line(course, x + 60, y);
    course.flags.push([course.x, y]);
    line(course, x + 120, y);
  } else if (piece === "p") mark(course, SURFACE.pad, PAD_LONG, speedOf(long === 0 ? 1500 : long * 10));
  else if (piece === "j") mark(course, SURFACE.spring, SPRING_LONG, speedOf(long === 0 ? 1000 : long * 10));
  else if (piece === "t") mark(course, SURFACE.thorns, long, 0);
  else if (piece === "m") mark(course, SURFACE.mud, long, 0);
  else if (piece === "o") loop(course, long);
  else if (piece === "a" || piece === "x") {
    // A blade that swings over the way, and crates that stand on it.
    const kind = piece === "a" ? THING.blade : THING.crates;
    put(course, { kind, x: x + long / 2, y, size: kind === THING.blade ? 400 : Math.max(1, high / 10), power: high });
    line(course, x + long, y);
  } else {
    const landing = piece === "g" || piece === "v" ? y - high : y;
    const water = Math.max(y, landing) + WATER;
    segment(course, last().points.at(-1)!, [x, y + BANK], SURFACE.ground);
    const gap = { from: x, to: x + long, y: water };
    course.gaps.push(gap);
    for (const region of regionsOf(course, x, x + long)) region.gaps.push(gap);
    if (piece === "c") put(course, { kind: THING.planks, x, y, size: long, power: 0 });
    if (piece === "y") put(course, { kind: THING.seesaw, x: x + long / 2, y, size: long - 12, power: 0 });
    if (piece === "n") put(course, { kind: THING.swing, x: x + long / 2, y, size: long, power: 0 });
    if (piece === "v") put(course, { kind: THING.vent, x: x + long / 2, y, size: Math.min(long, VENT_WIDE), power: 0 });
    if (piece === "w") drum(course, long, high / 10);
    course.x += long;
    course.y = landing;
    course.strips.push({ points: [[course.x, landing]] });
    segment(course, [course.x, landing + BANK], [course.x, landing], SURFACE.ground);
  }
}

/** From 0 over 1 at a half back to 0 at 1 and so on, as a part: half a cosine. */
const wave = (part: number): number => (ONE - cos(Math.round((part * TURN) / 2))) / (2 * ONE);

function curve(course: Course, long: number, heightAt: (part: number) => number): void {
  const { x, y } = course;
  const count = Math.max(2, Math.round(long / GRAIN));
  for (let at = 1; at <= count; at++)
    line(course, x + Math.round((long * at) / count), y - Math.round(heightAt(at / count)));
}

function line(course: Course, x: number, y: number): void {
  const { points } = course.strips.at(-1)!;
  // Long lines in parts, so that no product exceeds the exact integers.
  const from = points.at(-1)!;
  const count = Math.max(1, Math.ceil((x - from[0]) / 200));
  for (let at = 1; at <= count; at++) {
    const before = points.at(-1)!;
    const next: Point = [
      from[0] + Math.round(((x - from[0]) * at) / count),
      from[1] + Math.round(((y - from[1]) * at) / count),
    ];
    segment(course, before, next, SURFACE.ground);
    points.push(next);
  }
  Object.assign(course, { x, y });
}

/** A flat stretch with something on it. */
function mark(course: Course, surface: number, long: number, power: number): void {
  const { x, y } = course;
  course.patches.push({ surface, from: x, to: x + long, y });
  course.strips.at(-1)!.points.push([x + long, y]);
  segment(course, [x, y], [x + long, y], surface, power);
  course.x += long;
}

function loop(course: Course, radius: number): void {
  line(course, course.x + radius, course.y);
  const { x, y } = course;
  put(course, { kind: THING.loop, x, y: y - radius, size: radius, power: 0 });
  const at = (part: number): Point => {
    const angle = Math.round((part * TURN) / LOOP_PARTS);
    return [x + Math.round((sin(angle) * radius) / ONE), y - radius + Math.round((cos(angle) * radius) / ONE)];
  };
  for (let part = 0; part < LOOP_PARTS; part++) {
    // The top is always solid: the rear wheel is still on its one side when the front wheel is on the other.
    const isTop = Math.abs(part + 0.5 - LOOP_PARTS / 2) < LOOP_PARTS / 8;
    const half = isTop ? 0 : part < LOOP_PARTS / 2 ? 1 : 2;
    segment(course, at(part), at(part + 1), SURFACE.loop, 0, half);
  }
  line(course, x + radius, y);
}

/** The top of a water wheel, which turns. */
function drum(course: Course, long: number, speed: number): void {
  const { x, y } = course;
  const high = long / 6;
  put(course, { kind: THING.drum, x: x + long / 2, y, size: long, power: speed });
  const parts = Math.round(long / GRAIN);
  const at = (part: number): Point => [
    x + Math.round((long * part) / parts),
    y - Math.round((high * 4 * part * (parts - part)) / (parts * parts)) + 2,
  ];
  for (let part = 0; part < parts; part++) segment(course, at(part), at(part + 1), SURFACE.belt, speedOf(speed * 100));
}
