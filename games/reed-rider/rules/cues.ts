/** What the view is told about; the rules never read it. */
export const CUE = {
  jump: 1,
  land: 2,
  thud: 3,
  pad: 4,
  spring: 5,
  /** A whole turn in the air, which has not landed yet. */
  turn: 6,
  flip: 7,
  mend: 8,
  flag: 10,
  finish: 11,
  thorns: 12,
  splash: 13,
  crash: 14,
  mown: 15,
  stuck: 16,
  chainLost: 17,
  back: 18,
  hurry: 19,
  timeUp: 20,
  over: 21,
  carried: 22,
  /** Of a show: a long jump that landed. */
  bigAir: 24,
  /** A landing on both wheels at once, a pose that counts, one that ended just in time, and one that was held too long. */
  clean: 25,
  style: 26,
  late: 27,
  flop: 30,
  smash: 28,
  whack: 29,
} as const;
