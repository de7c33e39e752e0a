const LONGEST_WAIT_MS = 10_000;
/** For browsers without requestIdleCallback. */
const GUESS_MS = 3000;

/** Runs work for which no user waits once the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  else setTimeout(work, GUESS_MS);
}
