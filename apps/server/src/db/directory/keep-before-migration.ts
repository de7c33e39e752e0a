import fs from "node:fs/promises";
import path from "node:path";
import type { AppliedMigrations } from "#db/migrate.ts";
import { copyDirectory, syncDirectory } from "./copy-directory.ts";
import { requireRoomForCopy } from "./require-room.ts";

const KEPT = 2;
const PREFIX = "db.before-";
/** Copies of a restore have other names and belong to the operator. */
const IS_COPY = /^db\.before-\d+$/;
/** In a copy: when it was made and of what. PostgreSQL ignores it. */
const NOTE = "copied.json";

type Note = { at: string; applied: AppliedMigrations };

/**
 * Copies the paused embedded database before migrations change it. The last two copies are kept. Returns whether a copy
 * was made: a start that was cut off in the middle of the migrations has made one before.
 */
export async function keepBeforeMigration(
  dataDir: string,
  version: string,
  applied: AppliedMigrations,
  now = new Date(),
): Promise<boolean> {
  const name = `${PREFIX}${version}`;
  const copy = path.join(dataDir, name);
  if (await hasPartOfUpgrade(copy, applied)) return false;
  const draft = path.join(dataDir, `${PREFIX}draft`);
  await fs.rm(draft, { recursive: true, force: true });
  await requireRoomForCopy(path.join(dataDir, "db"));
  await copyDirectory(path.join(dataDir, "db"), draft);
  const note: Note = { at: now.toISOString(), applied };
  await fs.writeFile(path.join(draft, NOTE), JSON.stringify(note), { mode: 0o600 });
  await syncDirectory(draft);
  await fs.rm(copy, { recursive: true, force: true });
  await fs.rename(draft, copy);
  await removeOldCopies(dataDir, name);
  return true;
}

// Without any migration of the upgrade the database may have changed since the copy: the old version ran on.
async function hasPartOfUpgrade(copy: string, applied: AppliedMigrations): Promise<boolean> {
  if (!(await fs.stat(copy).catch(() => null))) return false;
  const note = await readNote(copy);
  return note === null || JSON.stringify(note.applied) !== JSON.stringify(applied);
}

async function removeOldCopies(dataDir: string, made: string): Promise<void> {
  const names = (await fs.readdir(dataDir)).filter((name) => IS_COPY.test(name) && name !== made);
  const copies: { folder: string; at: string }[] = [];
  for (const folder of names.map((name) => path.join(dataDir, name)))
    copies.push({ folder, at: (await readNote(folder))?.at ?? "" });
  copies.sort((a, b) => a.at.localeCompare(b.at));
  for (const { folder } of copies.slice(0, 1 - KEPT)) await fs.rm(folder, { recursive: true, force: true });
}

/** When a copy was made. */
export async function copyTime(copy: string): Promise<Date> {
  const note = await readNote(copy);
  return note ? new Date(note.at) : (await fs.stat(copy)).mtime;
}

async function readNote(copy: string): Promise<Note | null> {
  try {
    return JSON.parse(await fs.readFile(path.join(copy, NOTE), "utf8")) as Note;
  } catch {
    return null;
  }
}
