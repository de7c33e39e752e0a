export type FunctionSettings = { verifyJwt: boolean };

/**
 * Reads `[functions.<name>] verify_jwt = false` from Supabase's config.toml. Other functions require a token, as on
 * Supabase.
 */
export function readFunctionSettings(toml: string): (name: string) => FunctionSettings {
  const open = new Set<string>();
  let section: string | undefined;
  for (const line of toml.split("\n")) {
    const header = /^\s*\[+([^\]]*)\]/.exec(line);
    if (header) section = /^\s*functions\s*\.\s*"?([\w-]+)"?\s*$/.exec(header[1]!)?.[1];
    if (section && /^\s*verify_jwt\s*=\s*false\b/.test(line)) open.add(section);
  }
  return (name) => ({ verifyJwt: !open.has(name) });
}
