/** A rate limit: `burst` at once, and `perSecond` on average. */
export type Rate = { perSecond: number; burst: number };

export type TokenBucket = { tokens: number; filledAt: number };

export const fullBucket = (rate: Rate, nowMs: number): TokenBucket => ({ tokens: rate.burst, filledAt: nowMs });

/** Takes a token. False: the limit is reached. */
export function takeToken(bucket: TokenBucket, rate: Rate, nowMs: number): boolean {
  const gained = ((nowMs - bucket.filledAt) / 1000) * rate.perSecond;
  bucket.tokens = Math.min(rate.burst, bucket.tokens + Math.max(0, gained));
  bucket.filledAt = nowMs;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
