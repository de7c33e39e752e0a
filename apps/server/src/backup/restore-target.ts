import type { FileStore } from "#storage/files/file-store.ts";
import type { KeptData } from "./kept-data.ts";
import type { TransferDatabase } from "./transfer-database.ts";

/** Where an archive is restored to. Nothing of the old site changes before `commit`. */
export type RestoreTarget = {
  db: TransferDatabase;
  files: FileStore;
  /** From the database that is replaced. */
  kept: KeptData;
  /** The id of the database that the files belonged to until now. */
  oldDatabaseId: string | null;
  /** Puts everything in place, after the transaction was committed. Returns what the operator should know. */
  commit(secretsJson: string | null): Promise<string[]>;
  /** Drops everything that was restored so far. */
  abort(): Promise<void>;
};
