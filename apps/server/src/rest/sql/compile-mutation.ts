import { ApiError } from "#edge/api-error.ts";
import { buildMutation } from "./build-mutation.ts";
import { buildQuery } from "./build-query.ts";
import { startBuild, type BuildContext } from "./build-source.ts";
import {
  buildBody,
  buildExplain,
  buildMaxAffectedCheck,
  buildPutCheck,
  buildSingularCheck,
  buildStatement,
  csvHeader,
} from "./build-statement.ts";
import type { Table } from "#rest/catalogue/catalogue.ts";
import { chooseMedia } from "#rest/plan/choose-media.ts";
import type { Compiled } from "./compiled.ts";
import { neededColumns } from "#rest/plan/needed-columns.ts";
import type { RestRequest } from "#rest/request/parse-request.ts";
import { planMutation, type MutationPlan } from "#rest/plan/plan-mutation.ts";
import type { PlanContext } from "#rest/plan/plan-context.ts";
import { planRead } from "#rest/plan/plan-read.ts";
import type { ReadPlan, ReadSource, RowsSource } from "#rest/plan/read-plan.ts";
import { bind } from "./sql-values.ts";

export function compileMutation(context: PlanContext, request: RestRequest, table: Table): Compiled {
  const media = chooseMedia(context, request.accept, null);
  const mutation = planMutation(request, table, context.limits.requireFilter);
  refuseUnwritable(mutation);
  const build = startBuild("source as t0");
  const isShown = request.prefer.return === "representation";
  // A filter on a resource that is not embedded is an error also when nothing is returned.
  const isBent = request.query.conditions.some(({ path }) => path.length > 0);
  const plan = isShown || isBent ? planRead(context, rowsOf(table), request.query, request.range, true) : null;
  const shown = isShown && plan ? buildShown(build, mutation, plan) : null;
  const isLocated = mutation.kind === "insert" && request.prefer.return === "headers-only";
  const key = isLocated ? table.primaryKey : [];
  const changed = shown?.changed ?? buildMutation(build, mutation, { columns: key, wholeRow: false });
  const statement = buildStatement({
    body: shown ? buildBody(media, false, context.catalogue.geoJsonFunction) : "''",
    extra: buildExtra(mutation, key),
    checks: buildChecks(build, request, mutation, media.kind === "object"),
    from: shown ? `(${shown.sql}) r` : "source r",
  });
  return {
    text: buildExplain(media, `with source as (${changed}) ${statement}`),
    values: build.values,
    media,
    verb: mutation.kind,
    isReadOnly: false,
    countQuery: null,
    csvHeader: shown && media.kind === "csv" ? shown.header : null,
    returns: null,
    name: table.name,
    ignoresResolution: mutation.conflict === null,
  };
}

function refuseUnwritable({ kind, table }: MutationPlan): void {
  const isAllowed = {
    insert: table.canInsert,
    put: table.canInsert && table.canUpdate,
    update: table.canUpdate,
    delete: table.canDelete,
  };
  if (isAllowed[kind]) return;
  const verb = kind === "put" ? "insert" : kind;
  const into = kind === "delete" ? "delete from" : verb === "insert" ? "insert into" : "update";
  throw new ApiError(400, "55000", `cannot ${into} view "${table.name}"`);
}

function rowsOf(table: Table): ReadSource {
  return { kind: "rows", table, columns: table.columns, hasRow: false };
}

function buildShown(build: BuildContext, mutation: MutationPlan, plan: ReadPlan) {
  const needs = neededColumns(plan, []);
  const withRow: ReadPlan = { ...plan, source: { ...(plan.source as RowsSource), hasRow: needs.wholeRow } };
  const changed = buildMutation(build, mutation, needs);
  const { sql, outputs } = buildQuery(build, withRow, null);
  return { changed, sql, header: csvHeader(withRow, outputs) };
}

/** For an insert, the key of a single new row; for an upsert, the number of new rows. */
function buildExtra(mutation: MutationPlan, key: string[]): string {
  if (mutation.conflict?.action === "merge") return "current_setting('gateway.inserted', true)";
  if (key.length === 0) return "null";
  // As text, because a JSON number would lose digits of a bigint.
  const texts = "select json_object_agg(k.key, k.value) from source s, json_each_text(row_to_json(s.*)) k";
  return `case when count(*) = 1 then (${texts}) end`;
}

function buildChecks(
  build: BuildContext,
  { prefer }: RestRequest,
  { kind }: MutationPlan,
  isSingular: boolean,
): string[] {
  const checks = kind === "put" ? [buildPutCheck()] : isSingular ? [buildSingularCheck()] : [];
  const isLimited =
    prefer.maxAffected !== null && prefer.handling === "strict" && (kind === "update" || kind === "delete");
  if (!isLimited) return checks;
  return [
    ...checks,
    buildMaxAffectedCheck("(select count(*) from source)", bind(build.values, String(prefer.maxAffected))),
  ];
}
