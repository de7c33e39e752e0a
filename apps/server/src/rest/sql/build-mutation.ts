import type { Column } from "#rest/catalogue/catalogue.ts";
import { WHOLE_ROW } from "./build-filter.ts";
import { buildCondition, type BuildContext } from "./build-source.ts";
import type { MutationPlan } from "#rest/plan/plan-mutation.ts";
import { bindBody, type SqlValues } from "./sql-values.ts";

/** What RETURNING includes: all columns, the named ones, or only the number of rows. */
type Returning = { columns: "all" | string[]; wholeRow: boolean };

/** The statement that changes rows, for use in a CTE. */
export function buildMutation(context: BuildContext, plan: MutationPlan, returning: Returning): string {
  const returned = ` returning ${buildReturning(plan, returning)}`;
  const { table } = plan;
  switch (plan.kind) {
    case "insert":
    case "put": {
      const names = plan.columns.map(({ sql }) => sql);
      const target = names.length > 0 ? `(${names.join(", ")}) ` : "";
      return `insert into ${table.sql} as m ${target}${buildRows(context, plan)}${buildConflict(plan)}${returned}`;
    }
    case "update": {
      if (plan.columns.length === 0) return buildNothing(plan, returning);
      const set = plan.columns.map(({ sql }) => `${sql} = b.${sql}`).join(", ");
      const body = buildBodyRows(plan, context.values);
      return `update ${table.sql} as m set ${set} from ${body}${buildFilters(context, plan)}${returned}`;
    }
    case "delete":
      return `delete from ${table.sql} as m${buildFilters(context, plan)}${returned}`;
  }
}

/** An update without columns changes nothing, but still needs columns for the answer. */
function buildNothing(plan: MutationPlan, returning: Returning): string {
  return `select ${buildReturning(plan, returning)} from ${plan.table.sql} as m where false`;
}

function buildReturning(plan: MutationPlan, { columns, wholeRow }: Returning): string {
  const named = columns === "all" ? ["m.*"] : columns.map((name) => `m.${plan.table.columns.get(name)!.sql}`);
  const list = wholeRow ? [...named, `m as ${WHOLE_ROW}`] : named;
  return list.length > 0 ? list.join(", ") : "1";
}

function buildFilters(context: BuildContext, { target, where }: MutationPlan): string {
  if (where.length === 0) return "";
  return ` where ${where.map((condition) => buildCondition(context, target, condition)).join(" and ")}`;
}

function buildRows(context: BuildContext, plan: MutationPlan): string {
  const { columns, isArray } = plan;
  const { values } = context;
  if (columns.length === 0) {
    return isArray ? `select from json_array_elements(${bindBody(values)}::json)` : "select from (values (1)) b";
  }
  const select = `select ${columns.map(({ sql }) => `b.${sql}`).join(", ")} from ${buildBodyRows(plan, values)}`;
  const filters =
    plan.kind === "put" ? plan.where.map((item) => buildCondition(context, { ...plan.target, alias: "b" }, item)) : [];
  const counted = plan.conflict?.action === "merge" ? [...filters, "gateway.count_upsert(1)"] : filters;
  return counted.length > 0 ? `${select} where ${counted.join(" and ")}` : select;
}

function buildBodyRows({ columns, isArray, fillsDefaults }: MutationPlan, values: SqlValues): string {
  return fillsDefaults ? buildDefaulted(columns, isArray, values) : buildRecords(columns, isArray, values);
}

function buildRecords(columns: Column[], isArray: boolean, values: SqlValues): string {
  return `${isArray ? "json_to_recordset" : "json_to_record"}(${bindBody(values)}::json) as b(${typed(columns)})`;
}

/** Merges each row into the column defaults, which fill missing keys. */
function buildDefaulted(columns: Column[], isArray: boolean, values: SqlValues): string {
  const body = `${bindBody(values)}::jsonb`;
  const rows = isArray ? `jsonb_array_elements(${body}) as g(row)` : `(select ${body}) as g(row)`;
  const defaults = columns.flatMap(({ name, defaultSql }) =>
    defaultSql === null ? [] : [`jsonb_build_object(${literal(name)}, ${defaultSql}) || `],
  );
  const filled = `(select ${defaults.join("")}g.row as row from ${rows}) d`;
  return `${filled}, lateral jsonb_to_record(d.row) as b(${typed(columns)})`;
}

function typed(columns: Column[]): string {
  return columns.map(({ sql, type }) => `${sql} ${type}`).join(", ");
}

/** A catalogue name as an SQL literal; client values are always bound. */
function literal(name: string): string {
  return name.includes("\\")
    ? `E'${name.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`
    : `'${name.replaceAll("'", "''")}'`;
}

function buildConflict({ conflict, columns }: MutationPlan): string {
  if (conflict === null) return "";
  const target = ` on conflict (${conflict.columns.map(({ sql }) => sql).join(", ")})`;
  if (conflict.action === "ignore" || columns.length === 0) return `${target} do nothing`;
  const set = columns.map(({ sql }) => `${sql} = excluded.${sql}`).join(", ");
  return `${target} do update set ${set} where gateway.count_upsert(-1)`;
}
