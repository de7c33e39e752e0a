import { ApiError } from "#edge/api-error.ts";
import type { Window } from "./parse-query.ts";

/** The requested rows: from `offset`, and at most `limit` if there is one. */
export type RowRange = { offset: bigint; limit: bigint | null };

const MAX_BIGINT = 9_223_372_036_854_775_807n;

/** Parses the Range header (`0-9`) and the URL's limit and offset; both apply when both are given. */
export function parseRange(header: string | undefined, window: Window): RowRange {
  const asked = header === undefined ? null : /^(?:items=)?(\d{1,40})-(\d{0,40})$/.exec(header.trim());
  let offset = window.offset ?? 0n;
  let end = window.limit === null ? null : offset + window.limit;
  if (window.limit !== null && window.limit < 0n) {
    throw notSatisfiable("Limit should be greater than or equal to zero.");
  }
  if (asked) {
    const lower = BigInt(asked[1]!);
    const upper = asked[2] === "" ? null : BigInt(asked[2]!);
    if (upper !== null && upper < lower) {
      const details = "The lower boundary must be lower than or equal to the upper boundary in the Range header.";
      throw notSatisfiable(details);
    }
    offset = lower > offset ? lower : offset;
    if (upper !== null && (end === null || upper + 1n < end)) end = upper + 1n;
  }
  if (offset < 0n) offset = 0n;
  if (offset > MAX_BIGINT) throw new ApiError(400, "22003", "The offset is out of range for type bigint");
  if (end === null) return { offset, limit: null };
  return { offset, limit: end > offset ? end - offset : 0n };
}

function notSatisfiable(details: string): ApiError {
  return new ApiError(416, "PGRST103", "Requested range not satisfiable", details);
}
