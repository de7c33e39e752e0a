import { DatabaseError, type Database, type Identity } from "#db/database.ts";
import type { RowChange, RowSubscription } from "#realtime/realtime-sources.ts";
import { filterSql, parseRowFilters, type RowFilter } from "./row-filters.ts";
import { readableColumns } from "./changed-rows.ts";
import { findTables, type RowTable, type Subscriber } from "./row-tables.ts";

const EVENTS = ["INSERT", "UPDATE", "DELETE"];

/** A subscription that was checked. */
export type OpenSubscription = {
  id: number;
  /** Null for all. */
  event: string | null;
  entities: string[];
  filter: RowFilter[];
  /** The wanted columns. Null for all. */
  columns: string[] | null;
};

/** One listener. */
export type Listener = {
  identity: Identity;
  subscriptions: OpenSubscription[];
  onChange: (change: RowChange) => void;
};

/** Checks a subscription. Throws an Error with a sentence for the client. */
export async function openSubscription(
  db: Pick<Database, "as">,
  id: number,
  { event, schema, table = "*", filter = "", select }: RowSubscription,
  subscriber: Subscriber,
): Promise<OpenSubscription> {
  const filters = parseRowFilters(filter);
  const columns = select && select.length > 0 ? select : null;
  if (columns && (schema === "*" || table === "*")) {
    throw new Error(
      "Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.",
    );
  }
  const tables = await findTables(db, subscriber, schema, table);
  if (tables.length === 0) {
    throw new Error(
      "Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect " +
        `parameters: [event: ${event}, schema: ${schema}, table: ${table}, filters: ${filter}]`,
    );
  }
  for (const each of tables) await requireColumns(db, each, filters, columns ?? [], subscriber.identity);
  return {
    id,
    event: EVENTS.find((known) => known === event.toUpperCase()) ?? null,
    entities: tables.map(({ entity }) => entity),
    filter: filters,
    columns,
  };
}

async function requireColumns(
  db: Pick<Database, "as">,
  table: RowTable,
  filters: RowFilter[],
  wanted: string[],
  identity: Identity,
): Promise<void> {
  const types = new Map(readableColumns(table, identity).map(({ name, sqlType }) => [name, sqlType]));
  const unknown = wanted.find((name) => !types.has(name));
  if (unknown !== undefined) throw new Error(`invalid column for select ${unknown}`);
  const unfilterable = filters.find(({ column }) => !types.has(column));
  if (unfilterable) throw new Error(`invalid column for filter ${unfilterable.column}`);
  if (filters.length > 0) await requireValues(db, filters, types, identity);
}

// Applies the filter to an empty row, so that an invalid value or pattern is found now.
async function requireValues(
  db: Pick<Database, "as">,
  filters: RowFilter[],
  types: Map<string, string>,
  identity: Identity,
): Promise<void> {
  const values: string[] = [];
  const typeOf = (column: string) => types.get(column)!;
  const condition = filterSql(filters, typeOf, (value) => `$${values.push(value)}`);
  const columns = filters.map(({ column }) => `null::${typeOf(column)} as "${column.replaceAll('"', '""')}"`);
  // PostgreSQL looks at a pattern only when there is a text to compare.
  const patterns = filters
    .filter(({ operator }) => operator === "match" || operator === "imatch")
    .map((filter) => `, '' ~ $${values.push(filter.values[0]!)}`);
  const text = `select ${condition}${patterns.join("")} from (select ${[...new Set(columns)].join()}) t`;
  await db.as(identity, { text, values, readOnly: true }).catch((error: unknown) => {
    throw error instanceof DatabaseError ? new Error(error.message) : error;
  });
}
