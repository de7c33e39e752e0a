import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { nextBetween, nextInt, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { lay, newCourse, type Course } from "./course.ts";
import { UNIT } from "./units.ts";

/** The first stretch of a night: lanterns in a row, and leaves below that throw back whoever misses. */
const FIRST = [
  "o16,33 n8 n22 F8,14,3 o27,33 n-8 n10 n24 F8,15,3",
  "o28,34 n-10 n6 n22 F9,17,3 o28,35 n-10 n8 n24 F9,16,4",
  "o28,35 n-10 n8 n24 F9,17,3 o29,35 n-8 n10 n24 A9,20,3",
  "o29,36 n-10 n8 n24 A8,22,4 o30,36 n-8 n10 n26",
  "o29,34 n-8 n8 n22 F9,17,4 o24,42 n8 A6,34,3 o26,38 n-4 n14",
  "o30,34 n-6 m16 F9,18,4 o32,36 n-14 n4 n20 F10,17,4",
  "o30,35 n-4 n12 F9,17,4 v30,36,5 n-6 n10 n26 A8,20,3",
  "o30,34 m16 F9,18,4 o31,36 n-14 n6 n22 F10,17,4",
  "o31,35 n-6 n16 A9,20,4 o31,36 m16 F9,17,4",
  "o31,34 n-10 n14 F9,17,4 o25,42 m14 A6,34,4 o26,38 n16",
  "o31,35 m16 F9,17,4 o32,36 n-4 n16 F10,18,4",
  "a32,36,5 n-6 n16 F9,17,4 o32,36 m16 A9,22,4",
];

/** Stretches of a night by how hard they are. */
const NIGHT: readonly (readonly string[])[] = [
  [
    "o30,35 n15 F9,17,4 o31,36 m16 F10,18,4",
    "o31,36 m16 A8,24,4 o29,33 n16 F9,16,4",
    "o30,33 F9,16,3 m15 v31,38,6 n16 A8,22,3",
    "o33,37 m17 F10,17,5 o30,34 n16",
  ],
  [
    "p31,36 F9,18,4 o31,36 m18",
    "o31,34 o22,44 A6,36,5 o26,36",
    "a33,36,7 F10,18,4 o31,35 n18",
    "o32,36 d17 F16,26,5 o52,38",
    "v32,36,8 v32,36,8 m16 F9,20,4",
  ],
  [
    "w36,36,9,5 F11,18,4 o36,37 m18",
    "p32,36 p32,36 F9,19,4 o31,36",
    "o33,36 x17,1,4 A12,34,5 o34,38",
    "h32,40 F13,30,5 o40,38 m19",
    "o32,36 x16,1,4,3 F11,26,4 o32,37",
    "a34,37,9 a36,37,9 F9,20,4",
  ],
  [
    "o34,37 x17,30,4 F9,12,4 o34,36 x17,1,4 A9,36,4",
    "w36,38,10,7 x20,2,4 w42,38,10,7 F10,20,4",
    "p34,37 p34,37 p34,37 F9,18,5",
    "h34,42 A15,40,5 o44,44 o30,36",
    "d6 o36,38 F16,30,5 d18 o52,38",
    "v34,37,11 x18,14,5,6 v35,37,11 A9,30,4",
  ],
  [
    "p35,38 x18,20,4,10 p35,38 F9,18,4 o34,37",
    "w38,38,11,9 p38,38 w40,38,11,9 A9,34,5",
    "o36,38 x17,34,5 x17,1,4 o36,38 F10,18,5",
    "h36,42 x22,12,5 h44,42 A15,40,5 o42,40",
    "a36,38,12 x18,18,5,8 a38,38,12 F10,20,5",
    "o38,40 d19 A18,34,6 p56,40",
  ],
];
/** Stretches until they are harder. */
const EVERY = 9;

/** Lanterns of a dash: many, in rows high and low; the high ones are of gold. */
const DASH: readonly string[] = [
  "o22,32 o22,34 O18,50 F4,44,3 o14,34",
  "o24,34 m12 O20,52 o8,32 F8,18,3",
  "a24,36,6 o24,34 O20,50 o10,34",
  "o22,30 o20,38 O20,48 A4,44,4 o16,36",
  "w30,36,9,6 O20,54 o16,34",
  "o24,34 d12 O28,52 o10,36 F6,20,3",
  "o20,36 o20,28 o20,36 O20,50",
  "v24,36,8 O22,52 o12,32 n10",
];

/** Units by which an anchor is shifted at most. */
const SHIFT = 32;
const AHEAD = 2400 * UNIT;

type Flight = { seed: Seed; course: Course; random: Random; laid: number; isDash: boolean };

/** Courses that were laid: each follows from its seed, so that it does not matter who keeps them. */
let flights: Flight[] = [];
const MOST_FLIGHTS = 6;

/** The course of a seed, far beyond the place where somebody is. */
export function endlessCourse(seed: Seed, far: number, isDash: boolean): Course {
  let flight = flights.find((each) => each.isDash === isDash && isSame(each.seed, seed));
  if (!flight) {
    flight = { seed: [...seed], course: newCourse(), random: startRandom(seed, isDash ? 2 : 1), laid: 0, isDash };
    lay(flight.course, "l0");
    flights = [flight, ...flights].slice(0, MOST_FLIGHTS);
  }
  while (flight.course.x * UNIT < far + AHEAD) layNext(flight);
  return flight.course;
}

const isSame = ([a, b, c, d]: Seed, [e, f, g, h]: Seed): boolean => a === e && b === f && c === g && d === h;

function layNext(flight: Flight): void {
  const { course, random, isDash } = flight;
  const pick = (list: readonly string[]) => list[nextInt(random, list.length)]!;
  flight.laid += 1;
  const shift = () => nextBetween(random, -SHIFT, SHIFT);
  if (isDash) return lay(course, flight.laid === 1 ? "o16,33 n10 o24,34 n10" : pick(DASH), shift);
  const first = FIRST[flight.laid - 1];
  if (first !== undefined) return lay(course, first, flight.laid === 1 ? undefined : shift);
  const hard = Math.min(NIGHT.length - 1, Math.floor((flight.laid - FIRST.length - 1) / EVERY));
  // Mostly as hard as the way is far, and sometimes easier.
  lay(course, pick(NIGHT[Math.max(0, hard - (nextInt(random, 3) === 0 ? 1 : 0))]!), shift);
}
