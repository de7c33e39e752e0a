import type { Callable, Column, Relationship, Table } from "#rest/catalogue/catalogue.ts";
import type { JsonStep } from "#rest/request/parse-field.ts";
import type { Operation } from "#rest/request/parse-filters.ts";
import type { Aggregate } from "#rest/request/parse-select.ts";

/** One resource of a request, resolved against the catalogue: columns, source and conditions. */
export type ReadPlan = {
  alias: string;
  source: ReadSource;
  columns: PlannedColumn[];
  embeds: EmbedPlan[];
  where: PlannedCondition[];
  order: PlannedOrder[];
  limit: number | null;
  offset: bigint;
};

/** The rows returned by a mutation or call. `hasRow` when the whole row is included as one value. */
export type RowsSource = { kind: "rows"; table: Table | null; columns: Map<string, Column>; hasRow: boolean };

export type ReadSource =
  | { kind: "table"; table: Table }
  | RowsSource
  | { kind: "embed"; relationship: Relationship }
  | { kind: "call"; callable: Callable };

export type PlannedField =
  | { kind: "column"; column: Column; path: JsonStep[] }
  | { kind: "computed"; sql: string; base: string; path: JsonStep[] };

export type PlannedColumn =
  | { kind: "star" }
  | { kind: "rows"; name: string; aggregateCast: string | null }
  | {
      kind: "field";
      name: string;
      field: PlannedField;
      cast: string | null;
      aggregate: Aggregate | null;
      aggregateCast: string | null;
    };

export type EmbedPlan = {
  /** The name in the answer, and in filters. */
  key: string;
  name: string;
  relationship: Relationship;
  isToOne: boolean;
  isInner: boolean;
  isSpread: boolean;
  /** Nothing of it is selected: it only filters. */
  isHidden: boolean;
  plan: ReadPlan;
};

export type PlannedCondition =
  | { kind: "filter"; field: PlannedField; isNegated: boolean; operation: Operation }
  | { kind: "group"; operator: "and" | "or"; isNegated: boolean; items: PlannedCondition[] }
  | { kind: "exists"; embed: EmbedPlan; isNegated: boolean };

export type PlannedOrder = {
  embed: EmbedPlan | null;
  field: PlannedField;
  direction: "asc" | "desc" | null;
  nulls: "first" | "last" | null;
};

/** The columns of a source, and its table, if it is one. */
export function shapeOf(source: ReadSource): { table: Table | null; columns: Map<string, Column> } {
  switch (source.kind) {
    case "table":
      return { table: source.table, columns: source.table.columns };
    case "rows":
      return source;
    case "embed":
      return { table: source.relationship.target, columns: source.relationship.target.columns };
    case "call":
      return source.callable.returns;
  }
}
