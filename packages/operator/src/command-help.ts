import type { Action, Command, Option } from "./action.ts";

const PROGRAM = "npm run quack --";

/** The `--help` text of a command. */
export function helpFor(name: string, { what, actions, note }: Command): string {
  const all = Object.entries(actions);
  const options: Record<string, Option> = { json: { what: "print JSON, for programs" } };
  for (const [, { needs, takes }] of all) Object.assign(options, needs, takes);
  const usages = Object.entries(options).map(([option, { value, what }]) => [optionText(option, value), what] as const);
  const width = Math.max(...usages.map(([usage]) => usage.length));
  const takesPlayer = all.some(([, { args }]) => args.includes("player"));
  return [
    `${PROGRAM} ${name}: ${what}`,
    "",
    ...all.flatMap(([verb, each]) => [`  ${usageOf(name, verb, each)}`, `      ${each.what}`]),
    "",
    ...usages.map(([usage, what]) => `  ${usage.padEnd(width)}  ${what}`),
    ...(takesPlayer ? ["", "A player is a username or a user id."] : []),
    ...(note === undefined ? [] : ["", note]),
    "",
    "Exit codes: 0 success, 1 refused or check failed, 2 usage error. It never prompts.",
  ].join("\n");
}

/** The usage line of one action. */
export function usageOf(name: string, verb: string, { args, extras, needs, takes }: Action): string {
  return [
    name,
    ...(verb === "" ? [] : [verb]),
    ...args.map((arg) => `<${arg}>`),
    ...extras.map((arg) => `[<${arg}>]`),
    ...Object.entries(needs).map(([option, { value }]) => optionText(option, value)),
    ...(Object.keys(takes).length > MOST_SPELLED_OUT ? ["[options]"] : spellOut(takes)),
  ].join(" ");
}

const MOST_SPELLED_OUT = 4;

const spellOut = (takes: Action["takes"]) =>
  Object.entries(takes).map(([option, { value }]) => `[${optionText(option, value)}]`);

const optionText = (name: string, value: string | undefined) =>
  value === undefined ? `--${name}` : `--${name} <${value}>`;
