import { DatabaseError, type Database, type Rows, type Statement } from "./database.ts";
import { startPglite, type PgliteFiles, type PgliteProcess } from "./pglite-process.ts";
import type { Job, Ticket } from "./session.ts";
import { timeoutFor, type Timeouts } from "./timeouts.ts";

const MAX_WAITING = 2000;
/** Batches handed to the worker ahead of their turn: enough to keep it busy, few enough to send again after a kill. */
const MAX_IN_WORKER = 16;
const GRACE_MS = 100;
const RETRY_MS = 1000;

type Waiting = { job: Job; resolve: (rows: Rows) => void; reject: (error: unknown) => void };
type Running = Waiting & { ticket: Ticket };

/**
 * PostgreSQL inside this process. It has one session and knows no statement timeout, so a watchdog stands beside it:
 * a statement that outlives its time takes the worker with it, and everything that had not begun runs on the next one.
 */
export async function openPgliteDatabase(files: PgliteFiles, timeouts: Timeouts): Promise<Database> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const notify = (channel: string, payload: string) => listeners.get(channel)?.forEach((tell) => tell(payload));

  let process: PgliteProcess = await startPglite(files, notify);
  let waiting: Waiting[] = [];
  let running: Running[] = [];
  let watchdog: NodeJS.Timeout | undefined;
  let isOverdue = false;
  let reopening: Promise<void> | null = null;
  let isClosed = false;
  watch(process);

  function submit(job: Job): Promise<Rows> {
    if (isClosed) return Promise.reject(new DatabaseError("57P03", "the database is closed"));
    if (waiting.length >= MAX_WAITING)
      return Promise.reject(new DatabaseError("53300", "too many requests are waiting"));
    return new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      pump();
    });
  }

  function pump(): void {
    while (!reopening && running.length < MAX_IN_WORKER) {
      const next = waiting.shift();
      if (!next) break;
      const entry: Running = { ...next, ticket: { batch: 0 } };
      running.push(entry);
      if (running.length === 1) guard();
      const settle = (answer: () => void) => {
        if (!running.includes(entry)) return;
        running.splice(running.indexOf(entry), 1);
        guard();
        answer();
        pump();
      };
      process.session.run(entry.job, entry.ticket).then(
        (rows) => settle(() => entry.resolve(rows)),
        // A dead worker fails everything at once; who gets which answer is settled in `reopen`.
        (error: DatabaseError) => error.code !== "08006" && settle(() => entry.reject(error)),
      );
    }
  }

  // Watches the batch that runs: the one sent first. Its answer may already lie in our own queue when the time is up,
  // on a machine that is slow to give us a turn, so the worker gets a little longer before it dies.
  function guard(): void {
    clearTimeout(watchdog);
    if (running.length === 0) return;
    const current = running.reduce((first, each) => (each.ticket.batch < first.ticket.batch ? each : first));
    watchdog = setTimeout(() => {
      watchdog = setTimeout(() => {
        isOverdue = true;
        void process.kill();
      }, GRACE_MS);
    }, current.job.timeoutMs);
  }

  function watch(current: PgliteProcess): void {
    void current.gone.then(() => {
      if (!isClosed) reopening ??= reopen(current);
    });
  }

  async function reopen(dead: PgliteProcess): Promise<void> {
    clearTimeout(watchdog);
    const { begun, finished } = dead.progress();
    const stopped = running.filter(({ ticket }) => ticket.batch <= begun);
    waiting = [...running.filter(({ ticket }) => ticket.batch > begun), ...waiting];
    running = [];
    for (const { ticket, reject } of stopped) reject(isOverdue && ticket.batch > finished ? overdue() : answerLost());
    isOverdue = false;
    process = await restart();
    watch(process);
    reopening = null;
    pump();
    for (const channel of listeners.keys()) notify(channel, "");
  }

  // It may fail for a reason that passes, a full disk for example. Nobody is kept waiting meanwhile.
  async function restart(): Promise<PgliteProcess> {
    for (;;) {
      try {
        const fresh = await startPglite(files, notify);
        await Promise.all([...listeners.keys()].map((channel) => fresh.session.run(subscription(channel))));
        return fresh;
      } catch (error) {
        if (isClosed) throw error;
        for (const { reject } of waiting.splice(0)) reject(new DatabaseError("57P03", "the database is starting"));
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
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
    close: async () => {
      isClosed = true;
      clearTimeout(watchdog);
      await reopening?.catch(() => {});
      await process.close();
    },
  };
}

const overdue = () => new DatabaseError("57014", "canceling statement due to statement timeout");
// It may have happened and it may not: whoever asked has to look.
const answerLost = () => new DatabaseError("08006", "the database stopped before it answered");
