import fs from "node:fs";
import path from "node:path";
import { holderOf } from "#db/data-lock.ts";

/** Drafts of an upgrade, a restore and a move. The process that makes them holds the lock of the data directory. */
const IS_LEFTOVER = /^(db\.before-draft|move-.{6}|(db|files|secrets\.json)\.restore-.+)$/;

/** Removes what killed commands left. The caller holds the lock, and an interrupted swap was finished. */
export function removeLeftovers(dataDir: string): void {
  const names = fs.readdirSync(dataDir).filter((name) => IS_LEFTOVER.test(name));
  // A backup reads its snapshot also while the site restarts.
  if (holderOf(path.join(dataDir, "snapshot")) === null) names.push("snapshot");
  for (const name of names) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
}
