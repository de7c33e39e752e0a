import { Session } from "@quackademy/server/db/session.ts";
import pg from "pg";
import { callInLoops, type Load } from "#load/load-meter.ts";
import type { StatementSource } from "#db/recorded-statements.ts";

const MAX_CONNECTIONS = 8;
const TIMEOUT_MS = 8000;

/** PostgreSQL queried with pg directly, over as many pipelined connections as the gateway has. */
type DirectPostgres = {
  /** The bare statement, prepared, as the owner: no claims, no role, no row security. */
  plain(clients: number, seconds: number, speech: StatementSource): Promise<Load>;
  /** Claims, role and statement in one round trip, as the gateway sends them. */
  sameShape(clients: number, seconds: number, speech: StatementSource): Promise<Load>;
  close(): Promise<void>;
};

export async function connectDirectly(databaseUrl: string): Promise<DirectPostgres> {
  const owners = await connectMany(databaseUrl);
  const sessions = (await connectMany(databaseUrl)).map((client) => new Session(client));
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `bench${names.size}`;
    names.set(text, name);
    return name;
  };

  return {
    plain: (clients, seconds, speech) => {
      const take = inTurn(owners.slice(0, clients));
      return callInLoops(clients, seconds, () => {
        const { text, values } = speech().statement;
        return take().query({ name: nameOf(text), text, values, rowMode: "array" });
      });
    },
    sameShape: (clients, seconds, speech) => {
      const take = inTurn(sessions.slice(0, clients));
      return callInLoops(clients, seconds, () => take().run({ ...speech(), timeoutMs: TIMEOUT_MS }));
    },
    close: async () => {
      await Promise.all([...owners, ...sessions.map(({ client }) => client)].map((client) => client.end()));
    },
  };
}

function connectMany(connectionString: string): Promise<pg.Client[]> {
  const settings = { connectionString, pipeline: true, options: "-c search_path=public,extensions" };
  const connect = async () => {
    const client = new pg.Client(settings);
    await client.connect();
    return client;
  };
  return Promise.all(Array.from({ length: MAX_CONNECTIONS }, connect));
}

function inTurn<T>(all: T[]): () => T {
  let next = 0;
  return () => all[next++ % all.length]!;
}
