import type { ReturnShape } from "#rest/catalogue/catalogue.ts";
import type { Media } from "#rest/request/parse-media.ts";
import type { SqlValues } from "./sql-values.ts";

/** A request compiled to SQL, with what the response needs. Only the body is added later. */
export type Compiled = {
  text: string;
  values: SqlValues;
  media: Media;
  verb: "read" | "insert" | "update" | "delete" | "put" | "call";
  isReadOnly: boolean;
  /** The query whose plan gives the number of rows, for count=planned and count=estimated. */
  countQuery: { text: string; values: SqlValues } | null;
  csvHeader: string | null;
  returns: ReturnShape | null;
  name: string;
  /** The table has no key for a conflict, so `Prefer: resolution` was not applied. */
  ignoresResolution?: boolean;
};
