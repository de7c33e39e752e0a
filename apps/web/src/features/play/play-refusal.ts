import { ServerError } from "#lib/data/unwrap.ts";

/** Whether an error is a final refusal by a rule, which a retry cannot change, and not a network failure. */
export function isFinalRefusal(error: unknown): error is ServerError {
  return error instanceof ServerError && /^(PT|P0|2|4)/.test(error.code);
}
