/** A token bucket of rendering milliseconds: its size, and its refill per second. */
export type Allowance = { burstMs: number; perSecondMs: number };

export type RenderBudget = {
  /** Reserves one rendering, or returns null. Call the result with the time it took. */
  take(caller: string): ((tookMs: number) => void) | null;
};

type Bucket = { leftMs: number; at: number };

/** The assumed cost of a rendering until it is known. */
const ASSUMED_MS = 10;
/** A cap, because a pause of the machine is not the caller's fault. */
const MOST_CHARGED_MS = 100;
const MAX_CALLERS = 5000;

/**
 * Rate limits rendering on the main thread: one allowance in total and a smaller one per caller, so that no caller can
 * use up the others' share. Beyond it, callers get cached or unrendered pages.
 */
export function createRenderBudget(all: Allowance, each: Allowance, now: () => number = Date.now): RenderBudget {
  const total: Bucket = { leftMs: all.burstMs, at: now() };
  const callers = new Map<string, Bucket>();

  function refill(bucket: Bucket, { burstMs, perSecondMs }: Allowance): Bucket {
    const passedMs = Math.max(0, now() - bucket.at);
    bucket.leftMs = Math.min(burstMs, bucket.leftMs + (passedMs / 1000) * perSecondMs);
    bucket.at = now();
    return bucket;
  }

  function bucketOf(caller: string): Bucket {
    const bucket = callers.get(caller) ?? { leftMs: each.burstMs, at: now() };
    callers.delete(caller);
    callers.set(caller, bucket);
    // The least recently used one has refilled most.
    if (callers.size > MAX_CALLERS) callers.delete(callers.keys().next().value!);
    return refill(bucket, each);
  }

  return {
    take: (caller) => {
      const own = bucketOf(caller);
      if (own.leftMs < ASSUMED_MS || refill(total, all).leftMs < ASSUMED_MS) return null;
      for (const bucket of [own, total]) bucket.leftMs -= ASSUMED_MS;
      return (tookMs) => {
        const missing = Math.min(tookMs, MOST_CHARGED_MS) - ASSUMED_MS;
        for (const bucket of [own, total]) bucket.leftMs -= missing;
      };
    },
  };
}
