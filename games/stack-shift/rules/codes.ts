/** Taps; a tap from `column` on names the column that a finger has drawn the domino to. Those of a second player start at `second`. */
export const TAP = { turn: 1, turnBack: 2, drop: 3, keep: 4, column: 16, second: 64 } as const;

/** The cues of the player's side. A rival's are these plus `THEIRS`. */
export const CUE = {
  turn: 1,
  move: 2,
  land: 3,
  ten: 4,
  chain: 5,
  star: 6,
  hail: 7,
  charged: 8,
  drop: 9,
  sent: 10,
  out: 11,
  won: 12,
  lost: 13,
  level: 14,
  hurry: 15,
  done: 16,
  tide: 17,
  high: 18,
  rise: 19,
  keep: 20,
  sink: 21,
  again: 22,
} as const;
export const THEIRS = 32;
