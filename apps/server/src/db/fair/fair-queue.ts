import type { JobCharge } from "./job-charge.ts";
import { Budgets, type BudgetSettings } from "./budgets.ts";
import { estimate, isExpensive, updateCost, type Cost } from "./statement-costs.ts";

export type FairSettings = BudgetSettings & {
  /** Estimated work that a flow of weight 1 may queue; over budget, a tenth of it in expensive statements. */
  waitingMs: number;
  maxWaiting: number;
};

export const DEFAULT_FAIRNESS: FairSettings = {
  burstMs: 2000,
  refillMsPerSecond: 100,
  waitingMs: 2000,
  maxWaiting: 2000,
};

const SHORTEST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
const MAX_IDLE_FLOWS = 10_000;
const always = () => true;

/** A job that is refused: the added one, or one of the longest queue when there is no room. */
export type Refusal<T> = { item: T; reason: "full" | "expensive"; retryAfterMs: number };
export type Entry<T> = {
  item: T;
  cost: Cost;
  estimateMs: number;
  budgets: string[];
  payer: string | null;
  flow: Flow<T>;
  /** The slow runs of its statement when it started. */
  slowRuns: number;
};

type Flow<T> = {
  key: string;
  weight: number;
  entries: Entry<T>[];
  waitingMs: number;
  /** Position in virtual time: time used, divided by weight. The flow furthest behind is next. */
  standing: number;
  running: number;
  /** The recent cost of its jobs: the estimate for a statement that has never run. */
  usualMs: number;
};

/**
 * Weighted fair queueing by the database time really used. Pure: no clock, timer or promise of its own. A job over
 * budget runs only while no one else waits, and its flow may queue little.
 */
export class FairQueue<T> {
  readonly #settings: FairSettings;
  readonly #budgets: Budgets;
  readonly #flows = new Map<string, Flow<T>>();
  /** Flows with waiting jobs, and the sum of their weights. */
  readonly #active = new Set<Flow<T>>();
  #activeWeight = 0;
  #virtual = 0;
  size = 0;

  constructor(settings: FairSettings = DEFAULT_FAIRNESS, now: () => number = () => performance.now()) {
    this.#settings = settings;
    this.#budgets = new Budgets(settings, now);
  }

  add({ flow: key, weight, budgets, payer }: JobCharge, cost: Cost, item: T): Refusal<T> | null {
    const flow = this.#flowOf(key, weight);
    const estimateMs = estimate(cost, flow.usualMs);
    const entry: Entry<T> = { item, cost, estimateMs, budgets, payer, flow, slowRuns: cost.slowRuns };
    // The first job of a flow may always wait: a statement that never runs could never prove to be cheap.
    if (payer !== null && flow.entries.length > 0) {
      const share = cost.isKnown && isExpensive(cost) && this.#budgets.balance(payer) < 0 ? 0.1 : 1;
      if (flow.waitingMs + estimateMs > this.#settings.waitingMs * weight * share)
        return { item, reason: "expensive", retryAfterMs: this.retryAfterMs(entry) };
    }
    flow.entries.push(entry);
    this.#activate(flow, entry.estimateMs);
    return this.size > this.#settings.maxWaiting ? this.#dropFromLongest() : null;
  }

  /** Puts a job that yielded back, at the front of its flow. */
  putBack(entry: Entry<T>): void {
    entry.estimateMs = estimate(entry.cost, entry.flow.usualMs);
    entry.flow.entries.unshift(entry);
    this.#activate(entry.flow, entry.estimateMs);
  }

  /** The first job in line, if `fits` allows it to start now. Drops jobs whose caller has gone. */
  next(fits: (entry: Entry<T>) => boolean, isWanted: (item: T) => boolean): Entry<T> | undefined {
    for (let flow = this.#front(always); flow; flow = this.#front(always)) {
      const entry = flow.entries[0]!;
      if (isWanted(entry.item)) return fits(entry) ? this.#start(flow) : undefined;
      this.#shift(flow);
    }
    return undefined;
  }

  /** The first job in line that `fits` allows to start now; others are skipped. Checks each flow once. */
  nextThatFits(fits: (entry: Entry<T>) => boolean, isWanted: (item: T) => boolean): Entry<T> | undefined {
    const flow = this.#front((each) => {
      while (each.entries.length > 0 && !isWanted(each.entries[0]!.item)) this.#shift(each);
      return each.entries.length > 0 && fits(each.entries[0]!);
    });
    return flow && this.#start(flow);
  }

  /** Removes and returns all waiting jobs. */
  drain(): T[] {
    const items: T[] = [];
    for (const flow of this.#active) while (flow.entries.length > 0) items.push(this.#shift(flow).item);
    return items;
  }

  /** Charges the time that a job really used. */
  settle({ flow, budgets, cost, estimateMs, slowRuns }: Entry<T>, usedMs: number, wasStopped = false): void {
    flow.running -= 1;
    flow.standing += (usedMs - estimateMs) / flow.weight;
    for (const name of budgets) this.#budgets.charge(name, usedMs);
    flow.usualMs += (usedMs - flow.usualMs) / 8;
    updateCost(cost, usedMs, wasStopped, slowRuns);
    // Virtual time advances with the service given; otherwise new flows would starve a heavy flow.
    this.#virtual += usedMs / (this.#activeWeight + (this.#active.has(flow) ? 0 : flow.weight));
    this.#forgetIdle();
  }

  /** Refunds the advance charge of a job that did not run. */
  cancel({ flow, estimateMs }: Entry<T>): void {
    flow.running -= 1;
    flow.standing -= estimateMs / flow.weight;
  }

  /** Whether a waiting job should go before this running one, which has used `usedMs` so far. */
  shouldYield(entry: Entry<T>, usedMs: number): boolean {
    const { flow, estimateMs } = entry;
    const standing = flow.standing + (usedMs - estimateMs) / flow.weight;
    const isOver = this.isOverBudget(entry, usedMs);
    for (const other of this.#active) {
      if (other === flow) continue;
      const otherIsOver = this.isOverBudget(other.entries[0]!);
      if (isOver === otherIsOver ? other.standing < standing : isOver) return true;
    }
    return false;
  }

  isOverBudget({ budgets }: Entry<T>, usedMs = 0): boolean {
    return budgets.some((name) => this.#budgets.balance(name) < usedMs);
  }

  retryAfterMs({ budgets, flow }: Entry<T>): number {
    const { refillMsPerSecond } = this.#settings;
    const owed = Math.max(0, ...budgets.map((name) => this.#budgets.recoveryMs(name)));
    const wait = owed + (flow.waitingMs / (refillMsPerSecond * flow.weight)) * 1000;
    return Math.min(LONGEST_RETRY_MS, Math.max(SHORTEST_RETRY_MS, wait));
  }

  #flowOf(key: string, weight: number): Flow<T> {
    let flow = this.#flows.get(key);
    if (!flow) {
      flow = { key, weight, entries: [], waitingMs: 0, standing: this.#virtual, running: 0, usualMs: 0 };
      this.#flows.set(key, flow);
    }
    return flow;
  }

  #activate(flow: Flow<T>, estimateMs: number): void {
    flow.waitingMs += estimateMs;
    this.size += 1;
    if (this.#active.has(flow)) return;
    // An idle flow does not save up turns.
    flow.standing = Math.max(flow.standing, this.#virtual);
    this.#active.add(flow);
    this.#activeWeight += flow.weight;
  }

  #start(flow: Flow<T>): Entry<T> {
    const entry = this.#shift(flow);
    flow.running += 1;
    entry.slowRuns = entry.cost.slowRuns;
    // Charged in advance, so that a flow cannot send everything before its first job ends; `settle` corrects it.
    flow.standing += entry.estimateMs / flow.weight;
    return entry;
  }

  #shift(flow: Flow<T>): Entry<T> {
    const entry = flow.entries.shift()!;
    this.#remove(flow, entry);
    return entry;
  }

  // One caller must not fill the whole queue.
  #dropFromLongest(): Refusal<T> {
    let longest: Flow<T> | undefined;
    for (const flow of this.#active) {
      if (!longest || flow.entries.length / flow.weight > longest.entries.length / longest.weight) longest = flow;
    }
    const entry = longest!.entries.pop()!;
    this.#remove(longest!, entry);
    return { item: entry.item, reason: "full", retryAfterMs: SHORTEST_RETRY_MS };
  }

  #remove(flow: Flow<T>, entry: Entry<T>): void {
    flow.waitingMs -= entry.estimateMs;
    this.size -= 1;
    if (flow.entries.length > 0) return;
    flow.waitingMs = 0;
    this.#active.delete(flow);
    this.#activeWeight -= flow.weight;
  }

  /** The next flow among those that `mayGo` allows; it is called only for candidates. */
  #front(mayGo: (flow: Flow<T>) => boolean): Flow<T> | undefined {
    let best: Flow<T> | undefined;
    let bestIsOver = false;
    for (const flow of this.#active) {
      const isOver = this.#active.size > 1 && this.isOverBudget(flow.entries[0]!);
      const isBetter = best === undefined || (isOver === bestIsOver ? flow.standing < best.standing : bestIsOver);
      if (!isBetter || !mayGo(flow)) continue;
      best = flow;
      bestIsOver = isOver;
    }
    return best;
  }

  #forgetIdle(): void {
    if (this.#flows.size <= MAX_IDLE_FLOWS) return;
    for (const [key, flow] of this.#flows) {
      // An idle flow that is ahead is kept while there is room; otherwise it would start again from zero.
      const isAhead = flow.standing > this.#virtual && this.#flows.size <= 2 * MAX_IDLE_FLOWS;
      if (flow.entries.length > 0 || flow.running > 0 || isAhead) continue;
      this.#flows.delete(key);
      if (this.#flows.size <= MAX_IDLE_FLOWS * 0.9) return;
    }
  }
}
