import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { expect, test } from "vitest";
import { PATHS } from "#paths.ts";
import { bareSpecifier, npmSpecifiers } from "./npm-specifiers.ts";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Loads a folder of functions in a Node of its own and calls the one in it. */
async function callInNode(loader: string, folder: string, flags: string[]): Promise<unknown> {
  const script = `const { loadFunctions } = await import(${JSON.stringify(pathToFileURL(loader).href)});
    const functions = await loadFunctions({ folder: ${JSON.stringify(folder)}, configFile: "", env: {} });
    const { start } = functions.get("with-package");
    if (start.error) throw start.error;
    console.log(JSON.stringify(await (await start.handler(new Request("http://x/"))).json()), typeof Deno);`;
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, "--input-type=module", "-e", script], {
    cwd: PATHS.root,
  });
  return stdout.trim();
}

test("Deno's package names become Node's", () => {
  const names = {
    "npm:jose": "jose",
    "npm:jose@6": "jose",
    "npm:jose@^6.1.0/jwt/sign": "jose/jwt/sign",
    "npm:@a/b": "@a/b",
    "npm:@a/b@2/c": "@a/b/c",
    "npm:/jose@6": "jose",
    jose: "jose",
    "./x.ts": "./x.ts",
  };
  expect(Object.keys(names).map(bareSpecifier)).toEqual(Object.values(names));
});

test("a function with npm: imports runs from its source, under tsx", async () => {
  expect(await callInNode(here("./load-functions.ts"), here("./fixtures/npm"), ["--import", "tsx"])).toBe(
    '{"sub":"duck"} undefined',
  );
}, 20_000);

test("a function with npm: imports runs from a bundle, under plain Node", async () => {
  const outDir = await fs.mkdtemp(path.join(PATHS.root, "node_modules/.functions-test-"));
  try {
    const input = {
      loader: here("./load-functions.ts"),
      "functions/with-package": here("./fixtures/npm/with-package/index.ts"),
    };
    await build({
      configFile: false,
      logLevel: "error",
      plugins: [npmSpecifiers()],
      build: {
        ssr: true,
        outDir,
        emptyOutDir: false,
        rolldownOptions: { input, output: { entryFileNames: "[name].js" } },
      },
    });
    expect(await callInNode(path.join(outDir, "loader.js"), path.join(outDir, "functions"), [])).toBe(
      '{"sub":"duck"} undefined',
    );
  } finally {
    await fs.rm(outDir, { recursive: true });
  }
}, 30_000);
