import type { FastifyInstance } from "fastify";
import { readCursor, writeCursor } from "./listing/list-cursor.ts";
import { readEntries, type Entry } from "./listing/list-entries.ts";
import { listFolder, type SortOrder, type TimeColumn } from "./listing/list-sql.ts";
import { listPage, type PageRequest } from "./listing/page-sql.ts";
import { callerOf, runAs, type StorageService } from "./objects/storage-database.ts";

const DEFAULT_FOLDER_LIMIT = 100;
const MAX_ENTRIES = 1000;

type SortBy<Column> = { column?: Column; order?: SortOrder };
type FolderRequest = {
  Params: { bucket: string };
  Body: { prefix: string; limit?: number; offset?: number; search?: string; sortBy?: SortBy<"name" | TimeColumn> };
};
type PagesRequest = {
  Params: { bucket: string };
  Body: {
    prefix?: string;
    limit?: number;
    cursor?: string;
    with_delimiter?: boolean;
    sortBy?: SortBy<"name" | "created_at" | "updated_at">;
  };
};

const TEXT = { type: "string", maxLength: 1024 };
const LIMIT = { type: "integer", minimum: 1 };
const sortBy = (...columns: string[]) => ({
  type: "object",
  properties: { column: { type: "string", enum: columns }, order: { type: "string", enum: ["asc", "desc"] } },
});
const FOLDER = {
  type: "object",
  properties: {
    prefix: TEXT,
    limit: LIMIT,
    offset: { type: "integer", minimum: 0 },
    search: TEXT,
    sortBy: sortBy("name", "updated_at", "created_at", "last_accessed_at"),
  },
  required: ["prefix"],
};
const PAGES = {
  type: "object",
  properties: {
    prefix: TEXT,
    limit: LIMIT,
    cursor: { type: "string", maxLength: 4096 },
    with_delimiter: { type: "boolean" },
    sortBy: sortBy("name", "updated_at", "created_at"),
  },
};

/** Lists the objects of a bucket that the caller may see. */
export function registerListing(app: FastifyInstance, service: StorageService): void {
  app.post<FolderRequest>("/object/list/:bucket", { schema: { body: FOLDER } }, async (request) => {
    const { prefix, limit = DEFAULT_FOLDER_LIMIT, offset = 0, search = "", sortBy: sort } = request.body;
    const statement = listFolder(request.params.bucket, {
      folder: prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`,
      search,
      limit: Math.min(limit, MAX_ENTRIES),
      offset,
      column: sort?.column ?? "name",
      order: sort?.order ?? "asc",
    });
    const rows = await runAs(service.db, callerOf(request), statement);
    return readEntries(rows).map(({ entry }) => entry);
  });

  app.post<PagesRequest>("/object/list-v2/:bucket", { schema: { body: PAGES } }, async (request) => {
    const page = pageRequest(request.body);
    const statement = listPage(request.params.bucket, { ...page, limit: page.limit + 1 });
    const found = readEntries(await runAs(service.db, callerOf(request), statement));
    const shown = found.slice(0, page.limit);
    const last = shown.at(-1);
    const hasNext = found.length > page.limit;
    return {
      hasNext,
      ...(hasNext && last && { nextCursor: writeCursor({ ...page, after: { name: last.entry.name, at: last.at } }) }),
      folders: shown
        .filter(({ entry }) => entry.id === null)
        .map(({ entry: { name } }) => ({ name, key: lastPart(name) })),
      objects: shown.filter(({ entry }) => entry.id !== null).map(({ entry }) => withKey(entry)),
    };
  });
}

function pageRequest({
  prefix = "",
  limit = MAX_ENTRIES,
  cursor,
  with_delimiter = false,
  sortBy: sort,
}: PagesRequest["Body"]): PageRequest {
  const order = cursor
    ? readCursor(cursor)
    : { column: sort?.column ?? "name", order: sort?.order ?? "asc", after: null };
  return { prefix, limit: Math.min(limit, MAX_ENTRIES), hasDelimiter: with_delimiter, ...order };
}

function withKey(entry: Entry): Entry & { key: string } {
  return { ...entry, key: lastPart(entry.name) };
}

function lastPart(name: string): string {
  return name.replace(/\/$/, "").split("/").at(-1)!;
}
