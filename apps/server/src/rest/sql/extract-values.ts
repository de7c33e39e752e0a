import { randomUUID } from "node:crypto";

/** A query string with some values replaced by placeholders, and those values. */
export type ExtractedValues = { search: string; values: string[] };

/** The prefix of a placeholder. It is random, so clients cannot send it. */
const MARK = `value-${randomUUID()}-`;

/** Comparisons of plain columns with plain values, which need no decoding. The excluded names are not columns. */
const PLAIN_FILTER =
  /(?<=^|&)(?!(?:select|columns|on_conflict|order|limit|offset|and|or|apikey)=)(\w+=(?:eq|neq|gte?|lte?)\.)([\w.:-]+)(?=&|$)/g;

/**
 * Replaces values that the SQL text does not depend on, so that requests that differ only in them share one statement.
 */
export function extractValues(search: string): ExtractedValues {
  const values: string[] = [];
  const shaped = search.replace(PLAIN_FILTER, (_all, filter: string, value: string) => {
    values.push(value);
    return `${filter}${MARK}${values.length - 1}`;
  });
  return { search: shaped, values };
}

/** Puts the values back at their placeholders. */
export function restoreValues(list: (string | null)[], { values }: ExtractedValues): (string | null)[] {
  if (values.length === 0) return list;
  return list.map((value) => (value?.startsWith(MARK) ? values[Number(value.slice(MARK.length))]! : value));
}
