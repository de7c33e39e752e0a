import type { Database } from "#db/database.ts";

type Asked = Pick<Database, "asPlatform">;

/** The engine's counters of a table since it started. */
export type TableCounters = {
  oid: string;
  /** Dead row versions, TOAST chunks included. */
  deadRows: number;
  /** Rows changed since the last ANALYZE. */
  changedRows: number;
};

/** The counters together with the size of the table, its indexes and its TOAST table. */
export type TableState = Omit<TableCounters, "oid"> & {
  /** Schema and name, quoted for SQL. */
  name: string;
  isCatalogue: boolean;
  /** The engine loses its counters when it stops; a vacuum since then makes them complete. */
  isVacuumed: boolean;
  isAnalysed: boolean;
  liveRows: number;
  /** Bytes of the files. */
  bytes: number;
  /** The estimated bytes of newly written files. */
  liveBytes: number;
};

const COUNTERS = `select c.oid,
  pg_stat_get_dead_tuples(c.oid) + coalesce(pg_stat_get_dead_tuples(nullif(c.reltoastrelid, 0)), 0),
  pg_stat_get_mod_since_analyze(c.oid)
from pg_class c where c.relkind = 'r' and c.relpersistence = 'p'
  and (c.relnamespace not in (select oid from pg_namespace where nspname in ('pg_catalog', 'information_schema'))
    or pg_stat_get_dead_tuples(c.oid) > 0)`;

/**
 * The counters of all our tables, and of catalogue tables that have changed. It reads no table files, so it takes a few
 * milliseconds whatever their size.
 */
export async function loadCounters(db: Asked): Promise<TableCounters[]> {
  const rows = await db.asPlatform({ text: COUNTERS, values: [] });
  return rows.map(([oid, dead, changed]) => ({
    oid: oid!,
    deadRows: Number(dead),
    changedRows: Number(changed),
  }));
}

const STATE = `select format('%I.%I', n.nspname, c.relname), n.nspname in ('pg_catalog', 'information_schema'),
  pg_stat_get_last_vacuum_time(c.oid) is not null, pg_stat_get_last_analyze_time(c.oid) is not null,
  pg_total_relation_size(c.oid), greatest(c.reltuples, pg_stat_get_live_tuples(c.oid), 0),
  coalesce((select sum(stawidth) from pg_statistic where starelid = c.oid and not stainherit), 100),
  (select count(*) from pg_index where indrelid = c.oid),
  coalesce(greatest(t.reltuples, pg_stat_get_live_tuples(t.oid), 0), 0)
from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_class t on t.oid = c.reltoastrelid
where c.oid = $1::oid`;

const PAGE = 8192;
const ROW_HEADER = 28;
const INDEX_ENTRY = 40;
/** TOAST cuts values into chunks, four to a page. */
const CHUNK = PAGE / 4;

/**
 * The state of one table, or null if it is gone. Measuring the size checks each of its files: not for all tables at
 * once.
 */
export async function loadTableState(db: Asked, counters: TableCounters): Promise<TableState | null> {
  const [row] = await db.asPlatform({ text: STATE, values: [counters.oid] });
  if (!row) return null;
  const [name, isCatalogue, isVacuumed, isAnalysed, bytes, liveRows, width, indexes, chunks] = row;
  const files = 3 + 2 * Number(indexes);
  const rowBytes = Number(width) + ROW_HEADER + Number(indexes) * INDEX_ENTRY;
  return {
    deadRows: counters.deadRows,
    changedRows: counters.changedRows,
    name: name!,
    isCatalogue: isCatalogue === "t",
    isVacuumed: isVacuumed === "t",
    isAnalysed: isAnalysed === "t",
    liveRows: Number(liveRows),
    bytes: Number(bytes),
    liveBytes: files * PAGE + Number(liveRows) * rowBytes + Number(chunks) * (CHUNK + INDEX_ENTRY),
  };
}

/** Bytes of a table's files; the name is already quoted. */
export async function loadSize(db: Asked, table: string): Promise<number> {
  const [row] = await db.asPlatform({ text: "select pg_total_relation_size($1::text::regclass)", values: [table] });
  return Number(row![0]);
}

/** When the engine started, as text, and how many bytes of write-ahead log a checkpoint would free. */
export async function loadEngineState(db: Asked): Promise<{ startedAt: string; walBytes: number }> {
  const text = `select pg_postmaster_start_time()::text,
    pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) from pg_control_checkpoint()`;
  const [row] = await db.asPlatform({ text, values: [] });
  return { startedAt: row![0]!, walBytes: Number(row![1]) };
}
