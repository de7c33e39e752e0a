import type { Rows } from "#db/database.ts";

/** The site's database, whoever has it open. */
export type ReachedDatabase = {
  query: (text: string, values: (string | null)[]) => Promise<Rows>;
  close: () => Promise<void>;
};

/** There is a database, and no way to it. The sentence says what to do. */
export class OutOfReach extends Error {}
