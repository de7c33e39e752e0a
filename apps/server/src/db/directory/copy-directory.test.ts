import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkDirectory } from "./copy-directory.ts";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-link-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test("a second call links only what is new, and links survive a deletion", async () => {
  const [from, to] = [path.join(folder, "files"), path.join(folder, "snapshot")];
  fs.mkdirSync(path.join(from, "deep"), { recursive: true });
  fs.writeFileSync(path.join(from, "deep", "old"), "old");
  await linkDirectory(from, to);
  fs.rmSync(path.join(from, "deep", "old"));
  fs.writeFileSync(path.join(from, "new"), "new");
  await linkDirectory(from, to);
  await linkDirectory(from, to);
  expect(fs.readFileSync(path.join(to, "deep", "old"), "utf8")).toBe("old");
  expect(fs.readFileSync(path.join(to, "new"), "utf8")).toBe("new");
});
