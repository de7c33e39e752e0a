import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildOf, keepAssets } from "./kept-assets.ts";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-assets-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const site = () => path.join(folder, "site");
const dataDir = () => path.join(folder, "data");

/** Replaces the build, as an upgrade does. */
function build(name: string): void {
  fs.rmSync(site(), { recursive: true, force: true });
  fs.mkdirSync(path.join(site(), "assets"), { recursive: true });
  fs.writeFileSync(path.join(site(), "index.html"), `<script src="/assets/first-${name}.js">`);
  fs.writeFileSync(path.join(site(), "assets", `first-${name}.js`), name);
}

async function startWith(name: string): Promise<string[]> {
  build(name);
  const kept = await keepAssets(site(), dataDir());
  // Times of two starts differ by more than a file system's resolution.
  const own = path.join(dataDir(), "assets", await buildOf(site()));
  const before = new Date(Date.now() - 1000 * (10 - starts++));
  fs.utimesSync(own, before, before);
  return kept.flatMap((each) => fs.readdirSync(each));
}
let starts = 0;

describe("the hashed files of a build", () => {
  test("are kept for the two builds after it, and not longer", async () => {
    await startWith("a");
    await startWith("b");
    expect(await startWith("c")).toEqual(["first-c.js", "first-b.js", "first-a.js"]);
    expect(await startWith("d")).toEqual(["first-d.js", "first-c.js", "first-b.js"]);
    expect(fs.readdirSync(path.join(dataDir(), "assets"))).toHaveLength(3);
  });

  test("are kept once, however often the build is started", async () => {
    await startWith("a");
    await startWith("b");
    expect(await startWith("b")).toEqual(["first-b.js", "first-a.js"]);
  });

  test("are copied again when an earlier copy was cut off", async () => {
    const draft = path.join(dataDir(), "assets/.draft-1");
    fs.mkdirSync(draft, { recursive: true });
    expect(await startWith("a")).toEqual(["first-a.js"]);
    expect(fs.existsSync(draft), "another process may be copying").toBe(true);
    const longAgo = new Date(Date.now() - 700_000);
    fs.utimesSync(draft, longAgo, longAgo);
    await startWith("a");
    expect(fs.existsSync(draft)).toBe(false);
  });

  test("are copied once when several processes start at the same time", async () => {
    build("a");
    const all = await Promise.all(Array.from({ length: 4 }, () => keepAssets(site(), dataDir())));
    for (const folders of all) expect(folders.flatMap((each) => fs.readdirSync(each))).toEqual(["first-a.js"]);
    expect(fs.readdirSync(path.join(dataDir(), "assets"))).toHaveLength(1);
  });

  test("of earlier builds are still served when this one cannot be copied, and no draft is left", async () => {
    await startWith("a");
    build("b");
    fs.rmSync(path.join(site(), "assets"), { recursive: true });
    const said: string[] = [];
    const folders = await keepAssets(site(), dataDir(), (message) => said.push(message));
    expect(folders.flatMap((each) => fs.readdirSync(each))).toEqual(["first-a.js"]);
    expect(said).toHaveLength(1);
    expect(fs.readdirSync(path.join(dataDir(), "assets"))).toHaveLength(1);
  });
});
