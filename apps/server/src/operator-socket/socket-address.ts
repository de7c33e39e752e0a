import { createHash, createHmac } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A unix socket path has at most 104 or 108 bytes, depending on the system, with the closing zero. */
const MAX_PATH_BYTES = 100;

export const IS_PIPE = process.platform === "win32";

/** The socket on which the process with a data directory listens for its operator. Never on the network. */
export function socketAddress(dataDir: string): string {
  const folder = fs.realpathSync(dataDir);
  const name = `quackademy-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  if (IS_PIPE) return `\\\\.\\pipe\\${name}`;
  const inside = path.join(folder, "operator.sock");
  return Buffer.byteLength(inside) <= MAX_PATH_BYTES ? inside : path.join(os.tmpdir(), `${name}.sock`);
}

/** The caller's secret: derived from the secrets file, and valid only here. */
export function socketSecret(storageSecret: string): string {
  return createHmac("sha256", storageSecret).update("operator door").digest("base64url");
}
