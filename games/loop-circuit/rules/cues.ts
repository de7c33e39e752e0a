/** Everything that is heard or seen when it happens. */
export const CUE = {
  gate: 1,
  lap: 2,
  finish: 3,
  drift: 4,
  /** The drift has charged a boost of this level. */
  charged: 5,
  boost: 6,
  pad: 7,
  bump: 8,
  scrape: 9,
  splash: 10,
  grass: 11,
  pass: 12,
  knock: 13,
  circuit: 14,
  hurry: 15,
  timeUp: 16,
  chain: 17,
  chainLost: 18,
  /** The chain is shorter, but not lost. */
  chainDown: 19,
  /** The points of a drift are kept. */
  bank: 20,
  /** A car that was stuck is back on the road. */
  lift: 21,
  /** The car is in the slipstream of a kart. */
  slip: 22,
  /** A kart that was overtaken is ahead again, and behind again. */
  lost: 23,
  back: 24,
  /** The rival of a tour was beaten to the line. */
  beaten: 25,
  /** The car drives through a puddle. */
  puddle: 26,
  /** The car takes off from a ramp, spins in the air, and lands: after a whole spin with a boost, else without. */
  jump: 27,
  spin: 28,
  trick: 29,
  land: 30,
  /** The clock of a tour is empty: the car rolls on, and the next gate can still save it. */
  empty: 31,
} as const;
