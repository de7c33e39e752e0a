const MAX_KNOWN = 2000;

/** A statement that takes no longer is an everyday one. */
const CHEAP_MS = 25;
/** Estimate for a statement that has never run. */
const UNKNOWN_MS = 5;

/** So many slow runs, each begun after the one before, are proof: one may only have met a busy machine or cold caches. */
const PROOF_RUNS = 3;

/** The learned cost of one statement text; `id` is its short name. `slowRuns` counts while it is not known. */
export type Cost = { id: number; ms: number; isKnown: boolean; slowRuns: number };

/** Remembers what each statement text costs, in milliseconds of the database. Pure. */
export class StatementCosts {
  readonly #known = new Map<string, Cost>();
  #ids = 0;

  of(text: string): Cost {
    const known = this.#known.get(text);
    // Far from full nothing is pushed out, so the order does not matter yet.
    if (known && this.#known.size < MAX_KNOWN / 2) return known;
    const cost = known ?? { id: ++this.#ids, ms: UNKNOWN_MS, isKnown: false, slowRuns: 0 };
    // The longest unused is first, so a flood of new statements cannot push out those in use.
    this.#known.delete(text);
    this.#known.set(text, cost);
    if (this.#known.size > MAX_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    return cost;
  }
}

export const isCheap = ({ isKnown, ms }: Cost): boolean => isKnown && ms <= CHEAP_MS;
/** A busy machine makes cheap statements look dear for a moment, so twice the limit counts. */
const isDearMs = (ms: number): boolean => ms > 2 * CHEAP_MS;
/** Known as dear, or dear as far as anybody has seen. */
export const isDear = ({ ms }: Cost): boolean => isDearMs(ms);

/** The estimate for the next run, where a statement that is not known costs what its flow's jobs usually do. */
export const estimate = ({ isKnown, ms }: Cost, usualMs: number): number =>
  isKnown ? ms : Math.max(UNKNOWN_MS, usualMs);

/** Wall time as a cost. A busy machine makes everything look dear, so a known statement counts for a few times its usual. */
export const costOfWait = ({ isKnown, ms }: Cost, tookMs: number): number =>
  isKnown ? Math.min(tookMs, 10 * Math.max(ms, 1)) : tookMs;

/**
 * Learns from one run. Quick to forgive and slow to blame; a stopped run would have taken at least as long again.
 * `slowRunsBefore`: what `slowRuns` was when the run began.
 */
export function learn(cost: Cost, usedMs: number, wasStopped: boolean, slowRunsBefore = cost.slowRuns): void {
  if (wasStopped) cost.ms = Math.max(cost.isKnown ? cost.ms : 0, 2 * usedMs);
  else if (!cost.isKnown) return learnFirst(cost, usedMs, slowRunsBefore);
  else if (usedMs < cost.ms) cost.ms -= (cost.ms - usedMs) / 2;
  else cost.ms += Math.min((usedMs - cost.ms) / 8, Math.max(cost.ms, 1) / 4);
  cost.isKnown = true;
}

function learnFirst(cost: Cost, usedMs: number, slowRunsBefore: number): void {
  cost.ms = cost.slowRuns === 0 ? usedMs : Math.min(cost.ms, usedMs);
  // Runs at the same time meet the same trouble, and count as one.
  if (cost.slowRuns === slowRunsBefore) cost.slowRuns += 1;
  cost.isKnown = !isDearMs(cost.ms) || cost.slowRuns >= PROOF_RUNS;
}
