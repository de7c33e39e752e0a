import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import type { Identity } from "@quackademy/server/db/database.ts";
import { advance, simulateSchoolDay } from "./disk-school.ts";
import { openDiskSite, type DiskSite, type Watched } from "./disk-site.ts";

const { values: options } = parseArgs({
  options: {
    updates: { type: "string", default: "100000" },
    saves: { type: "string", default: "10000" },
    pupils: { type: "string", default: "500" },
    days: { type: "string", default: "5" },
    /** Runs without upkeep, as a control. */
    control: { type: "boolean", default: false },
  },
});

const AT_ONCE = 8;
const SAVE_BYTES = 20_000;
/** A player's burst of saves, which is allowed again after some minutes. */
const SAVES_IN_A_ROW = 20;
const PAUSE_SECONDS = 400;
const MOST_TIMES_LIVE = 2;
/** Maximum growth of a week beyond the live data. */
const MOST_DRIFT = 1.15;

const site = await openDiskSite();
try {
  await oneWallet();
} finally {
  await site.close();
}
const school = await openDiskSite();
try {
  await oneWeek();
} finally {
  await school.close();
}

async function oneWallet(): Promise<void> {
  const [player] = await site.addPlayers(1);
  const before = site.size();
  const stop = site.watch(options.control);
  const from = performance.now();
  await repeat(Number(options.updates), AT_ONCE, () =>
    site.sql("select private.post(id, 1, 'adjustment', 'bench') from private.wallets where id = 1"),
  );
  let revision = 0;
  let saves = 0;
  await repeat(Number(options.saves), 1, async () => {
    if (++saves % SAVES_IN_A_ROW === 0) await advance(site, PAUSE_SECONDS);
    const saved = randomBytes(SAVE_BYTES / 2).toString("hex");
    const values = [saved, String(revision)];
    const rows = await site.db.as(player!, { text: "select public.save_game('blink', $1, $2::int)", values });
    revision = (JSON.parse(rows[0]![0]!) as { rev: number }).rev;
  });
  const seconds = (performance.now() - from) / 1000;
  const watched = await stop();
  const unswept = site.size();
  if (!options.control) await site.finish();
  const swept = site.size();
  const live = (await sizeAnew(site)) + before.wal;
  const times = swept.all / live;
  console.log(
    [
      `${options.updates} movements of one wallet and ${options.saves} saves of ${SAVE_BYTES / 1000} kB, ${seconds.toFixed(0)} s`,
      `  before ${mb(before.all)} (log ${mb(before.wal)}), after ${mb(unswept.all)} (log ${mb(unswept.wal)}), swept ${mb(swept.all)} (log ${mb(swept.wal)}), all rewritten ${mb(live)}: ${times.toFixed(2)} times`,
      waits(watched),
    ].join("\n"),
  );
  if (times > MOST_TIMES_LIVE) process.exitCode = 1;
}

async function oneWeek(): Promise<void> {
  const pupils = await school.addPlayers(Number(options.pupils));
  const revisions = new Map<Identity, number>();
  const days: { all: number; live: number }[] = [];
  console.log(`\nA week of ${options.pupils} pupils`);
  for (let day = 1; day <= Number(options.days); day++) {
    const stop = school.watch(options.control);
    const from = performance.now();
    const calls = await simulateSchoolDay(school, pupils, revisions);
    const seconds = (performance.now() - from) / 1000;
    const watched = await stop();
    // The site is idle at night, so upkeep can finish.
    if (!options.control) await school.finish();
    const { all, wal } = school.size();
    const live = await liveBytes(school);
    days.push({ all, live });
    console.log(
      `  day ${day}: ${calls} calls in ${seconds.toFixed(0)} s, ${mb(all)} (log ${mb(wal)}), rows alive ${mb(live)}\n${waits(watched)}`,
    );
  }
  const [from, to] = [days[1] ?? days[0]!, days.at(-1)!];
  const drift = to.all / (from.all + (to.live - from.live));
  console.log(`  from day 2 to day ${days.length}: ${drift.toFixed(2)} times what the rows alone would have added`);
  if (drift > MOST_DRIFT) process.exitCode = 1;
}

/** Size of the data directory after every table was rewritten, without the write-ahead log. */
async function sizeAnew({ sql, size }: DiskSite): Promise<number> {
  await sql("vacuum (full, analyze)");
  await sql("checkpoint");
  const { all, wal } = size();
  return all - wal;
}

/** Megabytes of our rows, their TOAST and one index entry each. */
async function liveBytes({ sql }: DiskSite): Promise<number> {
  const tables = await sql(
    `select format('%I.%I', schemaname, relname) from pg_stat_user_tables where pg_total_relation_size(relid) > 65536`,
  );
  let bytes = 0;
  for (const [table] of tables) {
    const [row] = await sql(`select coalesce(sum(pg_column_size(t.*) + 120), 0) from ${table} t`);
    bytes += Number(row![0]);
  }
  return bytes / 1024 ** 2;
}

async function repeat(count: number, atOnce: number, act: () => Promise<unknown>): Promise<void> {
  let left = count;
  const work = async () => {
    while (left-- > 0) await act();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function waits({ tasks, readMs }: Watched): string {
  const kinds = [...new Set(tasks.map(({ kind }) => kind))].sort();
  const told = kinds.map((kind) => {
    const times = tasks.filter((task) => task.kind === kind).map(({ tookMs }) => tookMs);
    return `${times.length} ${kind} (slowest ${Math.max(...times).toFixed(0)} ms)`;
  });
  const sorted = readMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
  return `  upkeep: ${told.join(", ") || "none"}; one-row reads beside it: p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)} ms`;
}

function mb(megabytes: number): string {
  return `${megabytes.toFixed(1)} MB`;
}
