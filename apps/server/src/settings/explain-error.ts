import { OperatorError } from "#db/operator-error.ts";
import type { Config } from "./config.ts";

type SystemError = NodeJS.ErrnoException & { address?: string; port?: number; details?: string };

const RESTORE = "Stop everything that uses it, keep a copy, and restore your last backup.";

/**
 * The sentence for an error that an operator can foresee and fix: what happened, why, and what to do. Null for any other
 * error, which is a bug and keeps its stack.
 */
export function explainError(error: unknown, config: Pick<Config, "dataDir"> | null): string | null {
  if (error instanceof OperatorError) return error.message;
  const { code, message, path, address, port, details } = error as SystemError;
  const place = path ?? config?.dataDir ?? "the data directory";
  const isData = path === undefined || config === null || path.startsWith(config.dataDir);
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} on ${address} is in use. Stop the other program or set PORT.`;
    case "EADDRNOTAVAIL":
      return `This machine does not have the address ${address}. Set HOST to one that it has, or to 0.0.0.0.`;
    case "08001":
      return `The database at DATABASE_URL cannot be reached: ${details}`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `${place} cannot be ${isData ? "written" : "opened"} (${code}). Change its owner${isData ? ", or set DATA_DIR to a folder that can be" : ""}.`;
    case "ENOTDIR":
    case "EEXIST":
      return isData ? `${place} is not a folder (${code}). Set DATA_DIR to one.` : null;
    case "ENOSPC":
      return `The disk of ${place} is full. Free some space and start again; nothing was lost.`;
    default:
      return isDamagedDatabase(message) ? `The embedded database in ${place} is damaged. ${RESTORE}` : null;
  }
}

// PGlite's own errors about a data directory that it cannot open.
const isDamagedDatabase = (message: string): boolean =>
  /PGlite failed to initialize|Aborted\(|could not open file "global|^unreachable/.test(message);
