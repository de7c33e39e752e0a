import type { TableState } from "./table-states.ts";

const MB = 1024 * 1024;

/** The embedded engine makes no checkpoints by itself: without them the write-ahead log grows for ever. */
export const MAX_WAL_BYTES = 16 * MB;

export const MIN_DEAD_ROWS = 500;
export const MIN_CHANGED_ROWS = 5000;
const MIN_SPARE_BYTES = MB;
const REWRITE_AGAIN_MS = 600_000;
/** With this much unused space, a table does not wait ten minutes for its next rewrite. */
const MUCH_SPARE_BYTES = 32 * MB;

/** A dead row has at least a header and an index entry. */
const DEAD_ROW_BYTES = 68;

/** Measured on two slow cores; they tell large tables from small ones. */
const VACUUM_MS_PER_MB = 6;
const REWRITE_MS_PER_MB = 40;
const ANALYSE_MS = 40;

/** A task blocks all requests: a longer one than this waits for an idle moment. */
export const MAX_BUSY_MS = 150;

export type UpkeepTask = {
  kind: "checkpoint" | "vacuum" | "rewrite" | "analyse";
  /** The table; null for a checkpoint. */
  table: string | null;
  sql: string;
  /** The estimated duration. */
  costMs: number;
};

export type LastRewrite = { at: number; bytes: number };

export type UpkeepView = {
  tables: TableState[];
  walBytes: number;
  /** There were no requests for a while. */
  isQuiet: boolean;
  /** When a table was last rewritten, on the clock of `now`, and its size then. */
  rewritten: ReadonlyMap<string, LastRewrite>;
  now: number;
};

/** The next tasks, the most useful first. */
export function planUpkeep(view: UpkeepView): UpkeepTask[] {
  // However busy it is: the longer a checkpoint waits, the longer it takes.
  const checkpoint: UpkeepTask = { kind: "checkpoint", table: null, sql: "checkpoint", costMs: MAX_BUSY_MS };
  const tasks = view.tables
    .toSorted((a, b) => spareBytes(b) - spareBytes(a))
    .flatMap((table) => taskFor(table, view) ?? [])
    .filter(({ costMs }) => view.isQuiet || costMs <= MAX_BUSY_MS)
    // Outdated statistics cost less than running out of space.
    .toSorted((a, b) => Number(a.kind === "analyse") - Number(b.kind === "analyse"));
  return view.walBytes < MAX_WAL_BYTES ? tasks : [checkpoint, ...tasks];
}

function taskFor(table: TableState, view: UpkeepView): UpkeepTask | null {
  const { name, bytes, liveBytes } = table;
  const vacuumMs = (bytes / MB) * VACUUM_MS_PER_MB;
  const rewriteMs = (liveBytes / MB) * REWRITE_MS_PER_MB;
  const mayRewrite = isBloated(table, view) && mayRewriteAgain(table, view);
  // Copying few live rows is faster than scanning many dead ones.
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
 * A vacuum frees space inside the files, and returns only the space at their end. Files that are less than half used
 * are rewritten, in an idle moment a little sooner; catalogue tables never are.
 */
function isBloated({ isCatalogue, isVacuumed, bytes, liveBytes }: TableState, { isQuiet }: UpkeepView): boolean {
  return !isCatalogue && isVacuumed && bytes > (isQuiet ? 1.4 : 2) * liveBytes + MIN_SPARE_BYTES;
}

/** The last rewrite was a while ago, and the table has grown since: live bytes are only an estimate. */
function mayRewriteAgain(table: TableState, { rewritten, now }: UpkeepView): boolean {
  const last = rewritten.get(table.name);
  if (!last) return true;
  const hasGrown = table.bytes > 1.4 * last.bytes + MIN_SPARE_BYTES;
  return hasGrown && (now - last.at >= REWRITE_AGAIN_MS || spareBytes(table) > MUCH_SPARE_BYTES);
}

/** The planner's statistics are outdated or missing. */
function needsAnalysis({ isCatalogue, changedRows, liveRows }: TableState): boolean {
  return !isCatalogue && changedRows > MIN_CHANGED_ROWS + liveRows / 5;
}
