import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startGatewayProcess } from "@quackademy/server/testing/gateway-process.ts";
import { requestBytes } from "@quackademy/server/testing/http-connection.ts";
import { prepareSite, type PreparedSite } from "@quackademy/server/testing/prepared-site.ts";
import { createTestDatabase } from "@quackademy/server/testing/test-database.ts";
import { BENCH_SQL, SCENARIOS, type Scenario } from "./api-scenarios.ts";
import type { BareServerPlan } from "./bare-server.ts";
import { connectDirectly } from "./direct-postgres.ts";
import { loadOverHttp } from "#load/http-load.ts";
import { callInLoops, type Load } from "#load/load-meter.ts";
import { CALLS_PER_SCENARIO, type StatementSource } from "#db/recorded-statements.ts";

export type Engine = "postgres" | "pglite";

/** One way to read the same rows. */
export type Contestant = {
  name: string;
  /** It has recorded statements only, and a write cannot be repeated. */
  readsOnly?: boolean;
  run(clients: number, seconds: number, scenario: Scenario): Promise<Load>;
};

export type Contest = { contestants: Contestant[]; close(): Promise<void> };

export const GATEWAY = "through the gateway";
export const BARE_SERVER = "bare node:http, the same statements";
export const SAME_SHAPE = "direct, claims + role + statement";
export const PLAIN = "direct, statement only";

type Options = { speeches: Map<Scenario, StatementSource>; nodeFlags: string[] };

/** Runs the gateway, in its own process, against clients that query its database directly. */
export function openContest(engine: Engine, options: Options): Promise<Contest> {
  return engine === "postgres" ? openPostgresContest(options) : openPgliteContest(options);
}

async function openPostgresContest({ speeches, nodeFlags }: Options): Promise<Contest> {
  const { url, drop } = await createTestDatabase();
  const site = await prepareSite({ sql: BENCH_SQL, databaseUrl: url });
  const direct = await connectDirectly(url);
  const gateway = await startContestant(site, nodeFlags, direct.processes);
  const bare = await startBareServer(speeches, direct);
  return {
    contestants: [
      gateway.contestant,
      bare.contestant,
      {
        name: SAME_SHAPE,
        run: (clients, seconds, scenario) => direct.sameShape(clients, seconds, speeches.get(scenario)!),
      },
      { name: PLAIN, run: (clients, seconds, scenario) => direct.plain(clients, seconds, speeches.get(scenario)!) },
    ],
    close: async () => {
      bare.stop();
      await direct.close();
      await gateway.stop();
      await site.remove();
      await drop();
    },
  };
}

async function startBareServer(
  speeches: Options["speeches"],
  { login, processes }: { login: string; processes: () => Promise<number[]> },
): Promise<{ contestant: Contestant; stop(): void }> {
  const scenarios = SCENARIOS.filter(({ isRead }) => isRead);
  const statements = scenarios.map((scenario) => Array.from({ length: CALLS_PER_SCENARIO }, speeches.get(scenario)!));
  const child = fork(fileURLToPath(new URL("bare-server.ts", import.meta.url)), { serialization: "json" });
  child.send({ login, statements } satisfies BareServerPlan);
  const [port] = (await once(child, "message")) as [number];
  const requests = scenarios.map((scenario, index) => {
    const { method, headers } = scenario.call();
    return Buffer.from(requestBytes(method, `/${index}`, headers, null));
  });
  return {
    contestant: {
      name: BARE_SERVER,
      readsOnly: true,
      run: async (clients, seconds, scenario) => {
        const request = requests[scenarios.indexOf(scenario)]!;
        const taking = { port, tested: child.pid!, database: await processes() };
        return loadOverHttp(taking, clients, seconds, () => request);
      },
    },
    stop: () => child.kill(),
  };
}

// The embedded database belongs to one process, so the direct client has its own copy.
async function openPgliteContest({ speeches, nodeFlags }: Options): Promise<Contest> {
  const site = await prepareSite({ sql: BENCH_SQL });
  const other = await prepareSite({ sql: BENCH_SQL });
  const gateway = await startContestant(site, nodeFlags);
  const db = await other.open();
  return {
    contestants: [
      gateway.contestant,
      {
        name: SAME_SHAPE,
        run: (clients, seconds, scenario) => {
          const speech = speeches.get(scenario)!;
          return callInLoops(clients, seconds, () => {
            const { identity, statement, context } = speech();
            return db.as(identity, statement, context);
          });
        },
      },
    ],
    close: async () => {
      await db.close();
      await gateway.stop();
      await Promise.all([site.remove(), other.remove()]);
    },
  };
}

async function startContestant(
  site: PreparedSite,
  nodeFlags: string[],
  databaseProcesses: () => Promise<number[]> = async () => [],
): Promise<{ contestant: Contestant; stop(): Promise<unknown> }> {
  const { port, pid, end } = await startGatewayProcess(site.env, { nodeFlags });
  const who = { apikey: site.anonKey, authorization: `Bearer ${await site.tokenFor(randomUUID())}` };
  const bytesOf = ({ call }: Scenario) => {
    const { method, path, headers, body } = call();
    return Buffer.from(requestBytes(method, path, { ...who, ...headers }, body));
  };
  // Made in advance like the recorded statements of the direct client; a write cannot be repeated.
  const reads = new Map(
    SCENARIOS.filter(({ isRead }) => isRead).map((scenario) => [
      scenario,
      Array.from({ length: CALLS_PER_SCENARIO }, () => bytesOf(scenario)),
    ]),
  );
  let next = 0;
  const requestOf = (scenario: Scenario) => {
    const made = reads.get(scenario);
    return made ? () => made[next++ % made.length]! : () => bytesOf(scenario);
  };
  return {
    contestant: {
      name: GATEWAY,
      run: async (clients, seconds, scenario) => {
        const processes = { port, tested: pid, database: await databaseProcesses() };
        return loadOverHttp(processes, clients, seconds, requestOf(scenario));
      },
    },
    stop: () => end("SIGTERM"),
  };
}
