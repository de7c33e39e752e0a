// What the view is told about; the rules never read it. `news` says where.

export const shot = 1;
export const wall = 2;
export const post = 3;
export const splash = 4;
export const holed = 5;
export const ace = 6;
export const rim = 7;
export const crumb = 8;
export const tunnel = 9;
export const boost = 10;
export const jump = 11;
export const land = 12;
export const sand = 13;
export const pickup = 14;
export const next = 15;
export const over = 16;
export const nudge = 17;
export const hurry = 18;
export const stop = 19;
export const mill = 20;
export const turn = 21;
/** Two friends' balls meet. */
export const knock = 22;
/** The ball of a friend falls into the cup by another's stroke; `force` is whose. */
export const knockedIn = 23;
