import type { PlannedCondition, PlannedField, ReadPlan } from "./read-plan.ts";

/** The columns that a plan over changed rows needs from RETURNING, and whether it needs the whole row. */
export type Needs = { columns: "all" | string[]; wholeRow: boolean };

export function neededColumns(plan: ReadPlan, always: string[]): Needs {
  const names = new Set(always);
  const needs = { everything: false, wholeRow: false };
  const note = (field: PlannedField) => {
    if (field.kind === "column") names.add(field.column.name);
    else needs.wholeRow = true;
  };
  for (const column of plan.columns) {
    if (column.kind === "star") needs.everything = true;
    else if (column.kind === "field") note(column.field);
  }
  for (const field of plan.where.flatMap(fieldsOf)) note(field);
  for (const term of plan.order) if (term.embed === null) note(term.field);
  for (const { relationship } of plan.embeds) {
    if (relationship.kind === "computed") needs.wholeRow = true;
    else {
      const pairs = relationship.kind === "many-to-many" ? relationship.toJunction : relationship.columns;
      for (const { local } of pairs) names.add(local);
    }
  }
  return { columns: needs.everything ? "all" : [...names], wholeRow: needs.wholeRow };
}

function fieldsOf(condition: PlannedCondition): PlannedField[] {
  if (condition.kind === "group") return condition.items.flatMap(fieldsOf);
  return condition.kind === "filter" ? [condition.field] : [];
}
