import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { isStale } from "./build-state.mjs";
import { BUILD_TARGETS } from "./build-targets.mjs";
import { GAMES_DIST } from "./build-games.mjs";
import { nameOlderViews, writeViews } from "./build-views.mjs";
import { findChangedViews, findUnreleasedViews, releaseViews } from "./released-views.mjs";
import { inRoot } from "#lib/machine/repository.mjs";

const temp = fs.mkdtempSync(path.join(os.tmpdir(), "quack-views-"));
let [built, released] = ["", ""];
beforeEach(() => {
  [built, released] = [fs.mkdtempSync(path.join(temp, "built-")), fs.mkdtempSync(path.join(temp, "released-"))];
});
afterAll(() => fs.rmSync(temp, { recursive: true }));

const VERSIONS = ["1".repeat(16), "2".repeat(16)] as const;

/** A built game with this rules version, whose view draws in this colour. */
function build(id: string, version: string, colour: string): string {
  const target = path.join(built, id);
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target);
  const code = `export const colour = "${colour}";\n`;
  const views = writeViews({ id, version, code, target, released });
  fs.writeFileSync(path.join(target, "game.json"), JSON.stringify({ id, sim_version: version, views }));
  return `${id}.${version}.${createHash("sha256").update(code).digest("hex").slice(0, 16)}.js`;
}

describe("releasing views", () => {
  test("keeps one view for each rules version, the newest", () => {
    const first = build("pond", VERSIONS[0], "blue");
    expect(findUnreleasedViews(built, released)).toEqual([`pond.${VERSIONS[0]}`]);
    expect(releaseViews({ built, released })).toEqual([first]);
    expect(findUnreleasedViews(built, released)).toEqual([]);
    const better = build("pond", VERSIONS[0], "bluer");
    expect(releaseViews({ built, released })).toEqual([better]);
    const second = build("pond", VERSIONS[1], "green");
    expect(releaseViews({ built, released })).toEqual([second]);
    expect(fs.readdirSync(released).sort()).toEqual([better, second].sort());
    expect(releaseViews({ built, released })).toEqual([]);
  });

  test("puts the views of earlier releases beside the game, under their own names", () => {
    const first = build("pond", VERSIONS[0], "blue");
    releaseViews({ built, released });
    build("pond", VERSIONS[1], "green");
    const { views } = JSON.parse(fs.readFileSync(path.join(built, "pond/game.json"), "utf8")) as {
      views: Record<string, string>;
    };
    expect(Object.keys(views).sort()).toEqual([...VERSIONS]);
    expect(views[VERSIONS[0]]).toBe(first.replace(/^pond/, "view"));
    const text = (version: string) => fs.readFileSync(path.join(built, "pond", views[version]!), "utf8");
    expect([text(VERSIONS[0]), text(VERSIONS[1])]).toEqual([
      'export const colour = "blue";\n',
      'export const colour = "green";\n',
    ]);
  });

  test("puts them beside the game by the name of their rules, too, which is how the game asks for them", () => {
    const first = build("pond", VERSIONS[0], "blue").replace(/^pond/, "view");
    releaseViews({ built, released });
    const target = path.join(built, "pond");
    expect(nameOlderViews(VERSIONS[1], { [VERSIONS[0]]: first, [VERSIONS[1]]: "view.js" }, target)).toEqual([
      VERSIONS[0],
    ]);
    const text = fs.readFileSync(path.join(target, `rules.${VERSIONS[0]}.js`), "utf8");
    expect(text).toBe(`export * from "./${first}";\n`);
  });

  test("forgets older versions only with an option, and notices a changed file", () => {
    build("pond", VERSIONS[0], "blue");
    releaseViews({ built, released });
    const second = build("pond", VERSIONS[1], "green");
    releaseViews({ built, released, onlyCurrent: true });
    expect(fs.readdirSync(released)).toEqual([second]);
    expect(findChangedViews(released)).toEqual([]);
    fs.appendFileSync(path.join(released, second), "\n");
    expect(findChangedViews(released)).toEqual([second]);
  });
});

describe("the views in the repository", () => {
  const areGamesBuilt = BUILD_TARGETS.some((target) => target.name === "games" && !isStale(target));

  // `npm test` builds the games first; with an older build this test would prove nothing.
  test.skipIf(!areGamesBuilt)("of every game are released: run npm run games:release", () => {
    expect(findUnreleasedViews(inRoot(GAMES_DIST))).toEqual([]);
  });

  test("are unchanged since their release", () => {
    expect(findChangedViews()).toEqual([]);
  });
});
