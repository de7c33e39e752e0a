import pg from "pg";
import type { Database, Identity } from "#db/database.ts";
import type { Page, Position } from "./committed-feed.ts";
import { filterSql, type RowFilter } from "./row-filters.ts";
import type { RowColumn, RowTable } from "./row-tables.ts";

/** A row by column. Values are JSON texts, because JavaScript's numbers would change large ones. */
export type RowTexts = Record<string, string>;

/** A row change as the trigger has stored it. */
export type NotedChange = {
  position: Position;
  entity: string;
  type: "INSERT" | "UPDATE" | "DELETE";
  key: RowTexts;
  /** Null where only the key is known. */
  old: RowTexts | null;
  changedAt: string;
};

const MAX_CHANGES = 500;

const READ = `
  select xid, seq, xid < horizon, entity, type,
    (select json_object_agg(k, v::text) from jsonb_each(key) as e (k, v)),
    (select json_object_agg(k, v::text) from jsonb_each(old) as e (k, v)), to_json(changed_at) #>> '{}'
  from gateway.row_changes, pg_snapshot_xmin(pg_current_snapshot()) as horizon
  where (xid, seq) > ($1::xid8, $2::bigint) and not pg_visible_in_snapshot(xid, $3::pg_snapshot) order by xid, seq limit ${MAX_CHANGES}`;

/** Reads stored changes after a position. */
export async function readChanges(
  db: Pick<Database, "asPlatform">,
  { xid, seq }: Position,
  since: string,
): Promise<Page<NotedChange>> {
  const rows = await db.asPlatform({ text: READ, values: [xid, seq, since] });
  const ready = rows.filter(([, , isReady]) => isReady === "t");
  return {
    isFull: ready.length === MAX_CHANGES,
    isHeld: ready.length < rows.length,
    rows: ready.map(([xid, seq, , entity, type, key, old, changedAt]) => {
      const position = { xid: xid!, seq: seq! };
      const value: NotedChange = {
        position,
        entity: entity!,
        type: type as NotedChange["type"],
        key: JSON.parse(key!) as RowTexts,
        old: old === null ? null : (JSON.parse(old!) as RowTexts),
        changedAt: changedAt!,
      };
      return { position, value };
    }),
  };
}

/**
 * The former values that a change includes: with row security only the key, because access to the former row cannot be
 * checked.
 */
export const formerRow = ({ key, old }: NotedChange, { hasRowSecurity }: RowTable): RowTexts =>
  hasRowSecurity ? pick(old ?? key, Object.keys(key)) : (old ?? key);

export const pick = (row: RowTexts, names: string[]): RowTexts =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]!]));

export const rowText = (row: RowTexts): string =>
  `{${Object.entries(row)
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
    .join()}}`;

/** A change as an identity may see it: the row, or null, and the filters that match. */
export type SeenChange = { row: RowTexts | null; passes: boolean[] };

/**
 * Reads changed rows with an identity, as they are now, and judges the filters there. A row that the identity may not
 * read is null. Deleted rows cannot be read any more: their former values are judged.
 */
export async function seeChanges(
  db: Pick<Database, "as">,
  identity: Identity,
  table: RowTable,
  changes: NotedChange[],
  filters: RowFilter[][],
): Promise<SeenChange[]> {
  const isGone = changes.every(({ type }) => type === "DELETE");
  const contents = changes.map((change) => (isGone ? formerRow(change, table) : change.key));
  const seen = changes.map((): SeenChange => ({ row: null, passes: filters.map(() => false) }));
  const columns = readableColumns(table, identity).filter(({ name }) => !isGone || name in contents[0]!);
  if (columns.length === 0) return seen;

  const { text, values } = readStatement(table, columns, filters, isGone);
  const rows = await db.as(identity, {
    text,
    values: [`[${contents.map(rowText).join()}]`, ...values],
    readOnly: true,
  });
  for (const [place, texts, passes] of rows) {
    const found = JSON.parse(texts!) as (string | null)[];
    seen[Number(place) - 1] = {
      row: Object.fromEntries(columns.map(({ name }, at) => [name, found[at] ?? "null"])),
      passes: JSON.parse(passes!) as boolean[],
    };
  }
  return seen;
}

export const readableColumns = ({ columns }: RowTable, { role }: Identity): RowColumn[] =>
  columns.filter(({ readableBy }) => readableBy.includes(role));

// $1 is the array of keys or former rows.
function readStatement(table: RowTable, columns: RowColumn[], filters: RowFilter[][], isGone: boolean) {
  const values: string[] = [];
  const parameter = (value: string) => `$${values.push(value) + 1}`;
  const types = new Map(columns.map(({ name, sqlType }) => [name, sqlType]));
  const judged = filters.map((filter) =>
    filter.every(({ column }) => types.has(column))
      ? filterSql(filter, (column) => types.get(column)!, parameter)
      : "false",
  );
  const name = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.table)}`;
  const sameKey = table.columns
    .filter(({ isKey }) => isKey)
    .map((key) => `t.${pg.escapeIdentifier(key.name)} = (c.content ->> ${pg.escapeLiteral(key.name)})::${key.sqlType}`);
  const rows = isGone
    ? `cross join lateral jsonb_populate_record(null::${name}, c.content) t`
    : `join ${name} t on ${sameKey.join(" and ") || "false"}`;
  const texts = columns.map((column) => `to_jsonb(t.${pg.escapeIdentifier(column.name)})::text`);
  const text = `select c.place, to_json(array[${texts.join()}]), to_json(array[${judged.join()}]::boolean[])
    from jsonb_array_elements($1::jsonb) with ordinality as c (content, place) ${rows}`;
  return { text, values };
}
