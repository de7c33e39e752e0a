/** Small units in a unit of the picture; all places and speeds of the rules are in small units. */
export const PX = 16;
/** The side of a tile. */
export const TILE = 48 * PX;
export const COLUMNS = 24;
export const ROWS = 13;
export const DUCK_WIDE = 30 * PX;
export const DUCK_HIGH = 38 * PX;
export const BOX_SIZE = 44 * PX;
