import { METRE, PLACE, RUSH_PLACE, stretchAt, type Course } from "./course.ts";

/** The country of a course without an end after so many metres. */
const countryAt = (metres: number): number => stretchAt(metres) % 4;

/** A rush goes through the countries the other way round. */
export const countryOf = ({ place }: Pick<Course, "place">, z: number): number => {
  if (place >= 0) return place;
  const country = countryAt(Math.floor(z / METRE));
  return place === RUSH_PLACE ? 3 - country : country;
};

/** An egg on ice steers so weakly, and keeps so much of its way, in 256ths. */
export const ICE = { steer: 140, slip: 9 } as const;
export const isIce = (course: Course, z: number): boolean => countryOf(course, z) === PLACE.frost;
