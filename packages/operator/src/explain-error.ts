import type { CommandContext } from "./action.ts";
import { Refusal } from "./refusal.ts";

const CHECK_VIOLATION = "23514";
const UNKNOWN_TO_SCHEMA = new Set(["3F000", "42P01", "42703", "42883"]);
/** SQL states of an answer to the operator: a rule's message, a broken key, an invalid value, a missing permission. */
const REFUSAL_STATES = /^(PT|22|23|42501|P0001)/;

/** Turns a database refusal into a sentence for an operator. Other errors are returned unchanged. */
export async function explainError(error: unknown, context: CommandContext): Promise<unknown> {
  const { code, message, details } = error as { code?: unknown; message: string; details?: string | null };
  if (typeof code !== "string") return error;
  if (code === CHECK_VIOLATION) return new Refusal((await brokenCheck(message, context)) ?? message);
  if (REFUSAL_STATES.test(code)) return new Refusal(details ? `${message}: ${details}` : message);
  if (!UNKNOWN_TO_SCHEMA.has(code)) return error;
  return new Refusal(
    `The database lacks something that this command needs (${message}). ` +
      `Update its schema: restart the site, or stop it and run npm run quack -- migrate.`,
  );
}

// The limit is written in the check constraint, so it is read from there.
async function brokenCheck(message: string, context: CommandContext): Promise<string | null> {
  const name = /check constraint "([^"]+)"/.exec(message)?.[1];
  if (name === undefined) return null;
  const [row] = await context.query(
    `select pg_get_constraintdef(oid, true) from pg_constraint where conname = $1 and contype = 'c'`,
    [name],
  );
  return row ? `That breaks a rule of the database: ${row[0]!.replace(/^CHECK \((.*)\)$/, "$1")}` : null;
}
