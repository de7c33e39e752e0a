import { Session } from "@quackademy/server/db/session.ts";
import pg from "pg";
import type { Contestant, Words } from "./db-awards.ts";

const CLIENTS = 8;
const ROUNDS = 5;
const TIMEOUT_MS = 60_000;

/** Writes per second. */
export type Rates = { name: string; random: number; hot: number | null };

/** How much each of them gets written by 8 clients that wait for every commit. */
export async function measureThroughput(url: string, contestants: Contestant[], seconds: number): Promise<Rates[]> {
  const sessions = await Promise.all(Array.from({ length: CLIENTS }, () => connect(url)));
  const rounds = contestants.map(({ name }) => ({ name, random: [] as number[], hot: [] as number[] }));
  try {
    await takeTurns();
  } finally {
    await Promise.all(sessions.map(({ client }) => client.end()));
  }
  return rounds.map(({ name, random, hot }) => ({ name, random: middle(random) ?? Number.NaN, hot: middle(hot) }));

  // Whatever else the machine does then meets all of them.
  async function takeTurns() {
    for (let round = 0; round <= ROUNDS; round++) {
      const isWarmUp = round === 0;
      for (const [index, contestant] of contestants.entries()) {
        for (const who of ["random", "hot"] as const) {
          const next = contestant[who];
          const rate = next && (await writesPerSecond(sessions, isWarmUp ? 1 : seconds / ROUNDS, next));
          if (rate !== null && !isWarmUp) rounds[index]![who].push(rate);
        }
      }
    }
  }
}

/** Null when there was nothing left to write. */
async function writesPerSecond(sessions: Session[], seconds: number, next: () => Words | null): Promise<number | null> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let written = 0;
  const write = async (session: Session) => {
    while (performance.now() < end) {
      const words = next();
      if (!words) return false;
      await session.run({ ...words, context: undefined, timeoutMs: TIMEOUT_MS });
      written += 1;
    }
    return true;
  };
  const isWhole = (await Promise.all(sessions.map(write))).every(Boolean);
  return isWhole ? written / ((performance.now() - begun) / 1000) : null;
}

async function connect(connectionString: string): Promise<Session> {
  const client = new pg.Client({ connectionString, pipeline: true, options: "-c search_path=public,extensions" });
  await client.connect();
  return new Session(client);
}

function middle(rates: number[]): number | null {
  return rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)] ?? null;
}
