import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isStale, rebuild } from "./build-state.mjs";

let root: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const target = (build = async () => write("app/dist/main.js", "built")) => ({
  name: "app",
  what: "Building the app",
  needs: [],
  inputs: ["app", "shared.json"],
  dist: "app/dist",
  outputs: ["main.js"],
  build,
});

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-build-"));
  write("app/src/main.ts", "one");
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe("a build", () => {
  test("is stale until it was made", async () => {
    expect(isStale(target(), root)).toBe(true);
    await rebuild(target(), root);
    expect(isStale(target(), root)).toBe(false);
  });

  test("is stale when an input was changed, added, removed or renamed", async () => {
    const changes = [
      () => write("app/src/main.ts", "two"),
      () => write("app/src/new.ts", "x"),
      () => fs.renameSync(path.join(root, "app/src/new.ts"), path.join(root, "app/src/newer.ts")),
      () => fs.rmSync(path.join(root, "app/src/newer.ts")),
      () => write("shared.json", "{}"),
    ];
    for (const change of changes) {
      await rebuild(target(), root);
      change();
      expect(isStale(target(), root)).toBe(true);
    }
  });

  test("stays fresh when only a modification date or a test changed", async () => {
    await rebuild(target(), root);
    write("app/src/main.test.ts", "x");
    fs.utimesSync(path.join(root, "app/src/main.ts"), new Date(), new Date());
    expect(isStale(target(), root)).toBe(false);
  });

  test("is stale when its output is missing", async () => {
    await rebuild(target(), root);
    fs.rmSync(path.join(root, "app/dist/main.js"));
    expect(isStale(target(), root)).toBe(true);
  });

  test("is stale after it failed half way, even if it was fresh before", async () => {
    await rebuild(target(), root);
    const broken = target(async () => {
      write("app/dist/main.js", "half");
      throw new Error("cut off");
    });
    await expect(rebuild(broken, root)).rejects.toThrow("cut off");
    expect(isStale(target(), root)).toBe(true);
  });

  test("is stale when an input changed during the build", async () => {
    const busy = target(async () => {
      write("app/dist/main.js", "built");
      write("app/src/main.ts", "changed meanwhile");
    });
    await rebuild(busy, root);
    expect(isStale(target(), root)).toBe(true);
  });
});
