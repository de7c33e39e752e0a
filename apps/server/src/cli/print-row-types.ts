import type { Database } from "#db/database.ts";

type Column = { name: string; type: string; nullable: boolean; optional: boolean; generated: boolean };
type Relation = { name: string; kind: "table" | "view"; columns: Column[]; keys: ForeignKey[] };
type ForeignKey = { name: string; columns: string[]; isOneToOne: boolean; table: string; references: string[] };
type Argument = { name: string; type: string; optional: boolean };
type Routine = { name: string; args: Argument[]; returns: string; table: string | null; set: boolean };
type Schema = { relations: Relation[]; routines: Routine[]; enums: { name: string; values: string[] }[] };

const NUMBERS = new Set(["int2", "int4", "int8", "float4", "float8", "numeric"]);

/** The public schema as the type parameter of Supabase's clients. */
export async function printRowTypes(db: Database): Promise<string> {
  const [[json]] = (await db.asPlatform({ text: QUERY, values: [] })) as [[string]];
  const { relations, routines, enums } = JSON.parse(json) as Schema;
  const typeOf = (name: string) => scalarType(name, enums);
  const tables = relations.filter(({ kind }) => kind === "table").map((each) => printRelation(each, typeOf));
  const views = relations.filter(({ kind }) => kind === "view").map((each) => printRelation(each, typeOf));
  const lines = [
    "// Written by `npm run db:types` from the migrations. A test fails when it is out of date.",
    "",
    "export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];",
    "",
    "export type Database = {",
    "  public: {",
    ...section("Tables", tables),
    ...section("Views", views),
    ...section(
      "Functions",
      routines.map((each) => printRoutine(each, typeOf)),
    ),
    ...section(
      "Enums",
      enums.map(({ name, values }) => [`${name}: ${values.map((value) => JSON.stringify(value)).join(" | ")};`]),
    ),
    "    CompositeTypes: { [_ in never]: never };",
    "  };",
    "};",
  ];
  return `${lines.join("\n")}\n`;
}

function section(name: string, entries: string[][]): string[] {
  if (entries.length === 0) return [`    ${name}: { [_ in never]: never };`];
  return [`    ${name}: {`, ...entries.flat().map((line) => `      ${line}`), "    };"];
}

function printRelation({ name, columns, keys }: Relation, typeOf: (name: string) => string): string[] {
  const print = (column: Column, isOptional: boolean) =>
    `    ${column.name}${isOptional ? "?" : ""}: ${typeOf(column.type)}${column.nullable ? " | null" : ""};`;
  const writable = columns.filter(({ generated }) => !generated);
  return [
    `${name}: {`,
    "  Row: {",
    ...columns.map((column) => print(column, false)),
    "  };",
    "  Insert: {",
    ...writable.map((column) => print(column, column.optional)),
    "  };",
    "  Update: {",
    ...writable.map((column) => print(column, true)),
    "  };",
    keys.length === 0 ? "  Relationships: [];" : "  Relationships: [",
    ...keys.flatMap((key) => [
      "    {",
      `      foreignKeyName: ${JSON.stringify(key.name)};`,
      `      columns: ${JSON.stringify(key.columns)};`,
      `      isOneToOne: ${key.isOneToOne};`,
      `      referencedRelation: ${JSON.stringify(key.table)};`,
      `      referencedColumns: ${JSON.stringify(key.references)};`,
      "    },",
    ]),
    ...(keys.length === 0 ? [] : ["  ];"]),
    "};",
  ];
}

function printRoutine({ name, args, returns, table, set }: Routine, typeOf: (name: string) => string): string[] {
  const result = table ? `Database["public"]["Tables"]["${table}"]["Row"]` : typeOf(returns);
  const printedArgs = args.map((each) => `${each.name}${each.optional ? "?" : ""}: ${typeOf(each.type)}`).join("; ");
  return [
    `${name}: {`,
    `  Args: ${args.length === 0 ? "Record<PropertyKey, never>" : `{ ${printedArgs} }`};`,
    `  Returns: ${result}${set ? "[]" : ""};`,
    "};",
  ];
}

function scalarType(name: string, enums: Schema["enums"]): string {
  if (name.startsWith("_")) return `${scalarType(name.slice(1), enums)}[]`;
  if (NUMBERS.has(name)) return "number";
  if (name === "bool") return "boolean";
  if (name === "json" || name === "jsonb") return "Json";
  if (name === "void") return "undefined";
  return enums.some((each) => each.name === name) ? `Database["public"]["Enums"]["${name}"]` : "string";
}

const QUERY = `
with relation as (
  select c.oid, c.relname, c.relkind from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
)
select json_build_object(
  'relations', (
    select coalesce(json_agg(json_build_object(
      'name', r.relname,
      'kind', case when r.relkind in ('r', 'p') then 'table' else 'view' end,
      'columns', (
        select coalesce(json_agg(json_build_object(
          'name', a.attname, 'type', t.typname,
          'nullable', not a.attnotnull,
          'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
          'generated', a.attgenerated <> '' or a.attidentity = 'a'
        ) order by a.attname), '[]')
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped),
      'keys', (
        select coalesce(json_agg(json_build_object(
          'name', k.conname,
          'columns', (select json_agg(a.attname order by n) from unnest(k.conkey) with ordinality u(num, n) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num),
          'isOneToOne', exists (select from pg_constraint o where o.conrelid = k.conrelid and o.contype in ('p', 'u') and o.conkey <@ k.conkey),
          'table', f.relname,
          'references', (select json_agg(a.attname order by n) from unnest(k.confkey) with ordinality u(num, n) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num)
        ) order by k.conname), '[]')
        from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = r.oid and k.contype = 'f' and f.relnamespace = 'public'::regnamespace)
    ) order by r.relname), '[]') from relation r),
  'routines', (
    select coalesce(json_agg(json_build_object(
      'name', p.proname,
      'args', (
        select coalesce(json_agg(json_build_object(
          'name', p.proargnames[i], 'type', t.typname, 'optional', i > p.pronargs - p.pronargdefaults) order by i), '[]')
        from generate_series(1, p.pronargs) i join pg_type t on t.oid = p.proargtypes[i - 1]),
      'returns', rt.typname, 'set', p.proretset,
      'table', (select r.relname from relation r where r.oid = rt.typrelid and rt.typrelid <> 0)
    ) order by p.proname), '[]')
    from pg_proc p join pg_type rt on rt.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and rt.typname <> 'trigger'),
  'enums', (
    select coalesce(json_agg(json_build_object('name', t.typname,
      'values', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) order by t.typname), '[]')
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e')
)`;
