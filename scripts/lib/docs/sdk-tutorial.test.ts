import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildGames, type BuiltGame } from "#lib/build/build-games.mjs";
import { CACHE_DIR, inRoot } from "#lib/machine/repository.mjs";

/** `npm test` leaves out what `npm run proof -- engines` runs. */
const isShort = process.env["QUACK_PROOF"] === undefined;

// The tutorial of docs/SDK.md, done as it says: copy the template, then replace files by the blocks below their names.
const BLOCK = /^`games\/crumbs\/([\w.-]+)`[^\n]*\n(?:[^\n`]+\n)*\n```\w+\n([\s\S]*?)^```$/gm;

let root: string;
let folder: string;
let names: string[];
let game: BuiltGame;

beforeAll(async () => {
  // Inside the repository, so that the packages are found as in games/.
  fs.mkdirSync(CACHE_DIR, { recursive: true });
  root = fs.mkdtempSync(path.join(CACHE_DIR, "sdk-tutorial-"));
  folder = path.join(root, "crumbs");
  fs.cpSync(inRoot("packages/game-kit/template"), folder, { recursive: true });
  const blocks = [...fs.readFileSync(inRoot("docs/SDK.md"), "utf8").matchAll(BLOCK)];
  names = blocks.map(([, name]) => name!);
  for (const [, name, text] of blocks) fs.writeFileSync(path.join(folder, name!), text!);
  [game] = (await buildGames([folder], path.join(root, "dist"))) as [BuiltGame];
});
afterAll(() => fs.rmSync(root, { recursive: true }));

test("the SDK tutorial shows every file that it asks to replace", () => {
  expect(names.sort()).toEqual(["bot.ts", "face.ts", "game.json", "rules.test.ts", "rules.ts", "view.ts"]);
});

test("the game of the SDK tutorial builds, and its built rules replay a run of its bot", async () => {
  expect(game).toMatchObject({ id: "crumbs", entry: "/g/crumbs/index.html" });
  const { rules } = (await importFile(path.join(root, "dist", game.rules))) as RulesFile;
  const { rules: source } = (await importFile(path.join(folder, "rules.ts"))) as RulesFile;
  const { createBot } = (await importFile(path.join(folder, "bot.ts"))) as BotFile;
  const seed = [1, 2, 3, 4];
  const [bot, state, twin] = [createBot(), rules.start(seed), source.start(seed)];
  for (let frame = 0; !rules.isOver(state) && frame < 72_000; frame++) {
    const inputs = bot(state);
    rules.step(state, inputs);
    source.step(twin, inputs);
  }
  expect([rules.isOver(state), rules.score(state)]).toEqual([true, 12]);
  expect(rules.hash(state)).toBe(source.hash(twin));
});

test("the code of the SDK tutorial has no type errors", () => {
  const compilerOptions = { lib: ["ES2023", "DOM", "DOM.Iterable"], resolveJsonModule: true };
  const config = { extends: inRoot("tsconfig.base.json"), compilerOptions, include: ["crumbs/*.ts"] };
  fs.writeFileSync(path.join(root, "tsconfig.json"), JSON.stringify(config));
  expect(run("node_modules/typescript/bin/tsc", "-p", root)).toEqual({ status: 0, output: "" });
});

test.skipIf(isShort)("the tests of the SDK tutorial's game pass", () => {
  // Without a configuration of its own, Vitest would take the repository's.
  fs.writeFileSync(path.join(folder, "vitest.config.mjs"), "export default {};");
  const { status, output } = run("node_modules/vitest/vitest.mjs", "run", "--root", folder);
  expect(status, output).toBe(0);
  expect(output).toContain("13 passed");
});

function run(tool: string, ...args: string[]) {
  const env = { ...process.env, QUACK_PROOF: "engines", NO_COLOR: "1", FORCE_COLOR: "0" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot(tool), ...args], { encoding: "utf8", env });
  return { status, output: stdout + stderr };
}

const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(file).href);

type Inputs = { held: number; taps: number[] };
type Rules = {
  start(seed: number[]): unknown;
  step(state: unknown, inputs: Inputs): void;
  isOver(state: unknown): boolean;
  score(state: unknown): number;
  hash(state: unknown): number;
};
type RulesFile = { rules: Rules };
type BotFile = { createBot(): (state: unknown) => Inputs };
