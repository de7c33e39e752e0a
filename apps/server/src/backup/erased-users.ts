import fs from "node:fs";
import path from "node:path";
import type { Database } from "#db/database.ts";
import { OperatorError } from "#db/operator-error.ts";

/** The id of a deleted account and when it was deleted. */
export type ErasedUser = { id: string; at: string };

type Reader = Pick<Database, "asPlatform">;

const FILE = "erased-users.json";

/** The list beside the backups: it is still there when the database is lost. */
export const erasedFile = (folder: string): string => path.join(folder, FILE);

/** Everybody whom this database has erased. A database of an early version has no list. */
export async function readErased(db: Reader): Promise<ErasedUser[]> {
  const [exists] = await db.asPlatform({
    text: "select to_regclass('gateway.erased_users') is not null",
    values: [],
  });
  if (exists![0] !== "t") return [];
  const rows = await db.asPlatform({ text: "select user_id, erased_at from gateway.erased_users", values: [] });
  return rows.map(([id, at]) => ({ id: id!, at: at! }));
}

/** The list in a folder; empty without one. */
export function readErasedFile(folder: string): ErasedUser[] {
  const file = erasedFile(folder);
  if (!fs.existsSync(file)) return [];
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as ErasedUser[];
  } catch (error) {
    throw new OperatorError(
      `The list of deleted accounts ${file} cannot be read: ${(error as Error).message}.\n` +
        "Replace it by the copy beside another backup, or delete it if there is none.",
    );
  }
}

/** Brings the list beside the backups up to date, and drops entries that are older than any backup. */
export function writeErasedFile(folder: string, erased: ErasedUser[], since: Date): void {
  const known = new Map([...readErasedFile(folder), ...erased].map((each) => [each.id, each]));
  const recent = [...known.values()].filter(({ at }) => new Date(at) >= since);
  const text = JSON.stringify(recent.sort((a, b) => a.id.localeCompare(b.id)));
  const file = erasedFile(folder);
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) return;
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A backup and the site may write it at the same time.
  const draft = `${file}.new-${process.pid}`;
  fs.writeFileSync(draft, text, { mode: 0o600, flush: true });
  fs.renameSync(draft, file);
}

/** Deletes accounts again that were deleted after the backup. Returns how many there were. */
export async function eraseAgain(db: Reader, erased: ErasedUser[]): Promise<number> {
  if (erased.length === 0) return 0;
  const values = [JSON.stringify(erased)];
  const list = "(select * from json_to_recordset($1::json) as each (id uuid, at timestamptz))";
  await db.asPlatform({
    text: `insert into gateway.erased_users (user_id, erased_at) select id, at from ${list} each on conflict do nothing`,
    values,
  });
  const gone = await db.asPlatform({
    text: `delete from auth.users where id in (select id from ${list} each) returning id`,
    values,
  });
  return gone.length;
}

/** At the start: somebody may have put an old database back by hand. */
export async function eraseListed(db: Reader, folder: string, say: (message: string) => void): Promise<void> {
  try {
    const count = await eraseAgain(db, readErasedFile(folder));
    if (count > 0) say(`Deleted ${count} accounts again that are in ${erasedFile(folder)}: the database is older.`);
  } catch (error) {
    say(`Accounts that were deleted may be back: ${(error as Error).message}`);
  }
}
