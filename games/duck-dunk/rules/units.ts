// Places are in 64ths of a unit, heights are above the floor, and speeds are those of one step.

export const UNIT = 64;
export const WIDTH = 1000 * UNIT;
export const MIDDLE = WIDTH / 2;
/** A duck stays so far from the walls. */
export const WALL = 34 * UNIT;

/** The hoops: the middle of each rim, half of its width, and the face of its board. */
export const RIM_X = [104 * UNIT, WIDTH - 104 * UNIT] as const;
export const RIM_HALF = 44 * UNIT;
export const BOARD_X = [46 * UNIT, WIDTH - 46 * UNIT] as const;
export const BOARD_LOW = -12 * UNIT;
export const BOARD_HIGH = 104 * UNIT;
export const POST_RADIUS = 4 * UNIT;
export const RIM_HEIGHT = 290 * UNIT;

/** From here on, a basket counts three. */
export const FAR = 430 * UNIT;

export const BALL_RADIUS = 20 * UNIT;
/** Circles of a duck: its body and its head, above its feet. */
export const BODY = { high: 40 * UNIT, radius: 38 * UNIT };
export const HEAD = { high: 104 * UNIT, radius: 36 * UNIT };
/** Where a raised wing holds the ball, and how far a wing reaches. */
export const RAISED = 156 * UNIT;
export const REACH = 38 * UNIT;

/** The side that attacks the right hoop is 0, the player. */
export const rimOf = (side: number): number => RIM_X[side === 0 ? 1 : 0];
export const towardsRim = (side: number): 1 | -1 => (side === 0 ? 1 : -1);
