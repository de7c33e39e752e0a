import { parseArgs } from "node:util";
import { openAwards } from "./db-awards.ts";
import { DB_CALLS } from "./db-calls.ts";
import { auditDatabase, dropDatabase, fillDatabase, type FilledDatabase } from "./db-fill.ts";
import { openStatementRecorder, type StatementRecorder } from "./db-statements.ts";
import { areAwardsQuick, callHead, callLine, isFlat, rateTable, sizeName, type CallRow } from "./db-tables.ts";
import { measureThroughput } from "./db-throughput.ts";
import { openTimedDatabase } from "./db-timing.ts";

/** Above this size the audit would take longer than everything else. */
const MOST_USERS_TO_AUDIT = 10_000;

const { values: options } = parseArgs({
  options: {
    users: { type: "string", default: "10k,100k,1m" },
    seed: { type: "string", default: "1" },
    /** Measures only calls whose name contains this; "none" skips to the writes per second. */
    call: { type: "string", default: "" },
    /** Keeps the databases; only useful on your own server (TEST_DATABASE_URL). */
    keep: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const server = process.env["TEST_DATABASE_URL"]!;
const seconds = Number(process.env["QUACK_BENCH_SECONDS"] ?? 20);
const sizes = options.users
  .split(",")
  .map(readSize)
  .sort((a, b) => a - b);
const calls = DB_CALLS.filter(({ name }) => name.includes(options.call));
const say = (text: string) => options.json || console.log(text);

const plans = sizes.map((users) => ({ users, seed: Number(options.seed) }));
try {
  await bench();
} finally {
  if (!options.keep) for (const plan of plans) await dropDatabase(server, plan);
}

async function bench(): Promise<void> {
  const filled: FilledDatabase[] = [];
  for (const plan of plans) {
    say(`${sizeName(plan.users)} players:`);
    const database = await fillDatabase(server, plan, say);
    say(`  ${(database.ledgerRows / plan.users).toFixed(1)} ledger rows each, ${database.gigabytes.toFixed(1)} GB`);
    filled.push(database);
    if (database.isNew && plan.users <= MOST_USERS_TO_AUDIT) await checkAudit(database);
  }

  const recorder = await openStatementRecorder();
  try {
    const rows = await timeCalls(filled, recorder);
    const { url } = filled.at(-1)!;
    const rates = await measureThroughput(url, await openAwards(url, recorder), seconds);
    say(`\nWrites by 8 clients, ${sizeName(sizes.at(-1)!)} players, every commit on disk\n${rateTable(rates)}`);
    if (options.json) console.log(JSON.stringify({ sizes, calls: rows, rates }, null, 2));
    if (!rows.every(isFlat) || !areAwardsQuick(rates)) process.exitCode = 1;
  } finally {
    await recorder.close();
  }
}

// Each call at all sizes before the next, so that other load on the machine affects all sizes equally.
async function timeCalls(filled: FilledDatabase[], recorder: StatementRecorder): Promise<CallRow[]> {
  const timed = await Promise.all(filled.map(({ url }) => openTimedDatabase(url)));
  const rows: CallRow[] = [];
  if (calls.length > 0) say(`\n${callHead(sizes)}`);
  try {
    for (const call of calls) {
      const timings = [];
      for (const database of timed) timings.push(await database.time(call, recorder));
      rows.push({ name: call.name, timings });
      say(callLine(rows.at(-1)!));
    }
  } finally {
    await Promise.all(timed.map((database) => database.close()));
  }
  return rows;
}

async function checkAudit({ url }: FilledDatabase): Promise<void> {
  const findings = await auditDatabase(url);
  say(`  the audit finds ${findings.length === 0 ? "nothing" : findings.length}`);
  if (findings.length > 0) throw new Error(`the generated data breaks the rules:\n${findings.slice(0, 20).join("\n")}`);
}

function readSize(text: string): number {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? [];
  if (!digits) throw new Error(`--users takes sizes like 10k,100k,1m, not "${text}"`);
  return Number(digits) * { "": 1, k: 1000, m: 1_000_000 }[unit!.toLowerCase() as "" | "k" | "m"];
}
