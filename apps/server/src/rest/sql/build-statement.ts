import { outputNames, type Output } from "./build-outputs.ts";
import type { Media } from "#rest/request/parse-media.ts";
import type { ReadPlan } from "#rest/plan/read-plan.ts";

/**
 * Every statement answers with one row of the same six columns: body, rows in it, rows in all, the headers and status
 * that SQL may have set, and one more that depends on the verb.
 */
export type Answer = {
  body: string;
  rows?: string;
  total?: string;
  extra?: string;
  /** Conditions under which the statement is refused, and so undone, after all. */
  checks?: string[];
  from: string;
};

export function buildStatement({
  body,
  rows = "count(*)",
  total = "null",
  extra = "null",
  checks = [],
  from,
}: Answer): string {
  const columns = [
    body,
    rows,
    total,
    "current_setting('response.headers', true)",
    "current_setting('response.status', true)",
    extra,
    ...checks,
  ];
  return `select ${columns.join(", ")} from ${from}`;
}

/** Rows under the alias `r` as the media type wants them. */
export function buildBody(media: Media, isSingle: boolean, geoJsonFunction: string | null): string {
  switch (media.kind) {
    case "csv":
      return "string_agg(substring((r.*)::text, 2, length((r.*)::text) - 2), E'\\n')";
    case "geojson":
      return `json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(${geoJsonFunction}(r.*)::json), '[]'))`;
    case "plan":
      return buildBody(media.of, isSingle, geoJsonFunction);
    case "object":
    case "json": {
      const rows = media.stripNulls ? "json_strip_nulls(json_agg(r.*))" : "json_agg(r.*)";
      return media.kind === "object" || isSingle ? `coalesce((${rows})->0, 'null')` : `coalesce(${rows}, '[]')`;
    }
    default:
      return "''";
  }
}

/** The first line of a CSV answer; the database prints only the rows. */
export function csvHeader(plan: ReadPlan, outputs: Output[]): string {
  return outputNames(plan, outputs)
    .map((name) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name))
    .join(",");
}

export function buildSingularCheck(): string {
  return (
    "case when count(*) <> 1 then gateway.refuse(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', " +
    "'The result contains ' || count(*) || ' rows') end"
  );
}

/** Refuses an answer that is too large, before it travels. The service role reads what it wants. */
export function buildSizeCheck(body: string, maxBytes: number): string {
  const message = `The answer is larger than ${Math.floor(maxBytes / 1024)} kB`;
  return (
    `case when pg_column_size(${body}) > ${maxBytes} and current_user <> 'service_role' then ` +
    `gateway.refuse(413, '54000', '${message}', 'Ask for fewer rows or columns: limit and select.') end`
  );
}

/** `affected` is the SQL of how many rows there were, which may be more than are shown. */
export function buildMaxAffectedCheck(affected: string, limit: string): string {
  return (
    `case when ${affected} > ${limit}::int8 then gateway.refuse(400, 'PGRST124', ` +
    `'Query result exceeds max-affected preference constraint', 'The query affects ' || ${affected} || ' rows') end`
  );
}

export function buildPutCheck(): string {
  const message = "Payload values do not match URL in primary key column(s)";
  return `case when count(*) <> 1 then gateway.refuse(400, 'PGRST115', '${message}') end`;
}

export function buildExplain(media: Media, statement: string): string {
  if (media.kind !== "plan") return statement;
  const options = [`format ${media.format}`, ...media.options];
  return `explain (${options.join(", ")}) ${statement}`;
}
