import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { loadSecrets } from "./secrets.ts";

test("secrets are created once, stay the same, and only their owner can read them", async () => {
  const dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "quack-secrets-")), "data");
  const [first, again] = [await loadSecrets(dataDir), await loadSecrets(dataDir)];
  expect(again).toEqual(first);
  expect(fs.statSync(path.join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
  fs.rmSync(path.dirname(dataDir), { recursive: true });
});

test("many processes that start at once share the same secrets", async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-secrets-"));
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(dataDir)));
  expect(new Set(all.map(({ anonKey }) => anonKey)).size).toBe(1);
  fs.rmSync(dataDir, { recursive: true });
});
