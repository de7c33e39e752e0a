import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { minifyAgain } from "./minify-again.mjs";

const START = "const twice=e=>{return e*2};console.log(twice(21));";

async function minified(code: string): Promise<string> {
  const chunk = { type: "chunk", code };
  await minifyAgain.generateBundle({}, { "index.js": chunk });
  return chunk.code;
}

test("the script of a small game stays as it is", async () => {
  expect(await minified(START)).toBe(START);
});

test("the script of a game near its limit is minified again, and keeps its data", async () => {
  const data = randomBytes(60_000).toString("base64");
  const code = await minified(`${START}console.log("${data}");`);
  expect(code).toContain("console.log(42)");
  expect(code).toContain(data);
});
