import { columnList, quoted, type Table } from "./table-list.ts";
import type { TransferDatabase } from "./transfer-database.ts";

/** 2 MB of rows at a time, so that memory does not grow with the table. */
const PAGES_AT_ONCE = 256;
const LINES_BYTES = 4 * 1024 * 1024;
const LINE_END = 10;

/** A table's rows as COPY text, in physical order. The caller's transaction sees one state of the database. */
export async function* copyTable(db: TransferDatabase, { name, columns, pages }: Table): AsyncGenerator<Uint8Array> {
  for (let page = 0; page < pages; page += PAGES_AT_ONCE) {
    const range = `ctid >= '(${page},0)'::pg_catalog.tid and ctid < '(${page + PAGES_AT_ONCE},0)'::pg_catalog.tid`;
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
