import { fullBucket, takeToken, type Rate, type TokenBucket } from "./token-bucket.ts";

const SWEEP_EVERY_MS = 60_000;

export type RateLimiter = { take(key: string): boolean };

/** One rate limit for many keys. */
export function createRateLimiter(rate: Rate): RateLimiter {
  const buckets = new Map<string, TokenBucket>();
  let sweptAt = 0;

  // A full bucket has the same effect as none, so it is not kept.
  function sweep(now: number): void {
    sweptAt = now;
    const fillMs = (rate.burst / rate.perSecond) * 1000;
    for (const [key, bucket] of buckets) if (now - bucket.filledAt > fillMs) buckets.delete(key);
  }

  return {
    take(key) {
      const now = performance.now();
      if (now - sweptAt > SWEEP_EVERY_MS) sweep(now);
      let bucket = buckets.get(key);
      if (!bucket) buckets.set(key, (bucket = fullBucket(rate, now)));
      return takeToken(bucket, rate, now);
    },
  };
}
