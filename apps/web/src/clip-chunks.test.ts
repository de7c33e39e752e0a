import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Brotli bytes: the code that makes a video file of a clip. */
const MAX_BYTES = 60_000;

const client = path.join(import.meta.dirname, "../dist/client");
const scripts = fs.readdirSync(path.join(client, "assets")).filter((name) => name.endsWith(".js"));
/** The library with our code around it, and the small chunk through which it is imported. */
const EXPORTING = scripts.filter((name) => /^(clip-export|export-clip)-(?!api-)/.test(name));

test("the code that makes videos is small, and no page loads it before it is asked to", () => {
  const sizes = EXPORTING.map((name) => fs.statSync(path.join(client, "assets", `${name}.br`)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  for (const name of scripts.filter((each) => !EXPORTING.includes(each))) {
    expect(
      importsOf(name).filter((each) => EXPORTING.includes(each)),
      name,
    ).toEqual([]);
  }
});

test("no chunk that the library needs imports the library, because it would not have run yet", () => {
  const library = scripts.find((name) => name.startsWith("clip-export-"))!;
  expect(importsOf(library).filter((name) => importsOf(name).includes(library))).toEqual([]);
});

function importsOf(name: string): string[] {
  const code = fs.readFileSync(path.join(client, "assets", name), "utf8");
  return [...code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, each]) => each!);
}

test("the service worker does not cache it", () => {
  expect(fs.readFileSync(path.join(client, "sw.js"), "utf8")).not.toMatch(/assets\/clip-export-/);
});
