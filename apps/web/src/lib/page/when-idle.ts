const MAX_WAIT_MS = 10_000;
/** The delay in browsers without requestIdleCallback. */
const FALLBACK_DELAY_MS = 3000;

/** Runs low-priority work when the page is idle. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: MAX_WAIT_MS });
  else setTimeout(work, FALLBACK_DELAY_MS);
}
