export const MODE = { street: 0, season: 1, shoot: 2, pair: 3 } as const;

export const PHASE = { tip: 1, play: 2, scored: 3, ended: 4, over: 5 } as const;

/** What the view is told about; those of the right duck are `THEIRS` higher. */
export const CUE = {
  hop: 1,
  land: 2,
  wind: 3,
  late: 4,
  throw: 5,
  swipe: 6,
  steal: 7,
  block: 8,
  caught: 9,
  stomp: 10,
  dunk: 11,
  basket: 12,
  far: 13,
  missed: 14,
  spring: 15,
  clock: 16,
  own: 17,
} as const;
export const THEIRS = 32;

/** Of nobody's in particular. */
export const EVENT = {
  tip: 70,
  floor: 71,
  rim: 72,
  board: 73,
  wall: 74,
  second: 75,
  buzzer: 76,
  golden: 77,
  won: 78,
  lost: 79,
  twist: 80,
  spot: 81,
  chainLost: 82,
  next: 83,
  keeper: 84,
  read: 85,
} as const;

/** Which twist a court has. */
export const TWIST = {
  none: 0,
  low: 1,
  spring: 2,
  ice: 3,
  wind: 4,
  bouncy: 5,
  moving: 6,
  twoBalls: 7,
  changing: 8,
} as const;
