import { buildField } from "./build-filter.ts";
import type { Aggregate } from "#rest/request/parse-select.ts";
import { shapeOf, type PlannedColumn, type ReadPlan } from "#rest/plan/read-plan.ts";
import type { SqlValues } from "./sql-values.ts";

/** One column of an answer. */
export type Output = {
  name: string;
  sql: string;
  isStar: boolean;
  aggregate: { function: Aggregate; cast: string | null } | null;
  /** The same value as a groupable type; json is not groupable. */
  groupSql: string | null;
  /** The plain column and its table alias, so that an order can find it in a grouped query. */
  field: { of: string; name: string } | null;
};

export const PLAIN_OUTPUT = { isStar: false, aggregate: null, groupSql: null, field: null };

export function hasAggregate(outputs: Output[]): boolean {
  return outputs.some(({ aggregate }) => aggregate !== null);
}

export function buildAggregate({ function: name, cast }: NonNullable<Output["aggregate"]>, value: string): string {
  return cast === null ? `${name}(${value})` : `cast(${name}(${value}) as ${cast})`;
}

/** `*` stays one output unless its columns are needed separately. */
export function buildColumn(plan: ReadPlan, column: PlannedColumn, values: SqlValues, isExpanded: boolean): Output[] {
  if (column.kind === "star") {
    const isOpen = isExpanded || (plan.source.kind === "rows" && plan.source.hasRow);
    return isOpen ? expandStar(plan) : [{ ...PLAIN_OUTPUT, name: "*", sql: `${plan.alias}.*`, isStar: true }];
  }
  if (column.kind === "rows") {
    const aggregate = { function: "count" as const, cast: column.aggregateCast };
    return [{ ...PLAIN_OUTPUT, name: column.name, sql: "1", aggregate }];
  }
  const { field, cast, name } = column;
  const own = buildField(plan, field, values);
  const sql = cast === null ? own : `cast(${own} as ${cast})`;
  const base = field.kind === "column" ? field.column.base : field.base;
  const isJson = cast === null && base === "json" && !field.path.some(({ asText }) => asText);
  const aggregate = column.aggregate === null ? null : { function: column.aggregate, cast: column.aggregateCast };
  const isShown = field.kind === "column" && field.path.length === 0 && aggregate === null;
  return [
    {
      name,
      sql,
      isStar: false,
      aggregate,
      groupSql: isJson && aggregate === null ? `${sql}::jsonb` : null,
      field: isShown ? { of: plan.alias, name: field.column.name } : null,
    },
  ];
}

export function expandStar(plan: ReadPlan): Output[] {
  return [...shapeOf(plan.source).columns.values()].map(({ name, sql, base }) => {
    const value = `${plan.alias}.${sql}`;
    return {
      ...PLAIN_OUTPUT,
      name,
      sql: value,
      groupSql: base === "json" ? `${value}::jsonb` : null,
      field: { of: plan.alias, name },
    };
  });
}

/** The column names of the answer, for the CSV header. */
export function outputNames(plan: ReadPlan, outputs: Output[]): string[] {
  return outputs.flatMap((output) => (output.isStar ? expandStar(plan).map(({ name }) => name) : [output.name]));
}
