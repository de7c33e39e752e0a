import { ApiError } from "#edge/api-error.ts";
import type { Field } from "#rest/request/parse-field.ts";
import type { SelectField } from "#rest/request/parse-select.ts";
import type { PlanContext } from "./plan-context.ts";
import { shapeOf, type PlannedColumn, type PlannedField, type ReadSource } from "./read-plan.ts";
import { shorten } from "#rest/request/shorten.ts";

export function planColumn(context: PlanContext, source: ReadSource, item: SelectField, depth: number): PlannedColumn {
  const aggregateCast = item.aggregateCast === null ? null : castType(context, item.aggregateCast);
  if (item.aggregate !== null && !context.limits.aggregates) {
    throw new ApiError(400, "PGRST123", "Use of aggregate functions is not allowed");
  }
  if (item.name === "*" && item.path.length === 0) {
    if (item.aggregate === null) return { kind: "star" };
    return { kind: "rows", name: item.alias ?? "count", aggregateCast };
  }
  if (isBareCount(source, item)) return { kind: "rows", name: item.alias ?? "count", aggregateCast };
  return {
    kind: "field",
    name: item.alias ?? item.aggregate ?? outputName(item),
    field: resolveField(source, item, depth),
    cast: item.cast === null ? null : castType(context, item.cast),
    aggregate: item.aggregate,
    aggregateCast,
  };
}

/** `messages(count)`: PostgreSQL reads `row.count` as count(row), and clients rely on it. */
function isBareCount(source: ReadSource, { name, path, aggregate, cast }: SelectField): boolean {
  const isBare = name === "count" && path.length === 0 && aggregate === null && cast === null;
  const { columns, table } = shapeOf(source);
  return isBare && table !== null && !columns.has(name) && !table.computed.has(name);
}

/** A JSON path is named after its last key: `data->1->>name` is `name`, `data->1` is `data`. */
function outputName({ name, path }: Field): string {
  return path.findLast(({ isIndex }) => !isIndex)?.key ?? name;
}

function castType(context: PlanContext, name: string): string {
  const type = context.catalogue.castTypes.get(name) ?? context.catalogue.castTypes.get(name.toLowerCase());
  if (type === undefined) throw new ApiError(400, "42704", `type "${shorten(name)}" does not exist`);
  return type;
}

export function resolveField(source: ReadSource, { name, path }: Field, depth: number): PlannedField {
  const { columns, table } = shapeOf(source);
  const column = columns.get(name);
  if (column) return { kind: "column", column, path };
  const computed = table?.computed.get(name);
  if (computed) return { kind: "computed", sql: computed.sql, base: computed.base, path };
  throw unknownColumn(source, name, depth);
}

/** PostgreSQL's error message, with the names that PostgREST gives to embeds. */
function unknownColumn(source: ReadSource, name: string, depth: number): ApiError {
  const owner = shapeOf(source).table?.name ?? (source.kind === "call" ? source.callable.name : "rows");
  const isAliased = source.kind === "embed" && source.relationship.kind !== "many-to-many";
  return new ApiError(400, "42703", `column ${owner}${isAliased ? `_${depth}` : ""}.${shorten(name)} does not exist`);
}
