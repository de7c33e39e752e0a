// A course is made of bars of text, with eight steps each, as music is: `.` is a rest, and every other sign is something
// that is done on that step. Obstacles follow from it, so that a course is played on the beat.

/** Units of width in a beat, which is four cells; and of height in a cell, finer because of gravity. */
export const BEAT = 960;
export const CELL = BEAT / 4;
export const STEP = BEAT / 2;
export const STEPS = 8;
export const HIGH = CELL * 64;
/** The ground is known every quarter of a cell. */
const GRAIN = CELL / 4;
export const WATER = -1;

/** Where the song is mirrored, a second floor hangs this high above the first. */
export const CEILING = 4;

/** A `thorn` is a spike that hangs from the mirrored floor. */
export const THING = { spike: 1, ball: 2, pad: 3, orb: 4, feather: 5, thorn: 6, gate: 7, ring: 8 } as const;

/** Something on the way. `level` is the ground it stands on or belongs to; a gate's or ring's is the height of its middle. */
export type Thing = { kind: number; x: number; level: number; index: number };
/** A press that counts: from the ground, or from an orb. `hold` is the length of the string that it begins, in steps, or 0. */
export type Tile = { step: number; x: number; level: number; isOrb: boolean; hold: number };
/** A string over water, on which the duck slides while the button is held. */
export type Rail = { from: number; to: number; level: number };

export type Course = {
  bars: number;
  /** Height in cells, or WATER, by GRAIN. */
  ground: Int8Array;
  things: readonly Thing[];
  /** Things by the step that they are near. */
  near: readonly (readonly Thing[])[];
  tiles: readonly Tile[];
  /** Steps on which a jump brings a feather. */
  dares: readonly number[];
  feathers: number;
  gates: readonly Thing[];
  rails: readonly Rail[];
  /** For each bar: whether it is flown, and whether it is mirrored. */
  flown: readonly boolean[];
  mirrored: readonly boolean[];
  /** Steps of swaps: after an odd number of them, the duck runs on the ceiling. */
  swaps: readonly number[];
};

/** Rings without pipes, by height from 1: a melody to fly along. */
const RINGS = "vwxyz";

const isFlown = (bar: string): boolean => bar.includes("~");

export function readCourse(bars: readonly string[]): Course {
  const steps = bars.length * STEPS;
  const ground = new Int8Array((steps * STEP) / GRAIN + 1);
  const things: Thing[] = [];
  const tiles: Tile[] = [];
  const rails: Rail[] = [];
  const swaps: number[] = [];
  const dares: number[] = [];
  const text = bars.join("");
  let [level, feathers, gates] = [0, 0, 0];
  const water: [from: number, to: number][] = [];
  const add = (kind: number, x: number, at: number, index = 0) => void things.push({ kind, x, level: at, index });
  const press = (step: number, isOrb = false, hold = 0, at = level) =>
    void tiles.push({ step, x: step * STEP, level: at, isOrb, hold });
  const raise = (from: number) => ground.fill(level, Math.floor(from / GRAIN));

  const place: Record<string, (step: number, x: number) => void> = {
    // A spike below the top of the jump.
    j: (step, x) => {
      press(step);
      add(THING.spike, x + STEP, level);
    },
    // A drum with nothing behind it: to miss it costs only the row.
    o: (step) => press(step),
    // Two spikes.
    d: (step, x) => {
      press(step);
      add(THING.spike, x + STEP - CELL / 2, level);
      add(THING.spike, x + STEP + CELL / 2, level);
    },
    // Water of two cells.
    g: (step, x) => {
      press(step);
      water.push([x + STEP - CELL, x + STEP + CELL]);
    },
    // Up by a block, and down by one.
    u: (step, x) => {
      press(step);
      level += 1;
      raise(x + STEP - CELL / 2);
    },
    n: (_, x) => {
      level -= 1;
      raise(x);
    },
    // Wide water with a drum in its middle.
    G: (step, x) => {
      press(step);
      press(step + 2, true);
      add(THING.orb, x + BEAT, level);
      water.push([x + CELL, x + 2 * BEAT - CELL]);
    },
    // A string, as long as the signs `=` that follow.
    h: (step, x) => {
      const hold = /^=*/.exec(text.slice(step + 1))![0].length + 1;
      press(step, false, hold);
      rails.push({ from: x, to: x + hold * STEP, level });
      water.push([x + CELL, x + hold * STEP - CELL]);
    },
    // To the other side of the mirror, away from a spike on this one.
    f: (step, x) => {
      const isAbove = swaps.length % 2 === 1;
      press(step, false, 0, isAbove ? CEILING : level);
      add(isAbove ? THING.thorn : THING.spike, x + STEP, isAbove ? CEILING : level);
      swaps.push(step);
    },
    // A trampoline, and as much water as it carries over.
    p: (_, x) => {
      add(THING.pad, x, level);
      water.push([x + CELL, x + 2 * BEAT - CELL]);
    },
    // Something hangs just behind this step: stay on the ground.
    b: (_, x) => add(THING.ball, x + CELL, level),
    "*": (step, x) => {
      dares.push(step);
      add(THING.feather, x + STEP, level, feathers++);
    },
    // A high feather: jump, and jump again from the drum that floats at the top of the jump.
    "^": (step, x) => {
      dares.push(step, step + 1);
      add(THING.orb, x + STEP, level + 2);
      add(THING.feather, x + BEAT, level + 2, feathers++);
    },
  };

  for (const [number, bar] of bars.entries()) {
    for (const [at, sign] of Array.from(bar).entries()) {
      const step = number * STEPS + at;
      if (sign >= "1" && sign <= "5") add(THING.gate, step * STEP, Number(sign), gates++);
      else if (RINGS.includes(sign)) add(THING.ring, step * STEP, RINGS.indexOf(sign) + 1, gates++);
      else place[sign]?.(step, step * STEP);
    }
  }
  for (const [from, to] of water) ground.fill(WATER, from / GRAIN, to / GRAIN);

  const near: Thing[][] = Array.from({ length: steps + 1 }, () => []);
  for (const thing of things) {
    const home = Math.floor(thing.x / STEP);
    for (const step of [home - 1, home, home + 1]) near[step]?.push(thing);
  }
  return {
    bars: bars.length,
    ground,
    things,
    near,
    tiles,
    dares,
    feathers,
    gates: things.filter(({ kind }) => kind >= THING.gate),
    rails,
    flown: bars.map(isFlown),
    mirrored: bars.map((bar) => bar.includes("%")),
    swaps,
  };
}

/** The height of the ground in cells at this place, or WATER. */
export const groundAt = ({ ground }: Course, x: number): number =>
  ground[Math.max(0, Math.min(ground.length - 1, Math.floor(x / GRAIN)))]!;

export const isFlownAt = ({ flown }: Course, x: number): boolean => flown[Math.floor(x / (STEP * STEPS))] ?? false;

export const isMirroredAt = ({ mirrored }: Course, x: number): boolean =>
  mirrored[Math.floor(x / (STEP * STEPS))] ?? false;

/** Whether the duck runs on the ceiling from this step on. */
export const isAboveAt = ({ swaps }: Course, step: number): boolean =>
  swaps.filter((each) => each < step).length % 2 === 1;
