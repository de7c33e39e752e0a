import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readText } from "./read-archive.ts";
import { spoolEntry } from "./spool-entry.ts";
import { writeArchive } from "./write-archive.ts";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-spool-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function* parts(count: number, onPart: () => void = () => {}): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < count; part += 1) {
    yield Buffer.alloc(300_000, `${part % 10}`);
    onPart();
  }
}

test.each([1, 3, 12])("an entry of %i parts is read as it was written", async (count) => {
  const entry = await spoolEntry(parts(count), folder);
  const text = await readText(entry.read());
  await entry.close();
  expect(text.length).toBe(count * 300_000);
  expect(text.endsWith(`${(count - 1) % 10}`)).toBe(true);
});

test("rows of an encrypted archive are never in a file that has a name", async () => {
  const [archives, dataDir] = [path.join(folder, "archives"), path.join(folder, "data")];
  fs.mkdirSync(archives);
  const archive = await writeArchive(path.join(archives, "a.tar.gz.enc"), "a quiet duck on a pond", dataDir);
  const seen = new Set<string>();
  const look = () => fs.readdirSync(folder, { recursive: true }).forEach((name) => seen.add(String(name)));
  await archive.addStream("tables/auth.users.copy", parts(12, look));
  await archive.finish();
  expect([...seen].sort()).toEqual(["archives", "archives/a.tar.gz.enc.new", "data"]);
});
