import pg from "pg";
import { DatabaseError, type Rows } from "#db/database.ts";
import { copyFrom, copyTo } from "./postgres-copy.ts";
import { TEXT_FORMAT, type TransferDatabase } from "./transfer-database.ts";

/** Connects to PostgreSQL as the database's owner. */
export async function openPostgresTransfer(url: string): Promise<TransferDatabase> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: "quackademy backup" });
  // A lost connection also rejects the running query; without a listener the process would exit.
  client.on("error", () => {});
  await client.connect().catch((error: Error) => {
    throw new DatabaseError("08001", "the database cannot be reached", error.message);
  });
  await client.query(TEXT_FORMAT);
  const asText = { getTypeParser: () => (text: string | null) => text };
  return {
    engine: "postgres",
    asPlatform: async ({ text, values }) => {
      const query = { text, values, rowMode: "array" as const, types: asText };
      return (await client.query(query).catch(asDatabaseError)).rows as Rows;
    },
    script: async (sql) => void (await client.query(sql).catch(asDatabaseError)),
    copyOut: (query) => copyTo(client, `copy (${query}) to stdout`).catch(asDatabaseError),
    copyIn: (table, lines) => copyFrom(client, `copy ${table} from stdin`, lines).catch(asDatabaseError),
    close: () => client.end(),
  };
}

function asDatabaseError(error: Error & { code?: string; detail?: string; hint?: string }): never {
  throw new DatabaseError(error.code ?? "08006", error.message, error.detail ?? null, error.hint ?? null);
}
