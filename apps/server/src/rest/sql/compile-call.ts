import { ApiError } from "#edge/api-error.ts";
import { buildCall, type BuiltCall } from "./build-call.ts";
import { WHOLE_ROW } from "./build-filter.ts";
import { buildQuery } from "./build-query.ts";
import { startBuild, type BuildContext } from "./build-source.ts";
import {
  buildBody,
  buildExplain,
  buildMaxAffectedCheck,
  buildSingularCheck,
  buildSizeCheck,
  buildStatement,
  csvHeader,
  type Answer,
} from "./build-statement.ts";
import type { Callable } from "#rest/catalogue/catalogue.ts";
import { chooseMedia } from "#rest/plan/choose-media.ts";
import { buildTotal } from "./compile-read.ts";
import type { Compiled } from "./compiled.ts";
import { neededColumns } from "#rest/plan/needed-columns.ts";
import type { Media } from "#rest/request/parse-media.ts";
import type { RestRequest } from "#rest/request/parse-request.ts";
import { planCall } from "#rest/plan/plan-call.ts";
import type { PlanContext } from "#rest/plan/plan-context.ts";
import { planRead } from "#rest/plan/plan-read.ts";
import type { ReadSource, RowsSource } from "#rest/plan/read-plan.ts";
import { bind } from "./sql-values.ts";

type Written = Pick<Answer, "body" | "rows" | "extra" | "from" | "total"> & { before: string; header: string | null };

export function compileCall(context: PlanContext, request: RestRequest): Compiled {
  const callPlan = planCall(context.catalogue, request);
  const { callable } = callPlan;
  const media = chooseMedia(context, request.accept, callable);
  const build = startBuild();
  const call = buildCall(callPlan, build.values);
  const written =
    callable.returns.kind === "composite"
      ? writeRows(context, build, request, callable, call, media)
      : writeValues(context, build, request, callable, call, media);
  const statement = buildStatement({
    ...written,
    body: request.method === "HEAD" ? "''" : written.body,
    checks: [
      ...buildChecks(build, request, callable, media),
      // A function is responsible for its own values; but embeds can multiply rows.
      ...(callable.returns.kind === "composite" ? [buildSizeCheck(written.body, context.limits.maxAnswerBytes)] : []),
    ],
  });
  return {
    text: buildExplain(media, written.before + statement),
    values: build.values,
    media,
    verb: "call",
    isReadOnly: request.method !== "POST" || callable.volatility !== "volatile",
    countQuery: null,
    csvHeader: written.header,
    returns: callable.returns,
    name: callable.name,
  };
}

function lateral({ before, call }: BuiltCall, alias: string): string {
  return before === "" ? `${call} as ${alias}` : `${before}, lateral ${call} as ${alias}`;
}

/** A function that returns rows is read like a table. To count them, a CTE stores the rows first. */
function writeRows(
  context: PlanContext,
  build: BuildContext,
  request: RestRequest,
  callable: Callable,
  call: BuiltCall,
  media: Media,
): Written {
  const { table, columns, isSet } = callable.returns;
  const isCounted = request.prefer.count !== null && isSet;
  const kept: RowsSource = { kind: "rows", table, columns, hasRow: false };
  const source: ReadSource = isCounted ? kept : { kind: "call", callable };
  const plan = planRead(context, source, request.query, request.range);
  kept.hasRow = isCounted && table !== null && neededColumns(plan, []).wholeRow;
  build.rootFrom = isCounted ? "source as t0" : lateral(call, "t0");
  const { sql, outputs } = buildQuery(build, plan, null);
  const whole = kept.hasRow ? `f.*, f as ${WHOLE_ROW}` : "f.*";
  return {
    before: isCounted ? `with source as materialized (select ${whole} from ${lateral(call, "f")}) ` : "",
    body: buildBody(media, !isSet, context.catalogue.geoJsonFunction),
    from: `(${sql}) r`,
    total: isCounted
      ? buildTotal(build, plan, { ...request, prefer: { ...request.prefer, count: "exact" } }, 0)
      : oneIfCounted(request),
    header: media.kind === "csv" ? csvHeader(plan, outputs) : null,
  };
}

/** A function that returns plain values has no columns to select, filter or order by. */
function writeValues(
  context: PlanContext,
  build: BuildContext,
  request: RestRequest,
  callable: Callable,
  call: BuiltCall,
  media: Media,
): Written {
  const { isSet, kind } = callable.returns;
  // The plan is not used; making it reports the client's errors.
  planRead(context, { kind: "call", callable }, request.query, request.range);
  const common = { before: "", header: null };
  if (!isSet || kind === "void") {
    const from = `(select ${call.call} as v${call.before === "" ? "" : ` from ${call.before}`}) r`;
    const one = { ...common, rows: "1", total: oneIfCounted(request), from };
    // A void function returns nothing, but it has to run.
    return kind === "void" ? { ...one, body: "''", extra: "r.v" } : { ...one, body: buildValue(media) };
  }
  const { offset, limit } = request.range;
  const cap = limit === null || limit > BigInt(context.limits.maxRows) ? BigInt(context.limits.maxRows) : limit;
  const values = valuesOf(callable, call);
  const window = ` limit ${bind(build.values, String(cap))} offset ${bind(build.values, String(offset))}`;
  if (request.prefer.count === null) {
    return {
      ...common,
      body: "coalesce(json_agg(r.v), '[]')",
      from: `(${values}${window}) r`,
    };
  }
  return {
    ...common,
    before: `with source as materialized (${values}) `,
    body: "coalesce(json_agg(r.v), '[]')",
    from: `(select v from source${window}) r`,
    total: "(select count(*) from source)",
  };
}

/** The columns of a bare `record` are unknown: in a FROM clause they would need a definition list. */
function valuesOf({ returns }: Callable, call: BuiltCall): string {
  if (returns.base !== "record") return `select f.v from ${lateral(call, "f(v)")}`;
  return `select ${call.call} as v${call.before === "" ? "" : ` from ${call.before}`}`;
}

function buildValue(media: Media): string {
  if (media.kind === "octets") return "encode(r.v, 'hex')";
  if (media.kind === "text" || media.kind === "xml") return "r.v::text";
  const strips = (media.kind === "json" || media.kind === "object") && media.stripNulls;
  return `coalesce(${strips ? "json_strip_nulls(to_json(r.v))" : "to_json(r.v)"}, 'null')`;
}

function oneIfCounted({ prefer }: RestRequest): string {
  return prefer.count === null ? "null" : "1";
}

function buildChecks(build: BuildContext, { prefer }: RestRequest, { returns }: Callable, media: Media): string[] {
  const checks = media.kind === "object" && returns.isSet ? [buildSingularCheck()] : [];
  if (prefer.maxAffected === null || prefer.handling !== "strict") return checks;
  if (!returns.isSet) {
    const message = "Function must return SETOF or TABLE when max-affected preference is used with handling=strict";
    throw new ApiError(400, "PGRST128", message);
  }
  return [...checks, buildMaxAffectedCheck("count(*)", bind(build.values, String(prefer.maxAffected)))];
}
