/** Places are in 1024ths of a unit, and speeds in 1024ths of a unit for each frame. A tile has 48 units. */
export const UNIT = 1024;
export const TILE = 48;
export const TILE_SIZE = TILE * UNIT;

export const BALL_RADIUS = 9 * UNIT;
export const CUP_RADIUS = 14 * UNIT;
