/** How far a change has come: `age` of `frames`, 0 to 1. */
export const partOf = (age: number, frames: number): number => Math.max(0, Math.min(1, age / Math.max(1, frames)));

export const easeOut = (part: number): number => 1 - (1 - part) ** 3;
export const easeIn = (part: number): number => part ** 3;
export const easeInOut = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/** Overshoots a little before it rests. */
export const easeBack = (part: number): number => 1 + 2.7 * (part - 1) ** 3 + 1.7 * (part - 1) ** 2;

/** A value on its way from one number to another, by frames of the view (`stage.tick`). */
export function tween(from: number, to: number, age: number, frames: number, ease = easeOut): number {
  return from + (to - from) * ease(partOf(age, frames));
}
