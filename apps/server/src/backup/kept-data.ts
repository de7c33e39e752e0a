import { copyTable } from "./copy-table.ts";
import { readErased, type ErasedUser } from "./erased-users.ts";
import { loadTable } from "./load-tables.ts";
import { openPostgresTransfer } from "./postgres-transfer.ts";
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

/** Of the site's own database, when the restore goes into another one. It may be lost: that is a reason for a restore. */
export async function readKeptDataOf(url: string): Promise<{ kept: KeptData; notes: string[] }> {
  try {
    const db = await openPostgresTransfer(url);
    return { kept: await readKeptData(db).finally(() => db.close()), notes: [] };
  } catch (error) {
    const note =
      `The keys and the list of deleted accounts in DATABASE_URL could not be read: ${(error as Error).message}. ` +
      "The restored site has only the keys of the archive and the lists beside the backups.";
    return { kept: NOTHING_KEPT, notes: [note] };
  }
}

/** What both databases keep. The keys are those of the first that has any. */
export const joinKeptData = (first: KeptData, second: KeptData): KeptData => ({
  erased: [...first.erased, ...second.erased],
  secrets: first.secrets.some(({ lines }) => lines.length > 0) ? first.secrets : second.secrets,
});

export async function loadSecretsOf(db: TransferDatabase, { secrets }: KeptData): Promise<void> {
  for (const { name, columns, lines } of secrets) await loadTable(db, { name, columns }, inOrder(lines));
}

async function* inOrder(lines: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* lines;
}
