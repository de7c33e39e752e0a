import { type RewardKind, SECOND } from "./economy-operations.ts";

type Credit = { kind: RewardKind; key: string; coins: number; earnedAt: number; isPaid: boolean };
type Item = { equipped: boolean; awaits: "unlock" | "payment" | null; until: number; paid: number };

/** The model of one player. Times are in microseconds. */
export type PlayerModel = {
  hasProfile: boolean;
  isGone: boolean;
  bannedUntil: number | null;
  isOnBoards: boolean;
  balance: number;
  gained: number;
  entries: number;
  credits: Credit[];
  streak: { current: number; longest: number; lastClaim: number } | null;
  /** The streak that the profile shows: the sweep sets it to 0 some time after the end. */
  shownStreak: number;
  timeSpent: number;
  nextPingAt: number;
  appsPlayed: number;
  plays: Record<string, { isCounted: boolean }>;
  playing: { app: string; since: number } | null;
  items: Record<string, Item>;
  favourites: string[];
  renamedAt: number;
  adjustments: string[];
};

/** The first ping counts after five minutes, less the tolerance. */
export const FIRST_PING_AFTER = 285 * SECOND;

export function newPlayerModel(hasProfile: boolean, now: number): PlayerModel {
  return {
    hasProfile,
    isGone: false,
    bannedUntil: null,
    isOnBoards: true,
    balance: 0,
    gained: 0,
    entries: 0,
    credits: [],
    streak: null,
    shownStreak: 0,
    timeSpent: 0,
    nextPingAt: now + FIRST_PING_AFTER,
    appsPlayed: 0,
    plays: {},
    playing: null,
    items: {},
    favourites: [],
    renamedAt: -Infinity,
    adjustments: [],
  };
}
