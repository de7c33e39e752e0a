import { ApiError } from "#edge/api-error.ts";
import type { Column, Table } from "#rest/catalogue/catalogue.ts";
import type { RestBody } from "#rest/request/parse-body.ts";
import type { Condition } from "#rest/request/parse-filters.ts";
import type { RestRequest } from "#rest/request/parse-request.ts";
import { planCondition } from "./plan-read.ts";
import type { PlannedCondition, ReadPlan } from "./read-plan.ts";
import { shorten } from "#rest/request/shorten.ts";

export type MutationPlan = {
  kind: "insert" | "update" | "delete" | "put";
  table: Table;
  /** The columns the body sets. */
  columns: Column[];
  isArray: boolean;
  fillsDefaults: boolean;
  conflict: { columns: Column[]; action: "merge" | "ignore" } | null;
  where: PlannedCondition[];
  /** The target under its alias, for the filters. */
  target: ReadPlan;
};

const KINDS = { POST: "insert", PATCH: "update", DELETE: "delete", PUT: "put" } as const;

export function planMutation(request: RestRequest, table: Table, requireFilter: boolean): MutationPlan {
  const { query, prefer, body } = request;
  const kind = KINDS[request.method as keyof typeof KINDS];
  const target = targetOf(table);
  const filters = query.conditions.filter(({ path }) => path.length === 0).map(({ value }) => value);
  if (kind === "put") requireWholeKey(table, filters);
  const plan: MutationPlan = {
    kind,
    table,
    columns: kind === "delete" ? [] : bodyColumns(table, body),
    isArray: body?.kind === "json" && body.isArray,
    fillsDefaults: prefer.missing === "default" && (kind === "insert" || kind === "update"),
    conflict: null,
    where: kind === "insert" ? [] : filters.map((filter) => planCondition(target, filter, 0)),
    target,
  };
  if (kind === "insert") return { ...plan, conflict: planConflict(request, table) };
  if (kind === "put") return planPut(request, plan);
  if (requireFilter && filters.length === 0) {
    throw new ApiError(400, "21000", `${kind === "update" ? "UPDATE" : "DELETE"} requires a WHERE clause`);
  }
  if (kind === "update" && body?.kind === "json" && body.rowCount > 1) {
    throw new ApiError(400, "PGRST102", "An update takes one object");
  }
  return plan;
}

function targetOf(table: Table): ReadPlan {
  const source = { kind: "table", table } as const;
  return { alias: "m", source, columns: [], embeds: [], where: [], order: [], limit: null, offset: 0n };
}

function bodyColumns(table: Table, body: RestBody | null): Column[] {
  if (body?.kind !== "json") throw new ApiError(400, "PGRST102", "Empty or invalid json");
  return [...new Set(body.keys)].map((name) => {
    const column = table.columns.get(name);
    if (column) return column;
    throw new ApiError(
      400,
      "PGRST204",
      `Could not find the '${shorten(name)}' column of '${table.name}' in the schema cache`,
    );
  });
}

function planConflict({ query, prefer }: RestRequest, table: Table): MutationPlan["conflict"] {
  if (prefer.resolution === null) return null;
  const columns = (query.onConflict ?? table.primaryKey).map((name) => {
    const column = table.columns.get(name);
    if (column) return column;
    throw new ApiError(400, "42703", `column "${shorten(name)}" does not exist`);
  });
  if (columns.length === 0) return null;
  return { columns, action: prefer.resolution === "merge-duplicates" ? "merge" : "ignore" };
}

/** PUT names one row by its whole primary key, in the URL and in the body. */
function requireWholeKey({ primaryKey }: Table, filters: Condition[]): void {
  const named = filters.map((filter) =>
    filter.kind === "filter" &&
    filter.operation.kind === "compare" &&
    filter.operation.operator === "=" &&
    !filter.isNegated
      ? filter.field.name
      : null,
  );
  const isWholeKey =
    primaryKey.length > 0 &&
    new Set(named).size === primaryKey.length &&
    primaryKey.every((name) => named.includes(name));
  if (!isWholeKey) {
    throw new ApiError(405, "PGRST105", "Filters must include all and only primary key columns with 'eq' operators");
  }
}

function planPut({ body }: RestRequest, plan: MutationPlan): MutationPlan {
  const { primaryKey } = plan.table;
  const isOneRow = body?.kind === "json" && body.rowCount === 1;
  const hasKey = primaryKey.every((name) => plan.columns.some((column) => column.name === name));
  if (!isOneRow || !hasKey) throw putMismatch();
  return { ...plan, conflict: { columns: primaryKey.map((name) => plan.table.columns.get(name)!), action: "merge" } };
}

function putMismatch(): ApiError {
  return new ApiError(400, "PGRST115", "Payload values do not match URL in primary key column(s)");
}
