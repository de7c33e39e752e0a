import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const USAGE_CHUNKS = ["posthog", "sentry"];
const client = path.join(import.meta.dirname, "../dist/client");
const assets = fs.readdirSync(path.join(client, "assets"));
const fileOf = (chunk: string) => assets.find((name) => new RegExp(`^${chunk}-.*\\.js$`).test(name));

describe("the code for analytics and error reports", () => {
  test.each(USAGE_CHUNKS)("is in a chunk of its own: %s", (chunk) => {
    expect(fileOf(chunk)).toBeDefined();
  });

  test("is not among the files that the service worker caches", () => {
    const worker = fs.readFileSync(path.join(client, "sw.js"), "utf8");
    expect(worker).toContain("/assets/first-");
    for (const chunk of USAGE_CHUNKS) expect(worker).not.toContain(fileOf(chunk)!);
  });

  test("is not loaded by the entry", () => {
    const entry = assets.filter((name) => /^(first|vendor|index|account)-.*\.js$/.test(name));
    expect(entry.length).toBeGreaterThan(2);
    for (const name of entry) {
      const code = fs.readFileSync(path.join(client, "assets", name), "utf8");
      const imported = [...code.matchAll(/\bfrom\s*["']\.\/([^"']+)["']|\bimport\s*["']\.\/([^"']+)["']/g)];
      const files = imported.map(([, a, b]) => a ?? b!);
      for (const chunk of USAGE_CHUNKS) expect(files, name).not.toContain(fileOf(chunk));
    }
  });
});
