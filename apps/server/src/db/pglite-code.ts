import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { PGliteOptions } from "@electric-sql/pglite";

/** PGlite, compiled. */
export type PgliteCode = Required<Pick<PGliteOptions, "pgliteWasmModule">>;

// Node has it, and its types do not tell.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<PgliteCode["pgliteWasmModule"]> };

let code: Promise<PgliteCode> | undefined;

/** Compiled once and handed to every worker: compiling is half of what a restart would otherwise wait for. */
export function compilePglite(): Promise<PgliteCode> {
  return (code ??= compile());
}

async function compile(): Promise<PgliteCode> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const bytes = await fs.readFile(path.join(folder, "pglite.wasm"));
  return { pgliteWasmModule: await WebAssembly.compile(bytes) };
}
