import type { Manifest } from "./archive/manifest.ts";
import { inWholeLines } from "./copy-table.ts";
import { columnList, listTables, quoted } from "./table-list.ts";
import type { TransferDatabase } from "./transfer-database.ts";

/** From so many rows on it is quicker to build the indexes afterwards. */
const MANY_ROWS = 1000;

/** Empties all tables and takes away what would check or change rows while they are loaded. Returns how to put it back. */
export async function prepareLoading(db: TransferDatabase, manifest: Manifest): Promise<() => Promise<void>> {
  const tables = await listTables(db);
  const unknown = manifest.tables.filter(({ name }) => !tables.some((table) => table.name === name));
  if (unknown.length > 0) throw new Error(`no migration creates ${unknown.map(({ name }) => name).join(", ")}`);
  const names = tables.map(({ name }) => quoted(name));
  const large = manifest.tables.filter(({ rows }) => rows >= MANY_ROWS).map(({ name }) => quoted(name));
  const keys = await readStatements(db, FOREIGN_KEYS, names);
  const indexes = await readStatements(db, INDEXES, large);
  await db.script(
    [
      ...keys.map(({ drop }) => drop),
      ...indexes.map(({ drop }) => drop),
      ...names.map((name) => `alter table ${name} disable trigger user`),
      // Truncating makes new files, so empty tables are spared.
      ...tables.filter(({ pages }) => pages > 0).map(({ name }) => `truncate ${quoted(name)}`),
    ].join(";\n"),
  );
  return () =>
    db.script(
      [
        ...indexes.map(({ create }) => create),
        ...keys.map(({ create }) => create),
        ...names.map((name) => `alter table ${name} enable trigger user`),
      ].join(";\n"),
    );
}

/** Loads the rows of one table and returns how many there are now. */
export async function loadTable(
  db: TransferDatabase,
  { name, columns }: Pick<Manifest["tables"][number], "name" | "columns">,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  for await (const lines of inWholeLines(chunks)) await db.copyIn(`${quoted(name)} (${columnList(columns)})`, lines);
  const [row] = await db.asPlatform({ text: `select count(*) from ${quoted(name)}`, values: [] });
  return Number(row![0]);
}

/** Continues every sequence where the archive's one was. */
export async function setSequences(db: TransferDatabase, sequences: Manifest["sequences"]): Promise<void> {
  for (const { name, value } of sequences)
    await db.asPlatform({ text: "select setval($1::regclass, $2::bigint)", values: [quoted(name), value] });
}

type Undo = { drop: string; create: string };

async function readStatements(db: TransferDatabase, text: string, tables: string[]): Promise<Undo[]> {
  const rows = await db.asPlatform({ text, values: [JSON.stringify(tables)] });
  return rows.map(([drop, create]) => ({ drop: drop!, create: create! }));
}

const TABLES = `(select value::regclass::oid from json_array_elements_text($1::json))`;

// The owner may drop a foreign key, but only a superuser may switch off its checks.
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where contype = 'f' and conrelid in ${TABLES} order by conrelid::regclass::text, conname`;

const INDEXES = `
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid) from pg_index
  where indrelid in ${TABLES} and not exists (select from pg_constraint where conindid = indexrelid)
  order by indexrelid::regclass::text`;
