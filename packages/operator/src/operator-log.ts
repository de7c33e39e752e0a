import type { Action, CommandContext } from "./action.ts";

/** Arguments that the log keeps. Names, addresses, codes and reasons are not among them. */
const KEPT = new Set(["amount", "days", "id", "item", "number", "price", "role", "season", "until", "uses", "word"]);
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

// Values travel as text, so the entry's own come after those of the statement.
function withEntry(text: string, count: number): string {
  const entry = `act as (insert into private.operator_acts (operator, command, about)
    values ($${count + 1}, $${count + 2}, $${count + 3}::uuid))`;
  const begins = /^\s*with\s+/i;
  return begins.test(text) ? text.replace(begins, `with ${entry}, `) : `with ${entry} ${text}`;
}
