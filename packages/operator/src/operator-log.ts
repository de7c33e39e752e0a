import type { Action, CommandContext } from "./action.ts";
import { READ_ANSWER } from "./query-rows.ts";

/** Arguments that the log keeps. Names, addresses, codes and reasons are not among them. */
const KEPT = new Set("amount days id item number price role room season seconds state until uses word".split(" "));
const MAX_COMMAND = 200;

/** A command as the log keeps it, such as `coins take 500`. */
export function describeAct(
  name: string,
  verb: string,
  { args, extras }: Action,
  given: Record<string, string | undefined>,
): string {
  const positional = new Set([...args, ...extras]);
  const words = Object.entries(given)
    .filter(([key, value]) => KEPT.has(key) && value !== undefined)
    .map(([key, value]) => (positional.has(key) ? value! : `--${key} ${value}`));
  return [name, verb, ...words].join(" ").trim().slice(0, MAX_COMMAND);
}

/**
 * The context for a statement that changes something: the same statement writes the log, so that there is neither a
 * change without an entry nor an entry without a change. `about` is the account that it is about.
 */
export function logged(context: CommandContext, about: string | null): CommandContext {
  return {
    ...context,
    query: (text, values) =>
      context.query(withEntry(text, values.length), [...values, context.operator, context.command ?? "", about]),
  };
}

// Values travel as text, so the entry's own come after those of the statement. A statement that changed nothing returns
// no row, and then there is no entry. One that never returns rows always has an entry.
function withEntry(text: string, count: number): string {
  const entry = (condition: string) => `act as (insert into private.operator_acts (operator, command, about)
    select $${count + 1}, $${count + 2}, $${count + 3}::uuid ${condition})`;
  const ifChanged = entry("where exists (select from answer)");
  if (text.endsWith(READ_ANSWER)) return `${text.slice(0, -READ_ANSWER.length)}, ${ifChanged}${READ_ANSWER}`;
  if (/^\s*select\b/i.test(text)) return `with answer as (${text}), ${ifChanged} select * from answer`;
  return `with ${entry("")} ${text}`;
}
