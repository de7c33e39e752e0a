import { cos, ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import { UNIT } from "./units.ts";

/** What a tongue can hold: a lantern, one of paper that tears, one full of honey, a firefly that drifts, one on a wheel. */
export const ANCHOR = { lantern: 0, paper: 1, honey: 2, firefly: 3, wheel: 4 } as const;
export const PAD = { leaf: 0, mushroom: 1, drum: 2, lily: 3 } as const;

/** In units; `y` is negative above the water. A firefly drifts by `dx` and `dy` around its place; a wheel has a radius. */
export type Anchor = {
  kind: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** 1024ths of a turn for each frame, and at the start. */
  speed: number;
  phase: number;
  /** Worth more in a dash. */
  isGold: boolean;
};
export type Place = { x: number; y: number };
export type Pad = { kind: number; x: number; y: number; half: number };
/** Thorns: a ball that moves up and down by `dy`. */
export type Burr = { x: number; y: number; size: number; dy: number; phase: number };
/** Wind in a box, in hundredths of a unit for each frame and frame. */
export type Gust = { x: number; y: number; wide: number; high: number; ax: number; ay: number };
/** Wheels, for the picture. */
export type Hub = { x: number; y: number; size: number; speed: number; phase: number };

/** The numbers of the things near a part of a course. */
export type Region = { anchors: number[]; flies: number[]; pads: number[]; burrs: number[]; gusts: number[] };

export type Course = {
  /** The pen of the next piece. */
  x: number;
  anchors: Anchor[];
  flies: Place[];
  pads: Pad[];
  burrs: Burr[];
  gusts: Gust[];
  hubs: Hub[];
  /** Where a frog is put back, in units; the first is the start. */
  lilies: number[];
  regions: Region[];
  finish: number;
};

const REGION = 400;
/** How far beyond its region something is found. */
const REACH = 560;
const LEAF_HALF = 54;
const MUSHROOM_HALF = 44;
const DRUM_HALF = 50;
const LILY_HALF = 62;
export const LILY_Y = -14;

export const newCourse = (): Course => ({
  x: 0,
  anchors: [],
  flies: [],
  pads: [],
  burrs: [],
  gusts: [],
  hubs: [],
  lilies: [],
  regions: [],
  finish: 1e9,
});

export function courseOf(text: string): Course {
  const course = newCourse();
  lay(course, `l0 ${text}`);
  course.finish = course.x;
  return course;
}

/**
 * The pieces of a course, in tens of units. Lanterns and lilies move the pen to the right by their first number; all
 * others are so far from the pen, and leave it. Heights are above the water.
 *
 * o lantern, O one of gold, p paper, h honey, v and a fireflies that drift up and down or aside by the third number,
 * w wheel (radius, speed), l lily, f fly, F a row of flies that hangs down, A one that rises, m mushroom, d drum, n leaf,
 * x thorns (size, way up and down), g gust (width, height, push right, push up), > a step without anything. Anchors of an
 * endless course are shifted a little, so that no rhythm fits.
 */
export function lay(course: Course, text: string, shift: () => number = () => 0): void {
  for (const word of text.trim().split(/\s+/)) {
    const numbers = word
      .slice(1)
      .split(",")
      .map((number) => Number(number || 0) * 10);
    if ("opva".includes(word[0]!)) {
      numbers[0]! += shift();
      numbers[1]! += shift();
    }
    layPiece(course, word[0]!, numbers);
  }
}

const EVEN_SPEED = 6;

function layPiece(course: Course, piece: string, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): void {
  const move = "oOphvawl>".includes(piece);
  const x = course.x + a;
  if (move) course.x = x;
  const y = -b;
  const still = { x, y, dx: 0, dy: 0, speed: 0, phase: (x * 7) % 1024, isGold: false };
  if (piece === "o") addAnchor(course, { ...still, kind: ANCHOR.lantern });
  else if (piece === "O") addAnchor(course, { ...still, kind: ANCHOR.lantern, isGold: true });
  else if (piece === "p") addAnchor(course, { ...still, kind: ANCHOR.paper });
  else if (piece === "h") addAnchor(course, { ...still, kind: ANCHOR.honey });
  else if (piece === "v") addAnchor(course, { ...still, kind: ANCHOR.firefly, dy: c, speed: EVEN_SPEED });
  else if (piece === "a") addAnchor(course, { ...still, kind: ANCHOR.firefly, dx: c, speed: EVEN_SPEED });
  else if (piece === "w") addWheel(course, x, y, c, d / 10);
  else if (piece === "l") {
    course.lilies.push(x);
    addPad(course, { kind: PAD.lily, x, y: LILY_Y, half: LILY_HALF });
  } else if (piece === "f") addFly(course, x, y);
  else if (piece === "F") for (let at = 0; at < c / 10; at++) addFly(course, x + at * 44, y + bow(at, c / 10));
  else if (piece === "A") for (let at = 0; at < c / 10; at++) addFly(course, x + at * 44, y - bow(at, c / 10));
  else if (piece === "m") addPad(course, { kind: PAD.mushroom, x, y: -26 - b, half: MUSHROOM_HALF });
  else if (piece === "d") addPad(course, { kind: PAD.drum, x, y: -30 - b, half: DRUM_HALF });
  else if (piece === "n") addPad(course, { kind: PAD.leaf, x, y: -8, half: LEAF_HALF });
  else if (piece === "x") {
    course.burrs.push({ x, y, size: c, dy: d, phase: (x * 3) % 1024 });
    note(course, x, (region) => region.burrs.push(course.burrs.length - 1));
  } else if (piece === "g") {
    course.gusts.push({ x, y, wide: c, high: d, ax: e / 10, ay: -f / 10 });
    note(course, x + c / 2, (region) => region.gusts.push(course.gusts.length - 1), c / 2);
  }
}

/** How far the flies of a row hang below its ends. */
const bow = (at: number, count: number): number => Math.trunc((at * (count - 1 - at) * 60) / Math.max(1, count));

function addWheel(course: Course, x: number, y: number, size: number, speed: number): void {
  course.hubs.push({ x, y, size, speed, phase: 0 });
  for (const phase of [0, 341, 683])
    addAnchor(course, { kind: ANCHOR.wheel, x, y, dx: size, dy: size, speed, phase, isGold: false });
}

function addAnchor(course: Course, anchor: Anchor): void {
  course.anchors.push(anchor);
  note(course, anchor.x, (region) => region.anchors.push(course.anchors.length - 1));
}

function addFly(course: Course, x: number, y: number): void {
  course.flies.push({ x, y });
  note(course, x, (region) => region.flies.push(course.flies.length - 1));
}

function addPad(course: Course, pad: Pad): void {
  course.pads.push(pad);
  note(course, pad.x, (region) => region.pads.push(course.pads.length - 1));
}

function note({ regions }: Course, x: number, add: (region: Region) => void, more = 0): void {
  const from = Math.max(0, Math.floor((x - REACH - more) / REGION) + 1);
  for (let at = from; at <= Math.floor((x + REACH + more) / REGION) + 1; at++)
    add((regions[at] ??= { anchors: [], flies: [], pads: [], burrs: [], gusts: [] }));
}

const EMPTY: Region = { anchors: [], flies: [], pads: [], burrs: [], gusts: [] };
/** `x` in small units. */
export const regionAt = ({ regions }: Course, x: number): Region =>
  regions[Math.max(0, Math.floor(x / (REGION * UNIT)) + 1)] ?? EMPTY;

/** Where an anchor is in this frame, in small units. */
export function anchorX({ kind, x, dx, speed, phase }: Anchor, frame: number): number {
  if (dx === 0) return x * UNIT;
  const wave = kind === ANCHOR.wheel ? cos(phase + frame * speed) : sin(phase + frame * speed);
  return x * UNIT + Math.trunc((wave * dx) / (ONE / UNIT));
}

export const anchorY = ({ y, dy, speed, phase }: Anchor, frame: number): number =>
  dy === 0 ? y * UNIT : y * UNIT + Math.trunc((sin(phase + frame * speed) * dy) / (ONE / UNIT));

const BURR_SPEED = 8;
export const burrY = ({ y, dy, phase }: Burr, frame: number): number =>
  dy === 0 ? y * UNIT : y * UNIT + Math.trunc((sin(phase + frame * BURR_SPEED) * dy) / (ONE / UNIT));
