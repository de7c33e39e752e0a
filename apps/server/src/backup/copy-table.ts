import { columnList, quoted, type Table } from "./table-list.ts";
import type { TransferDatabase } from "./transfer-database.ts";

/** About this much at a time, so that memory does not grow with the table. */
const BYTES_AT_ONCE = 2 * 1024 * 1024;
const LINES_BYTES = 4 * 1024 * 1024;
const LINE_END = 10;

/** A table's rows as COPY text, in physical order. The caller's transaction sees one state of the database. */
export async function* copyTable(db: TransferDatabase, table: Table): AsyncGenerator<Uint8Array> {
  const { name, columns, pages, bytes } = table;
  // A page of a table with large values stands for many bytes that are stored elsewhere.
  const step = Math.max(1, Math.floor((BYTES_AT_ONCE * pages) / Math.max(1, bytes)));
  for (let page = 0; page < pages; page += step) {
    const range = `ctid >= '(${page},0)'::pg_catalog.tid and ctid < '(${page + step},0)'::pg_catalog.tid`;
    const lines = await db.copyOut(`select ${columnList(columns)} from ${quoted(name)} where ${range}`);
    if (lines.byteLength > 0) yield lines;
  }
}

/** Counts rows: COPY escapes the line ends inside values. */
export function countLines(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}

/** Regroups chunks into parts of whole lines, of a few megabytes each. */
export async function* inWholeLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.byteLength;
    if (size < LINES_BYTES) continue;
    const bytes = Buffer.concat(held);
    const end = bytes.lastIndexOf(LINE_END) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    held = [bytes.subarray(end)];
    size = bytes.byteLength - end;
  }
  if (size > 0) yield Buffer.concat(held);
}
