/** Friends choose how many they are, and how many holes they play. */
export const setup = 0;
export const aim = 1;
export const roll = 2;
/** The ball is in the water. */
export const lost = 3;
/** The hole is over: the ball is in the cup, or was carried there. */
export const done = 4;
export const over = 5;
