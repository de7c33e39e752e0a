import { EVENT } from "./codes.ts";
import { MIN_WIND } from "./hop.ts";
import type { Habits } from "./rivals.ts";
import { isPair, isShootOut, type State } from "./state.ts";

// A rival reads a player who holds the same button again and again.

/** Holds that differ by no more frames are alike. */
const ALIKE = 6;
/** Repeats until a rhythm of one hold is read; one of two or three holds takes longer. */
const REPEATS = 2;
const MORE = 2;
/** Long holds of the same button in a row that are read, whatever their length. */
const SAME_WAY = 6;
/** Keeps holds of different buttons apart; longer than any hold. */
const SIDE = 100_000;

/** A rival that knows what comes. */
export const READER: Habits = {
  wait: 0,
  more: 0,
  react: 8,
  off: 0,
  range: 680,
  dunks: 85,
  fades: 40,
  blocks: 100,
  steals: 90,
};

/** Compares each long hold with the last three. */
export function notePress(state: State, before: number, now: number): void {
  const { mind, frame } = state;
  if (before === 0 && now !== 0) mind.from = frame;
  const long = frame - mind.from;
  if (before === 0 || now !== 0 || long < MIN_WIND || isPair(state) || isShootOut(state)) return;
  const was = isRead(state);
  const hold = before * SIDE + long;
  mind.way = Math.trunc(mind.old[0]! / SIDE) === before ? mind.way + 1 : 1;
  mind.same = mind.old.map((old, back) => (Math.abs(hold - old) <= ALIKE ? mind.same[back]! + 1 : 0));
  mind.old = [hold, mind.old[0]!, mind.old[1]!];
  if (!was && isRead(state)) state.cues.push(EVENT.read);
}

export const isRead = ({ mind }: State): boolean =>
  mind.way >= SAME_WAY || mind.same.some((count, back) => count >= REPEATS + back * MORE);
