import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inRoot } from "#lib/machine/repository.mjs";

type Diagnostic = { code: string; filename: string };

// Written beside the repository's own configuration, in folders of the same names.
const planted: [file: string, code: string, rule: string][] = [
  ["apps/server/src/a.ts", "export function f() { Promise.resolve(1); }", "typescript(no-floating-promises)"],
  ["apps/server/src/b.ts", "export const f = async (n: number) => await n;", "typescript(await-thenable)"],
  [
    "apps/server/src/c.ts",
    "export const f = (p: Promise<boolean>) => { if (p) return 1; return 2; };",
    "typescript(no-misused-promises)",
  ],
  ["apps/server/src/d.ts", "export const f = (value: any) => String(value);", "typescript(no-explicit-any)"],
  ["apps/server/src/e.ts", "export const f = () => process.env.PORT;", "node(no-process-env)"],
  ["apps/server/src/f.ts", "export const f: number = 'one';", "typescript(TS2322)"],
  ["apps/web/src/c.tsx", "export const C = () => <Missing />;", "typescript(TS2304)"],
  ["apps/server/src/g.ts", "export default 1;", "import(no-default-export)"],
  ["apps/server/src/h.ts", 'export * from "./a.ts";', "oxc(no-barrel-file)"],
  ["apps/server/src/iJ.ts", "export const a = 1;", "unicorn(filename-case)"],
  ["apps/web/src/a.tsx", "export const A = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;", "react(no-danger)"],
  [
    "apps/web/src/b.tsx",
    "import { useState } from 'react'; export function B(p: { on: boolean }) { if (p.on) useState(1); return null; }",
    "react(hooks)",
  ],
  ["games/snake/rules.ts", "export const f = () => Math.random();", "eslint(no-restricted-properties)"],
  ["games/snake/rules-more.ts", "export const f = () => Date.now();", "eslint(no-restricted-globals)"],
  [
    "packages/game-kit/src/core/new.ts",
    "export const f = (n: number) => Math.sin(n);",
    "eslint(no-restricted-properties)",
  ],
  [
    "packages/game-kit/src/core/new-too.ts",
    "export const f = (n: number) => new Intl.NumberFormat().format(n);",
    "eslint(no-restricted-globals)",
  ],
  ["packages/contract/src/a.ts", 'import type { B } from "./b.ts"; export type A = B;', "import(no-cycle)"],
  ["packages/contract/src/b.ts", 'import type { A } from "./a.ts"; export type B = A[];', "import(no-cycle)"],
];

let root: string;
let found: Diagnostic[];

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-lint-"));
  fs.copyFileSync(inRoot(".oxlintrc.json"), path.join(root, ".oxlintrc.json"));
  fs.writeFileSync(
    path.join(root, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { strict: true, jsx: "preserve" } }),
  );
  for (const [file, code] of planted) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), code);
  }
  const lint = spawnSync(process.execPath, [inRoot("node_modules/oxlint/bin/oxlint"), "-f", "json"], {
    cwd: root,
    encoding: "utf8",
  });
  if (!lint.stdout.startsWith("{")) throw new Error(`oxlint did not run: ${lint.stdout}${lint.stderr}`);
  found = (JSON.parse(lint.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});
afterAll(() => fs.rmSync(root, { recursive: true }));

test.each(planted)("in %s, `%s` fails the lint by %s", (file, _code, rule) => {
  expect(found.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule);
});
