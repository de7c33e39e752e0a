import { EVENT_LIMIT } from "./posthog-options.ts";

/** A rate limit (token bucket): a page that fails repeatedly must not flood the server. */
export function createBucket({ bucket, refillSeconds } = EVENT_LIMIT): (now?: number) => boolean {
  let [left, filledAt] = [bucket, -Infinity];
  return (now = Date.now()) => {
    left = Math.min(bucket, left + (now - filledAt) / 1000 / refillSeconds);
    filledAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
