import type { ReturnShape } from "#rest/catalogue/catalogue.ts";
import type { Media } from "#rest/request/parse-media.ts";
import type { SqlValues } from "./sql-values.ts";

/** A request turned into SQL, with what the answer needs to be put together. Only the body is still missing. */
export type Compiled = {
  text: string;
  values: SqlValues;
  media: Media;
  verb: "read" | "insert" | "update" | "delete" | "put" | "call";
  isReadOnly: boolean;
  /** The query whose plan tells how many rows there are, for count=planned and count=estimated. */
  countQuery: { text: string; values: SqlValues } | null;
  csvHeader: string | null;
  returns: ReturnShape | null;
  name: string;
  /** The table has no key that a row could meet again: `Prefer: resolution` was not applied. */
  ignoresResolution?: boolean;
};
