import { randomUUID } from "node:crypto";

/** A query string with some values replaced by placeholders, and those values. */
export type Lifted = { search: string; values: string[] };

/** The prefix of a placeholder. It is random, so clients cannot send it. */
const MARK = `lifted-${randomUUID()}-`;

/** Comparisons of plain columns with plain values, which need no decoding. The excluded names are not columns. */
const PLAIN_FILTER =
  /(?<=^|&)(?!(?:select|columns|on_conflict|order|limit|offset|and|or|apikey)=)(\w+=(?:eq|neq|gte?|lte?)\.)([\w.:-]+)(?=&|$)/g;

/**
 * Replaces values that the SQL text does not depend on, so that requests that differ only in them share one statement.
 */
export function liftValues(search: string): Lifted {
  const values: string[] = [];
  const lifted = search.replace(PLAIN_FILTER, (_all, filter: string, value: string) => {
    values.push(value);
    return `${filter}${MARK}${values.length - 1}`;
  });
  return { search: lifted, values };
}

/** Puts the values back at their placeholders. */
export function putBack(list: (string | null)[], { values }: Lifted): (string | null)[] {
  if (values.length === 0) return list;
  return list.map((value) => (value?.startsWith(MARK) ? values[Number(value.slice(MARK.length))]! : value));
}
