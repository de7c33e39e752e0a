/** Milliseconds of rendering: how many may be used at once, and how many come back in a second. */
export type Allowance = { burstMs: number; perSecondMs: number };

export type RenderBudget = {
  /** Leave to render one page, or null. Call it with what the rendering took. */
  take(caller: string): ((tookMs: number) => void) | null;
};

type Bucket = { leftMs: number; at: number };

/** What a rendering is taken to cost until it is known. */
const ASSUMED_MS = 10;
/** A rendering that stood still because the machine did is not the caller's doing. */
const MOST_CHARGED_MS = 100;
const MAX_CALLERS = 5000;

/**
 * Shares the main thread's time for rendering: all callers together have one allowance, and each has a smaller one, so
 * that nobody can use up what is there for the others. Who has none left gets pages that are already rendered, and
 * otherwise one that the browser draws.
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
    // The one that was not seen for longest has refilled most.
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
