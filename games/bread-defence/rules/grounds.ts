export const grass = 0;
export const path = 1;
export const water = 2;
export const low = 3;
export const tall = 4;
export const house = 5;
