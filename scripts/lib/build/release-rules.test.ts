import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { isStale } from "./build-state.mjs";
import { BUILD_TARGETS } from "./build-targets.mjs";
import { findReleaseProblems, findUnreleased, releaseRules } from "./release-rules.mjs";

const temp = fs.mkdtempSync(path.join(os.tmpdir(), "quack-release-"));
let [built, released] = ["", ""];
beforeEach(() => {
  [built, released] = [fs.mkdtempSync(path.join(temp, "built-")), fs.mkdtempSync(path.join(temp, "released-"))];
});
afterAll(() => fs.rmSync(temp, { recursive: true }));

function build(game: string, score: number): string {
  const code = `export const rules = { score: () => ${score} };\n`;
  const name = `${game}.${createHash("sha256").update(code).digest("hex").slice(0, 16)}.js`;
  for (const old of fs.readdirSync(built)) if (old.startsWith(`${game}.`)) fs.rmSync(path.join(built, old));
  fs.writeFileSync(path.join(built, name), code);
  return name;
}

describe("releasing rules", () => {
  test("keeps every released version, and lists them for the function", async () => {
    const first = build("pond", 1);
    const other = build("reef-run", 5);
    expect(releaseRules({ built, released })).toEqual([first, other].sort());
    const second = build("pond", 2);
    expect(findUnreleased({ built, released })).toEqual([second]);
    expect(releaseRules({ built, released })).toEqual([second]);
    expect(releaseRules({ built, released })).toEqual([]);
    const list = (await import(/* @vite-ignore */ pathToFileURL(path.join(released, "released.js")).href)) as {
      RELEASED: Record<string, () => Promise<{ rules: { score: () => number } }>>;
    };
    expect(Object.keys(list.RELEASED)).toEqual([first, second, other].map((name) => name.slice(0, -3)).sort());
    const scores = await Promise.all(
      [first, second].map(async (name) => (await list.RELEASED[name.slice(0, -3)]!()).rules.score()),
    );
    expect(scores).toEqual([1, 2]);
    expect(findReleaseProblems(released)).toEqual([]);
  });

  test("deletes older versions only with an option", () => {
    const first = build("pond", 1);
    releaseRules({ built, released });
    const second = build("pond", 2);
    releaseRules({ built, released, onlyCurrent: true });
    expect(fs.readdirSync(released)).not.toContain(first);
    expect(fs.readdirSync(released)).toContain(second);
    expect(findReleaseProblems(released)).toEqual([]);
  });

  test("detects a version that was changed afterwards, and one that is not listed", () => {
    const name = build("pond", 1);
    releaseRules({ built, released });
    fs.appendFileSync(path.join(released, name), "\n");
    expect(findReleaseProblems(released)).toEqual([`${name} was changed`]);
    fs.renameSync(path.join(released, name), path.join(released, "pond.0000000000000000.js"));
    expect(findReleaseProblems(released)).toEqual([
      "pond.0000000000000000.js was changed",
      "released.js does not list them",
    ]);
  });
});

describe("the rules in the repository", () => {
  const areGamesBuilt = BUILD_TARGETS.some((target) => target.name === "games" && !isStale(target));

  // `npm test` builds the games first; with an older build this test would prove nothing.
  test.skipIf(!areGamesBuilt)("of every game are released: run npm run games:release", () => {
    expect(findUnreleased()).toEqual([]);
  });

  test("are unchanged since their release", () => {
    expect(findReleaseProblems()).toEqual([]);
  });
});
