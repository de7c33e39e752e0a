import fs from "node:fs";

const KB = 1024;
const DEFAULT_KB = 1024;
const MAX_KB = 50 * 1024;

/**
 * Reads `{ "<name>": { "maxBodyKb": 8 } }`: the body limit of each function; the default is a megabyte. This is our own
 * file because Supabase's config.toml rejects unknown settings.
 */
export function readBodyLimits(file: string | undefined): (name: string) => number {
  const text = file !== undefined && fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "{}";
  const limits = new Map(
    Object.entries(JSON.parse(text) as Record<string, { maxBodyKb: number }>).map(([name, { maxBodyKb }]) => {
      if (!(maxBodyKb >= 1 && maxBodyKb <= MAX_KB))
        throw new Error(`${file}: "${name}" needs maxBodyKb of 1 to ${MAX_KB}`);
      return [name, maxBodyKb * KB];
    }),
  );
  return (name) => limits.get(name) ?? DEFAULT_KB * KB;
}
