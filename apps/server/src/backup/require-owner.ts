import fs from "node:fs";
import { OperatorError } from "#db/operator-error.ts";

/** Throws when root would write into a directory of another user, who could not open these files afterwards. */
export function requireOwner(dataDir: string, uid = process.getuid?.()): void {
  const owner = fs.statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (uid !== 0 || owner === undefined || owner === uid) return;
  throw new OperatorError(
    `${dataDir} belongs to the user with the id ${owner}, who could not open what root writes there. Nothing was changed.\n` +
      `Run this as the user that owns DATA_DIR: sudo -u '#${owner}' npm run quack -- …`,
  );
}
