import { ServerError } from "#lib/data/unwrap.ts";

/** A limit per minute was reached: the same call is accepted later. */
export const isTooSoon = (error: unknown): boolean => error instanceof ServerError && error.code === "PT429";

/** Whether no run may start now: the site is closed, or a teacher asks for attention. */
export const isStopped = (error: unknown): boolean => error instanceof ServerError && error.code === "PT423";

/** Whether an error is a final refusal by a rule, which a retry cannot change, and not a network failure. */
export function isFinalRefusal(error: unknown): error is ServerError {
  return error instanceof ServerError && /^(PT|P0|2|4)/.test(error.code);
}
