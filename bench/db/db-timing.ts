import { Session } from "@quackademy/server/db/session.ts";
import type { Identity, Statement } from "@quackademy/server/db/database.ts";
import pg from "pg";
import type { DbCall } from "./db-calls.ts";
import { identityOf, type StatementRecorder } from "./db-statements.ts";

const WARM_UP = 60;
const CALLS = 240;
const TIMEOUT_MS = 60_000;

/** Milliseconds in the database, per call. */
export type Timing = { median: number; p95: number };

type TimedDatabase = {
  time(call: DbCall, recorder: StatementRecorder): Promise<Timing>;
  close(): Promise<void>;
};

type RecordedStatement = { identity: Identity; statement: Statement };

/**
 * One connection, used as the gateway does: claims, role and statement in one transaction and one round trip. The round
 * trip of a `select 1` is measured and subtracted.
 */
export async function openTimedDatabase(url: string): Promise<TimedDatabase> {
  const client = new pg.Client({
    connectionString: url,
    pipeline: true,
    // Waiting for the disk takes the same time at any size and would hide the rest.
    options: "-c search_path=public,extensions -c synchronous_commit=off -c statement_timeout=600000",
  });
  await client.connect();
  const session = new Session(client);
  // A kept database has already used the first draws.
  const { rows: drawn } = await client.query<{ at: string }>("select txid_current() % 1000000 as at");
  let salt = Number(drawn[0]!.at);

  const run = ({ identity, statement }: RecordedStatement) =>
    session.run({ identity, statement, context: undefined, timeoutMs: TIMEOUT_MS });
  const timeAll = async (all: RecordedStatement[]) => {
    const times: number[] = [];
    for (const spoken of all) {
      const begun = performance.now();
      await run(spoken);
      times.push(performance.now() - begun);
    }
    return summarise(times.slice(Math.min(WARM_UP, times.length / 2)));
  };

  return {
    time: async (call, recorder) => {
      salt += 10;
      const draw = call.draw.replaceAll("@salt", String(salt));
      const { rows } = await client.query<string[]>({ text: draw, values: [WARM_UP + CALLS], rowMode: "array" });
      if (rows.length === 0) throw new Error(`${call.name}: no player matches this call`);
      const spoken: RecordedStatement[] = [];
      for (const row of rows) {
        const statement = await recorder.statementFor(call.request(row));
        spoken.push({ identity: identityOf(call.as, row[0]!), statement });
      }
      // Reads repeat for a few players; a write happens once.
      while (!call.isWrite && spoken.length < WARM_UP + CALLS)
        spoken.push(...spoken.slice(0, WARM_UP + CALLS - spoken.length));
      const nothing = { text: "select 1", values: [] };
      const wayThere = await timeAll(spoken.map(({ identity }) => ({ identity, statement: nothing })));
      const { median, p95 } = await timeAll(spoken).catch((error: Error) => {
        throw new Error(`${call.name}: ${error.message}`);
      });
      return { median: Math.max(0, median - wayThere.median), p95: Math.max(0, p95 - wayThere.median) };
    },
    close: () => client.end(),
  };
}

function summarise(times: number[]): Timing {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { median: at(0.5), p95: at(0.95) };
}
