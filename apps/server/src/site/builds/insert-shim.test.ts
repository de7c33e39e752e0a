import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { FileStore } from "#storage/files/file-store.ts";
import { insertShim } from "./insert-shim.ts";
import { serveFile } from "./serve-file.ts";

const SCRIPT = `<script src="/g/frame.js"></script>`;
const shimmed = (parts: Buffer[]) => text(Readable.from(parts).pipe(insertShim(false)));

test.each([
  ["after the doctype", "<!doctype html>|<html><head>ä"],
  ["after white space and complete comments", "\uFEFF \n<!-- saved -->\n<!DOCTYPE html>|<p>"],
  ["at the beginning without a doctype", "|<html><body>"],
  ["before a comment that the browser ends earlier", "|<!--><script>first()</script>--><!doctype html>"],
  ["before a comment with an odd end", "|<!-- a --!><script>first()</script> --><!doctype html>"],
  ["before a script that comes first", "|<script>first()</script><!doctype html>"],
])("our script comes %s", async (_where, page) => {
  // A text decoder leaves the mark at the beginning out.
  const expected = page.replace("|", SCRIPT).replace("\uFEFF", "");
  const bytes = Buffer.from(page.replace("|", ""));
  expect(await shimmed([bytes])).toBe(expected);
  expect(await shimmed([...bytes].map((byte) => Buffer.from([byte])))).toBe(expected);
});

test("a large page goes through in parts", async () => {
  const part = Buffer.from(`<!-- ${"x".repeat(100_000)}`);
  const script = insertShim(true);
  script.write(part);
  expect(String(script.read())).toMatch(/^<script src="\/g\/frame.js" data-sdk><\/script><!-- x/);
  script.write(part);
  expect(part.equals(script.read() as Buffer)).toBe(true);
});

test("a visitor who leaves closes the file", async () => {
  for (const type of ["text/html", "application/wasm"]) {
    const stored = new PassThrough();
    const files = { get: () => Promise.resolve(stored) } as unknown as Pick<FileStore, "get">;
    const sent: Readable[] = [];
    const reply = { type: () => reply, header: () => reply, send: (body: Readable) => sent.push(body) };
    const request = { method: "GET", headers: {} };
    const file = { sha256: "0".repeat(64), bytes: 9, type, encoding: "br" as const, stored: "a", packed: null };
    await serveFile(files, request as never, reply as never, { flags: [], files: new Map() }, file);
    const closed = new Promise((resolve) => stored.once("close", resolve));
    sent[0]!.destroy();
    await closed;
  }
});
