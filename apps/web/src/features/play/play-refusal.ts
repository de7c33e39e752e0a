import { ServerError } from "#lib/data/unwrap.ts";

/** The server has decided, and will not decide otherwise if it is asked again: a rule of ours, not a broken line. */
export function isRule(error: unknown): error is ServerError {
  return error instanceof ServerError && /^(PT|P0|2|4)/.test(error.code);
}
