/** After this many failed tries a page polls. */
export const TRIES_BEFORE_POLLING = 3;

const FIRST_DELAYS_MS = [1000, 2500];
const OUTAGE_MS = 8000;
const LONG_OUTAGE_MS = 30_000;
const LONG_OUTAGE_TRIES = 10;
/** If no socket was ever joined, a firewall probably blocks it, and that seldom changes. */
export const BLOCKED_MS = 120_000;

/** The delay before the next connection, with jitter: after a restart not all tabs may come back at once. */
export function reconnectDelayMs(failures: number, hasJoined: boolean, random = Math.random()): number {
  return (0.5 + random) * base(failures, hasJoined);
}

function base(failures: number, hasJoined: boolean): number {
  if (failures < TRIES_BEFORE_POLLING) return FIRST_DELAYS_MS[failures - 1] ?? FIRST_DELAYS_MS[0]!;
  if (!hasJoined) return BLOCKED_MS;
  return failures < LONG_OUTAGE_TRIES ? OUTAGE_MS : LONG_OUTAGE_MS;
}
