import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findWrongDocPaths } from "./doc-paths.mjs";
import { ROOT } from "#lib/machine/repository.mjs";

/** What CONTRIBUTING.md and the tutorial of docs/SDK.md ask their readers to write. */
const EXAMPLES = [
  ...["css", "test.tsx", "tsx"].map((ending) => `apps/web/src/features/pond/pond-page.${ending}`),
  "supabase/migrations/20261117090000_favourite_count.sql",
  "supabase/tests/favourite-count.test.ts",
  "apps/web/public/covers/crumbs.svg",
  ...["bot.ts", "face.ts", "game.json", "rules.test.ts", "rules.ts", "view.ts"].map((name) => `games/crumbs/${name}`),
];

test("every path and link in the documentation leads somewhere", () => {
  expect(findWrongDocPaths(ROOT, { examples: EXAMPLES })).toEqual([]);
});

let root: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-docs-"));
  for (const file of ["apps/web/src/ui/button.tsx", "games/snake/rules.ts", "docs/RULES.md"]) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), "# The rules: `who` judges\n");
  }
});
afterAll(() => fs.rmSync(root, { recursive: true }));

const check = (text: string) => {
  fs.writeFileSync(path.join(root, "README.md"), text);
  return findWrongDocPaths(root, { examples: ["games/new/rules.ts"] });
};

test.each([
  "[rules](docs/GONE.md)",
  "[rules](docs/RULES.md#gone)",
  "[here](#gone)",
  "`apps/web/src/ui/gone.tsx`",
  "`apps/web/src/gone`",
  "`ui/gone.tsx`",
  "`tton.tsx`",
  "`gone.ts`",
  "`games/<slug>/gone.ts`",
  "`games/*/gone.ts`",
  "`node games/snake/gone.ts`",
])("%s is found to lead nowhere", (wrong) => {
  const problem = expect.stringContaining("there is no such") as string;
  expect(check(`# Title\n\n\`\`\`sh\ncat gone.ts\n\`\`\`\n\nSee ${wrong}.\n`)).toEqual([
    { file: "README.md", line: 7, problem },
  ]);
});

test.each([
  "[rules](docs/RULES.md#the-rules-who-judges)",
  "[title](#title)",
  "[elsewhere](https://pond.test/gone.ts)",
  "`apps/web/src/ui/`",
  "`ui/button.tsx`",
  "`button.tsx`",
  "`apps/{web,server}/src/ui/button.tsx`",
  "`games/<slug>/rules.ts`",
  "`games/new/rules.ts`",
  "`games/dist/catalogue.json`",
  "`npx vitest run games/sna`",
  "`/class/:app_title`",
  "`text/plain`",
  "`<slug>`",
])("%s is fine", (right) => {
  expect(check(`# Title\n\n\`\`\`sh\ncat gone.ts\n\`\`\`\n\nSee ${right}.\n`)).toEqual([]);
});
