import { EVENTS } from "#db/events/gateway-events.ts";
import { DatabaseError, type Database, type Rows, type Statement } from "./database.ts";
import { createJobQueue, overdueError, type QueuedJob, type StopReason } from "./fair/job-queue.ts";
import { DEFAULT_FAIRNESS } from "./fair/fair-queue.ts";
import { startPglite, type PgliteFiles, type PgliteProcess } from "./pglite-process.ts";
import { overdueBy } from "./fair/processor-wait.ts";
import { newJobTiming, type Job, type JobTiming } from "./session.ts";
import { timeoutFor, type Timeouts } from "./timeouts.ts";

/** Batches sent to the worker in advance: enough to keep it busy, few enough to resend after a kill. */
const MAX_IN_WORKER = 16;
/** Estimated work sent in advance: a new caller waits for no more than this. */
const MAX_IN_WORKER_MS = 25;
const TICK_MS = 25;
/** The worker is killed when a statement ignores its cancel for this long. */
const GRACE_MS = 1000;
const RETRY_MS = 1000;

/** `waitedFrom`: the worker's time without a processor when the watchdog first saw the job run. */
type Running = { entry: QueuedJob; timing: JobTiming; stop: StopReason | null; waitedFrom?: number };

/**
 * PostgreSQL inside this process. It has one session and no statement timeout, so a queue orders the jobs, and a
 * watchdog cancels a job that runs too long, or kills the worker if the cancel has no effect.
 */
export async function openPgliteDatabase(
  files: PgliteFiles,
  timeouts: Timeouts,
  isFair = true,
  start: typeof startPglite = startPglite,
): Promise<Database> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const notify = (channel: string, payload: string) => listeners.get(channel)?.forEach((tell) => tell(payload));

  const queue = createJobQueue(isFair ? DEFAULT_FAIRNESS : null);
  let process: PgliteProcess = await start(files, notify);
  let running: Running[] = [];
  let watchdog: NodeJS.Timeout | undefined;
  let isKilled = false;
  let reopening: Promise<void> | null = null;
  let isClosed = false;
  let isPaused = false;
  let onIdle = () => {};
  watch(process);

  function submit(job: Job): Promise<Rows> {
    if (isClosed) return Promise.reject(new DatabaseError("57P03", "the database is closed"));
    return new Promise((resolve, reject) => {
      queue.add({ job, tries: 0, resolve, reject });
      pump();
    });
  }

  function pump(): void {
    while (!reopening && !isPaused && running.length < MAX_IN_WORKER) {
      const inWorkerMs = running.reduce((sum, { entry }) => sum + entry.estimateMs, 0);
      const entry = queue.next(({ estimateMs }) => running.length === 0 || inWorkerMs + estimateMs <= MAX_IN_WORKER_MS);
      if (!entry) break;
      run({ entry, timing: newJobTiming(), stop: null });
    }
  }

  function run(current: Running): void {
    const { entry, timing } = current;
    running.push(current);
    watchdog ??= setInterval(tick, TICK_MS);
    const settle = (wasStopped: boolean, answer: () => void) => {
      if (!running.includes(current)) return;
      running.splice(running.indexOf(current), 1);
      queue.settle(entry, process.progress.usedMs(timing.batch), wasStopped);
      answer();
      pump();
      if (running.length === 0) onIdle();
    };
    process.session.run(entry.item.job, timing).then(
      (rows) => settle(false, () => entry.item.resolve(rows)),
      (error: DatabaseError) => {
        // A dead worker fails all jobs at once; `reopen` decides how each is answered.
        if (error.code === "08006") return;
        const stop = error.code === "57014" ? current.stop : null;
        settle(stop !== null, () => (stop ? queue.stopped(entry, stop) : entry.item.reject(error)));
      },
    );
  }

  // Checks the batch that the worker is running, which the shared progress shows before any response arrives.
  function tick(): void {
    if (running.length === 0) {
      clearInterval(watchdog);
      watchdog = undefined;
      return;
    }
    const { begun, finished } = process.progress;
    const current = begun > finished ? running.find(({ timing }) => timing.batch === begun) : undefined;
    if (!current || isKilled) return;
    const { timeoutMs } = current.entry.item.job;
    const usedMs = process.runningCpuMs();
    current.waitedFrom ??= process.waitedMs();
    const waitedMs = process.waitedMs() - current.waitedFrom;
    const overdueMs = overdueBy(timeoutMs, { usedMs, runningMs: process.progress.runningMs(), waitedMs });
    if (overdueMs > GRACE_MS) {
      isKilled = true;
      void process.kill();
    } else if (overdueMs >= 0) {
      if (current.stop === "overdue") return;
      current.stop = "overdue";
      process.cancel(begun);
    } else if (current.stop === null) {
      const isWaitedFor = running.some(({ entry }) => entry.flow !== current.entry.flow);
      current.stop = queue.reasonToStop(current.entry, usedMs, isWaitedFor);
      if (current.stop) process.cancel(begun);
    }
  }

  function watch(current: PgliteProcess): void {
    void current.gone.then(() => {
      if (!isClosed) reopening ??= reopen(current);
    });
  }

  async function reopen(dead: PgliteProcess): Promise<void> {
    clearInterval(watchdog);
    watchdog = undefined;
    const { begun, finished } = dead.progress;
    const tookMs = dead.progress.runningMs();
    for (const { entry, timing } of running.toReversed()) {
      if (timing.batch > begun) {
        queue.cancel(entry);
        queue.putBack(entry);
        continue;
      }
      const isCulprit = isKilled && timing.batch > finished;
      queue.settle(entry, isCulprit ? tookMs : 0, isCulprit);
      // A killed read changed nothing, so its error is certain. A killed write may already have been committed.
      const { job, reject } = entry.item;
      reject(isCulprit && job.statement.readOnly ? overdueError() : answerLost());
    }
    running = [];
    onIdle();
    isKilled = false;
    process = await restart();
    EVENTS.workerRestart.emit(() => null);
    watch(process);
    reopening = null;
    pump();
    for (const channel of listeners.keys()) notify(channel, "");
  }

  // A restart may fail temporarily, for example on a full disk. Requests are refused meanwhile.
  async function restart(): Promise<PgliteProcess> {
    for (;;) {
      try {
        const fresh = await start(files, notify);
        await Promise.all([...listeners.keys()].map((channel) => fresh.session.run(subscription(channel))));
        return fresh;
      } catch (error) {
        if (isClosed) throw error;
        queue.rejectAll(new DatabaseError("57P03", "the database is starting"));
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  // Requests wait in the queue meanwhile. PGlite writes to its files only while it runs a statement.
  async function pause(work: () => Promise<void>): Promise<void> {
    if (isPaused) throw new DatabaseError("55006", "the database is paused already");
    isPaused = true;
    try {
      while (running.length > 0 || reopening) await (reopening ?? new Promise<void>((resolve) => (onIdle = resolve)));
      await process.session.run(ownJob({ text: "checkpoint", values: [] }));
      await work();
    } finally {
      isPaused = false;
      pump();
    }
  }

  const ownJob = (statement: Statement): Job => ({
    statement,
    identity: null,
    context: undefined,
    timeoutMs: timeouts.platformMs,
  });
  const subscription = (channel: string) => ownJob({ text: `listen "${channel}"`, values: [] });

  return {
    engine: "pglite",
    as: (identity, statement, context) =>
      submit({ statement, identity, context, timeoutMs: timeoutFor(identity, timeouts) }),
    asPlatform: (statement) => submit(ownJob(statement)),
    script: (sql) => process.session.script(sql),
    listen: async (channel, onNotify) => {
      if (!listeners.has(channel)) {
        listeners.set(channel, new Set());
        await submit(subscription(channel));
      }
      listeners.get(channel)!.add(onNotify);
    },
    load: () => ({ waiting: queue.size(), running: running.length, connections: 1 }),
    pause,
    close: async () => {
      isClosed = true;
      await reopening?.catch(() => {});
      await process.close();
      clearInterval(watchdog);
    },
  };
}

// The write may have been committed or not: the caller has to check.
const answerLost = () => new DatabaseError("08006", "the database stopped before it answered");
