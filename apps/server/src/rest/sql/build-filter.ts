import { arrayLiteral } from "#rest/catalogue/quote-sql.ts";
import type { JsonStep } from "#rest/request/parse-field.ts";
import type { Operation } from "#rest/request/parse-filters.ts";
import type { PlannedField, ReadPlan } from "#rest/plan/read-plan.ts";
import { bind, type SqlValues } from "./sql-values.ts";

/** The column that holds a whole changed row, next to its columns. */
export const WHOLE_ROW = "gateway_row";

/** A column, computed column or JSON value of a resource. */
export function buildField(plan: ReadPlan, field: PlannedField, values: SqlValues): string {
  const base = field.kind === "column" ? field.column.base : field.base;
  const own = field.kind === "column" ? `${plan.alias}.${field.column.sql}` : `${field.sql}(${rowOf(plan)})`;
  if (field.path.length === 0) return own;
  const isJson = base === "json" || base === "jsonb";
  return `(${isJson ? own : `to_jsonb(${own})`}${field.path.map((step) => buildStep(step, values)).join("")})`;
}

function buildStep({ key, isIndex, asText }: JsonStep, values: SqlValues): string {
  return `${asText ? "->>" : "->"}${bind(values, key)}::${isIndex ? "int" : "text"}`;
}

/** The whole row, for functions that compute a value from it. */
export function rowOf({ alias, source }: ReadPlan): string {
  return source.kind === "rows" ? `${alias}.${WHOLE_ROW}` : `${alias}.*`;
}

export function buildOperation(field: string, base: string, operation: Operation, values: SqlValues): string {
  switch (operation.kind) {
    case "compare": {
      const value = bind(values, operation.value);
      return `${field} ${operation.operator} ${operation.quantifier ? `${operation.quantifier}(${value})` : value}`;
    }
    case "in":
      return `${field} = any(${bind(values, arrayLiteral(operation.values))})`;
    case "is":
      return `${field} is ${operation.value}`;
    case "distinct":
      return `${field} is distinct from ${bind(values, operation.value)}`;
    case "search": {
      const config = operation.config === null ? "" : `${bind(values, operation.config)}::regconfig, `;
      const vector = base === "tsvector" ? field : `to_tsvector(${config}${field})`;
      return `${vector} @@ ${operation.query}(${config}${bind(values, operation.value)})`;
    }
  }
}

/** The base type of a field before its JSON path; values below a path are never a tsvector. */
export function baseOf(field: PlannedField): string {
  if (field.path.length > 0) return "jsonb";
  return field.kind === "column" ? field.column.base : field.base;
}
