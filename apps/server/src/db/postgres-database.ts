import type { Socket } from "node:net";
import pg from "pg";
import { createPool, type PoolSize } from "./connection-pool.ts";
import type { Database, Statement } from "./database.ts";
import { listenOn } from "./postgres-listener.ts";
import { Session, type Job } from "./session.ts";
import { timeoutFor, type Timeouts } from "./timeouts.ts";

/** Two connections for the gateway's own work, and one that listens. */
const OWN_CONNECTIONS = 2;
const RESERVED = OWN_CONNECTIONS + 1;

export const DEFAULT_POOL: PoolSize = { connections: 8, perConnection: 16, waiting: 2000 };

// JIT compilation takes longer than our short queries: with it, the tests of the rules took a third longer.
const SESSION_SETTINGS = { search_path: "public,extensions", jit: "off" };
const OWN_OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

/** PostgreSQL over the network: requests share a few pipelined connections, and the gateway's own work has one more. */
export async function openPostgresDatabase(
  urls: { owner: string; requests: string },
  timeouts: Timeouts,
  { connections, isFair = true, pool = poolFor(connections) }: PostgresOptions = {},
): Promise<Database> {
  const requests = createPool(() => connectForRequests(urls.requests), pool, isFair);
  const ownPool = { connections: OWN_CONNECTIONS, perConnection: 1, waiting: pool.waiting };
  const own = createPool(() => connect(urls.owner), ownPool, false);
  const listener = listenOn(() => connect(urls.owner));
  const ownJob = (statement: Statement): Job => ({
    statement,
    identity: null,
    context: undefined,
    timeoutMs: timeouts.platformMs,
  });
  await own.submit(ownJob({ text: "select 1", values: [] }));

  return {
    engine: "postgres",
    as: (identity, statement, context) =>
      requests.submit({ statement, identity, context, timeoutMs: timeoutFor(identity, timeouts) }),
    asPlatform: (statement) => own.submit(ownJob(statement)),
    script: async (sql) => {
      const client = await connect(urls.owner);
      await new Session(client).script(sql).finally(() => client.end());
    },
    listen: listener.listen,
    load: () => requests.load(),
    close: async () => {
      await Promise.all([requests.close(), own.close(), listener.close()]);
    },
  };
}

/** `connections` is the number of all connections; `pool` sets those for requests in detail. */
type PostgresOptions = { connections?: number; isFair?: boolean; pool?: PoolSize };

const poolFor = (connections = DEFAULT_POOL.connections + RESERVED): PoolSize => ({
  ...DEFAULT_POOL,
  connections: connections - RESERVED,
});

/** Keeps the settings of ALTER DATABASE or ALTER ROLE for requests, as on the embedded engine. */
async function connectForRequests(url: string): Promise<pg.Client> {
  const client = await connect(url, "");
  const values = Object.entries(SESSION_SETTINGS).map(([name, value]) => `('${name}', '${value}')`);
  await client.query(`select set_config(name, value, false) from (values ${values.join()}) v (name, value)
    join pg_settings using (name) where source not in ('database', 'user', 'database user')`);
  return client;
}

async function connect(url: string, options = OWN_OPTIONS): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    pipeline: true,
    keepAlive: true,
    // Long enough for a busy database server.
    connectionTimeoutMillis: 20_000,
    application_name: "quackademy",
    options,
  });
  // pg also rejects every waiting query; without a listener the process would exit.
  client.on("error", () => {});
  await client.connect();
  // When the server closes its side, close ours: a half-open connection would swallow requests.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.once("end", () => stream.destroy());
  return client;
}
