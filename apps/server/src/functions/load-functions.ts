import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { visibleEnv, withDeno, type FunctionEnv, type FunctionHandler } from "./deno-shim.ts";
import { readFunctionSettings, type FunctionSettings } from "./function-settings.ts";
import { understandNpmSpecifiers } from "./npm-specifiers.ts";

/** A function as it was found: one that failed to start keeps the reason and answers every call with a 503. */
export type EdgeFunction = FunctionSettings & {
  name: string;
  env: Record<string, string>;
  start: { handler: FunctionHandler } | { error: unknown };
};

type FunctionFolder = {
  /** Holds `<name>/index.ts`, or `<name>.js` once built. */
  folder: string;
  /** Supabase's config.toml, for `verify_jwt`. */
  configFile: string;
  env: FunctionEnv;
};

/** A module runs once however often it is loaded, and says only then what it serves with. */
const handlers = new Map<string, FunctionHandler>();

/**
 * Starts every function of a folder. The files are those that Supabase deploys: they call `Deno.serve(handler)`, and
 * import each other relatively and packages by their names (mapped in deno.json) or as `npm:name@version`.
 */
export async function loadFunctions({ folder, configFile, env }: FunctionFolder): Promise<Map<string, EdgeFunction>> {
  const settingsOf = readFunctionSettings(fs.existsSync(configFile) ? fs.readFileSync(configFile, "utf8") : "");
  const functions = new Map<string, EdgeFunction>();
  for (const { name, file } of findFunctions(folder)) {
    const visible = visibleEnv(env);
    const start = await startFunction(file, visible).catch((error: unknown) => ({ error }));
    functions.set(name, { name, env: visible, start, ...settingsOf(name) });
  }
  return functions;
}

// A leading underscore marks a folder of shared code, here as on Supabase.
function findFunctions(folder: string): { name: string; file: string }[] {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return entries
    .map((entry) =>
      entry.endsWith(".js") ? { name: entry.slice(0, -3), file: entry } : { name: entry, file: `${entry}/index.ts` },
    )
    .map(({ name, file }) => ({ name, file: path.resolve(folder, file) }))
    .filter(({ name, file }) => /^[A-Za-z][\w-]*$/.test(name) && fs.existsSync(file));
}

async function startFunction(file: string, env: Record<string, string>): Promise<{ handler: FunctionHandler }> {
  if (file.endsWith(".ts")) understandNpmSpecifiers();
  const address = pathToFileURL(file).href;
  const keep = (handler: FunctionHandler) => handlers.set(address, handler);
  await withDeno(env, keep, () => import(/* @vite-ignore */ address));
  const handler = handlers.get(address);
  if (!handler) throw new Error(`${file} does not call Deno.serve`);
  return { handler };
}
