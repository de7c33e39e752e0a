import fs from "node:fs/promises";
import path from "node:path";
import { copyDirectory, syncDirectory } from "./copy-directory.ts";

const KEPT = 2;
const PREFIX = "db.before-";
/** Copies of a restore have other names and belong to the operator. */
const IS_COPY = /^db\.before-\d+$/;

/** Copies the paused embedded database before migrations change it. The last two copies are kept. */
export async function keepBeforeMigration(dataDir: string, version: string): Promise<void> {
  const copy = path.join(dataDir, `${PREFIX}${version}`);
  // A start that was cut off has made it already, before it changed anything.
  if (await fs.stat(copy).catch(() => null)) return;
  const draft = path.join(dataDir, `${PREFIX}draft`);
  await fs.rm(draft, { recursive: true, force: true });
  await copyDirectory(path.join(dataDir, "db"), draft);
  await syncDirectory(draft);
  await fs.rename(draft, copy);
  const copies = (await fs.readdir(dataDir)).filter((name) => IS_COPY.test(name)).sort(byVersion);
  for (const name of copies.slice(0, -KEPT)) await fs.rm(path.join(dataDir, name), { recursive: true, force: true });
}

// Versions of the two ledgers differ in length; the time of the copy would change when it is moved.
const byVersion = (a: string, b: string): number => a.length - b.length || a.localeCompare(b);
