// A tap is an action, a tile and a number: which tower, which branch, which speed.

export const next = 0;
export const speed = 1;
export const build = 2;
export const upgrade = 3;
export const sell = 4;
export const honk = 5;
export const recipe = 6;
export const aim = 7;
