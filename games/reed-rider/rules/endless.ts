import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { nextInt, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import type { Course } from "./course.ts";
import { lay, newCourse } from "./lay.ts";
import { UNIT } from "./units.ts";

/** Sections of a ride by how hard they are. A flag stands before each. */
const SECTIONS: readonly (readonly string[])[] = [
  ["h40,6 f10 h50,8", "s40,12 f10 s50,-16", "b4 f10 h40,7", "h40,5 p h60,12 f20", "f10 k24,6 f20 d30,-6"],
  [
    "f6 k20,7 g12,-4 f8 d20,-3",
    "h40,8 f6 h40,10 f10",
    "p f10 k20,9 g16,-2 f24",
    "f10 j f40 s40,10",
    "f10 x8,2 f12 h40,9 x8,3 f14",
  ],
  [
    "f10 k16,6 e-6 t8 f24 h30,8",
    "f8 y36 f16 h40,8",
    "p f12 o11 f20",
    "f6 w24,4 f14 k20,8 g13,-6 f20",
    "s30,12 k16,8 g13,-14 d30,-6 f14",
    "f14 j10 f50 h30,8",
    "f8 k18,6 e-6 m14 f24 x8,2 f12",
    "f10 k22,10 v38,0 f44",
  ],
  [
    "f10 k18,8 g12,-2 f24 k16,6 e-6 t8 f20",
    "f6 c36 f12 k18,9 g15,-4 f20",
    "p f10 k22,13 g26,-4 f30",
    "f8 y40 f14 k16,7 e-7 t9 f20",
    "f12 j9 f6 t10 f24 s30,8",
    "p f14 o13 f14 k20,10 g16,-2 f20",
    "p f10 k22,11 v50,-4 f48",
    "f8 a44 f16",
  ],
  [
    "f12 k16,7 e-7 t10 f24 c42 f14",
    "f16 n30 f20",
    "f8 w26,-3 f14 k20,10 g14,-4 f20",
    "p f10 k24,15 g32,-8 f30",
    "e1 f10 e1 f14 k18,9 g14,-2 f20",
    "f8 c48 k18,9 g16,-6 f20",
    "f8 a44,5 f14 k18,7 e-7 m16 f24",
    "p f14 o14 f14 j10 f6 t14 f30",
  ],
];
/** Sections until they are harder. */
const EVERY = 6;
const AHEAD = 3000 * UNIT;
/** The tricks of a show: ramps that throw high. */
const TRICKS = [
  "p f10 k24,14 g20,-2 f40",
  "f14 j10 f50",
  "f14 j11 f60",
  "f20 j13 f80",
  "s40,-12 k22,13 e-18 f44",
  "f14 k22,11 e-14 f40",
  "s40,22 f12 k20,10 e-30 f50",
  "f14 k22,10 v46,0 f50",
];

type Ride = { seed: Seed; course: Course; random: Random; laid: number; isShow: boolean };

/** Courses that were laid: each follows from its seed, so that it does not matter who keeps them. */
let rides: Ride[] = [];
const MOST_RIDES = 6;

/** The course of a seed, far beyond the place where somebody is. */
export function endlessCourse(seed: Seed, far: number, isShow: boolean): Course {
  // The ride of the last step is the first one.
  let ride = rides[0];
  if (!ride || ride.isShow !== isShow || !isSame(ride.seed, seed))
    ride = rides.find((each) => each.isShow === isShow && isSame(each.seed, seed));
  if (!ride) {
    ride = { seed: [...seed], course: newCourse(), random: startRandom(seed, isShow ? 2 : 1), laid: 0, isShow };
    lay(ride.course, "* f20");
    rides = [ride, ...rides].slice(0, MOST_RIDES);
  }
  while (ride.course.x * UNIT < far + AHEAD) layNext(ride);
  return ride.course;
}

const isSame = (one: Seed, other: Seed): boolean =>
  one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3];

function layNext(ride: Ride): void {
  const { course, random, isShow } = ride;
  const hard = Math.min(SECTIONS.length - 1, Math.floor(ride.laid / EVERY));
  const pick = (list: readonly string[]) => list[nextInt(random, list.length)]!;
  // Mostly as hard as the way is far, and sometimes easier.
  const of = SECTIONS[Math.max(0, hard - (nextInt(random, 3) === 0 ? 1 : 0))]!;
  // A show begins with springs that throw high.
  const trick = ride.laid < 2 ? "f14 j11 f60" : pick(TRICKS);
  lay(course, isShow ? `${trick} f8` : pick(of));
  ride.laid += 1;
  lay(course, "*");
}
