const MAX_KNOWN = 2000;

/** A statement up to this duration is cheap. */
const CHEAP_MS = 25;
/** Estimate for a statement that has never run. */
const UNKNOWN_MS = 5;

/** This many slow runs in sequence are proof: a single one may have met a busy machine or cold caches. */
const PROOF_RUNS = 3;

/** The learned cost of one statement text; `id` is its short name. `slowRuns` counts until it is known. */
export type Cost = { id: number; ms: number; isKnown: boolean; slowRuns: number };

/** Learns the cost of each statement text, in database milliseconds. Pure. */
export class StatementCosts {
  readonly #known = new Map<string, Cost>();
  #ids = 0;

  of(text: string): Cost {
    const known = this.#known.get(text);
    // Far below the limit nothing is evicted, so the order does not matter yet.
    if (known && this.#known.size < MAX_KNOWN / 2) return known;
    const cost = known ?? { id: ++this.#ids, ms: UNKNOWN_MS, isKnown: false, slowRuns: 0 };
    // Keeps the least recently used first, so that a flood of new statements does not evict those in use.
    this.#known.delete(text);
    this.#known.set(text, cost);
    if (this.#known.size > MAX_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    return cost;
  }
}

export const isCheap = ({ isKnown, ms }: Cost): boolean => isKnown && ms <= CHEAP_MS;
/** A busy machine makes cheap statements look expensive for a moment, so the threshold is doubled. */
const isExpensiveMs = (ms: number): boolean => ms > 2 * CHEAP_MS;
/** Expensive, proven or as far as it was seen. */
export const isExpensive = ({ ms }: Cost): boolean => isExpensiveMs(ms);

/** The estimate for the next run; for an unknown statement, the usual cost of its flow's jobs. */
export const estimate = ({ isKnown, ms }: Cost, usualMs: number): number =>
  isKnown ? ms : Math.max(UNKNOWN_MS, usualMs);

/**
 * Wall time as a cost. A busy machine makes everything look expensive, so a known statement is capped at a few times
 * its usual cost.
 */
export const costOfWallTime = ({ isKnown, ms }: Cost, tookMs: number): number =>
  isKnown ? Math.min(tookMs, 10 * Math.max(ms, 1)) : tookMs;

/**
 * Updates the cost after one run: down at once, up slowly. A stopped run counts twice its time. `slowRunsBefore`: the
 * value of `slowRuns` when the run started.
 */
export function updateCost(cost: Cost, usedMs: number, wasStopped: boolean, slowRunsBefore = cost.slowRuns): void {
  if (wasStopped) cost.ms = Math.max(cost.isKnown ? cost.ms : 0, 2 * usedMs);
  else if (!cost.isKnown) return learnFirst(cost, usedMs, slowRunsBefore);
  else if (usedMs < cost.ms) cost.ms -= (cost.ms - usedMs) / 2;
  else cost.ms += Math.min((usedMs - cost.ms) / 8, Math.max(cost.ms, 1) / 4);
  cost.isKnown = true;
}

function learnFirst(cost: Cost, usedMs: number, slowRunsBefore: number): void {
  cost.ms = cost.slowRuns === 0 ? usedMs : Math.min(cost.ms, usedMs);
  // Concurrent runs share one cause, and count as one.
  if (cost.slowRuns === slowRunsBefore) cost.slowRuns += 1;
  cost.isKnown = !isExpensiveMs(cost.ms) || cost.slowRuns >= PROOF_RUNS;
}
