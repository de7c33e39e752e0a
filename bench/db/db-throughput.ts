import { createPool } from "@quackademy/server/db/connection-pool.ts";
import { DEFAULT_POOL } from "@quackademy/server/db/postgres-database.ts";
import { Session, type Job } from "@quackademy/server/db/session.ts";
import pg from "pg";
import type { Contestant, NextWrite } from "./db-awards.ts";

const CLIENTS = 8;
const ROUNDS = 5;
const TIMEOUT_MS = 60_000;

/** Writes per second. */
export type Rates = { name: string; random: number; hot: number | null };

/**
 * Writes per second with 8 clients that wait for every commit: players' writes use the gateway's connection pool, as on
 * the site; the others have a connection per client.
 */
export async function measureThroughput(url: string, contestants: Contestant[], seconds: number): Promise<Rates[]> {
  const sessions = (await Promise.all(Array.from({ length: CLIENTS }, () => connect(url)))).map(
    (client) => new Session(client),
  );
  const pool = createPool(() => connect(url), DEFAULT_POOL);
  const clients = sessions.map(
    (session): Client =>
      (job) =>
        job.identity ? pool.submit(job) : session.run(job),
  );
  const rounds = contestants.map(({ name }) => ({ name, random: [] as number[], hot: [] as number[] }));
  try {
    await takeTurns();
  } finally {
    await Promise.all([pool.close(), ...sessions.map(({ client }) => client.end())]);
  }
  return rounds.map(({ name, random, hot }) => ({ name, random: middle(random) ?? Number.NaN, hot: middle(hot) }));

  // Interleaved, so that other load on the machine affects all of them equally.
  async function takeTurns() {
    for (let round = 0; round <= ROUNDS; round++) {
      const isWarmUp = round === 0;
      for (const [index, contestant] of contestants.entries()) {
        for (const who of ["random", "hot"] as const) {
          const next = contestant[who];
          // In production autovacuum has the time for this: thousands of credits that were just paid would slow the
          // next round.
          if (next) await sessions[0]!.script("vacuum private.credits, private.standings, private.wallets");
          const rate = next && (await writesPerSecond(clients, isWarmUp ? 1 : seconds / ROUNDS, next));
          if (rate !== null && !isWarmUp) rounds[index]![who].push(rate);
        }
      }
    }
  }
}

type Client = (job: Job) => Promise<unknown>;

/** Null when there was nothing left to write. */
async function writesPerSecond(
  clients: Client[],
  seconds: number,
  next: () => NextWrite | null,
): Promise<number | null> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let written = 0;
  const write = async (run: Client) => {
    while (performance.now() < end) {
      const words = next();
      if (!words) return false;
      await run({ ...words, context: undefined, timeoutMs: TIMEOUT_MS });
      written += 1;
    }
    return true;
  };
  const isWhole = (await Promise.all(clients.map(write))).every(Boolean);
  return isWhole ? written / ((performance.now() - begun) / 1000) : null;
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, pipeline: true, options: "-c search_path=public,extensions" });
  await client.connect();
  return client;
}

function middle(rates: number[]): number | null {
  return rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)] ?? null;
}
