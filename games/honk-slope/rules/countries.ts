import { ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import { METRE, PLACE, stretchAt, stretchFrom, type Course } from "./course.ts";

/** The country of a course without an end after so many metres. */
export const countryAt = (metres: number): number => stretchAt(metres) % 4;

export const countryOf = ({ place }: Pick<Course, "place">, z: number): number =>
  place < 0 ? countryAt(Math.floor(z / METRE)) : place;

/** An egg on ice steers so weakly, and keeps so much of its way, in 256ths. */
export const ICE = { steer: 140, slip: 9 } as const;
export const isIce = (course: Course, z: number): boolean => countryOf(course, z) === PLACE.frost;

/** A breeze blows through the second half of the first meadow, and the wind through all later ones. */
const [BREEZY_METRES, WINDY_METRES] = [175, stretchFrom(4)];
/** Frames from one gust to the next from the same side, and the most that a gust adds to the speed aside in a frame. */
const [GUST_FRAMES, GUST] = [420, 30];

/** The wind of this frame, to the right if positive. */
export function windAt(course: Course, z: number, frame: number): number {
  if (course.place >= 0 || z < BREEZY_METRES * METRE || countryOf(course, z) !== PLACE.meadow) return 0;
  const gust = z < WINDY_METRES * METRE ? GUST / 3 : GUST;
  return Math.trunc((gust * sin(Math.floor((frame * 1024) / GUST_FRAMES))) / ONE);
}
