import { FEAT_COUNTS } from "#duck-dunk/rules/points.ts";
import { FEAT, RIVALS } from "#duck-dunk/rules/rivals.ts";
import { FRIEND, PLAYER, RIVAL_LOOKS, STREET_LOOKS, type Look } from "#duck-dunk/art/looks.ts";
import { MODE, TWIST } from "#duck-dunk/rules/codes.ts";
import type { State } from "#duck-dunk/rules/state.ts";

export const rivalLook = ({ mode, level, rival }: State): Look =>
  mode === MODE.pair ? FRIEND : mode === MODE.season ? RIVAL_LOOKS[level]! : STREET_LOOKS[rival % STREET_LOOKS.length]!;

export const lookOf = (state: State, side: number, own: Look): Look =>
  side === 1 ? rivalLook(state) : state.mode === MODE.pair ? { ...PLAYER, name: "Left" } : own;

/** The scene of a court: that of its twist, or the arena where the rules change. */
export const sceneOf = ({ mode, level, twist }: State): number =>
  mode === MODE.pair || (mode === MODE.season && level === 7)
    ? TWIST.changing
    : mode === MODE.season
      ? level + 1
      : twist;

export const TWIST_NAMES = [
  "Plain court",
  "Low rims",
  "Trampolines",
  "Ice",
  "Wind",
  "Beach ball",
  "Moving rims",
  "Two balls",
] as const;

/** The same in few words, for the map. */
export function shortFeat(level: number): string {
  const { feat } = RIVALS[level]!;
  return feat === FEAT.stomps ? "land on it twice" : feat === FEAT.few ? "at most 6 against" : featWords(level);
}

/** What the third star asks for. */
export function featWords(level: number): string {
  const { feat } = RIVALS[level]!;
  const count = FEAT_COUNTS[feat]!;
  const things = ["dunks", "far baskets", "steals", "blocks", "landings on its head"][feat - 1];
  return things ? `${count} ${things}` : `at most ${count} points against you`;
}
