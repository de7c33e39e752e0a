import path from "node:path";
import { parseArgs } from "node:util";
import { UsageError } from "@quackademy/operator/refusal.ts";

export type Words = { rest: string[]; options: Record<string, string>; flags: Set<string> };

/** Splits `FILE --to DIR --yes` into words, options with a value, and flags. Every command has --json. */
export function readWords(args: string[], known: { options: string[]; flags: string[] }): Words {
  const options = Object.fromEntries([
    ...known.options.map((name) => [name, { type: "string" as const }] as const),
    ...[...known.flags, "json"].map((name) => [name, { type: "boolean" as const }] as const),
  ]);
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const given = Object.entries(values);
    return {
      rest: positionals,
      options: Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === "string")),
      flags: new Set(given.filter(([, value]) => value === true).map(([name]) => name)),
    };
  } catch (error) {
    // The first sentence says what is wrong; the next is about words that begin with a dash.
    throw new UsageError(`${(error as Error).message.split(". ")[0]}.`);
  }
}

/** npm runs us in the project's folder; INIT_CWD is the caller's folder. */
export const callersPath = (env: Record<string, string | undefined>, name: string): string =>
  path.resolve(env["INIT_CWD"] ?? "", name);
