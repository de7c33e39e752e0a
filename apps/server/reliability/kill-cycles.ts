import { expect } from "vitest";
import { StartError, startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import type { PreparedSite } from "#testing/prepared-site.ts";
import type { Random } from "#testing/seeded-random.ts";
import { auditWrites, pause, startWriting, type Audit, type WriteHistory } from "./write-load.ts";

type KillPlan = {
  cycles: number;
  clients: number;
  /** A kill comes after at most so many writes. */
  maxWrites?: number;
  random: Random;
  /** Earlier writes to the same site; those of the cycles are added. */
  histories?: WriteHistory[];
};

type KillReport = {
  cycles: number;
  acknowledged: number;
  unknown: number;
  failedStarts: number;
  slowestStartMs: number;
  audit: Audit;
};

/**
 * Starts the gateway on the embedded database, lets clients write, kills it with SIGKILL, and checks that every
 * acknowledged write is stored.
 */
export async function killInCycles(
  site: PreparedSite,
  { cycles, clients, maxWrites = 250, random, histories = [] }: KillPlan,
): Promise<KillReport> {
  const counted = { cycles, acknowledged: 0, unknown: 0, failedStarts: 0, slowestStartMs: 0 };
  for (let cycle = 0; cycle < cycles; cycle++) {
    // Sometimes the kill comes while the gateway is still recovering from the last one.
    if (random.chance(0.2)) await killWhileStarting(site, random);
    const gateway = await startGatewayProcess(site.env).catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      counted.failedStarts += 1;
      return null;
    });
    if (!gateway) continue;
    counted.slowestStartMs = Math.max(counted.slowestStartMs, Math.round(gateway.startedInMs));
    const load = startWriting(site, () => gateway.url, { clients });
    // Any moment from before the first response to full load.
    const enough = random.int(cycle === 0 ? 1 : 0, maxWrites);
    const deadline = performance.now() + 10_000;
    while (load.history.acknowledged.length < enough && performance.now() < deadline) await pause(1);
    await pause(random.int(0, 30));
    await gateway.end("SIGKILL");
    await load.stop();
    histories.push(load.history);
    counted.acknowledged += load.history.acknowledged.length;
    counted.unknown += load.history.unknown.length;
  }
  const db = await site.open();
  return { ...counted, audit: await auditWrites(db, histories).finally(() => db.close()) };
}

/** Kills a gateway during its start, or shortly after. */
export async function killWhileStarting({ env }: Pick<PreparedSite, "env">, random: Random): Promise<void> {
  const gateway = await startGatewayProcess(env, { killAfterMs: random.int(50, 900) }).catch(() => null);
  await gateway?.end("SIGKILL");
}

/** Starts a second gateway on the same data; returns how long it took to be refused with the holder's name. */
export async function refusedStart(site: PreparedSite, first: GatewayProcess): Promise<number> {
  const begun = performance.now();
  await expect(startGatewayProcess(site.env)).rejects.toMatchObject({
    ending: { code: 1, output: expect.stringContaining(`is in use by process ${first.pid} `) as string },
  });
  return performance.now() - begun;
}
