import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeZip, type ZipEntry } from "#testing/make-zip.ts";
import { isShort } from "#testing/short-form.ts";
import { BadZip, readZip } from "./read-zip.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-zip-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const MiB = 1024 * 1024;
const PAGE: ZipEntry = { name: "index.html", content: "<!doctype html>" };

function read(zip: Buffer) {
  const file = path.join(folder, "game.zip");
  fs.writeFileSync(file, zip);
  return readZip(file);
}

test("a zip becomes a list of files, without its folders", async () => {
  const files = await read(makeZip([{ name: "game/", content: "" }, PAGE, { name: "game/main.js", content: "1;" }]));
  expect(files.map(({ path: name, bytes }) => [name, bytes])).toEqual([
    ["index.html", 15],
    ["game/main.js", 2],
  ]);
  expect(files[1]!.read().toString()).toBe("1;");
  expect(files[1]!.sha256).toMatch(/^[0-9a-f]{64}$/);
});

const zeros = Buffer.alloc(21 * MiB);
const huge: ZipEntry[] = Array.from({ length: 5 }, (_, n) => ({ name: `${n}.bin`, content: zeros }));

type Hostile = [what: string, make: () => Buffer, sentence: RegExp];
const HUGE: Hostile[] = [
  ["105 MiB together", () => makeZip([PAGE, ...huge]), /too large/],
  [
    "many names for the same bytes",
    () => makeZip(huge.map((each, n) => ({ ...each, isOverlapping: n > 0 }))),
    /too large|cannot be read/,
  ],
];

test.each<Hostile>([
  ["a parent folder", () => makeZip([PAGE, { name: "../evil.js", content: "x" }]), /cannot be read/],
  ["an absolute path", () => makeZip([PAGE, { name: "/etc/evil.js", content: "x" }]), /cannot be read/],
  ["a backslash", () => makeZip([PAGE, { name: "..\\evil.js", content: "x" }]), /cannot be read/],
  ["a drive", () => makeZip([PAGE, { name: "C:/evil.js", content: "x" }]), /cannot be read/],
  ["a link", () => makeZip([PAGE, { name: "a.js", content: "/etc/passwd", mode: 0xa1ff }]), /is a link/],
  ["an encrypted file", () => makeZip([PAGE, { name: "a.js", content: "x", isEncrypted: true }]), /encrypted/],
  ["a name twice", () => makeZip([PAGE, { ...PAGE, content: "other" }]), /twice/],
  ["a size that is too small", () => makeZip([{ ...PAGE, content: zeros, saysBytes: 1000 }]), /cannot be read/],
  ["a file of 26 MiB", () => makeZip([PAGE, { name: "a.bin", content: Buffer.alloc(26 * MiB) }]), /too large/],
  ...(isShort ? [] : HUGE),
  ["more entries than a build", () => makeZip([PAGE], 5000), /5000 entries/],
  ["fewer entries than it says", () => makeZip([PAGE], 3), /cannot be read/],
  ["a file that was cut off", () => makeZip([PAGE]).subarray(0, 40), /cannot be read/],
  ["no zip at all", () => Buffer.from("GIF89a is no zip"), /cannot be read/],
  ["nothing", () => Buffer.alloc(0), /cannot be read/],
])("a zip is refused with %s", async (_what, make, sentence) => {
  const reading = read(make());
  await expect(reading).rejects.toThrow(BadZip);
  await expect(reading).rejects.toThrow(sentence);
});
