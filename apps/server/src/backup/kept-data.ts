import { copyTable } from "./copy-table.ts";
import { readErased, type ErasedUser } from "./erased-users.ts";
import { loadTable } from "./load-tables.ts";
import { listTables, SECRET_TABLES } from "./table-list.ts";
import type { TransferDatabase } from "./transfer-database.ts";

/** What a restore takes over from the database it replaces. */
export type KeptData = {
  erased: ErasedUser[];
  /** Secrets, for an archive without any: sessions and file links stay valid. */
  secrets: { name: string; columns: string[]; lines: Uint8Array[] }[];
};

export const NOTHING_KEPT: KeptData = { erased: [], secrets: [] };

export async function readKeptData(db: TransferDatabase): Promise<KeptData> {
  const tables = (await listTables(db)).filter(({ name }) => SECRET_TABLES.includes(name));
  const secrets: KeptData["secrets"] = [];
  for (const table of tables) {
    const lines: Uint8Array[] = [];
    for await (const chunk of copyTable(db, table)) lines.push(chunk);
    secrets.push({ name: table.name, columns: table.columns, lines });
  }
  return { erased: await readErased(db), secrets };
}

export async function loadSecretsOf(db: TransferDatabase, { secrets }: KeptData): Promise<void> {
  for (const { name, columns, lines } of secrets) await loadTable(db, { name, columns }, inOrder(lines));
}

async function* inOrder(lines: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* lines;
}
