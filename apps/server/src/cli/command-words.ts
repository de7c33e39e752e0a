import path from "node:path";
import { OperatorError } from "#db/operator-error.ts";

/** A command line that makes no sense: exit code 2. */
export class UsageProblem extends OperatorError {}

export type Words = { rest: string[]; options: Record<string, string>; flags: Set<string> };

/** Splits `FILE --to DIR --yes` into words, options with a value, and flags. */
export function readWords(args: string[], known: { options: string[]; flags: string[] }): Words {
  const words: Words = { rest: [], options: {}, flags: new Set() };
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at]!;
    const name = word.replace(/^--/, "");
    if (!word.startsWith("--")) words.rest.push(word);
    else if (known.flags.includes(name) || name === "json") words.flags.add(name);
    else if (!known.options.includes(name)) throw new UsageProblem(`There is no option ${word}.`);
    else if (args[at + 1] === undefined) throw new UsageProblem(`${word} needs a value.`);
    else words.options[name] = args[(at += 1)]!;
  }
  return words;
}

/** npm runs us in the project's folder; INIT_CWD is the caller's folder. */
export const callersPath = (env: Record<string, string | undefined>, name: string): string =>
  path.resolve(env["INIT_CWD"] ?? "", name);
