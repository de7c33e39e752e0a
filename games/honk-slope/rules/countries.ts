import { METRE, PLACE, stretchAt, type Course } from "./course.ts";

/** The country of a course without an end after so many metres. */
export const countryAt = (metres: number): number => stretchAt(metres) % 4;

export const countryOf = ({ place }: Pick<Course, "place">, z: number): number =>
  place < 0 ? countryAt(Math.floor(z / METRE)) : place;

/** An egg on ice steers so weakly, and keeps so much of its way, in 256ths. */
export const ICE = { steer: 140, slip: 9 } as const;
export const isIce = (course: Course, z: number): boolean => countryOf(course, z) === PLACE.frost;
