import { ApiError } from "#edge/api-error.ts";
import { quoteIdent } from "#rest/catalogue/quote-sql.ts";
import { baseOf, buildField, buildOperation, rowOf } from "./build-filter.ts";
import type { EmbedPlan, PlannedCondition, ReadPlan } from "#rest/plan/read-plan.ts";
import { noValues, type SqlValues } from "./sql-values.ts";

export type BuildContext = {
  values: SqlValues;
  /** The SQL of the root's rows, for sources that are not tables. */
  rootFrom: string;
  /** How many more tables and functions the statement may read. */
  relationsLeft: number;
};

/** Enough for the maximum number of embeds, each inner and counted. */
const MAX_RELATIONS = 64;

export function startBuild(rootFrom = ""): BuildContext {
  return { values: noValues(), rootFrom, relationsLeft: MAX_RELATIONS };
}

/**
 * The FROM clause of a resource. An embed starts at its parent's row. Conditions and orders repeat an embed with its
 * own conditions, so a short URL could become a huge statement: the limit stops that.
 */
export function buildFrom(context: BuildContext, plan: ReadPlan, parent: ReadPlan | null): string {
  if (context.relationsLeft === 0) {
    const details = "Every condition on an embedded resource, and every order by one, reads it once more.";
    throw new ApiError(400, "PGRST100", `The request reads more than ${MAX_RELATIONS} relations`, details);
  }
  context.relationsLeft -= 1;
  const { source, alias } = plan;
  if (source.kind === "table") return `${source.table.sql} as ${alias}`;
  if (source.kind !== "embed" || parent === null) return context.rootFrom;
  const { relationship } = source;
  if (relationship.kind === "computed") return `${relationship.sql}(${rowOf(parent)}) as ${alias}`;
  if (relationship.kind !== "many-to-many") return `${relationship.target.sql} as ${alias}`;
  const on = relationship.toTarget.map(
    ({ local, foreign }) => `${alias}.${quoteIdent(foreign)} = j${alias}.${quoteIdent(local)}`,
  );
  return `${relationship.junction.sql} as j${alias} join ${relationship.target.sql} as ${alias} on ${on.join(" and ")}`;
}

/** The WHERE clause: the link to the parent, the filters, and a row in every inner embed. */
export function buildWhere(context: BuildContext, plan: ReadPlan, parent: ReadPlan | null): string {
  const conditions = [
    ...(parent === null ? [] : buildLink(plan, parent)),
    ...plan.where.map((condition) => buildCondition(context, plan, condition)),
    ...plan.embeds.filter(({ isInner }) => isInner).map((embed) => buildExists(context, plan, embed)),
  ];
  return conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";
}

function buildLink({ source, alias }: ReadPlan, parent: ReadPlan): string[] {
  if (source.kind !== "embed" || source.relationship.kind === "computed") return [];
  const { relationship } = source;
  const isJunction = relationship.kind === "many-to-many";
  const pairs = isJunction ? relationship.toJunction : relationship.columns;
  const near = isJunction ? `j${alias}` : alias;
  return pairs.map(({ local, foreign }) => `${near}.${quoteIdent(foreign)} = ${parent.alias}.${quoteIdent(local)}`);
}

export function buildCondition(context: BuildContext, plan: ReadPlan, condition: PlannedCondition): string {
  const not = condition.isNegated ? "not " : "";
  if (condition.kind === "exists") return not + buildExists(context, plan, condition.embed);
  if (condition.kind === "group") {
    const items = condition.items.map((item) => buildCondition(context, plan, item));
    return `${not}(${items.join(` ${condition.operator} `)})`;
  }
  const field = buildField(plan, condition.field, context.values);
  return `${not}(${buildOperation(field, baseOf(condition.field), condition.operation, context.values)})`;
}

function buildExists(context: BuildContext, parent: ReadPlan, { plan }: EmbedPlan): string {
  return `exists (select from ${buildFrom(context, plan, parent)}${buildWhere(context, plan, parent)})`;
}
