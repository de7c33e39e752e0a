import { parseArgs } from "node:util";
import type { Action, Answer, Command, CommandContext, Option } from "./action.ts";
import { helpFor, usageOf } from "./command-help.ts";
import { COMMANDS } from "./commands.ts";
import { explainError } from "./explain-error.ts";
import { didYouMean } from "./near-matches.ts";
import { describeAct } from "./operator-log.ts";
import { UsageError } from "./refusal.ts";

/** A parsed command line: a request for help, or an action to run. */
export type ParsedCommand =
  | { kind: "help"; text: string }
  | { kind: "action"; isJson: boolean; run: (context: CommandContext) => Promise<Answer> };

/** Parses the words after a command's name, or throws a `UsageError` that says what is wrong. */
export function parseCommand(name: string, words: string[]): ParsedCommand | null {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return null;
  if (words.includes("--help") || words.includes("-h") || words[0] === "help")
    return { kind: "help", text: helpFor(name, command) };

  const [verb, rest] = splitVerb(name, command, words);
  const action = command.actions[verb]!;
  const { values, positionals } = parse(name, verb, action, rest);
  const given = { ...nameArguments(name, verb, action, positionals), ...values };
  for (const option of Object.keys(action.needs)) {
    if (!given[option]?.trim()) throw new UsageError(`--${option} is missing: ${usageOf(name, verb, action)}`);
  }
  const act = describeAct(name, verb, action, given);
  const run = (context: CommandContext) =>
    action
      .run(given, { ...context, command: act })
      .catch(async (error: unknown) => Promise.reject(await explainError(error, context)));
  return { kind: "action", isJson: "json" in given, run };
}

function splitVerb(name: string, { actions }: Command, words: string[]): [verb: string, rest: string[]] {
  const [verb, ...rest] = words;
  if (verb !== undefined && verb !== "" && Object.hasOwn(actions, verb)) return [verb, rest];
  const verbs = Object.keys(actions).filter((each) => each !== "");
  const hasNoVerb = verbs.length === 0 || verb === undefined || verb.startsWith("-");
  if ("" in actions && hasNoVerb) return ["", words];
  const asked = verb === undefined || verb.startsWith("-") ? "needs a verb" : `has no verb "${verb}"`;
  throw new UsageError(
    `${name} ${asked}.${didYouMean(verb ?? "", verbs)} The verbs are ${verbs.join(", ")}; --help explains them.`,
  );
}

function parse(name: string, verb: string, { needs, takes }: Action, words: string[]) {
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
    throw new UsageError(`${sentence}. npm run quack -- ${name} --help explains ${verb || "it"}.`);
  }
}

function nameArguments(
  name: string,
  verb: string,
  action: Action,
  positionals: string[],
): Record<string, string | undefined> {
  const names = [...action.args, ...action.extras];
  if (positionals.length < action.args.length || positionals.length > names.length)
    throw new UsageError(`Usage: ${usageOf(name, verb, action)}`);
  return Object.fromEntries(names.map((arg, place) => [arg, positionals[place]]));
}
