/** A room is shown, and who lives in it. */
export const enter = 0;
export const play = 1;
/** A relic is chosen. */
export const pick = 2;
/** The last turn is seen before the run is over. */
export const ending = 3;
export const over = 4;
