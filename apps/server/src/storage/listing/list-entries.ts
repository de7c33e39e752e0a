import type { Rows } from "#db/database.ts";
import type { FileMetadata } from "#storage/objects/object-sql.ts";
import { isoTime } from "#storage/objects/storage-database.ts";

/** A file or, when `id` is null, a folder (a common prefix up to a slash). */
export type Entry = {
  name: string;
  id: string | null;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: FileMetadata | null;
};

/** The columns that every listing selects after name and sort time, from a file `f` that may be missing. */
export const ENTRY_COLUMNS = `f.id::text, ${isoTime("f.updated_at")}, ${isoTime("f.created_at")},
  ${isoTime("f.last_accessed_at")}, f.metadata::text`;

export function readEntries(rows: Rows): { entry: Entry; at: string | null }[] {
  return rows.map(([name, at, id, updated_at, created_at, last_accessed_at, metadata]) => ({
    at: at ?? null,
    entry: {
      name: name!,
      id: id ?? null,
      updated_at: updated_at ?? null,
      created_at: created_at ?? null,
      last_accessed_at: last_accessed_at ?? null,
      metadata: metadata ? (JSON.parse(metadata) as FileMetadata) : null,
    },
  }));
}

/** Sorts after every name with the same prefix. */
export const LAST_CHARACTER = "chr(1114111)";

// Comparisons rather than LIKE: they can use an index even with row security.
export function isBelow(name: string, prefix: string): string {
  return `${name} collate "C" >= ${prefix} and ${name} collate "C" < ${prefix} || ${LAST_CHARACTER}`;
}
