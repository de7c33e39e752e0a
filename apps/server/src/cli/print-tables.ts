import type { Database } from "#db/database.ts";

type Column = { name: string; type: string; isPrimary: boolean; isForeign: boolean };
type ForeignKey = { columns: string[]; isNullable: boolean; isOneToOne: boolean; schema: string; table: string };
type Table = { schema: string; name: string; columns: Column[]; keys: ForeignKey[] };

const SCHEMAS = {
  public: "The tables of the API. Row security decides which rows a caller sees.",
  private: "The tables that only the rules in SQL use. The API does not expose them.",
};

/** The tables with their keys, as diagrams that a Markdown viewer draws. */
export async function printTables(db: Database): Promise<string> {
  const [[json]] = (await db.asPlatform({ text: QUERY, values: [Object.keys(SCHEMAS).join(",")] })) as [[string]];
  const tables = JSON.parse(json) as Table[];
  const lines = [
    "# Tables",
    "",
    "Written by `npm run db:types` from the migrations. A test fails when it is out of date.",
    "",
    "Each box has the columns of the primary key (PK) and of foreign keys (FK), and no others. A line goes from the table",
    "that is referenced to the one that references it, and is named for the columns.",
    ...Object.entries(SCHEMAS).flatMap(([schema, what]) =>
      printSchema(
        schema,
        what,
        tables.filter((table) => table.schema === schema),
      ),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

function printSchema(schema: string, what: string, tables: Table[]): string[] {
  return [
    "",
    `## The schema ${schema}`,
    "",
    what,
    "",
    "```mermaid",
    "erDiagram",
    ...tables.flatMap(printBox),
    ...tables.flatMap(printLines),
    "```",
  ];
}

function printBox(table: Table): string[] {
  const columns = table.columns.map((column) => {
    const marks = [column.isPrimary && "PK", column.isForeign && "FK"].filter(Boolean).join(", ");
    return `    ${printType(column.type)} ${column.name} ${marks}`;
  });
  return [`  ${nameOf(table.schema, table.name)} {`, ...columns, "  }"];
}

function printLines({ schema, name, keys }: Table): string[] {
  return keys.map((key) => {
    const one = key.isNullable ? "|o" : "||";
    const many = key.isOneToOne ? "o|" : "o{";
    const child = nameOf(schema, name);
    return `  ${nameOf(key.schema, key.table)} ${one}--${many} ${child} : "${key.columns.join(", ")}"`;
  });
}

// Mermaid takes a dot in a name only between quotes.
const nameOf = (schema: string, table: string) => (schema === "public" ? table : `"${schema}.${table}"`);

// PostgreSQL names the type of a list with an underscore in front.
const printType = (type: string) => (type.startsWith("_") ? `${type.slice(1)}[]` : type);

const QUERY = `
with key as (
  select k.*, f.relname as target, fn.nspname as target_schema
  from pg_constraint k
  left join pg_class f on f.oid = k.confrelid
  left join pg_namespace fn on fn.oid = f.relnamespace
  where k.contype in ('p', 'u', 'f')
)
select coalesce(json_agg(json_build_object(
  'schema', n.nspname,
  'name', c.relname,
  'columns', (
    select coalesce(json_agg(json_build_object(
      'name', a.attname, 'type', t.typname, 'isPrimary', is_primary, 'isForeign', is_foreign
    ) order by not is_primary, a.attnum), '[]')
    from pg_attribute a join pg_type t on t.oid = a.atttypid,
      lateral (select
        exists (select from key k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as is_primary,
        exists (select from key k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) as is_foreign) marks
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and (is_primary or is_foreign)),
  'keys', (
    select coalesce(json_agg(json_build_object(
      'columns', (
        select json_agg(a.attname order by place) from unnest(k.conkey) with ordinality u(num, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = u.num),
      'isNullable', exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey) and not a.attnotnull),
      'isOneToOne', exists (select from key o where o.conrelid = c.oid and o.contype in ('p', 'u') and o.conkey <@ k.conkey),
      'schema', k.target_schema,
      'table', k.target
    ) order by k.conname collate "C"), '[]')
    from key k where k.conrelid = c.oid and k.contype = 'f')
) order by n.nspname collate "C", c.relname collate "C"), '[]')
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = any(string_to_array($1, ',')) and c.relkind in ('r', 'p') and not c.relispartition`;
