import type { Database } from "#db/database.ts";

/** Whether the session that a token names still exists. A service that asks the database as somebody need not ask. */
export async function isSessionOpen(db: Database, sessionId: string): Promise<boolean> {
  const text = `select 1 from auth.sessions where id = $1::uuid`;
  return (await db.asPlatform({ text, values: [sessionId] })).length > 0;
}
