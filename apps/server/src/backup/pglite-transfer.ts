import fs from "node:fs";
import { compilePglite } from "#db/pglite-code.ts";
import { openPglite } from "#db/open-pglite.ts";
import { DatabaseError } from "#db/database.ts";
import { TEXT_FORMAT, type TransferDatabase } from "./transfer-database.ts";

const UNKNOWN_TYPE = 0;

/** Opens a data directory that no other process uses. `isDraft`: it is synced later, or never. */
export async function openPgliteTransfer(
  dataDir: string,
  { isDraft = false }: { isDraft?: boolean } = {},
): Promise<TransferDatabase> {
  const pglite = await openPglite(dataDir, isDraft ? () => {} : fs.fsyncSync, await compilePglite());
  await pglite.exec(TEXT_FORMAT);
  // Values as PostgreSQL prints them, whatever their type is.
  const asText = Object.fromEntries(Object.keys(pglite.parsers).map((type) => [type, (text: string) => text]));
  return {
    engine: "pglite",
    asPlatform: async ({ text, values }) => {
      const options = { rowMode: "array" as const, parsers: asText, paramTypes: values.map(() => UNKNOWN_TYPE) };
      const { rows } = await pglite.query<(string | null)[]>(text, values, options).catch(asDatabaseError);
      return rows;
    },
    script: async (sql) => void (await pglite.exec(sql).catch(asDatabaseError)),
    copyOut: async (query) => {
      const { blob } = await pglite.query(`copy (${query}) to '/dev/blob'`).catch(asDatabaseError);
      return new Uint8Array(await blob!.arrayBuffer());
    },
    copyIn: async (table, lines) => {
      await pglite.query(`copy ${table} from '/dev/blob'`, [], { blob: new Blob([lines]) }).catch(asDatabaseError);
    },
    close: () => pglite.close(),
  };
}

function asDatabaseError(error: Error & { code?: string; detail?: string; hint?: string }): never {
  throw new DatabaseError(error.code ?? "XX000", error.message, error.detail ?? null, error.hint ?? null);
}
