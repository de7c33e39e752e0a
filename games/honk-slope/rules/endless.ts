import { nextInt } from "@quackademy/game-kit/core/random.ts";
import { BARS, buildPart, perFrame, sortThings } from "./building.ts";
import { countryOf } from "./countries.ts";
import { METRE, RUSH_PLACE, type Course } from "./course.ts";
import { endOf, type Place } from "./parts/rows.ts";
import { straight } from "./parts/ways.ts";

/** The speed of an endless slope after so many metres: always more, and always more slowly. */
export const endlessPace = (metres: number): number =>
  perFrame(21) + Math.floor((perFrame(46) * metres) / (metres + 2000));
/** The metres after which each grade begins, from 1: quickly at first. */
const GRADES = [0, 420, 640, 900, 1200, 1550, 1950, 2400, 2900, 3500, 4200, 5000, 6000, 7200, 8500, 10_000];
export const gradeAt = (metres: number): number => GRADES.filter((from) => from <= metres).length;

/**
 * Parts of an endless slope by the grade from which they come, from 1. Jumps are twice as likely: they are the best of it.
 * A strong hand has something new to meet far down.
 */
const MENU = ["cwxpbjdev", "jg", "hn", "f", "", "o", "", "i"];
/** A rush has boards and hay for smashes, and hoops over gaps: all that gives time back. */
const RUSH_MENU = ["jvqxjbkp", "jq", "xh", "f", "", "o", "", "i"];
/** Each country's own part in the order of PLACE: the first of each stretch, and often later. */
const OWN = ["v", "m", "v", "y"];
/** The first metres teach, between rails: arrows, a plunge, a jump, a band to honk at, and hay to steer around. */
const OPENING = "xVjQbJ";
/** A rush begins with what it is about: hay to smash, a hoop, and plates that break away. */
const RUSH_OPENING = "XJyqBj";
/** After so many metres without one, the next part is one that only a honk opens. */
const BARRED_METRES = 250;

/** A rush begins as fast as a run is after so many metres. */
const RUSH_START = 200;
const isRush = ({ place }: Course): boolean => place === RUSH_PLACE;

function nextLetter(course: Course, grade: number, metres: number): string {
  const { random, last, barred, land } = course;
  course.land = countryOf(course, metres * METRE);
  const own = OWN[course.land]!;
  if (land !== course.land || (own.charCodeAt(0) !== last && nextInt(random, 4) === 0)) return own;
  if (metres - barred >= BARRED_METRES) return BARS[nextInt(random, BARS.length)]!;
  // Never the same part twice in a row.
  const menu = (isRush(course) ? RUSH_MENU : MENU).slice(0, grade).join("").replaceAll(String.fromCharCode(last), "");
  return menu[nextInt(random, menu.length)]!;
}

export function extend(course: Course, section: number): void {
  const opening = isRush(course) ? RUSH_OPENING : OPENING;
  const own = Math.floor(endOf(course) / METRE);
  const metres = own + (isRush(course) ? RUSH_START : 0);
  const grade = section < opening.length ? 0 : gradeAt(own);
  const half = Math.max(
    Math.floor(METRE * (metres > 8000 ? 2.4 : 2.8)),
    // Where the rails stop, there is more room.
    Math.floor(METRE * (grade === 3 ? 6.1 : 5.6)) - Math.floor((METRE * metres) / 1500),
  );
  const place: Place = { half, grade, pace: endlessPace(metres) };
  const from = course.things.length;
  if (section < opening.length) buildPart(course, opening[section]!, place);
  else {
    const letter = nextLetter(course, grade, own);
    course.last = letter.charCodeAt(0);
    buildPart(course, nextInt(course.random, 2) === 0 ? letter : letter.toUpperCase(), place);
    // Time to breathe, for those who steer.
    straight(course, place, 1);
  }
  sortThings(course, from);
}
