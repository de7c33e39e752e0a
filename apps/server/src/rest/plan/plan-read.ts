import { ApiError } from "#edge/api-error.ts";
import { isToOne, type Relationship, type Table } from "#rest/catalogue/catalogue.ts";
import type { Field } from "#rest/request/parse-field.ts";
import type { Condition } from "#rest/request/parse-filters.ts";
import type { OrderTerm } from "#rest/request/parse-order.ts";
import type { RestQuery } from "#rest/request/parse-query.ts";
import type { RowRange } from "#rest/request/parse-range.ts";
import type { SelectEmbed, SelectItem } from "#rest/request/parse-select.ts";
import { planColumn, resolveField } from "./plan-fields.ts";
import { findRelationship } from "./plan-relationship.ts";
import {
  shapeOf,
  type EmbedPlan,
  type PlannedCondition,
  type PlannedField,
  type PlannedOrder,
  type ReadPlan,
  type ReadSource,
} from "./read-plan.ts";
import type { PlanContext } from "./plan-context.ts";
import { shorten } from "#rest/request/shorten.ts";

type Counter = { next: number };

const EVERYTHING: SelectItem[] = [
  { kind: "field", name: "*", path: [], alias: null, cast: null, aggregate: null, aggregateCast: null },
];

/** Resolves a query against its source. For a mutation, the root's filters are already used, and it takes no limit. */
export function planRead(
  context: PlanContext,
  source: ReadSource,
  query: RestQuery,
  range: RowRange,
  isMutation = false,
): ReadPlan {
  const select = query.select === null || query.select.length === 0 ? EVERYTHING : query.select;
  const root = planNode(context, source, select, [], { next: 0 });
  for (const { path, value } of query.conditions) {
    if (isMutation && path.length === 0) continue;
    const plan = nodeAt(root, path);
    plan.where.push(planCondition(plan, value, path.length));
  }
  for (const { path, value } of query.orders) {
    const plan = nodeAt(root, path);
    plan.order = value.map((term) => planOrder(plan, term, path.length));
  }
  const cap = context.limits.maxRows;
  for (const { path, value } of query.windows) {
    if (path.length === 0) continue;
    const plan = nodeAt(root, path);
    plan.limit = capped(value.limit, cap);
    plan.offset = value.offset !== null && value.offset > 0n ? value.offset : 0n;
  }
  root.limit = isMutation ? null : capped(range.limit, cap);
  root.offset = isMutation ? 0n : range.offset;
  return root;
}

function capped(limit: bigint | null, cap: number): number {
  return limit === null || limit > BigInt(cap) ? cap : Math.max(Number(limit), 0);
}

function planNode(
  context: PlanContext,
  source: ReadSource,
  select: SelectItem[],
  above: Table[],
  counter: Counter,
): ReadPlan {
  const depth = above.length;
  const plan: ReadPlan = {
    alias: `t${counter.next++}`,
    source,
    columns: [],
    embeds: [],
    where: [],
    order: [],
    limit: context.limits.maxRows,
    offset: 0n,
  };
  if (counter.next > context.limits.maxEmbeds + 1) {
    throw new ApiError(400, "PGRST100", `At most ${context.limits.maxEmbeds} embedded resources are accepted`);
  }
  // Embeds first: PostgREST reports a missing relationship before PostgreSQL reports a missing column.
  for (const item of select) {
    if (item.kind !== "field") plan.embeds.push(planEmbed(context, plan, item, above, counter));
  }
  for (const item of select) {
    if (item.kind === "field") plan.columns.push(planColumn(context, source, item, depth));
  }
  return plan;
}

function planEmbed(
  context: PlanContext,
  parent: ReadPlan,
  item: SelectEmbed,
  above: Table[],
  counter: Counter,
): EmbedPlan {
  const { table } = shapeOf(parent.source);
  if (table === null) throw noTable(parent.source, item.name);
  const relationship = findRelationship(context.catalogue, table, item);
  const key = item.alias ?? item.name;
  const path = [...above, table];
  if (parent.embeds.some((embed) => embed.key === key)) {
    throw new ApiError(400, "42712", `table name "${table.name}_${key}_${path.length}" specified more than once`);
  }
  if (!context.limits.repeatedEmbeds && multipliesRows(relationship, path)) throw repeated(relationship.target.name);
  const plan = planNode(context, { kind: "embed", relationship }, item.select, path, counter);
  return {
    key,
    name: item.name,
    relationship,
    isToOne: isToOne(relationship),
    isInner: item.isInner,
    isSpread: item.isSpread,
    isHidden: isEmpty(plan),
    plan,
  };
}

/**
 * A path that leaves a table and returns to many of its rows multiplies them per level. A self-reference does not
 * count: it is a tree, or one step of a graph.
 */
function multipliesRows(relationship: Relationship, path: Table[]): boolean {
  const { target, kind } = relationship;
  if (isToOne(relationship) || !path.includes(target)) return false;
  const isStraight = path.at(-1) === target;
  return !isStraight || (kind !== "one-to-many" && path.indexOf(target) !== path.length - 1);
}

function repeated(name: string): ApiError {
  const hint = "Read the inner rows in a separate request.";
  return new ApiError(400, "PGRST100", `'${shorten(name)}' is embedded inside itself`, null, hint);
}

function isEmpty(plan: ReadPlan): boolean {
  return plan.columns.length === 0 && plan.embeds.every(({ isHidden }) => isHidden);
}

function noTable(source: ReadSource, name: string): ApiError {
  const origin = source.kind === "call" ? source.callable.name : "rows";
  const between = `between '${origin}' and '${shorten(name)}'`;
  return new ApiError(400, "PGRST200", `Could not find a relationship ${between} in the schema cache`);
}

function nodeAt(root: ReadPlan, path: string[]): ReadPlan {
  return path.reduce((plan, step) => {
    const embed = plan.embeds.find(({ key, name }) => key === step || name === step);
    if (embed) return embed.plan;
    throw notEmbedded(step);
  }, root);
}

function notEmbedded(written: string): ApiError {
  const name = shorten(written);
  const hint = `Verify that '${name}' is included in the 'select' query parameter.`;
  return new ApiError(400, "PGRST108", `'${name}' is not an embedded resource in this request`, null, hint);
}

export function planCondition(plan: ReadPlan, condition: Condition, depth: number): PlannedCondition {
  if (condition.kind === "group") {
    return { ...condition, items: condition.items.map((item) => planCondition(plan, item, depth)) };
  }
  const { field, isNegated, operation } = condition;
  const embed = field.path.length === 0 ? plan.embeds.find(({ key }) => key === field.name) : undefined;
  if (embed && operation.kind === "is" && (operation.value === "null" || operation.value === "not null")) {
    return { kind: "exists", embed, isNegated: (operation.value === "null") !== isNegated };
  }
  if (embed && !shapeOf(plan.source).columns.has(field.name)) {
    const details = "Only is null or not is null filters are allowed on embedded resources";
    throw new ApiError(400, "PGRST120", `Bad operator on the '${field.name}' embedded resource`, details);
  }
  return { kind: "filter", field: resolveField(plan.source, field, depth), isNegated, operation };
}

function planOrder(plan: ReadPlan, { relation, field, direction, nulls }: OrderTerm, depth: number): PlannedOrder {
  if (relation === null) {
    return { embed: null, field: resolveField(plan.source, field, depth), direction, nulls };
  }
  const embed = plan.embeds.find(({ key }) => key === relation);
  if (!embed) throw notEmbedded(relation);
  if (!embed.isToOne) {
    const origin = shapeOf(plan.source).table?.name ?? "";
    const details = `'${origin}' and '${relation}' do not form a many-to-one or one-to-one relationship`;
    throw new ApiError(400, "PGRST118", `A related order on '${relation}' is not possible`, details);
  }
  const renamed = findRenamed(embed.plan, field);
  return { embed, field: renamed ?? resolveField(embed.plan.source, field, depth + 1), direction, nulls };
}

/** An order by a related column may use the alias from `select`, unless a column has that name. */
function findRenamed({ source, columns }: ReadPlan, { name, path }: Field): PlannedField | null {
  const { columns: own, table } = shapeOf(source);
  if (path.length > 0 || own.has(name) || table?.computed.has(name)) return null;
  const shown = columns.find((column) => column.kind === "field" && column.name === name);
  return shown?.kind === "field" && shown.aggregate === null && shown.cast === null ? shown.field : null;
}
