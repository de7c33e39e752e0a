import { randomUUID } from "node:crypto";

/** A query string with some values replaced by placeholders, and those values. */
export type ExtractedValues = { search: string; values: string[] };

/** The prefix of a placeholder. It is random, so clients cannot send it. */
const MARK = `value-${randomUUID()}-`;

/** A comparison of a plain column with a plain value, which needs no decoding. The excluded names are not columns. */
const PLAIN_FILTER =
  /(?!(?:select|columns|on_conflict|order|limit|offset|and|or|apikey)=)\w+=(?:eq|neq|gte?|lte?)\.[\w.:-]+(?=&|$)/y;

/**
 * Replaces values that the SQL text does not depend on, so that requests that differ only in them share one statement.
 */
export function extractValues(search: string): ExtractedValues {
  const values: string[] = [];
  let shaped = "";
  let copied = 0;
  for (let start = 0; start < search.length;) {
    PLAIN_FILTER.lastIndex = start;
    const next = search.indexOf("&", start);
    const end = next < 0 ? search.length : next;
    if (PLAIN_FILTER.test(search)) {
      // Neither the name nor the operator has a dot.
      const value = search.indexOf(".", start) + 1;
      shaped += `${search.slice(copied, value)}${MARK}${values.length}`;
      values.push(search.slice(value, end));
      copied = end;
    }
    start = end + 1;
  }
  return { search: values.length === 0 ? search : shaped + search.slice(copied), values };
}

/** Puts the values back at their placeholders. */
export function restoreValues(list: (string | null)[], { values }: ExtractedValues): (string | null)[] {
  if (values.length === 0) return list;
  return list.map((value) => (value?.startsWith(MARK) ? values[Number(value.slice(MARK.length))]! : value));
}
