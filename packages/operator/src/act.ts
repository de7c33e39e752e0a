/** Runs one statement as the database's owner. Values travel as text and are cast in the SQL; rows come as text. */
export type Query = (text: string, values: (string | null)[]) => Promise<(string | null)[][]>;

/** What a command is handed to work with. */
export type Desk = {
  query: Query;
  readFile: (name: string) => string;
  /** Where the site is, for addresses that an operator can open. */
  siteUrl: string;
  /** Who runs the command, for the logs of what operators change. */
  operator: string;
};

/** What a command found or did: once for programs and once for people. */
export type Answer = { data: unknown; text: string; isBad?: boolean };

/** Without a `value` it is a switch, and `"true"` when it is given. */
export type Option = { value?: string; what: string };

/** One thing that a command can do, as the reader of arguments sees it. */
export type Act = {
  what: string;
  args: readonly string[];
  /** Arguments that may follow. */
  extras: readonly string[];
  /** Options that have to be there. */
  needs: Record<string, Option>;
  takes: Record<string, Option>;
  run: (given: Record<string, string | undefined>, desk: Desk) => Promise<Answer>;
};

/** A noun of the command line. An act without a name is what the noun does alone. */
export type Command = { what: string; acts: Record<string, Act>; note?: string };

type Wishes<Arg extends string, Extra extends string, Need extends string, Take extends string> = {
  what: string;
  args?: readonly Arg[];
  extras?: readonly Extra[];
  needs?: Record<Need, Option>;
  takes?: Record<Take, Option>;
  run: (given: Record<Arg | Need, string> & Partial<Record<Extra | Take, string>>, desk: Desk) => Promise<Answer>;
};

/** An act whose `run` is handed what it named, under those names. */
export function act<
  const Arg extends string = never,
  const Extra extends string = never,
  const Need extends string = never,
  const Take extends string = never,
>({ what, args = [], extras = [], needs, takes, run }: Wishes<Arg, Extra, Need, Take>): Act {
  return { what, args, extras, needs: needs ?? {}, takes: takes ?? {}, run: run as Act["run"] };
}
