import type { Statement } from "#db/database.ts";
import { ENTRY_COLUMNS, isBelow } from "./list-entries.ts";

export type SortOrder = "asc" | "desc";
export type TimeColumn = "created_at" | "updated_at" | "last_accessed_at";

type FolderListing = {
  /** Ends in a slash, except for the root. */
  folder: string;
  search: string;
  limit: number;
  offset: number;
  column: "name" | TimeColumn;
  order: SortOrder;
};

/**
 * One folder as a file manager shows it: folders first, then files, with relative names. It reads everything below the
 * folder to find its subfolders.
 */
export function listFolder(bucket: string, { folder, search, limit, offset, column, order }: FolderListing): Statement {
  const at = column === "name" ? "null::timestamptz" : column;
  const text = `with found as (
      select *, substr(name, length($2) + 1) as rest from storage.objects
      where bucket_id = $1 and ${isBelow("name", "$2")} and starts_with(lower(substr(name, length($2) + 1)), lower($3))
    ), entries as (
      select distinct 0 as kind, split_part(rest, '/', 1) as entry, null::timestamptz as at, null::uuid as file
      from found where position('/' in rest) > 0
      union all
      select 1, rest, ${at}, id from found where position('/' in rest) = 0
    )
    select e.entry, null, ${ENTRY_COLUMNS} from entries e left join found f on f.id = e.file
    order by e.kind, e.at ${order}, e.entry collate "C" ${order} limit $4::int offset $5::bigint`;
  return { text, values: [bucket, folder, search, String(limit), String(offset)] };
}
