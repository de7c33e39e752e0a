import type { Rows } from "#db/database.ts";

/** The site's database, whichever process has it open. */
export type OperatorDatabase = {
  query: (text: string, values: (string | null)[]) => Promise<Rows>;
  close: () => Promise<void>;
};

/** The database cannot be reached. The message says what to do. */
export class DatabaseUnreachable extends Error {}
