import type { Database } from "#db/database.ts";

/** Whether the session of a token still exists. Services that query the database as the user need not check. */
export async function isSessionOpen(db: Database, sessionId: string): Promise<boolean> {
  const text = `select 1 from auth.sessions where id = $1::uuid`;
  return (await db.asPlatform({ text, values: [sessionId] })).length > 0;
}
