import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { PGliteOptions } from "@electric-sql/pglite";

/** PGlite's compiled WebAssembly module. */
export type PgliteCode = Required<Pick<PGliteOptions, "pgliteWasmModule">>;

// Node has it, but its types do not declare it.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<PgliteCode["pgliteWasmModule"]> };

let code: Promise<PgliteCode> | undefined;

/** Compiled once and passed to every worker: compiling is half of a restart's time. */
export function compilePglite(): Promise<PgliteCode> {
  return (code ??= compile());
}

async function compile(): Promise<PgliteCode> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const bytes = await fs.readFile(path.join(folder, "pglite.wasm"));
  return { pgliteWasmModule: await WebAssembly.compile(bytes) };
}
