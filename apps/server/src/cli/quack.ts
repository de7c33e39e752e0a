import { COMMANDS as OPERATOR_COMMANDS } from "@quackademy/operator/commands.ts";
import { readConfig, readEnvironment } from "#settings/config.ts";
import { explainError } from "#settings/explain-error.ts";
import { PATHS } from "#paths.ts";
import { operatorCommand } from "./operator-command.ts";

type Env = Record<string, string | undefined>;
type Command = { what: string; run: (env: Env, args: string[]) => Promise<number> };

// Each command loads its code on demand: loading all of them would make the help take a second.
const COMMANDS: Record<string, Command> = {
  doctor: {
    what: "check settings, disk, database and files, and say how to fix problems; --public looks at PUBLIC_URL from outside",
    run: async (env, args) => (await import("./doctor/doctor.ts")).doctor(env, args),
  },
  config: {
    what: "config print lists every setting, without secrets; config check only says what is wrong",
    run: async (env, args) => (await import("./config-command.ts")).configCommand(env, args),
  },
  migrate: {
    what: "bring the database to the newest schema; --dry-run only lists, --print-dba-sql prints what needs an administrator",
    run: async (env, args) => (await import("./migrate-command.ts")).migrateCommand(readConfig(env), args),
  },
  healthcheck: {
    what: "ask the running site on this machine whether it is ready; exit code 0 or 1",
    run: async (env, args) => (await import("./healthcheck.ts")).healthcheck(env, args),
  },
  version: {
    what: "print the versions of the site, its schema and Node",
    run: async (env, args) => (await import("./version.ts")).printVersion(env, args),
  },
  backup: {
    what: "write an archive of the whole site, running or not: [--to DIR|FILE] [--passphrase-file FILE] [--files-only]; backup verify FILE tries one",
    run: async (env, args) => (await import("./backup-command.ts")).backupCommand(env, args),
  },
  restore: {
    what: "replace the stopped site by an archive: FILE [--into URL|DIR] [--passphrase-file FILE] --yes",
    run: async (env, args) => (await import("./backup-command.ts")).restoreCommand(env, args),
  },
  move: {
    what: "move the stopped site to PostgreSQL or back: --to postgres://…|DIR",
    run: async (env, args) => (await import("./backup-command.ts")).moveCommand(env, args),
  },
  game: {
    what: "game add ZIP|FOLDER --class NAME --owner PLAYER: add a version of a creator's class",
    run: async (env, args) => (await import("./game-command.ts")).gameCommand(env, args),
  },
  supabase: {
    what: "supabase prepare --url URL --anon-key KEY [--site URL] [--to FOLDER]: write the site for a Supabase project",
    run: async (env, args) => (await import("./supabase-site/supabase-command.ts")).supabaseCommand(env, args),
  },
  types: {
    what: "generate the row types of packages/contract and the docs of the tables from the migrations",
    run: async () => (await import("./row-types.ts")).writeRowTypes(),
  },
  prebuild: {
    what: "make the empty database that a first start copies, or with --classes the list of classes (part of the build)",
    run: async (_env, args) => (await import("./prebuild.ts")).prebuild(args),
  },
};

const [name = "help", ...args] = process.argv.slice(2);
try {
  process.exitCode = await run(name, args);
} catch (error) {
  console.error(explainError(error, null) ?? error);
  process.exitCode = 1;
}

async function run(name: string, args: string[]): Promise<number> {
  const [topic] = args;
  if (name === "help" && topic !== undefined) return run(topic, ["--help"]);
  if (name === "help" || name === "--help") return help();
  const env = readEnvironment(PATHS.root);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command && args.includes("--help")) {
    console.log(`npm run quack -- ${name}: ${command.what}`);
    return 0;
  }
  const code = await (command ? command.run(env, args) : operatorCommand(env, name, args));
  if (code !== null) return code;
  help();
  console.error(`\nThere is no command "${name}".`);
  return 2;
}

function help(): number {
  const lines = (commands: Record<string, { what: string }>) =>
    Object.entries(commands).map(([each, { what }]) => `  ${each.padEnd(11)} ${what}`);
  console.log(
    [
      "npm run quack -- <command> [--json]",
      "",
      ...lines(COMMANDS),
      "",
      ...lines(OPERATOR_COMMANDS),
      "",
      "npm run quack -- <command> --help explains one. Commands of the second group also work while the site runs.",
    ].join("\n"),
  );
  return 0;
}
