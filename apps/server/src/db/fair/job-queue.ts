import { ClientGoneError, DatabaseError, OverBudgetError, type Rows } from "#db/database.ts";
import type { Job } from "#db/session.ts";
import { chargeFor } from "./job-charge.ts";
import { DEFAULT_FAIRNESS, FairQueue, type Entry, type FairSettings } from "./fair-queue.ts";
import { isCheap, StatementCosts } from "./statement-costs.ts";

/** A job and its caller's promise. `tries` counts how often it was stopped to yield. */
export type Waiting = { job: Job; tries: number; resolve: (rows: Rows) => void; reject: (error: unknown) => void };
export type QueuedJob = Entry<Waiting>;

/** Why a running job is stopped early. */
export type StopReason = "overdue" | "gone" | "yield";

/** A read that blocks others is stopped after this much CPU time, and retried with twice as much. */
const SLICE_MS = 50;
const MAX_TRIES = 3;
/** A known cheap statement is only slow because the machine is; stopping it would cost more. */
const CHEAP_SLICE_MS = 250;

export type JobQueue = ReturnType<typeof createJobQueue>;

/** The jobs that wait for the database, in fair order, with the rules for stopping a running one. */
export function createJobQueue(settings: FairSettings | null) {
  const costs = new StatementCosts();
  const queue = new FairQueue<Waiting>(settings ?? UNFAIR);

  // Checked when the job is next: a listener per request would slow every request.
  const isWanted = ({ job, reject }: Waiting) => {
    if (!job.context?.caller?.isGone()) return true;
    reject(new ClientGoneError());
    return false;
  };

  return {
    size: () => queue.size,
    add(item: Waiting): void {
      const { statement, identity, context } = item.job;
      const cost = costs.of(statement.text);
      const charge = settings === null ? SHARED_CHARGE : chargeFor(identity, context, cost, Date.now());
      const refusal = queue.add(charge, cost, item);
      if (refusal?.reason === "full") refusal.item.reject(new DatabaseError("53300", "too many requests are waiting"));
      else if (refusal) refusal.item.reject(new OverBudgetError(refusal.retryAfterMs));
    },

    /** The first job in line, if it fits. */
    next: (fits: (entry: QueuedJob) => boolean) => queue.next(fits, isWanted),
    /** The first job that fits. */
    nextThatFits: (fits: (entry: QueuedJob) => boolean) => queue.nextThatFits(fits, isWanted),
    settle: queue.settle.bind(queue),
    cancel: queue.cancel.bind(queue),
    putBack: queue.putBack.bind(queue),
    isOverBudget: queue.isOverBudget.bind(queue),

    /** Whether a running job has to stop, given its CPU time. `isWaitedFor`: others are blocked by it. */
    reasonToStop(entry: QueuedJob, usedMs: number, isWaitedFor: boolean): StopReason | null {
      const { statement, context } = entry.item.job;
      if (!statement.readOnly || entry.budgets.length === 0) return null;
      if (context?.caller?.isGone()) return "gone";
      if (isCheap(entry.cost) && usedMs < CHEAP_SLICE_MS) return null;
      const sliceMs = queue.isOverBudget(entry, usedMs) ? SLICE_MS : SLICE_MS * 2 ** entry.item.tries;
      return usedMs >= sliceMs && (isWaitedFor || queue.shouldYield(entry, usedMs)) ? "yield" : null;
    },

    /** Rejects a stopped job, or queues it for another try. */
    stopped(entry: QueuedJob, reason: StopReason): void {
      const { item } = entry;
      if (reason === "gone") return item.reject(new ClientGoneError());
      if (reason === "overdue") return item.reject(overdueError());
      item.tries += 1;
      if (item.tries < MAX_TRIES && !queue.isOverBudget(entry)) queue.putBack(entry);
      else item.reject(new OverBudgetError(queue.retryAfterMs(entry)));
    },

    rejectAll(error: DatabaseError): void {
      for (const { reject } of queue.drain()) reject(error);
    },
  };
}

/** First come, first served: the baseline for benchmarks. */
const UNFAIR: FairSettings = { ...DEFAULT_FAIRNESS, waitingMs: Infinity };
const SHARED_CHARGE = { flow: "everybody", weight: 1, budgets: [], payer: null };

export const overdueError = () => new DatabaseError("57014", "canceling statement due to statement timeout");
