import type { Rows } from "#db/database.ts";

/** The site's database, whichever process has it open. */
export type ReachedDatabase = {
  query: (text: string, values: (string | null)[]) => Promise<Rows>;
  close: () => Promise<void>;
};

/** The database cannot be reached. The message says what to do. */
export class OutOfReach extends Error {}
