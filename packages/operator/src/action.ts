import type { DemoRun } from "./demo/demo-world.ts";

/** Runs one statement as the database's owner. Values travel as text and are cast in the SQL; rows come as text. */
export type Query = (text: string, values: (string | null)[]) => Promise<(string | null)[][]>;

/** The context that a command runs in. */
export type CommandContext = {
  query: Query;
  readFile: (name: string) => string;
  /** Recorded runs of the games, with the version of their rules. */
  recordedRuns: () => DemoRun[];
  /** The site's URL, for links that an operator can open. */
  siteUrl: string;
  /** The operator's name, for the audit log. */
  operator: string;
  /** The command as the log keeps it. */
  command?: string;
};

/** A command's result: as data for programs and as text for people. */
export type Answer = { data: unknown; text: string; isBad?: boolean };

/** An option without a `value` is a switch, and `"true"` when given. */
export type Option = { value?: string; what: string };

/** One action of a command, as the argument parser sees it. */
export type Action = {
  what: string;
  args: readonly string[];
  /** Optional arguments. */
  extras: readonly string[];
  /** Required options. */
  needs: Record<string, Option>;
  takes: Record<string, Option>;
  run: (given: Record<string, string | undefined>, context: CommandContext) => Promise<Answer>;
};

/** A noun of the command line. The action with an empty name runs when only the noun is given. */
export type Command = { what: string; actions: Record<string, Action>; note?: string };

type ActionDefinition<Arg extends string, Extra extends string, Need extends string, Take extends string> = {
  what: string;
  args?: readonly Arg[];
  extras?: readonly Extra[];
  needs?: Record<Need, Option>;
  takes?: Record<Take, Option>;
  run: (
    given: Record<Arg | Need, string> & Partial<Record<Extra | Take, string>>,
    context: CommandContext,
  ) => Promise<Answer>;
};

/** Defines an action; its `run` receives the arguments and options by name. */
export function defineAction<
  const Arg extends string = never,
  const Extra extends string = never,
  const Need extends string = never,
  const Take extends string = never,
>({ what, args = [], extras = [], needs, takes, run }: ActionDefinition<Arg, Extra, Need, Take>): Action {
  return { what, args, extras, needs: needs ?? {}, takes: takes ?? {}, run: run as Action["run"] };
}
