import type { Statement } from "#db/database.ts";
import { ENTRY_COLUMNS, isBelow, LAST_CHARACTER } from "./list-entries.ts";
import type { SortOrder, TimeColumn } from "./list-sql.ts";

/** Where the last page ended. A folder's name ends in a slash. */
type PageEnd = { name: string; at: string | null };

export type PageRequest = {
  prefix: string;
  limit: number;
  column: "name" | TimeColumn;
  order: SortOrder;
  /** Group names by the next slash into folders. */
  hasDelimiter: boolean;
  after: PageEnd | null;
};

/** One page of a bucket's names in the given order. */
export function listPage(bucket: string, page: PageRequest): Statement {
  const values = [bucket, page.prefix, page.after?.name ?? null, String(page.limit)];
  if (page.column !== "name") return { text: byTime(page, page.column), values: [...values, page.after?.at ?? null] };
  return { text: page.hasDelimiter ? byNameWithFolders(page.order) : byName(page.order), values };
}

function byName(order: SortOrder): string {
  return `select f.name, null, ${ENTRY_COLUMNS} from storage.objects f
    where f.bucket_id = $1 and ${isBelow("f.name", "$2")} and ($3::text is null or f.name collate "C" ${comesAfter(order)} $3)
    order by f.name collate "C" ${order} limit $4::int`;
}

// Walks the index from entry to entry and skips the contents of folders, so that a page costs the same however large
// they are.
function byNameWithFolders(order: SortOrder): string {
  const endOf = (entry: string) =>
    order === "desc"
      ? entry
      : `case when right(${entry}, 1) = '/' then ${entry} || ${LAST_CHARACTER} else ${entry} end`;
  const next = (isPast: string) => `(select coalesce(${folderIn("o.name")}, o.name) as entry, o.id as file
    from storage.objects o where o.bucket_id = $1 and ${isBelow("o.name", "$2")} and (${isPast})
    order by o.name collate "C" ${order} limit 1)`;
  return `with recursive walk as (
      select 1 as place, n.* from ${next(`$3::text is null or o.name collate "C" ${comesAfter(order)} ${endOf("$3")}`)} n
      union all
      select w.place + 1, n.* from walk w
      cross join lateral ${next(`o.name collate "C" ${comesAfter(order)} ${endOf("w.entry")}`)} n where w.place < $4::int
    )
    select w.entry, null, ${ENTRY_COLUMNS} from walk w
    left join storage.objects f on f.id = w.file and right(w.entry, 1) <> '/' order by w.place`;
}

// A folder has the creation time of its oldest file and the update time of its newest.
function byTime({ order, hasDelimiter }: PageRequest, column: TimeColumn): string {
  const ofAll = column === "created_at" ? "min" : "max";
  return `with found as (
      select *, ${hasDelimiter ? folderIn("name") : "null::text"} as folder from storage.objects
      where bucket_id = $1 and ${isBelow("name", "$2")}
    ), entries as (
      select folder as entry, ${ofAll}(${column}) as at, null::uuid as file from found where folder is not null group by folder
      union all
      select name, ${column}, id from found where folder is null
    )
    select e.entry, e.at::text, ${ENTRY_COLUMNS} from entries e left join found f on f.id = e.file
    where $3::text is null or (e.at, e.entry collate "C") ${comesAfter(order)} ($5::timestamptz, $3)
    order by e.at ${order}, e.entry collate "C" ${order} limit $4::int`;
}

function comesAfter(order: SortOrder): string {
  return order === "asc" ? ">" : "<";
}

/** The folder of a name below the prefix, slash included; null for a file directly there. */
function folderIn(name: string): string {
  const slash = `position('/' in substr(${name}, length($2) + 1))`;
  return `case when ${slash} > 0 then left(${name}, length($2) + ${slash}) end`;
}
