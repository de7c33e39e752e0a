import type { Database } from "#db/database.ts";

type Key = { target: string; action: string };
type Table = { name: string; comment: string; keys: Key[] };
type SqlFunction = { name: string; source: string };

const NO_PERSONAL_DATA = /nothing about a (player|person)/i;
const PARTS = /^Kept about a person: (.+?) Why: (.+?) How long: (.+)$/s;

/** Prints the data map from the comments, the keys and the data export of the schema. */
export async function printDataMap(db: Database): Promise<string> {
  const [[json]] = (await db.asPlatform({ text: QUERY, values: [] })) as [[string]];
  const { tables, functions } = JSON.parse(json) as { tables: Table[]; functions: SqlFunction[] };
  const exported = exportedTables(functions);
  const rows = tables
    .filter(({ comment }) => !NO_PERSONAL_DATA.test(comment))
    .map((table) => [
      `\`${table.name}\``,
      ...partsOf(table.comment),
      exported.has(table.name) ? "yes" : "no",
      FATES[fateOf(table, tables)],
    ]);
  const lines = [
    "# Data map",
    "",
    "Written by `npm run db:types` from the comments of the tables. A test fails when it is out of date. It lists every",
    "table with data about people. Tables in `auth`, `gateway`, `realtime` and `storage` are the gateway's own; on hosted",
    "Supabase, all but those in `gateway` are Supabase's.",
    "",
    "**In the export** says whether a player's own download (`export_my_data`) reads the table. **After deletion** says what",
    "happens to the rows when the account is deleted.",
    "",
    printRow(["Table", "Kept", "Why", "How long", "In the export", "After deletion"]),
    printRow(["---", "---", "---", "---", "---", "---"]),
    ...rows.map(printRow),
  ];
  return `${lines.join("\n")}\n`;
}

const printRow = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

/** What, why and how long. A comment in another form is shown as it is. */
function partsOf(comment: string): [string, string, string] {
  const [, what, why, howLong] = PARTS.exec(comment) ?? [];
  if (what === undefined) return [comment, "", ""];
  return [withoutStop(what), withoutStop(why!), withoutStop(howLong!)];
}

const withoutStop = (text: string) => text.trim().replace(/\.$/, "");

type Fate = "deleted" | "unowned" | "by time";

const FATES: Record<Fate, string> = {
  deleted: "deleted at once",
  unowned: "stays without an owner",
  "by time": "stays until its time is over",
};

/** Follows the foreign keys: rows are deleted in a cascade from the account, or lose their owner. */
function fateOf({ name, keys }: Table, tables: Table[], seen: string[] = []): Fate {
  if (name === "auth.users") return "deleted";
  const fates = keys
    .filter(({ target }) => target !== name && !seen.includes(target))
    .flatMap(({ target, action }): Fate[] => {
      const owner = tables.find((table) => table.name === target);
      const fate = owner ? fateOf(owner, tables, [...seen, name]) : "by time";
      if (fate === "by time") return [];
      return fate === "deleted" && action === "cascade" ? ["deleted"] : ["unowned"];
    });
  return fates.includes("deleted") ? "deleted" : (fates[0] ?? "by time");
}

/** The tables that the data export reads, directly or through functions that it calls. */
function exportedTables(functions: SqlFunction[]): Set<string> {
  const sources = new Map(functions.map(({ name, source }) => [name, source]));
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const [called] of (sources.get(name) ?? "").matchAll(/\b(public|private|auth|gateway|storage)\.\w+/g))
      visit(called);
  };
  visit("public.export_my_data");
  return reached;
}

const QUERY = `
select json_build_object(
  'tables', (
    select json_agg(json_build_object(
      'name', n.nspname || '.' || c.relname,
      'comment', coalesce(obj_description(c.oid, 'pg_class'), ''),
      'keys', (
        select coalesce(json_agg(json_build_object(
          'target', tn.nspname || '.' || t.relname,
          'action', case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'refuse' end
        ) order by k.conname collate "C"), '[]')
        from pg_constraint k join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
        where k.conrelid = c.oid and k.contype = 'f')
    ) order by n.nspname collate "C", c.relname collate "C")
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and (n.nspname in ('auth', 'gateway', 'realtime', 'public', 'private')
      or (n.nspname = 'storage' and c.relname = 'objects'))
  ),
  'functions', (
    select json_agg(json_build_object('name', n.nspname || '.' || p.proname, 'source', p.prosrc) order by 1)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')
  )
)`;
