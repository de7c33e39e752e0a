/** Small units in a unit of the world; the frog is about 40 units wide. */
export const UNIT = 1024;
/** The physics of a frame is done in so many parts, and speeds are those of one part. */
export const PARTS = 4;
/** Units that are called a metre. */
export const METRE = 40;

/** A speed in hundredths of a unit for each frame. */
export const speedOf = (hundredths: number): number => Math.trunc((hundredths * UNIT) / (100 * PARTS));
