import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { openPglite } from "#db/open-pglite.ts";
import { PowerLossDisk, writeSurvivingFiles, type PowerCut } from "./power-loss-disk.ts";
import { seededRandom, type Random } from "#testing/seeded-random.ts";

const TRANSACTIONS_BETWEEN_CHECKPOINTS = 12;

type PowerLossPlan = {
  seed: number;
  /** Power failures during commits, and during a checkpoint. */
  cuts: { committing: number; checkpointing: number };
  /** One in this many moments (before and after each sync, after each acknowledgement) is a power failure. */
  oneIn: number;
  /** Opens the database under test. */
  open: (dataDir: string) => Promise<PGlite>;
  /** The prepared data directory to start with. */
  prebuiltDir: string;
};

type PowerLossReport = {
  cuts: number;
  duringCheckpoint: number;
  syncs: number;
  /** Acknowledged transactions, summed over all power failures, and how many of them were lost. */
  acknowledged: number;
  lost: number;
  /** Corruption: half a transaction, an index that disagrees with its table, a database that does not open. */
  broken: string[];
};

type Moment = { phase: "committing" | "checkpointing"; acknowledged: number[]; begun: number; cut: PowerCut };

/** Commits transactions on a disk that loses unsynced data, cuts the power at random moments, and checks what each left. */
export async function losePower({ seed, ...plan }: PowerLossPlan): Promise<PowerLossReport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-power-"));
  const random = seededRandom(seed);
  try {
    const { moments, syncs } = await work(path.join(folder, "db"), { ...plan, random });
    const report: PowerLossReport = { cuts: 0, duringCheckpoint: 0, syncs, acknowledged: 0, lost: 0, broken: [] };
    for (const moment of moments) {
      const target = path.join(folder, `cut-${report.cuts}`);
      // Every second time no unsynced data reaches the disk; otherwise some of it does.
      writeSurvivingFiles(moment.cut, target, report.cuts % 2 === 0 ? null : random);
      const { lost, broken } = await recover(target, moment);
      fs.rmSync(target, { recursive: true });
      report.cuts += 1;
      if (moment.phase === "checkpointing") report.duringCheckpoint += 1;
      report.acknowledged += moment.acknowledged.length;
      report.lost += lost;
      report.broken.push(...broken.map((what) => `cut ${report.cuts} (${moment.phase}): ${what}`));
    }
    return report;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function work(
  dataDir: string,
  { cuts, oneIn, open, prebuiltDir, random }: Omit<PowerLossPlan, "seed"> & { random: Random },
) {
  fs.cpSync(prebuiltDir, dataDir, { recursive: true });
  await setUp(dataDir);
  const disk = new PowerLossDisk(dataDir);

  const left = { committing: 0, checkpointing: 0 };
  const moments: Moment[] = [];
  const acknowledged: number[] = [];
  let begun = 0;
  let phase: Moment["phase"] = "committing";
  const maybeCut = () => {
    if (left[phase] === 0 || !random.chance(1 / oneIn)) return;
    left[phase] -= 1;
    moments.push({ phase, acknowledged: [...acknowledged], begun, cut: disk.cut() });
  };

  const stopWatching = disk.watch(maybeCut);
  const pglite = await open(dataDir);
  Object.assign(left, cuts);
  try {
    while (left.committing + left.checkpointing > 0) {
      begun += 1;
      await commit(pglite, begun, random);
      acknowledged.push(begun);
      maybeCut();
      if (begun % TRANSACTIONS_BETWEEN_CHECKPOINTS !== 0) continue;
      phase = "checkpointing";
      await pglite.query("checkpoint");
      if (disk.syncs === 0) left.checkpointing = 0;
      phase = "committing";
    }
    return { moments, syncs: disk.syncs };
  } finally {
    stopWatching();
    await pglite.close();
  }
}

async function setUp(dataDir: string): Promise<void> {
  const pglite = await openPglite(dataDir);
  await pglite.exec(`
    create table entries (id int primary key, payload text not null);
    create index entries_by_payload on entries (left(payload, 20));
    create table totals (entries int not null, sum int not null);
    insert into totals values (0, 0);`);
  await pglite.close();
}

// Every transaction changes two tables; every seventh also creates a table, and drops the previous one.
async function commit(pglite: PGlite, id: number, random: Random): Promise<void> {
  const payload = String(random.next()).repeat(random.int(1, 200));
  await pglite.transaction(async (tx) => {
    await tx.query("insert into entries values ($1, $2)", [id, payload]);
    await tx.query("update totals set entries = entries + 1, sum = sum + $1", [id]);
    if (id % 7 !== 0) return;
    await tx.query(`create table made_${id} as select id, payload from entries`);
    await tx.query(`drop table if exists made_${id - 7}`);
  });
}

async function recover(dataDir: string, { acknowledged, begun }: Moment): Promise<{ lost: number; broken: string[] }> {
  let pglite: PGlite;
  try {
    pglite = await openPglite(dataDir);
  } catch (error) {
    return { lost: acknowledged.length, broken: [`does not open: ${String(error)}`] };
  }
  try {
    return await inspect(pglite, acknowledged, begun);
  } catch (error) {
    return { lost: 0, broken: [`cannot be read: ${String(error)}`] };
  } finally {
    await pglite.close();
  }
}

async function inspect(
  pglite: PGlite,
  acknowledged: number[],
  begun: number,
): Promise<{ lost: number; broken: string[] }> {
  const broken: string[] = [];
  const { rows } = await pglite.query<{ id: number }>("select id from entries order by id");
  const kept = new Set(rows.map(({ id }) => id));
  for (const id of kept) if (id > begun) broken.push(`entry ${id} from the future`);

  const totals = await pglite.query(
    "select t.entries = count(e.id) and t.sum = coalesce(sum(e.id), 0) as agree from totals t left join entries e on true group by t.entries, t.sum",
  );
  if (JSON.stringify(totals.rows) !== '[{"agree":true}]') broken.push("half a transaction");

  const newest = Math.max(0, ...kept);
  const made = await pglite.query<{ name: string }>(
    "select relname as name from pg_class where relname like 'made\\_%'",
  );
  const expected = newest >= 7 ? [`made_${newest - (newest % 7)}`] : [];
  if (made.rows.map(({ name }) => name).join() !== expected.join())
    broken.push(`tables ${JSON.stringify(made.rows)} instead of ${expected.join()}`);
  for (const name of expected) {
    const { rows: copies } = await pglite.query<{ n: number }>(`select count(payload)::int as n from ${name}`);
    if (copies[0]?.n !== newest - (newest % 7)) broken.push(`${name} has ${copies[0]?.n} rows`);
  }

  await pglite.query("set enable_seqscan = off");
  const byIndex = await pglite.query<{ n: number }>(
    "select count(*)::int as n from entries where left(payload, 20) > ''",
  );
  if (byIndex.rows[0]?.n !== kept.size) broken.push(`the index has ${byIndex.rows[0]?.n} of ${kept.size} entries`);
  await pglite.query("insert into entries values (-1, 'life goes on')");
  return { lost: acknowledged.filter((id) => !kept.has(id)).length, broken };
}
