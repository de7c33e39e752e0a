import { UNIT } from "./units.ts";

/** How near to the mark of a shoot-out a throw begins. */
export const SPOT_HALF = 82 * UNIT;
