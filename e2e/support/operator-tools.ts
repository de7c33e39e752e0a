import { execFile } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { inRoot } from "./repository.ts";

export const E2E_DATA_DIR = process.env["E2E_DATA_DIR"] ?? path.join(os.tmpdir(), "quackademy-e2e-data");

/** Runs an operator command and returns its JSON answer. */
export async function quack<T>(command: string[], dataDir = E2E_DATA_DIR): Promise<T> {
  const script = inRoot("scripts/quack.mjs");
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", NO_COLOR: "1" };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...command, "--json"], { env });
  return JSON.parse(stdout.slice(stdout.search(/^[[{]/m))) as T;
}
