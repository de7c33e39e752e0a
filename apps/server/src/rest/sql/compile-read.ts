import { buildQuery } from "./build-query.ts";
import { buildFrom, buildWhere, startBuild, type BuildContext } from "./build-source.ts";
import { buildBody, buildExplain, buildSizeCheck, buildStatement, csvHeader } from "./build-statement.ts";
import type { Table } from "#rest/catalogue/catalogue.ts";
import { chooseMedia } from "#rest/plan/choose-media.ts";
import type { Compiled } from "./compiled.ts";
import type { RestRequest } from "#rest/request/parse-request.ts";
import type { PlanContext } from "#rest/plan/plan-context.ts";
import { planRead } from "#rest/plan/plan-read.ts";
import type { ReadPlan } from "#rest/plan/read-plan.ts";
import { bind } from "./sql-values.ts";

export function compileRead(context: PlanContext, request: RestRequest, table: Table): Compiled {
  const media = chooseMedia(context, request.accept, null);
  const plan = planRead(context, { kind: "table", table }, request.query, request.range);
  const build = startBuild();
  const { sql, outputs } = buildQuery(build, plan, null);
  const isHead = request.method === "HEAD";
  const body = isHead ? "''" : buildBody(media, false, context.catalogue.geoJsonFunction);
  const statement = buildStatement({
    body,
    checks: isHead ? [] : [buildSizeCheck(body, context.limits.maxAnswerBytes)],
    total: buildTotal(build, plan, request, context.limits.maxRows),
    from: `(${sql}) r`,
  });
  return {
    text: buildExplain(media, statement),
    values: build.values,
    media,
    verb: "read",
    isReadOnly: true,
    countQuery: buildCountQuery(plan, request),
    csvHeader: media.kind === "csv" ? csvHeader(plan, outputs) : null,
    returns: null,
    name: table.name,
  };
}

/** The total number of rows. A page that is not full ends at the last row, so no count is needed. */
export function buildTotal(build: BuildContext, plan: ReadPlan, { prefer }: RestRequest, maxRows: number): string {
  if (prefer.count !== "exact" && prefer.count !== "estimated") return "null";
  const rows = `select from ${buildFrom(build, plan, null)}${buildWhere(build, plan, null)}`;
  const cap = prefer.count === "estimated" ? ` limit ${bind(build.values, String(maxRows + 1))}` : "";
  const counted = `(select count(*) from (${rows}${cap}) n)`;
  const isGrouped = plan.columns.some(
    (column) => column.kind === "rows" || (column.kind === "field" && column.aggregate !== null),
  );
  if (isGrouped || plan.limit === null) return counted;
  const limit = `${bind(build.values, String(plan.limit))}::int8`;
  const offset = `${bind(build.values, String(plan.offset))}::int8`;
  return `case when count(*) < ${limit} and (count(*) > 0 or ${offset} = 0) then ${offset} + count(*) else ${counted} end`;
}

function buildCountQuery(plan: ReadPlan, { prefer }: RestRequest): Compiled["countQuery"] {
  if (prefer.count !== "planned" && prefer.count !== "estimated") return null;
  const build = startBuild();
  const text = `explain (format json) select from ${buildFrom(build, plan, null)}${buildWhere(build, plan, null)}`;
  return { text, values: build.values };
}
