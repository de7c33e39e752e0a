import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import { readCourse, type Course } from "./course.ts";
import { SONGS } from "./songs.ts";

export const REMIX_BEAT = 26;
/** About nine and a half minutes. */
const REMIX_BARS = 328;

/** Phrases of two bars, from easy to hard. Each ends at the height at which it began. */
const PHRASES: readonly (readonly string[])[] = [
  ["o.b.j... o...j...", "o...j... b.j...o.", "o...g... o.b.j...", "b.j...o. o...g..."],
  ["j...j... o...j...", "o.b.u... o...n...", "..g...j. b.o.j...", "..o.j... b...j.b.", "..p..... b.o.j..."],
  [
    "j...j... j...g...",
    "..u...j. ..n.....",
    "j..j.... ..j...j.",
    "..b.j... j...b...",
    "..G..... ....j...",
    "..h===.. ....j...",
    "..h=.... h===....",
  ],
  [
    "j..j..j. ..j.....",
    "u...u... n...n...",
    "..d..... j..j....",
    "G...j... ..b.j...",
    "p...j... j..j....",
    "h==.h==. ..j.j...",
    "%%f%%%f% %%f%%%f%",
  ],
  [
    "j..j..j. ..d.....",
    "..d...j. j..j....",
    "u..j..n. ..d.....",
    "j.j.j... ..b.j...",
    "f%%%f%f% f%%%f%f%",
    "G...G... h==.j...",
  ],
  [
    "d..j..d. ..j..j..",
    "j.j.d... b..d....",
    "u..u..d. n..n..j.",
    "G...d... j..j..d.",
    "j..d..j. ..d..d..",
    "f%f%f%f% f%%f%%%%",
    "h==.d... h==.h==.",
  ],
  [
    "d..d..d. ..d..d..",
    "j.j.j.d. ..b.d.d.",
    "u.d.n.d. ..d..d..",
    "G...G... d..d..d.",
    "d..d.b.. d..d.b..",
    "f%%f%%f% f%f%f%%%",
  ],
  // Two and a half minutes in: a press on every beat, until the hearts are gone.
  ["d.d.d.d. j.j.d.d.", "u.d.n.d. d.d.d.d.", "j.d.j.d. d.d.d.d.", "d.d.d.d. ..b.d.d.", "G...d.d. d.d.d.d."],
];

/** Four bars of flight; later ones have gates that are farther apart. */
const FLIGHTS: readonly string[] = [
  "~~~~3~~~ 3~~~3~~~ 2~~~3~~~ 3~~~~~~~",
  "~~~~2~~~ 4~~~2~~~ 3~~~4~~~ 2~~~~~~~",
  "~~~~4~~~ 1~~~4~~~ 2~~~5~~~ 3~~~~~~~",
  "~~~~1~~~ 5~~~2~~~ 5~~~1~~~ 4~~~~~~~",
];

const START = ["........", "o...o..."];
/** A phrase after a flight begins when the duck is down again. */
const REST = ["........"];
/** A feather, and something to jump into for those who jump late. */
const DARE = "..*..b..";
const PHRASES_A_TIER = 5;
const PHRASES_A_FEATHER = 6;
const PHRASES_BETWEEN_FLIGHTS = 8;

/** Returns the song whose tune a remix plays. */
export const remixSong = (seed: Seed): number => nextInt(startRandom(seed, 2), SONGS.length);

const known = new Map<string, Course>();
const MOST_KNOWN = 24;

export function remixCourse(seed: Seed): Course {
  const key = seed.join();
  let course = known.get(key);
  if (!course) {
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!);
    known.set(key, (course = readCourse(writeRemix(seed))));
  }
  return course;
}

function writeRemix(seed: Seed): string[] {
  const random = startRandom(seed, 1);
  const bars = [...START];
  let last = "";
  for (let phrase = 0; bars.length < REMIX_BARS - 8; phrase++) {
    const tier = Math.min(PHRASES.length - 1, Math.floor(phrase / PHRASES_A_TIER));
    // Now and then an easier one, to breathe.
    const from = PHRASES[tier > 1 && nextInt(random, 4) === 0 ? tier - 1 : tier]!;
    let next = from[nextInt(random, from.length)]!;
    if (next === last) next = from[(from.indexOf(next) + 1) % from.length]!;
    last = next;
    bars.push(...next.split(" "));
    if (phrase % PHRASES_A_FEATHER === PHRASES_A_FEATHER - 1) bars.push(DARE);
    if (phrase % PHRASES_BETWEEN_FLIGHTS === PHRASES_BETWEEN_FLIGHTS - 1) {
      const flight = Math.min(FLIGHTS.length - 1, Math.floor(phrase / PHRASES_BETWEEN_FLIGHTS) - nextInt(random, 2));
      bars.push(...FLIGHTS[Math.max(0, flight)]!.split(" "), ...REST);
    }
  }
  while (bars.length < REMIX_BARS) bars.push("........");
  return bars;
}
