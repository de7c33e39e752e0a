import fs from "node:fs";
import type { FastifyBaseLogger } from "fastify";
import type { FunctionPool } from "./function-pool.ts";

const FIRST_AFTER_MS = 60_000;
const TIMEOUT_MS = 120_000;

type Scheduled = { name: string; everyMinutes: number };

/** Reads `{ "<name>": { "everyMinutes": 10 } }`. On Supabase, pg_cron does the same. */
export function readSchedule(file: string): Scheduled[] {
  if (!fs.existsSync(file)) return [];
  const entries = Object.entries(JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, { everyMinutes: number }>);
  return entries.map(([name, { everyMinutes }]) => {
    if (!(everyMinutes >= 1)) throw new Error(`${file}: "${name}" needs everyMinutes of at least 1`);
    return { name, everyMinutes };
  });
}

/** Calls functions on a schedule, never overlapping themselves. Returns a function that stops it. */
export function runOnSchedule(
  schedule: Scheduled[],
  call: (name: string) => Promise<unknown>,
  log: Pick<FastifyBaseLogger, "warn" | "debug">,
  firstAfterMs = FIRST_AFTER_MS,
): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  let isStopped = false;
  const plan = (job: Scheduled, ms: number) => {
    if (!isStopped) timers.set(job.name, setTimeout(() => void run(job), ms).unref());
  };
  async function run(job: Scheduled): Promise<void> {
    try {
      log.debug({ function: job.name, answer: await call(job.name) }, "called a function on schedule");
    } catch (error) {
      if (!isStopped) log.warn({ err: error, function: job.name }, "a function called on schedule failed");
    }
    plan(job, job.everyMinutes * 60_000);
  }
  for (const job of schedule) plan(job, firstAfterMs);
  return () => {
    isStopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** Calls a function as the site itself: with the service key, bypassing the edge. */
export async function callAsService(pool: FunctionPool, name: string, env: Record<string, string>): Promise<string> {
  const headers: [string, string][] = [["authorization", `Bearer ${env["SUPABASE_SERVICE_ROLE_KEY"]}`]];
  const info = { remoteAddr: { transport: "tcp" as const, hostname: "127.0.0.1", port: 0 } };
  const request = { name, method: "POST", url: new URL(name, env["SUPABASE_URL"]).href, headers, info };
  const call = pool.call({ request, body: null, timeoutMs: TIMEOUT_MS });
  try {
    const { status, body } = await call.answer;
    const text = body ? await new Response(body).text() : "";
    if (status >= 400) throw new Error(`${name} answered ${status}: ${text}`);
    return text;
  } finally {
    call.over(null);
  }
}
