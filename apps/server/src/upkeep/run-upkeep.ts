import type { Database } from "#db/database.ts";
import { MIN_CHANGED_ROWS, MIN_DEAD_ROWS, planUpkeep, type LastRewrite, type UpkeepTask } from "./plan-upkeep.ts";
import { loadCounters, loadEngineState, loadSize, loadTableState, type TableCounters } from "./table-states.ts";

const EVERY_MS = 10_000;
/** Tables measured and tasks run per round: each blocks all requests. */
const MAX_MEASURED = 6;
const MAX_TASKS = 3;
/** After a task, requests get nine times its duration. */
const REST_FACTOR = 9;
const MAX_REST_MS = 5000;

type UpkeepDeps = {
  db: Pick<Database, "asPlatform">;
  /** Whether there were no requests for a while. */
  isQuiet: () => boolean;
  onTask?: (task: UpkeepTask, tookMs: number) => void;
  now?: () => number;
  rest?: (ms: number) => Promise<unknown>;
};

/**
 * Upkeep of the embedded engine, which has no autovacuum and no checkpointer. One small task at a time, because the
 * engine has one session. `round` runs a few tasks and returns them.
 */
export function createUpkeep({ db, isQuiet, onTask, now = Date.now, rest = sleep }: UpkeepDeps) {
  const rewritten = new Map<string, LastRewrite>();
  let engineStart = "";
  /** Tables measured since the engine started. */
  let measured = new Set<string>();
  /** Tables with remaining work are measured again, whatever their counters say. */
  let unfinished = new Set<string>();

  async function round(): Promise<UpkeepTask[]> {
    const { startedAt, walBytes } = await loadEngineState(db);
    if (startedAt !== engineStart) measured = new Set();
    engineStart = startedAt;
    const tables = [];
    for (const counters of chooseTables(await loadCounters(db))) {
      measured.add(counters.oid);
      const state = await loadTableState(db, counters);
      if (state) tables.push({ ...state, oid: counters.oid });
    }
    const oidOf = new Map(tables.map(({ name, oid }) => [name, oid]));
    const view = { tables, walBytes, rewritten, now: now() };
    const tasks = planUpkeep({ ...view, isQuiet: isQuiet() }).slice(0, MAX_TASKS);
    // A vacuum may leave files that are worth a rewrite; a task that was too long now waits for an idle moment.
    unfinished = new Set(planUpkeep({ ...view, isQuiet: true }).flatMap(({ table }) => oidOf.get(table ?? "") ?? []));
    for (const task of tasks) await run(task);
    return tasks;
  }

  function chooseTables(all: TableCounters[]): TableCounters[] {
    const isDue = ({ oid, deadRows, changedRows }: TableCounters) =>
      unfinished.has(oid) || deadRows > MIN_DEAD_ROWS || changedRows > MIN_CHANGED_ROWS;
    const due = all.filter(isDue).toSorted((a, b) => b.deadRows - a.deadRows);
    const unknown = all.filter((each) => !measured.has(each.oid) && !isDue(each));
    return [...due, ...unknown].slice(0, MAX_MEASURED);
  }

  async function run(task: UpkeepTask): Promise<void> {
    const from = performance.now();
    await db.asPlatform({ text: task.sql, values: [] });
    const tookMs = performance.now() - from;
    if (task.kind === "rewrite") rewritten.set(task.table!, { at: now(), bytes: await loadSize(db, task.table!) });
    onTask?.(task, tookMs);
    await rest(Math.min(MAX_REST_MS, tookMs * REST_FACTOR));
  }

  return {
    round,
    /** Runs until nothing is left to do: for a measurement, or before the site is handed over. */
    async finish(maxRounds = 200): Promise<void> {
      for (let idle = 0, rounds = 0; rounds < maxRounds; rounds++) {
        idle = (await round()).length === 0 ? idle + 1 : 0;
        if (idle > 0 && (await loadCounters(db)).every(({ oid }) => measured.has(oid))) return;
      }
    },
  };
}

/** Runs a round at intervals, until it is stopped. */
export function runUpkeep(
  upkeep: Pick<ReturnType<typeof createUpkeep>, "round">,
  onTrouble: (error: unknown) => void,
  everyMs = EVERY_MS,
): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const plan = () => (timer = setTimeout(() => void once(), everyMs).unref());
  async function once(): Promise<void> {
    await upkeep.round().catch((error: unknown) => {
      if (!isStopped) onTrouble(error);
    });
    if (!isStopped) plan();
  }
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
