import { ApiError } from "#edge/api-error.ts";
import { buildField } from "./build-filter.ts";
import { buildAggregate, buildColumn, expandStar, hasAggregate, PLAIN_OUTPUT, type Output } from "./build-outputs.ts";
import { buildFrom, buildWhere, type BuildContext } from "./build-source.ts";
import { quoteIdent } from "#rest/catalogue/quote-sql.ts";
import type { EmbedPlan, PlannedOrder, ReadPlan } from "#rest/plan/read-plan.ts";
import { bind } from "./sql-values.ts";

/** Column names of a query: the names in the answer, or numbers for an outer query. */
type Naming = "answer" | "numbered";

type BuiltQuery = { sql: string; outputs: Output[] };

/** The query of a resource. `keepAggregates` leaves aggregation to the outer query (a spread row). */
export function buildQuery(
  context: BuildContext,
  plan: ReadPlan,
  parent: ReadPlan | null,
  naming: Naming = "answer",
  keepAggregates = false,
): BuiltQuery {
  const joins: string[] = [];
  const outputs = buildOutputs(context, plan, joins, naming);
  const from = `from ${[buildFrom(context, plan, parent), ...joins].join(" ")}${buildWhere(context, plan, parent)}`;
  if (hasAggregate(outputs) && !keepAggregates) return buildGrouped(context, plan, outputs, from, naming);

  const list = outputs.map((output, index) =>
    output.isStar ? output.sql : `${output.sql} as ${nameOf(output, index, naming)}`,
  );
  const order = buildOrder(context, plan);
  return { sql: `select ${list.join(", ")} ${from}${order}${buildWindow(context, plan)}`, outputs };
}

function nameOf(output: Output, index: number, naming: Naming): string {
  return naming === "answer" ? quoteIdent(output.name) : `c${index}`;
}

/** All outputs of a resource: its columns, then its embeds. Spread rows add a join to `joins`. */
function buildOutputs(context: BuildContext, plan: ReadPlan, joins: string[], naming: Naming): Output[] {
  const isExpanded = naming === "numbered";
  const outputs = plan.columns.flatMap((column) => buildColumn(plan, column, context.values, isExpanded));
  for (const embed of plan.embeds) {
    if (embed.isHidden) continue;
    if (embed.isSpread) outputs.push(...buildSpread(context, plan, embed, joins));
    else outputs.push(buildEmbed(context, plan, embed));
  }
  return hasAggregate(outputs) ? outputs.flatMap((output) => (output.isStar ? expandStar(plan) : [output])) : outputs;
}

/** An embed is a value of its row: an object or a list. It is computed only for returned rows. */
function buildEmbed(context: BuildContext, parent: ReadPlan, { key, plan, isToOne }: EmbedPlan): Output {
  const row = `e${plan.alias}`;
  const { sql: query } = buildQuery(context, isToOne ? { ...plan, limit: null } : plan, parent);
  const sql = isToOne
    ? `(select row_to_json(${row}.*) from (${query}) ${row} limit 1)`
    : `(select coalesce(json_agg(${row}.*), '[]') from (${query}) ${row})`;
  return { ...PLAIN_OUTPUT, name: key, sql, groupSql: `${sql}::jsonb` };
}

/** A spread row adds its columns to its parent; in a spread list each column becomes a list. */
function buildSpread(context: BuildContext, parent: ReadPlan, { plan, isToOne }: EmbedPlan, joins: string[]): Output[] {
  const row = `s${plan.alias}`;
  const one = isToOne ? { ...plan, limit: 1 } : plan;
  const { sql: query, outputs } = buildQuery(context, one, parent, "numbered", isToOne);
  if (isToOne) {
    joins.push(`left join lateral (${query}) ${row} on true`);
    return outputs.map(({ name, aggregate, groupSql, field }, index) => {
      const sql = `${row}.c${index}`;
      return { ...PLAIN_OUTPUT, name, sql, aggregate, groupSql: groupSql && `${sql}::jsonb`, field };
    });
  }
  const item = `l${plan.alias}`;
  const lists = outputs.map((_, index) => `coalesce(json_agg(${item}.c${index}), '[]') as c${index}`);
  joins.push(`left join lateral (select ${lists.join(", ")} from (${query}) ${item}) ${row} on true`);
  return outputs.map(({ name }, index) => {
    const sql = `${row}.c${index}`;
    return { ...PLAIN_OUTPUT, name, sql, groupSql: `${sql}::jsonb` };
  });
}

/**
 * Groups by all outputs that are not aggregates. A subquery computes the values, so that any expression can be grouped.
 */
function buildGrouped(
  context: BuildContext,
  plan: ReadPlan,
  outputs: Output[],
  from: string,
  naming: Naming,
): BuiltQuery {
  const group = `g${plan.alias}`;
  const inner = outputs.map((output, index) => `${output.groupSql ?? output.sql} as c${index}`);
  const list = outputs.map((output, index) => {
    const value = `${group}.c${index}`;
    return `${output.aggregate ? buildAggregate(output.aggregate, value) : value} as ${nameOf(output, index, naming)}`;
  });
  const keys = outputs.flatMap((output, index) => (output.aggregate ? [] : [`${group}.c${index}`]));
  const grouping = keys.length > 0 ? ` group by ${keys.join(", ")}` : "";
  const order = plan.order.map((term) => {
    const at = positionOf(plan, term, outputs);
    if (at >= 0) return `${at + 1}${suffix(term)}`;
    // The embed is part of the group, so all rows of the group have the same value.
    inner.push(`${orderValue(context, plan, term)} as c${inner.length}`);
    return `(array_agg(${group}.c${inner.length - 1}))[1]${suffix(term)}`;
  });
  const ordering = order.length > 0 ? ` order by ${order.join(", ")}` : "";
  const sql = `select ${list.join(", ")} from (select ${inner.join(", ")} ${from}) ${group}${grouping}${ordering}`;
  return { sql: sql + buildWindow(context, plan), outputs };
}

/** The output that the order uses; -1 when it is inside an embedded object. */
function positionOf(plan: ReadPlan, { embed, field }: PlannedOrder, outputs: Output[]): number {
  const name = field.kind === "column" && field.path.length === 0 ? field.column.name : null;
  const of = embed?.plan.alias ?? plan.alias;
  const at = outputs.findIndex(({ field: shown }) => shown !== null && shown.name === name && shown.of === of);
  if (at >= 0 || (embed && !embed.isSpread && !embed.isHidden)) return at;
  const message = "columns of the order must be selected when the select has an aggregate function";
  throw new ApiError(400, "42803", message);
}

function buildOrder(context: BuildContext, plan: ReadPlan): string {
  if (plan.order.length === 0) return "";
  return ` order by ${plan.order.map((term) => orderValue(context, plan, term) + suffix(term)).join(", ")}`;
}

function orderValue(context: BuildContext, plan: ReadPlan, { embed, field }: PlannedOrder): string {
  if (embed === null) return buildField(plan, field, context.values);
  const value = buildField(embed.plan, field, context.values);
  const from = buildFrom(context, embed.plan, plan) + buildWhere(context, embed.plan, plan);
  return `(select ${value} from ${from} limit 1)`;
}

function suffix({ direction, nulls }: PlannedOrder): string {
  return (direction === null ? "" : ` ${direction}`) + (nulls === null ? "" : ` nulls ${nulls}`);
}

function buildWindow({ values }: BuildContext, { limit, offset }: ReadPlan): string {
  const from = offset > 0n ? ` offset ${bind(values, String(offset))}` : "";
  return (limit === null ? "" : ` limit ${bind(values, String(limit))}`) + from;
}
