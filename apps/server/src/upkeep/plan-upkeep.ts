import type { TableState } from "./table-states.ts";

const MB = 1024 * 1024;

/** The embedded engine makes no checkpoint by itself: without one the write-ahead log grows for ever. */
export const MAX_WAL_BYTES = 16 * MB;

export const MIN_DEAD_ROWS = 500;
export const MIN_CHANGED_ROWS = 5000;
const MIN_SPARE_BYTES = MB;
const REWRITE_AGAIN_MS = 600_000;
/** Files with so much room in them are not left as they are for ten minutes. */
const MUCH_SPARE_BYTES = 32 * MB;

/** A dead row has a header and an entry in an index at least. */
const DEAD_ROW_BYTES = 68;

/** Measured on two slow cores; they tell the large tables from the small ones. */
const VACUUM_MS_PER_MB = 6;
const REWRITE_MS_PER_MB = 40;
const ANALYSE_MS = 40;

/** Everybody waits while a task runs: one that takes longer than this waits for a quiet moment. */
export const MAX_BUSY_MS = 150;

export type UpkeepTask = {
  kind: "checkpoint" | "vacuum" | "rewrite" | "analyse";
  /** The table; null for a checkpoint. */
  table: string | null;
  sql: string;
  /** About how long it takes. */
  costMs: number;
};

export type Rewritten = { at: number; bytes: number };

export type UpkeepView = {
  tables: TableState[];
  walBytes: number;
  /** Nobody has asked for anything for a while. */
  isQuiet: boolean;
  /** When a table was last rewritten, on the clock of `now`, and how large it was then. */
  rewritten: ReadonlyMap<string, Rewritten>;
  now: number;
};

/** What is to be done next, the most useful first. */
export function planUpkeep(view: UpkeepView): UpkeepTask[] {
  // However busy it is: the longer a checkpoint waits, the longer it takes.
  const checkpoint: UpkeepTask = { kind: "checkpoint", table: null, sql: "checkpoint", costMs: MAX_BUSY_MS };
  const tasks = view.tables
    .toSorted((a, b) => spareBytes(b) - spareBytes(a))
    .flatMap((table) => taskFor(table, view) ?? [])
    .filter(({ costMs }) => view.isQuiet || costMs <= MAX_BUSY_MS)
    // Planning a little worse costs less than running out of room.
    .toSorted((a, b) => Number(a.kind === "analyse") - Number(b.kind === "analyse"));
  return view.walBytes < MAX_WAL_BYTES ? tasks : [checkpoint, ...tasks];
}

function taskFor(table: TableState, view: UpkeepView): UpkeepTask | null {
  const { name, bytes, liveBytes } = table;
  const vacuumMs = (bytes / MB) * VACUUM_MS_PER_MB;
  const rewriteMs = (liveBytes / MB) * REWRITE_MS_PER_MB;
  const mayRewrite = isFat(table, view) && isRested(table, view);
  // What little is alive is copied faster than what is dead is looked through.
  if (mayRewrite && (!needsVacuum(table) || rewriteMs < vacuumMs))
    return { kind: "rewrite", table: name, sql: `vacuum (full, analyze) ${name}`, costMs: rewriteMs };
  if (needsVacuum(table)) {
    const sql = `vacuum (truncate${needsAnalysis(table) ? ", analyze" : ""}) ${name}`;
    return { kind: "vacuum", table: name, sql, costMs: vacuumMs };
  }
  return needsAnalysis(table) ? { kind: "analyse", table: name, sql: `analyze ${name}`, costMs: ANALYSE_MS } : null;
}

const spareBytes = ({ bytes, liveBytes }: TableState): number => bytes - liveBytes;

/** Dead rows are worth a vacuum when they fill a tenth of the files, or a megabyte. */
function needsVacuum({ isVacuumed, deadRows, bytes }: TableState): boolean {
  if (!isVacuumed && bytes > MIN_SPARE_BYTES) return true;
  return deadRows > MIN_DEAD_ROWS && deadRows * DEAD_ROW_BYTES > Math.min(bytes / 10, MIN_SPARE_BYTES);
}

/**
 * A vacuum makes room inside the files, and gives back only what lies at their end. Files of which less than half is
 * used are written anew, in a quiet moment a little sooner; those of the catalogue stay as they are.
 */
function isFat({ isCatalogue, isVacuumed, bytes, liveBytes }: TableState, { isQuiet }: UpkeepView): boolean {
  return !isCatalogue && isVacuumed && bytes > (isQuiet ? 1.4 : 2) * liveBytes + MIN_SPARE_BYTES;
}

/** The last rewriting was a while ago, and the table has grown since: what is alive is only estimated. */
function isRested(table: TableState, { rewritten, now }: UpkeepView): boolean {
  const last = rewritten.get(table.name);
  if (!last) return true;
  const hasGrown = table.bytes > 1.4 * last.bytes + MIN_SPARE_BYTES;
  return hasGrown && (now - last.at >= REWRITE_AGAIN_MS || spareBytes(table) > MUCH_SPARE_BYTES);
}

/** The planner's statistics are of another time, or there are none. */
function needsAnalysis({ isCatalogue, changedRows, liveRows }: TableState): boolean {
  return !isCatalogue && changedRows > MIN_CHANGED_ROWS + liveRows / 5;
}
