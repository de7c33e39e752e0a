import fs from "node:fs/promises";
import path from "node:path";
import { copyTime } from "./keep-before-migration.ts";

const IS_COPY = /^(db|files|secrets\.json)\.before-/;
const RESTORE_TIME = /-restore-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/;

/** Removes what upgrades and restores kept before a time: it has accounts that were deleted since. */
export async function removeCopiesBefore(dataDir: string, since: Date): Promise<void> {
  const entries = await fs.readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const names = entries.filter((name) => IS_COPY.test(name));
  for (const name of names) {
    const copy = path.join(dataDir, name);
    const [, year, month, day, hour, minute, second] = RESTORE_TIME.exec(name) ?? [];
    const time = year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : await copyTime(copy);
    if (time < since) await fs.rm(copy, { recursive: true, force: true });
  }
}
