import { outputNames, type Output } from "./build-outputs.ts";
import type { Media } from "#rest/request/parse-media.ts";
import type { ReadPlan } from "#rest/plan/read-plan.ts";

/**
 * Every statement returns one row of six columns: body, rows in it, rows in total, headers and status set by SQL, and
 * one that depends on the method.
 */
export type Answer = {
  body: string;
  rows?: string;
  total?: string;
  extra?: string;
  /** Conditions that fail the statement and so roll it back. */
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

/** The rows of alias `r` in the given media type. */
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

/** The header line of a CSV answer; the database prints only the rows. */
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

/** Refuses an answer that is too large before it is sent. The service role has no limit. */
export function buildSizeCheck(body: string, maxBytes: number): string {
  const message = `The answer is larger than ${Math.floor(maxBytes / 1024)} kB`;
  return (
    `case when pg_column_size(${body}) > ${maxBytes} and current_user <> 'service_role' then ` +
    `gateway.refuse(413, '54000', '${message}', 'Ask for fewer rows or columns: limit and select.') end`
  );
}

/** `affected` is the SQL for the number of rows, which may exceed the returned ones. */
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
