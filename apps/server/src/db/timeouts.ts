import type { Identity } from "./database.ts";

/** Time limits of statements by caller. Users get no more than visitors by default: accounts are free. */
export type Timeouts = { anonMs: number; userMs: number; platformMs: number };

export const DEFAULT_TIMEOUTS: Timeouts = { anonMs: 3000, userMs: 3000, platformMs: 60_000 };

export function timeoutFor(identity: Identity, timeouts: Timeouts): number {
  return identity.role === "anon" ? timeouts.anonMs : timeouts.userMs;
}
