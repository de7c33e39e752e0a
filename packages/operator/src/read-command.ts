import { parseArgs } from "node:util";
import type { Act, Answer, Command, CommandContext, Option } from "./act.ts";
import { helpFor, usageOf } from "./command-help.ts";
import { COMMANDS } from "./commands.ts";
import { explainError } from "./explain-error.ts";
import { didYouMean } from "./near-matches.ts";
import { Misuse } from "./refusal.ts";

/** A parsed command line: a request for help, or an action to run. */
export type Reading =
  | { kind: "help"; text: string }
  | { kind: "act"; isJson: boolean; run: (context: CommandContext) => Promise<Answer> };

/** Parses the words after a command's name, or throws a `Misuse` that says what is wrong. */
export function readCommand(name: string, words: string[]): Reading | null {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return null;
  if (words.includes("--help") || words.includes("-h") || words[0] === "help")
    return { kind: "help", text: helpFor(name, command) };

  const [verb, rest] = splitVerb(name, command, words);
  const act = command.acts[verb]!;
  const { values, positionals } = parse(name, verb, act, rest);
  const given = { ...nameArguments(name, verb, act, positionals), ...values };
  for (const option of Object.keys(act.needs)) {
    if (!given[option]?.trim()) throw new Misuse(`--${option} is missing: ${usageOf(name, verb, act)}`);
  }
  const run = (context: CommandContext) =>
    act.run(given, context).catch(async (error: unknown) => Promise.reject(await explainError(error, context)));
  return { kind: "act", isJson: "json" in given, run };
}

function splitVerb(name: string, { acts }: Command, words: string[]): [verb: string, rest: string[]] {
  if ("" in acts) return ["", words];
  const [verb, ...rest] = words;
  if (verb !== undefined && verb !== "" && Object.hasOwn(acts, verb)) return [verb, rest];
  const verbs = Object.keys(acts);
  const asked = verb === undefined || verb.startsWith("-") ? "needs a verb" : `has no verb "${verb}"`;
  throw new Misuse(
    `${name} ${asked}.${didYouMean(verb ?? "", verbs)} The verbs are ${verbs.join(", ")}; --help explains them.`,
  );
}

function parse(name: string, verb: string, { needs, takes }: Act, words: string[]) {
  const described: [string, Option][] = Object.entries({ ...needs, ...takes, json: { what: "" } });
  const options = Object.fromEntries(
    described.map(([option, { value }]) => [option, { type: value === undefined ? "boolean" : "string" } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    return {
      positionals,
      values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])),
    };
  } catch (error) {
    const [sentence] = (error as Error).message.split(". ");
    throw new Misuse(`${sentence}. npm run quack -- ${name} --help explains ${verb || "it"}.`);
  }
}

function nameArguments(
  name: string,
  verb: string,
  act: Act,
  positionals: string[],
): Record<string, string | undefined> {
  const names = [...act.args, ...act.extras];
  if (positionals.length < act.args.length || positionals.length > names.length)
    throw new Misuse(`Usage: ${usageOf(name, verb, act)}`);
  return Object.fromEntries(names.map((arg, place) => [arg, positionals[place]]));
}
