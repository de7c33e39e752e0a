import { readFile } from "node:fs/promises";
import type { SiteApi } from "../../_shared/site-api.ts";

const BUCKET = "game_files";
const MAX_BYTES = 256 * 1024;
const MAX_KEPT = 8;

const kept = new Map<string, string>();

/** The rules of a build, by the sha256 of their file; null if there is no such file, or it is not a text. */
export async function loadForeignRules(site: SiteApi, sha256: string): Promise<string | null> {
  const known = kept.get(sha256);
  if (known !== undefined) return known;
  const bytes = await site.read(BUCKET, `blobs/${sha256}`, MAX_BYTES);
  if (!bytes || (await hexSha256(bytes)) !== sha256) return null;
  const source = readText(bytes);
  if (source === null) return null;
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(sha256, source);
  return source;
}

async function hexSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function readText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The interpreter, compiled once for all threads. */
export function loadInterpreter(): Promise<WebAssembly.Module> {
  const address = import.meta.resolve("@jitl/quickjs-wasmfile-release-sync/wasm");
  compiled ??= readFile(new URL(address)).then((bytes) => WebAssembly.compile(new Uint8Array(bytes)));
  return compiled;
}
