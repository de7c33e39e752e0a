import type { CrashingPostgres } from "./crashing-postgres.ts";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import type { PreparedSite } from "#testing/prepared-site.ts";
import { auditWrites, pause, startWriting, type Audit } from "./write-load.ts";

const BACK_WITHIN_MS = 30_000;

type PostgresCrashReport = {
  crashes: number;
  acknowledged: number;
  /** Each kind of response, with its count. */
  answers: Record<string, number>;
  /** The longest time from PostgreSQL's restart to the next acknowledged write. */
  slowestRecoveryMs: number;
  audit: Audit;
};

/** Kills PostgreSQL repeatedly under a gateway in use that is never restarted itself. */
export async function crashPostgres(
  site: PreparedSite,
  postgres: CrashingPostgres,
  { crashes, writesBetween, clients }: { crashes: number; writesBetween: number; clients: number },
): Promise<PostgresCrashReport> {
  const gateway = await startGatewayProcess(site.env);
  const load = startWriting(site, () => gateway.url, { clients });
  const { acknowledged } = load.history;
  const untilAcknowledged = async (count: number) => {
    const deadline = performance.now() + BACK_WITHIN_MS;
    while (acknowledged.length < count) {
      if (performance.now() > deadline) throw new Error(`no write was acknowledged for ${BACK_WITHIN_MS} ms`);
      await pause(2);
    }
  };

  let slowestRecoveryMs = 0;
  try {
    for (let crash = 0; crash < crashes; crash++) {
      await untilAcknowledged(acknowledged.length + writesBetween);
      await postgres.crash();
      await pause(200);
      await postgres.restart();
      const back = performance.now();
      await untilAcknowledged(acknowledged.length + 1);
      slowestRecoveryMs = Math.max(slowestRecoveryMs, Math.round(performance.now() - back));
    }
  } finally {
    await load.stop();
    await gateway.end("SIGTERM");
  }
  const db = await site.open();
  const audit = await auditWrites(db, [load.history]).finally(() => db.close());
  return {
    crashes,
    acknowledged: acknowledged.length,
    answers: Object.fromEntries(load.seen),
    slowestRecoveryMs,
    audit,
  };
}
