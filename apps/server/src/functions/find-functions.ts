import fs from "node:fs";
import path from "node:path";
import { readBodyLimits } from "./body-limits.ts";
import { readFunctionSettings, type FunctionSettings } from "./function-settings.ts";

export type FunctionFolder = {
  /** Holds `<name>/index.ts`, or `<name>.js` once built. */
  folder: string;
  /** Supabase's config.toml, for `verify_jwt`. */
  configFile: string;
  /** The body limit of each function; without it, the default. */
  limitsFile?: string;
  /** For tests: the bundled worker of built functions, if it is built from the same source. */
  worker?: string;
};

export type FoundFunction = FunctionSettings & { name: string; file: string; maxBodyBytes: number };

/** Lists the functions without running them. */
export function findFunctions({ folder, configFile, limitsFile }: FunctionFolder): Map<string, FoundFunction> {
  const settingsOf = readFunctionSettings(fs.existsSync(configFile) ? fs.readFileSync(configFile, "utf8") : "");
  const limitOf = readBodyLimits(limitsFile);
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  const found = entries
    .map((entry) =>
      entry.endsWith(".js") ? { name: entry.slice(0, -3), file: entry } : { name: entry, file: `${entry}/index.ts` },
    )
    .map(({ name, file }) => ({
      name,
      file: path.resolve(folder, file),
      ...settingsOf(name),
      maxBodyBytes: limitOf(name),
    }))
    // A leading underscore marks a folder of shared code, as on Supabase.
    .filter(({ name, file }) => /^[A-Za-z][\w-]*$/.test(name) && fs.existsSync(file));
  return new Map(found.map((each) => [each.name, each]));
}
