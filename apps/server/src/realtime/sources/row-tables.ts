import type { Caller, Database, Identity, Role } from "#db/database.ts";

export type RowColumn = { name: string; type: string; sqlType: string; isKey: boolean; readableBy: Role[] };

/** A table of the publication, as it is now. */
export type RowTable = {
  entity: string;
  schema: string;
  table: string;
  hasRowSecurity: boolean;
  columns: RowColumn[];
};

type Platform = Pick<Database, "asPlatform">;

// Changes of the gateway's own tables are never sent, not even if the publication is for all tables.
const READ_TABLES = `
  select jsonb_build_object(
    'entity', c.oid::text, 'schema', n.nspname, 'table', c.relname, 'hasRowSecurity', c.relrowsecurity,
    'columns', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', a.attname, 'type', y.typname, 'sqlType', format_type(a.atttypid, null),
        'isKey', coalesce(a.attnum = any (i.indkey), false),
        'readableBy', (select coalesce(jsonb_agg(r), '[]') from unnest(array['anon', 'authenticated', 'service_role']) r
          where has_schema_privilege(r, n.oid, 'usage') and has_column_privilege(r, c.oid, a.attnum, 'select'))
      ) order by a.attnum), '[]')
      from pg_attribute a join pg_type y on y.oid = a.atttypid left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    )
  )
  from pg_publication_tables p join pg_namespace n on n.nspname = p.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
  where p.pubname = 'supabase_realtime' and n.nspname not in ('gateway', 'realtime') and c.relkind in ('r', 'p')`;

/** The caller whose budget pays for a subscription; without it, subscriptions would be free and unlimited. */
export type Subscriber = { identity: Identity; caller?: Caller | undefined };

/** The tables that a subscription names; "*" stands for all. */
export async function findTables(
  db: Pick<Database, "as">,
  { identity, caller }: Subscriber,
  schema: string,
  table: string,
): Promise<RowTable[]> {
  const text = `${READ_TABLES} and $1::text in (n.nspname::text, '*') and $2::text in (c.relname::text, '*')`;
  const context = { method: "GET", path: "/realtime/v1/websocket", headers: {}, ...(caller && { caller }) };
  const rows = await db.as(identity, { text, values: [schema, table], readOnly: true }, context);
  return rows.map(([json]) => JSON.parse(json!) as RowTable);
}

export async function readTables(db: Platform, entities: string[]): Promise<Map<string, RowTable>> {
  const rows = await db.asPlatform({
    text: `${READ_TABLES} and c.oid = any ($1::oid[])`,
    values: [`{${entities.join()}}`],
  });
  return new Map(rows.map(([json]) => JSON.parse(json!) as RowTable).map((table) => [table.entity, table]));
}

const WATCH = `
  with followed as materialized (select gateway.follow_table(entity) from unnest($1::oid[]) as entity)
  insert into gateway.row_watches (entity, process, until)
  select entity, $2, now() + interval '90 seconds' from unnest($1::oid[]) as entity, (select count(*) from followed) f
  on conflict (entity, process) do update set until = excluded.until`;

/** Lets triggers store the changes of these tables for the next 90 seconds. */
export async function watchTables(db: Platform, entities: string[], process: string): Promise<void> {
  if (entities.length > 0) await db.asPlatform({ text: WATCH, values: [`{${entities.join()}}`, process] });
}

export async function unwatchTables(db: Platform, entities: string[], process: string): Promise<void> {
  await db.asPlatform({
    text: "delete from gateway.row_watches where process = $2 and entity = any ($1::oid[]) or until < now()",
    values: [`{${entities.join()}}`, process],
  });
}
