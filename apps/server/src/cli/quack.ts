import { ConfigError, readConfig, readEnvironment } from "#config.ts";
import { DataDirectoryBusy } from "#db/data-lock.ts";
import { PATHS } from "#paths.ts";
import { doctor } from "./doctor.ts";
import { migrateCommand } from "./migrate-command.ts";
import { prebuild } from "./prebuild.ts";
import { writeRowTypes } from "./row-types.ts";

type Env = Record<string, string | undefined>;
type Command = { what: string; run: (env: Env, args: string[]) => Promise<number> };

const COMMANDS: Record<string, Command> = {
  doctor: {
    what: "check settings, disk, database and files, and say what to do",
    run: (env, args) => doctor(env, args),
  },
  migrate: {
    what: "bring the database to the newest schema; --dry-run only lists",
    run: (env, args) => migrateCommand(readConfig(env), args),
  },
  types: { what: "write the row types of packages/contract anew from the migrations", run: () => writeRowTypes() },
  prebuild: { what: "make the empty database that a first start copies (part of the build)", run: () => prebuild() },
};

const [name = "help", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
try {
  process.exitCode = command ? await command.run(readEnvironment(PATHS.root), args) : help(name);
} catch (error) {
  const isOurs = error instanceof ConfigError || error instanceof DataDirectoryBusy;
  console.error(isOurs ? error.message : error);
  process.exitCode = 1;
}

function help(asked: string): number {
  const lines = Object.entries(COMMANDS).map(([each, { what }]) => `  ${each.padEnd(10)} ${what}`);
  console.log([`npm run quack -- <command> [--json]`, "", ...lines].join("\n"));
  if (asked === "help" || asked === "--help") return 0;
  console.error(`\nThere is no command "${asked}".`);
  return 2;
}
