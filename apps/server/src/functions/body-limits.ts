import fs from "node:fs";

const KB = 1024;
const DEFAULT_KB = 1024;
const MAX_KB = 50 * 1024;

/**
 * Reads `{ "<name>": { "maxBodyKb": 8 } }`: how large a body each function takes. One that is not named takes a megabyte.
 * The file is ours and not Supabase's config.toml, whose reader complains about settings it does not know.
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
