export const grass = 0;
export const path = 1;
export const water = 2;
export const low = 3;
export const tall = 4;
export const house = 5;
/** A tower on it reaches further. */
export const hill = 6;
/** Parts of a path: pigeons are fast on ice, and slow in jam. */
export const ice = 7;
export const jam = 8;

export const isWay = (ground: number | undefined): boolean => ground === path || ground === ice || ground === jam;
/** Where a tower may stand. */
export const isFloor = (ground: number | undefined): boolean => ground === grass || ground === water || ground === hill;
