/** Database time that one budget can hold, and its refill per second. */
export type BudgetSettings = { burstMs: number; refillMsPerSecond: number };

const MAX_KEPT = 10_000;

type Budget = { balanceMs: number; at: number };

/** Token buckets of database milliseconds, by name. An unknown name is full. Pure: the clock is an argument. */
export class Budgets {
  readonly #settings: BudgetSettings;
  readonly #now: () => number;
  readonly #known = new Map<string, Budget>();

  constructor(settings: BudgetSettings, now: () => number) {
    this.#settings = settings;
    this.#now = now;
  }

  charge(name: string, usedMs: number): void {
    const balanceMs = this.balance(name) - usedMs;
    const budget = this.#known.get(name) ?? { balanceMs, at: 0 };
    budget.balanceMs = balanceMs;
    budget.at = this.#now();
    // Keeps the least recently used first. Far below the limit nothing is evicted, so the order does not matter yet.
    if (this.#known.size >= MAX_KEPT / 2) this.#known.delete(name);
    this.#known.set(name, budget);
    if (this.#known.size > MAX_KEPT) this.#forgetFull();
  }

  balance(name: string): number {
    const { burstMs, refillMsPerSecond } = this.#settings;
    const known = this.#known.get(name);
    if (!known) return burstMs;
    // A clock that is set back neither refills nor charges.
    const seconds = Math.max(0, this.#now() - known.at) / 1000;
    return Math.min(burstMs, known.balanceMs + seconds * refillMsPerSecond);
  }

  /** Time until the budget is no longer overdrawn. */
  recoveryMs(name: string): number {
    return (Math.max(0, -this.balance(name)) / this.#settings.refillMsPerSecond) * 1000;
  }

  // Evicts the least recently used first; an overdrawn budget stays while there is room.
  #forgetFull(): void {
    for (const name of this.#known.keys()) {
      if (this.#known.size <= MAX_KEPT * 0.9) return;
      if (this.balance(name) >= 0) this.#known.delete(name);
    }
    while (this.#known.size > MAX_KEPT) this.#known.delete(this.#known.keys().next().value!);
  }
}
