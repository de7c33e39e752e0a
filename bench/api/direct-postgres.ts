import { enterTransaction } from "@quackademy/server/db/enter-transaction.ts";
import { loginOf, withLogin } from "@quackademy/server/db/gateway-login.ts";
import pg from "pg";
import { PgBatch } from "./pg-batch.ts";
import { callInLoops, type Load } from "#load/load-meter.ts";
import type { RecordedStatement, StatementSource } from "#db/recorded-statements.ts";

const MAX_CONNECTIONS = 8;
const TIMEOUT_MS = 8000;

/** PostgreSQL queried with pg directly, over as many pipelined connections as the gateway has. */
type DirectPostgres = {
  /** The bare statement, prepared, as the owner: no claims, no role, no row security. */
  plain(clients: number, seconds: number, speech: StatementSource): Promise<Load>;
  /** Claims, role and statement in one round trip, as the gateway sends them. */
  sameShape(clients: number, seconds: number, speech: StatementSource): Promise<Load>;
  /** The address of the database with the gateway's login for requests. */
  login: string;
  /** The processes of this database, which run on this machine. */
  processes(): Promise<number[]>;
  close(): Promise<void>;
};

export async function connectDirectly(databaseUrl: string): Promise<DirectPostgres> {
  const owners = await connectMany(databaseUrl);
  const { rows } = await owners[0]!.query<{ value: string }>("select value from gateway.secrets where name = 'login'");
  // The gateway's login: a superuser takes on a role by another way, and PostgreSQL reports each change of it.
  const login = withLogin(databaseUrl, loginOf(databaseUrl), rows[0]!.value);
  const requests = await openRequests(login);
  const nameOf = nameTexts();
  const processes = async () => {
    const { rows } = await owners[0]!.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database()",
    );
    return rows.map(({ pid }) => pid);
  };

  return {
    plain: async (clients, seconds, speech) => {
      const take = inTurn(owners.slice(0, clients));
      const call = () => {
        const { text, values } = speech().statement;
        return take().query({ name: nameOf(text), text, values, rowMode: "array" });
      };
      return callInLoops(clients, seconds, call, await processes());
    },
    sameShape: async (clients, seconds, speech) =>
      callInLoops(clients, seconds, () => requests.ask(speech()), await processes()),
    login,
    processes,
    close: async () => {
      await Promise.all([requests.close(), ...owners.map((client) => client.end())]);
    },
  };
}

/** Sends claims, role and statement in one round trip, as the gateway does, over its number of pipelined connections. */
export async function openRequests(login: string) {
  const connections = await connectMany(login);
  const take = inTurn(connections);
  const nameOf = nameTexts();
  return {
    ask: ({ identity, context, statement }: RecordedStatement) => {
      const limits = { timeoutMs: TIMEOUT_MS, isReadOnly: statement.readOnly ?? false };
      const steps = [enterTransaction(identity, context, limits), statement];
      const batch = new PgBatch(steps.map(({ text, values }) => ({ name: nameOf(text), text, values })));
      take().query(batch as unknown as pg.Submittable);
      return batch.done;
    },
    close: () => Promise.all(connections.map((connection) => connection.end())),
  };
}

/** The name under which a statement is prepared. */
function nameTexts(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text) ?? `bench${names.size}`;
    names.set(text, name);
    return name;
  };
}

function connectMany(connectionString: string): Promise<pg.Client[]> {
  const settings = { connectionString, pipeline: true, options: "-c search_path=public,extensions -c jit=off" };
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
