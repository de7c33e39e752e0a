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

/** Runs a function in a separate Node process and calls it. */
async function callInNode(loader: string, file: string, flags: string[]): Promise<unknown> {
  const script = `const { startFunctions } = await import(${JSON.stringify(pathToFileURL(loader).href)});
    const handlerOf = startFunctions({ files: new Map([["with-package", ${JSON.stringify(file)}]]), env: {} });
    const handler = await handlerOf("with-package");
    console.log(JSON.stringify(await (await handler(new Request("http://x/"))).json()));`;
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
  expect(
    await callInNode(here("./start-functions.ts"), here("./fixtures/npm/with-package/index.ts"), ["--import", "tsx"]),
  ).toBe('{"sub":"duck"}');
});

test("a function with npm: imports runs from a bundle, under plain Node", async () => {
  const outDir = await fs.mkdtemp(path.join(PATHS.root, "node_modules/.functions-test-"));
  try {
    const input = {
      loader: here("./start-functions.ts"),
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
    expect(await callInNode(path.join(outDir, "loader.js"), path.join(outDir, "functions/with-package.js"), [])).toBe(
      '{"sub":"duck"}',
    );
  } finally {
    await fs.rm(outDir, { recursive: true });
  }
});
