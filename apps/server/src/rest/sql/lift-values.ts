import { randomUUID } from "node:crypto";

/** A query string with some of its values replaced by marks, and those values. */
export type Lifted = { search: string; values: string[] };

/** Stands in a statement's values for one that was lifted. Nobody can send it, because nobody knows it. */
const MARK = `lifted-${randomUUID()}-`;

/** The comparisons of plain columns with plain values, which need no decoding. The other words mean something else. */
const PLAIN_FILTER =
  /(?<=^|&)(?!(?:select|columns|on_conflict|order|limit|offset|and|or|apikey)=)(\w+=(?:eq|neq|gte?|lte?)\.)([\w.:-]+)(?=&|$)/g;

/** Takes out the values that a statement's text does not depend on: one text then serves all requests that differ in them. */
export function liftValues(search: string): Lifted {
  const values: string[] = [];
  const lifted = search.replace(PLAIN_FILTER, (_all, filter: string, value: string) => {
    values.push(value);
    return `${filter}${MARK}${values.length - 1}`;
  });
  return { search: lifted, values };
}

/** Puts them back where the statement wants them. */
export function putBack(list: (string | null)[], { values }: Lifted): (string | null)[] {
  if (values.length === 0) return list;
  return list.map((value) => (value?.startsWith(MARK) ? values[Number(value.slice(MARK.length))]! : value));
}
