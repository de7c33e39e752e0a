export const burrow = 0;
export const rush = 1;
export const puzzle = 2;
