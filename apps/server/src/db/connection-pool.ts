import type pg from "pg";
import { DatabaseError, type DatabaseLoad, type Rows } from "./database.ts";
import { DEFAULT_FAIRNESS } from "./fair/fair-queue.ts";
import { createJobQueue, type QueuedJob } from "./fair/job-queue.ts";
import { costOfWallTime, isCheap, isExpensive } from "./fair/statement-costs.ts";
import { waitOf } from "./fair/backend-clock.ts";
import { stretchedTimeout } from "./fair/processor-wait.ts";
import { newJobTiming, Session, type Job, type JobTiming } from "./session.ts";

/** Sizes of the connection pool. Deeper pipelines raise both throughput and tail latency. */
export type PoolSize = { connections: number; perConnection: number; waiting: number };

type ConnectionPool = { submit(job: Job): Promise<Rows>; load(): DatabaseLoad; close(): Promise<void> };

/** A connection. A held one runs a slow read, so no other request may share it. */
type Lane = { session: Session; isHeld: boolean };

/** Concurrent slow reads over all connections: a few of them would use every CPU of the database. */
const MAX_SLOW_READS = 2;

/** A pool of few pipelined connections that many requests share, by fair queueing unless `isFair` is false. */
export function createPool(connect: () => Promise<pg.Client>, size: PoolSize, isFair = true): ConnectionPool {
  let lanes: Lane[] = [];
  let connecting = 0;
  /** Running reads that may be slow, and those that are known to be. */
  let slow = 0;
  let expensive = 0;
  let isClosed = false;
  const queue = createJobQueue(isFair ? { ...DEFAULT_FAIRNESS, maxWaiting: size.waiting } : null);
  const writers = new Writers();

  function submit(job: Job): Promise<Rows> {
    if (isClosed) return Promise.reject(closed());
    return new Promise((resolve, reject) => {
      queue.add({ job, tries: 0, resolve, reject });
      pump();
    });
  }

  function pump(): void {
    let lane: Lane | undefined;
    // The last one that fits is chosen.
    const fits = (entry: QueuedJob) => {
      const free = laneFor(entry);
      lane = free ?? lane;
      return free !== undefined;
    };
    for (let entry = queue.nextThatFits(fits); entry; entry = queue.nextThatFits(fits)) run(entry, lane!);
  }

  function run(entry: QueuedJob, lane: Lane): void {
    const { job, resolve, reject } = entry.item;
    const { session } = lane;
    const writer = writerOf(job);
    const isSlow = isSlowRead(entry);
    const countsAsExpensive = isSlow && isExpensive(entry.cost);
    const timing = newJobTiming();
    if (isSlow) slow += 1;
    if (countsAsExpensive) expensive += 1;
    lane.isHeld = isSlow;
    writers.begin(writer, lane);
    const settle = () => {
      if (isSlow) slow -= 1;
      if (countsAsExpensive) expensive -= 1;
      lane.isHeld = false;
      writers.end(writer);
      queue.settle(entry, costOfWallTime(entry.cost, timing.tookMs - timing.waitedMs));
      pump();
    };
    session.run(job, timing).then(
      (rows) => {
        resolve(rows);
        settle();
      },
      (error: unknown) => {
        if (!mayRunAgain(entry, timing)) {
          reject(error);
          return settle();
        }
        void runAgainIfStarved(session, job, timing, error).then(resolve, reject).finally(settle);
      },
    );
  }

  /** A caller who has gone or has used up their budget gets no second try. */
  function mayRunAgain(entry: QueuedJob, { tookMs, waitedMs }: JobTiming): boolean {
    return !entry.item.job.context?.caller?.isGone() && !queue.isOverBudget(entry, tookMs - waitedMs);
  }

  /** The connection on which a job can run now. Opens another connection if that helps. */
  function laneFor(entry: QueuedJob): Lane | undefined {
    const { job } = entry.item;
    if (isSlowRead(entry)) {
      if (queue.isOverBudget(entry) && slow > 0) return undefined;
      if (isExpensive(entry.cost) && expensive >= MAX_SLOW_READS) return undefined;
      // Some connections are reserved for statements that are known to be fast.
      if (slow >= size.connections - MAX_SLOW_READS) return undefined;
      const idle = lanes.find(({ session }) => session.inFlight === 0);
      if (!idle) grow();
      return idle;
    }
    const open = slow === 0 ? lanes : lanes.filter(({ isHeld }) => !isHeld);
    const lane = choose(job, open) ?? leastBusy(open);
    if (!lane || lane.session.inFlight > 0) grow();
    return lane && lane.session.inFlight < size.perConnection ? lane : undefined;
  }

  // A client's read that is slow, or may be. Writes wait for locks, so their duration says little about their cost.
  function isSlowRead({ item, cost, budgets }: QueuedJob): boolean {
    return (
      size.connections > MAX_SLOW_READS && item.job.statement.readOnly === true && budgets.length > 0 && !isCheap(cost)
    );
  }

  function choose(job: Job, open: Lane[]): Lane | undefined {
    if (job.statement.readOnly) return firstResponsive(open, size.perConnection);
    const lane = writers.laneOf(writerOf(job), size.perConnection);
    return lane && open.includes(lane) ? lane : undefined;
  }

  function grow(): void {
    if (lanes.length + connecting >= size.connections) return;
    connecting += 1;
    connect()
      .then(
        (client) => {
          // Close it: an open connection would keep the process alive.
          if (isClosed) {
            queue.rejectAll(closed());
            return client.end();
          }
          const lane = { session: new Session(client, waitOf(client)), isHeld: false };
          client.on("end", () => (lanes = lanes.filter((each) => each !== lane)));
          lanes.push(lane);
        },
        // No connection is possible: fail the waiting requests, and let the next one try again.
        (error: Error) => {
          if (lanes.length === 0) queue.rejectAll(unreachable(error));
        },
      )
      .finally(() => {
        connecting -= 1;
        pump();
      });
  }

  return {
    submit,
    load: () => ({
      waiting: queue.size(),
      running: lanes.reduce((sum, { session }) => sum + session.inFlight, 0),
      connections: lanes.length,
    }),
    close: async () => {
      isClosed = true;
      await Promise.all(lanes.map(({ session }) => session.client.end()));
    },
  };
}

/**
 * PostgreSQL's statement_timeout is wall time, so on a starved machine it can stop an innocent statement. A read
 * runs once more then, with a longer limit.
 */
async function runAgainIfStarved(session: Session, job: Job, timing: JobTiming, error: unknown): Promise<Rows> {
  const isStopped = error instanceof DatabaseError && error.code === "57014" && job.statement.readOnly === true;
  const timeoutMs = isStopped ? stretchedTimeout(job.timeoutMs, timing.tookMs, timing.waitedMs) : null;
  if (timeoutMs === null) throw error;
  const second = newJobTiming();
  try {
    return await session.run({ ...job, timeoutMs }, second);
  } finally {
    timing.tookMs += second.tookMs;
    timing.waitedMs += second.waitedMs;
  }
}

/** From this many concurrent requests on, reads share connections. */
const CROWD = 4;
const SILENT_MS = 2;

/**
 * Under load, the first connection with room: joining it is cheaper than waking another, because both sides then batch
 * their reads and writes. A silent connection may run a slow statement and is skipped.
 */
function firstResponsive(lanes: Lane[], perConnection: number): Lane | undefined {
  const crowd = lanes.reduce((sum, { session }) => sum + session.inFlight, 0);
  if (crowd < CROWD) return undefined;
  const since = performance.now() - SILENT_MS;
  const isResponsive = ({ inFlight, answeredAt }: Session) => inFlight === 0 || answeredAt > since;
  return lanes.find(({ session }) => session.inFlight < perConnection && isResponsive(session));
}

function leastBusy(lanes: Lane[]): Lane | undefined {
  return lanes.reduce<Lane | undefined>(
    (best, each) => (best && best.session.inFlight <= each.session.inFlight ? best : each),
    undefined,
  );
}

const writerOf = ({ identity, statement }: Job) => (statement.readOnly ? undefined : identity?.claims.sub);

/**
 * Assigns each player's writes to one connection. They wait for each other's locks anyway, and a player with fifty tabs
 * cannot block all connections.
 */
class Writers {
  readonly #busy = new Map<string, { lane: Lane; writes: number }>();

  laneOf(writer: string | undefined, perConnection: number): Lane | undefined {
    const lane = writer === undefined ? undefined : this.#busy.get(writer)?.lane;
    return lane && lane.session.inFlight < perConnection ? lane : undefined;
  }

  begin(writer: string | undefined, lane: Lane): void {
    if (writer === undefined) return;
    const known = this.#busy.get(writer);
    this.#busy.set(writer, { lane, writes: (known?.writes ?? 0) + 1 });
  }

  end(writer: string | undefined): void {
    const known = writer === undefined ? undefined : this.#busy.get(writer);
    if (!known) return;
    known.writes -= 1;
    if (known.writes === 0) this.#busy.delete(writer!);
  }
}

const closed = () => new DatabaseError("57P03", "the database is closed");

function unreachable(error: Error): DatabaseError {
  return new DatabaseError("08001", "the database cannot be reached", error.message);
}
