import type { TransferDatabase } from "./transfer-database.ts";

/** The schemas of a site. What an operator keeps in others is not part of the site. */
const SCHEMAS = ["auth", "storage", "gateway", "public", "private"];

/** Rows that are useless after a restore, or that would do harm: old messages would be sent again. */
export const LEFT_OUT = [
  // A kept salt would make the hashed addresses readable by trial.
  "gateway.address_salts",
  "gateway.backup_state",
  "gateway.bus",
  "gateway.limits",
  "gateway.outbox",
  "gateway.row_changes",
  "gateway.row_watches",
  "gateway.sent_codes",
  "gateway.sign_in_flows",
  "auth.mfa_challenges",
  "auth.webauthn_challenges",
  "private.game_checkpoints",
  "private.write_buckets",
];

/** In an archive only when it is encrypted. */
export const SECRET_TABLES = ["gateway.secrets", "gateway.signing_keys"];

/** The target runs the migrations itself. */
const LEDGERS = ["gateway.platform_migrations"];

/** `bytes` counts large values too, which are stored apart from the pages. */
export type Table = { name: string; columns: string[]; pages: number; bytes: number };

/** All tables of the site but the migration ledgers, with the columns that are stored and not computed. */
export async function listTables(db: TransferDatabase): Promise<Table[]> {
  const rows = await db.asPlatform({
    text: `select n.nspname || '.' || c.relname, (
        select json_agg(a.attname order by a.attnum) from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ), pg_catalog.pg_relation_size(c.oid) / pg_catalog.current_setting('block_size')::int,
      pg_catalog.pg_table_size(c.oid)
      from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = any ($1::text[]) and n.nspname || '.' || c.relname <> all ($2::text[])
      order by 1`,
    values: [`{${SCHEMAS.join()}}`, `{${LEDGERS.join()}}`],
  });
  return rows.map(([name, columns, pages, bytes]) => ({
    name: name!,
    columns: JSON.parse(columns!) as string[],
    pages: Number(pages),
    bytes: Number(bytes),
  }));
}

/** Where each sequence is. One that was never used is not listed. */
export async function listSequences(db: TransferDatabase): Promise<{ name: string; value: string }[]> {
  const rows = await db.asPlatform({
    text: `select schemaname || '.' || sequencename, last_value from pg_catalog.pg_sequences
      where schemaname = any ($1::text[]) and last_value is not null order by 1`,
    values: [`{${SCHEMAS.join()}}`],
  });
  return rows.map(([name, value]) => ({ name: name!, value: value! }));
}

/** `auth.users` as SQL writes it. */
export const quoted = (name: string): string => name.split(".").map(quoteName).join(".");

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const columnList = (columns: string[]): string => columns.map(quoteName).join(", ");
