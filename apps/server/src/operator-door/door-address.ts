import { createHash, createHmac } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A unix socket's whole path has 104 bytes on some systems and 108 on others, the closing zero among them. */
const MAX_PATH_BYTES = 100;

export const IS_PIPE = process.platform === "win32";

/** Where the process that has a data directory listens for its operator. Never on the network. */
export function doorAddress(dataDir: string): string {
  const folder = fs.realpathSync(dataDir);
  const name = `quackademy-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  if (IS_PIPE) return `\\\\.\\pipe\\${name}`;
  const inside = path.join(folder, "operator.sock");
  return Buffer.byteLength(inside) <= MAX_PATH_BYTES ? inside : path.join(os.tmpdir(), `${name}.sock`);
}

/** What a caller has to say: only who can read the secrets file can work it out, and it is good for nothing else. */
export function doorSecret(storageSecret: string): string {
  return createHmac("sha256", storageSecret).update("operator door").digest("base64url");
}
