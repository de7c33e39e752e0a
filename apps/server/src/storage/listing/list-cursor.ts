import { storageError } from "#storage/objects/storage-error.ts";
import type { PageRequest } from "./page-sql.ts";

type Cursor = Pick<PageRequest, "column" | "order" | "after">;

const COLUMNS = ["name", "created_at", "updated_at"] as const;
const TIME = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:?\d\d){0,2}$/;

/** The next page as an opaque cursor. It includes the sort order, so that pages are consistent. */
export function writeCursor({ column, order, after }: Cursor): string {
  return Buffer.from(JSON.stringify([column, order, after?.name, after?.at])).toString("base64url");
}

export function readCursor(cursor: string): Cursor {
  const [column, order, name, at] = parse(cursor);
  const known = COLUMNS.find((each) => each === column);
  const isOrder = order === "asc" || order === "desc";
  const hasTime = known === "name" || (typeof at === "string" && TIME.test(at));
  if (!known || !isOrder || typeof name !== "string" || !hasTime) throw storageError.invalidParameter("Invalid cursor");
  return { column: known, order, after: { name, at: known === "name" ? null : (at as string) } };
}

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
