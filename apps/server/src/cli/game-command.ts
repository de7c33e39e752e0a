import fs from "node:fs";
import { parseArgs } from "node:util";
import { pushBuild, PushRefused } from "@quackademy/author-cli/push-build.mjs";
import { readFolder } from "@quackademy/author-cli/read-folder.mjs";
import { readConfig, siteAddress } from "#settings/config.ts";
import { DatabaseError } from "#db/database.ts";
import { callersPath } from "./command-words.ts";
import { connectDatabase } from "./connect-database.ts";
import { DatabaseUnreachable } from "./operator-database.ts";
import { BadZip, readZip } from "./read-zip.ts";

type Env = Record<string, string | undefined>;

const HELP = `npm run quack -- game add <zip|folder> --class <name> --owner <player> [--note <text>] [--needs eval,threads,sdk,rules]

Adds a version of a class, as its creator would: the running site checks every file. The owner needs the role creator,
and finishes the form at /class/creator. --site <url> names another address of the site.`;

/** `quack game add`: pushes a zip or a folder with a key that exists for as long as that takes. */
export async function gameCommand(env: Env, words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      class: { type: "string" },
      owner: { type: "string" },
      note: { type: "string" },
      needs: { type: "string" },
      site: { type: "string" },
      help: { type: "boolean" },
    },
  });
  const [verb, source] = positionals;
  const { class: name, owner, note = "", needs = "", site } = values;
  if (values.help || verb !== "add" || !source || !name || !owner) {
    console.error(HELP);
    return values.help ? 0 : 2;
  }
  const config = readConfig(env);
  try {
    const place = callersPath(env, source);
    const files = fs.statSync(place).isDirectory() ? readFolder(place) : await readZip(place);
    const flags = needs.split(",").filter(Boolean);
    const build = await withKey(config, owner, (key) =>
      pushBuild({ site: site ?? siteAddress(config), key, name, files, note, flags, say: console.log }),
    );
    console.log(`Version ${build.number} of ${name} is ready. Its hash is ${build.hash}.`);
    return 0;
  } catch (error) {
    const isSentence = [BadZip, PushRefused, DatabaseError, DatabaseUnreachable].some((kind) => error instanceof kind);
    if (!isSentence && (error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    console.error((error as Error).message);
    return 1;
  }
}

async function withKey<Made>(
  config: ReturnType<typeof readConfig>,
  owner: string,
  work: (key: string) => Promise<Made>,
): Promise<Made> {
  const database = await connectDatabase(config);
  try {
    const [made] = await database.query(
      `select private.add_author_key(user_id, 'quack game add') from public.my_users where username = lower($1)`,
      [owner],
    );
    if (!made) throw new PushRefused(`There is no player called ${owner}.`);
    const { id, key } = JSON.parse(made[0]!) as { id: string; key: string };
    try {
      return await work(key);
    } finally {
      await database.query(`delete from private.author_keys where id = $1::uuid`, [id]);
    }
  } finally {
    await database.close();
  }
}
