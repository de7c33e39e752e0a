#!/usr/bin/env node
import { parseArgs } from "node:util";
import { pushBuild, PushRefused } from "./push-build.mjs";
import { readFolder } from "./read-folder.mjs";

const HELP = `quackademy push <folder> --class <name> [options]

Pushes a build of your class. Make an author key on the site: Settings, "Author keys".

  --class <name>   the class, as in its address: /class/<name>. A new one becomes a draft
  --site <url>     the site, or QUACKADEMY_SITE
  --key <key>      your author key, or better QUACKADEMY_KEY
  --note <text>    what is new, for example "$(git log -1 --pretty=%s)"
  --needs <flags>  eval, threads, sdk or rules, with commas between
  --submit         submit it for review, too
  --json           print the answer as JSON

Exit codes: 0 success, 1 the site refused, 2 usage error`;

/**
 * @param {string[]} words
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number>}
 */
async function run(words, env) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      class: { type: "string" },
      site: { type: "string" },
      key: { type: "string" },
      note: { type: "string" },
      needs: { type: "string" },
      submit: { type: "boolean" },
      json: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  const [command, folder] = positionals;
  const site = (values.site ?? env["QUACKADEMY_SITE"])?.replace(/\/+$/, "");
  const key = values.key ?? env["QUACKADEMY_KEY"];
  if (values.help || command === undefined) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const missing = [
    command !== "push" && `There is no command ${command}.`,
    folder === undefined && "Name the folder to push.",
    values.class === undefined && "Name the class: --class <name>.",
    site === undefined && "Name the site: --site <url>, or set QUACKADEMY_SITE.",
    key === undefined && "Set QUACKADEMY_KEY to your author key.",
  ].filter(Boolean);
  if (missing.length > 0) {
    console.error(missing.join("\n"));
    return 2;
  }
  const build = await pushBuild({
    site: /** @type {string} */ (site),
    key: /** @type {string} */ (key),
    name: /** @type {string} */ (values.class),
    files: readFolder(/** @type {string} */ (folder)),
    note: values.note?.slice(0, 200) ?? "",
    flags: values.needs?.split(",").filter(Boolean) ?? [],
    submits: values.submit ?? false,
    say: (line) => values.json || console.log(line),
  });
  if (values.json) console.log(JSON.stringify(build));
  else console.log(`Version ${build.number} is ${values.submit ? "in review" : "ready"}: ${site}/class/creator`);
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2), process.env);
} catch (error) {
  const { message, code } = /** @type {Error & { code?: string }} */ (error);
  console.error(message);
  process.exitCode = error instanceof PushRefused || !code?.startsWith("ERR_PARSE_ARGS") ? 1 : 2;
}
