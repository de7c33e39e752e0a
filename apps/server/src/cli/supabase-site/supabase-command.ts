import { parseArgs } from "node:util";
import { callersPath } from "#cli/command-words.ts";
import { readConfig } from "#settings/config.ts";
import { prepareFolder, type Project } from "./prepare-folder.ts";

const USAGE = `npm run quack -- supabase prepare --url URL --anon-key KEY [--site URL] [--to FOLDER]

  --url       the address of the project: https://<project>.supabase.co
  --anon-key  its publishable or anon key
  --site      the address where the site will be served; games are then confined to exactly this host
  --to        the folder to write, supabase-site by default`;

/** Writes the folder that a Supabase project's site is served from, and SQL for the project. */
export async function supabaseCommand(env: Record<string, string | undefined>, args: string[]): Promise<number> {
  const wanted = readArguments(args);
  if (typeof wanted === "string") {
    console.error(`${wanted}\n\n${USAGE}`);
    return 2;
  }
  const to = callersPath(env, wanted.to);
  await prepareFolder(readConfig(env), wanted, to);
  if (args.includes("--json")) console.log(JSON.stringify({ folder: to }));
  else console.log(`Wrote ${to}. Its README.md has the next steps.`);
  return 0;
}

/** The arguments, or what is wrong with them. */
function readArguments(args: string[]): (Project & { to: string }) | string {
  const text = { type: "string" as const };
  const options = { url: text, "anon-key": text, site: text, to: text, json: { type: "boolean" as const } };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.join(" ") !== "prepare") return "The command is: supabase prepare";
    const [url, site] = [originOf(values.url), values.site === undefined ? null : originOf(values.site)];
    if (url === undefined) return "--url must be the address of the project, such as https://abc.supabase.co";
    if (site === undefined) return "--site must be an address, such as https://quack.school.example";
    const anonKey = values["anon-key"] ?? "";
    if (anonKey === "") return "--anon-key is missing";
    // Everybody can read the key, so a secret one must not get there.
    if (isSecret(anonKey)) return "--anon-key is a secret key. Use the publishable or anon key.";
    return { url, site, anonKey, to: values.to ?? "supabase-site" };
  } catch (error) {
    return (error as Error).message;
  }
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : undefined;
}

function isSecret(key: string): boolean {
  if (key.startsWith("sb_secret_")) return true;
  const claims = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  return claims.includes("service_role");
}
