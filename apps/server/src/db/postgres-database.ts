import type { Socket } from "node:net";
import pg from "pg";
import { DatabaseError, type Database, type Rows, type Statement } from "./database.ts";
import { listenOn } from "./postgres-listener.ts";
import { Session, type Job } from "./session.ts";
import { timeoutFor, type Timeouts } from "./timeouts.ts";

/** How the gateway uses PostgreSQL. Deeper pipelines raise throughput and make the slowest answers slower. */
export type PoolSize = { connections: number; perConnection: number; waiting: number };

export const DEFAULT_POOL: PoolSize = { connections: 8, perConnection: 8, waiting: 2000 };

type Waiting = { job: Job; resolve: (rows: Rows) => void; reject: (error: unknown) => void };

/** PostgreSQL over the network: requests share a few pipelined connections, the gateway's own work has one more. */
export async function openPostgresDatabase(
  urls: { owner: string; requests: string },
  timeouts: Timeouts,
  pool: PoolSize = DEFAULT_POOL,
): Promise<Database> {
  const requests = createPool(urls.requests, pool);
  const own = createPool(urls.owner, { connections: 2, perConnection: 1, waiting: pool.waiting });
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
    close: async () => {
      await Promise.all([requests.close(), own.close(), listener.close()]);
    },
  };
}

function createPool(url: string, size: PoolSize) {
  let sessions: Session[] = [];
  let connecting = 0;
  let isClosed = false;
  const waiting: Waiting[] = [];

  function submit(job: Job): Promise<Rows> {
    if (isClosed) return Promise.reject(closed());
    if (waiting.length >= size.waiting)
      return Promise.reject(new DatabaseError("53300", "too many requests are waiting"));
    return new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      pump();
    });
  }

  function pump(): void {
    while (waiting.length > 0) {
      const session = brisk(sessions, size.perConnection) ?? leastBusy(sessions);
      const mayGrow = sessions.length + connecting < size.connections;
      if ((!session || session.inFlight > 0) && mayGrow) grow();
      if (!session || session.inFlight >= size.perConnection) return;
      const { job, resolve, reject } = waiting.shift()!;
      session.run(job).then(resolve, reject).finally(pump);
    }
  }

  function grow(): void {
    connecting += 1;
    connect(url)
      .then(
        (client) => {
          // Too late: left open, it would keep the process alive.
          if (isClosed) {
            for (const { reject } of waiting.splice(0)) reject(closed());
            return client.end();
          }
          const session = new Session(client);
          client.on("end", () => (sessions = sessions.filter((each) => each !== session)));
          sessions.push(session);
        },
        // Nobody can be served: say so to those who wait, and let the next request try again.
        (error: Error) => {
          if (sessions.length > 0) return;
          for (const { reject } of waiting.splice(0)) reject(unreachable(error));
        },
      )
      .finally(() => {
        connecting -= 1;
        pump();
      });
  }

  return {
    submit,
    close: async () => {
      isClosed = true;
      await Promise.all(sessions.map((session) => session.client.end()));
    },
  };
}

/** So many requests at once are a crowd. */
const CROWD = 4;
const BRISK_MS = 2;

/**
 * In a crowd, the first connection with room: to fill one up is cheaper than to wake another, because both sides then
 * read and write several requests at once. One that has been silent may have a slow statement to do: nobody joins it.
 */
function brisk(sessions: Session[], perConnection: number): Session | undefined {
  const crowd = sessions.reduce((sum, { inFlight }) => sum + inFlight, 0);
  if (crowd < CROWD) return undefined;
  const since = performance.now() - BRISK_MS;
  const isBrisk = ({ inFlight, answeredAt }: Session) => inFlight === 0 || answeredAt > since;
  return sessions.find((session) => session.inFlight < perConnection && isBrisk(session));
}

function leastBusy(sessions: Session[]): Session | undefined {
  return sessions.reduce<Session | undefined>(
    (best, each) => (best && best.inFlight <= each.inFlight ? best : each),
    undefined,
  );
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    application_name: "quackademy",
    options: "-c search_path=public,extensions",
  });
  // pg tells every waiting query as well; without a listener the process would end.
  client.on("error", () => {});
  await client.connect();
  gatherWrites((client as unknown as { connection: { stream: Socket } }).connection.stream);
  return client;
}

const closed = () => new DatabaseError("57P03", "the database is closed");

// What one turn of the event loop has to say leaves together: fewer system calls, here and in PostgreSQL.
function gatherWrites(stream: Socket): void {
  const uncork = stream.uncork.bind(stream);
  stream.uncork = () => void setImmediate(uncork);
}

function unreachable(error: Error): DatabaseError {
  return new DatabaseError("08001", "the database cannot be reached", error.message);
}
