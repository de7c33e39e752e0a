import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAllGames, buildGames, gameFolders, type BuiltGame } from "./build-games.mjs";
import { copyOlderRules } from "./build-rules.mjs";
import { inRoot } from "#lib/machine/repository.mjs";

let root: string;
let dist: string;
let catalogue: BuiltGame[];

// As an author does: copy the template and rename it.
beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-games-"));
  dist = path.join(root, "dist");
  const folder = path.join(root, "games", "puddle-jump");
  fs.cpSync(inRoot("packages/game-kit/template"), folder, { recursive: true });
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "game.json"), "utf8")) as object;
  fs.writeFileSync(path.join(folder, "game.json"), JSON.stringify({ ...manifest, id: "puddle-jump" }));
  catalogue = await buildGames(gameFolders(path.join(root, "games")), dist);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

test("older rules of a game are copied beside it, and an unknown version is an error", () => {
  const [released, target] = [path.join(root, "released"), path.join(root, "beside")];
  for (const folder of [released, target]) fs.mkdirSync(folder);
  fs.writeFileSync(path.join(released, "pond.0123456789abcdef.js"), "export const rules = {};");
  copyOlderRules({ id: "pond", olderRules: ["0123456789abcdef"] }, target, released);
  expect(fs.readdirSync(target)).toEqual(["rules.0123456789abcdef.js"]);
  expect(() => copyOlderRules({ id: "pond", olderRules: ["ffffffffffffffff"] }, target, released)).toThrow(
    "were never released",
  );
});

describe("the template, copied into a folder of games", () => {
  test("is in the catalogue with all fields of its game.json", () => {
    expect(catalogue).toEqual(JSON.parse(fs.readFileSync(path.join(dist, "catalogue.json"), "utf8")));
    expect(catalogue).toMatchObject([{ id: "puddle-jump", title: "Pond Hop", entry: "/g/puddle-jump/index.html" }]);
  });

  test("is one page and one script with relative URLs, below 60 kB", () => {
    const { script, bytes } = catalogue[0]!;
    const html = fs.readFileSync(path.join(dist, "puddle-jump/index.html"), "utf8");
    expect(html).toContain(`src="./${path.basename(script)}"`);
    const files = fs.readdirSync(path.join(dist, "puddle-jump")).filter((name) => !/\.(br|gz)$|^view\./.test(name));
    expect(files.sort()).toEqual(["game.json", path.basename(script), "index.html"].sort());
    expect(bytes).toBeLessThan(60_000);
    expect(bytes).toBe(
      [`${path.basename(script)}.br`, "index.html.br"]
        .map((name) => fs.statSync(path.join(dist, "puddle-jump", name)).size)
        .reduce((sum, size) => sum + size),
    );
  });

  test("has no text in its script that only the site shows", () => {
    const { script, licence, tagline, spine } = catalogue[0]! as BuiltGame & Record<string, string>;
    const code = fs.readFileSync(path.join(dist, "puddle-jump", path.basename(script)), "utf8");
    expect(code).toContain("Pond Hop");
    // The colour of its screens.
    expect(code).toContain(spine);
    for (const words of [tagline, `"${licence}"`]) expect(code).not.toContain(words);
  });

  test("has rules that are named by their content hash and export nothing else", async () => {
    const { sim_version, rules } = catalogue[0]!;
    const code = fs.readFileSync(path.join(dist, rules), "utf8");
    expect(createHash("sha256").update(code).digest("hex")).toMatch(new RegExp(`^${sim_version}`));
    expect(code).not.toMatch(/\bimport\b/);
    expect(Object.keys((await importFile(path.join(dist, rules))) as object)).toEqual(["rules"]);
  });

  test("has a view of its rules for clips, one module that is named by its content hash", async () => {
    const { sim_version, views } = catalogue[0]! as BuiltGame & { views: Record<string, string> };
    expect(Object.keys(views)).toEqual([sim_version]);
    const file = path.join(dist, "puddle-jump", views[sim_version]!);
    const code = fs.readFileSync(file, "utf8");
    const hash = createHash("sha256").update(code).digest("hex").slice(0, 16);
    expect(views[sim_version]).toBe(`view.${sim_version}.${hash}.js`);
    expect(code).not.toMatch(/\bimport\b/);
    expect(fs.statSync(`${file}.br`).size).toBeLessThan(20_000);
    expect(Object.keys((await importFile(file)) as object).sort()).toEqual(["createFace", "rules"]);
  });

  test("is beside a clip player whose export code is a file of its own", () => {
    const files = fs.readdirSync(path.join(dist, "_clips")).filter((name) => !/\.(br|gz)$/.test(name));
    expect(files.filter((name) => name.endsWith(".js"))).toHaveLength(2);
    expect(files).toContain("index.html");
    const main = files.find((name) => /^index\..*js$/.test(name))!;
    expect(fs.readFileSync(path.join(dist, "_clips", main), "utf8")).not.toContain("VideoEncoder");
  });

  test("can be played by its bot, and the built rules match the source to the last bit", async () => {
    const { startRunSession } = (await importFile(
      inRoot("packages/game-kit/src/core/run-session.ts"),
    )) as RunSessionFile;
    const { rules: source } = (await importFile(inRoot("packages/game-kit/template/rules.ts"))) as RulesFile;
    const { createBot } = (await importFile(inRoot("packages/game-kit/template/bot.ts"))) as BotFile;
    const { rules: built } = (await importFile(path.join(dist, catalogue[0]!.rules))) as RulesFile;
    const [bot, seed] = [createBot(), "0123456789abcdef0123456789abcdef"];
    const [one, other] = [startRunSession(source, seed), startRunSession(built, seed)];
    while (!one.isOver) {
      const inputs = bot(one.state);
      one.step(inputs);
      other.step(inputs);
    }
    expect(other.isOver).toBe(true);
    expect(built.hash(other.state)).toBe(source.hash(one.state));
    expect(built.score(other.state)).toBeGreaterThan(5);
  });
});

test("a game with an invalid game.json is reported with the reason, and the others are built", async () => {
  const games = path.join(root, "more");
  fs.cpSync(path.join(root, "games"), games, { recursive: true });
  fs.mkdirSync(path.join(games, "broken"));
  fs.writeFileSync(path.join(games, "broken", "game.json"), '{ "id": "broken" }');
  const elsewhere = path.join(root, "dist-2");
  await expect(buildGames(gameFolders(games), elsewhere)).rejects.toThrow(
    /^broken: game\.json: .*title must not be empty/,
  );
  expect(fs.existsSync(path.join(elsewhere, "puddle-jump/index.html"))).toBe(true);
});

test("a build of one game returns only that one, and keeps the others in the catalogue", async () => {
  const folder = path.join(root, "later", "puddle-two");
  fs.cpSync(path.join(root, "games", "puddle-jump"), folder, { recursive: true });
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "game.json"), "utf8")) as object;
  fs.writeFileSync(path.join(folder, "game.json"), JSON.stringify({ ...manifest, id: "puddle-two", code: "TPL 02" }));
  const both = path.join(root, "dist-4");
  fs.cpSync(dist, both, { recursive: true });
  expect((await buildGames([folder], both)).map(({ id }) => id)).toEqual(["puddle-two"]);
  const listed = JSON.parse(fs.readFileSync(path.join(both, "catalogue.json"), "utf8")) as BuiltGame[];
  expect(listed.map(({ id }) => id)).toEqual(["puddle-jump", "puddle-two"]);
});

test("a build of all games deletes what was built of a removed game", async () => {
  const before = path.join(root, "dist-6");
  fs.cpSync(dist, before, { recursive: true });
  const parent = path.join(root, "no-games");
  fs.mkdirSync(parent);
  expect(await buildAllGames(parent, before)).toEqual([]);
  expect(fs.readdirSync(before).sort()).toEqual(["catalogue.json", "rules"]);
  expect(fs.readdirSync(path.join(before, "rules"))).toEqual([]);
});

test("two games with the same code are reported", async () => {
  const folder = path.join(root, "copied", "puddle-copy");
  fs.cpSync(path.join(root, "games", "puddle-jump"), folder, { recursive: true });
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "game.json"), "utf8")) as object;
  fs.writeFileSync(path.join(folder, "game.json"), JSON.stringify({ ...manifest, id: "puddle-copy" }));
  const both = path.join(root, "dist-5");
  fs.cpSync(dist, both, { recursive: true });
  await expect(buildGames([folder], both)).rejects.toThrow(
    "game.json: puddle-copy and puddle-jump have the same code, TPL 00",
  );
});

test("a class without replay verification has no rules", async () => {
  const folder = path.join(root, "unjudged", "puddle-toy");
  fs.cpSync(path.join(root, "games", "puddle-jump"), folder, { recursive: true });
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "game.json"), "utf8")) as object;
  fs.writeFileSync(path.join(folder, "game.json"), JSON.stringify({ ...manifest, id: "puddle-toy", verifier: "none" }));
  const elsewhere = path.join(root, "dist-3");
  const [toy] = await buildGames([folder], elsewhere);
  expect(toy).toMatchObject({ id: "puddle-toy", sim_version: null, rules: null });
  expect(fs.readdirSync(path.join(elsewhere, "rules"))).toEqual([]);
});

// Imported by path, because scripts do not depend on our packages.
const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(file).href);

type Rules = { score(state: unknown): number; hash(state: unknown): number };
type Inputs = { held: number; taps: number[] };
type RulesFile = { rules: Rules };
type BotFile = { createBot(): (state: unknown) => Inputs };
type RunSessionFile = {
  startRunSession(rules: Rules, seed: string): { state: unknown; isOver: boolean; step(inputs: Inputs): void };
};
