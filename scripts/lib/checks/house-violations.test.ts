import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findHouseViolations } from "./house-violations.mjs";
import { inRoot } from "#lib/machine/repository.mjs";

let root: string;
function plant(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}
const plantPackage = (folder: string, json: object) => plant(path.join(folder, "package.json"), JSON.stringify(json));

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-house-"));
  const imports = { "#*": "./src/*" };
  const exports = { "./*": "./src/*" };
  const ours = { "@quackademy/contract": "*", "@quackademy/game-sdk": "*", "@quackademy/game-kit": "*" };
  plantPackage("", {
    name: "quackademy",
    workspaces: ["apps/*", "packages/*", "e2e"],
    devDependencies: { vitest: "*" },
  });
  plantPackage("apps/web", {
    name: "@quackademy/web",
    imports,
    dependencies: { react: "*", ...ours },
    devDependencies: { vite: "*" },
  });
  plantPackage("apps/server", { name: "@quackademy/server", imports, exports, dependencies: { pg: "*", ...ours } });
  for (const name of ["contract", "game-sdk", "game-kit"]) {
    plantPackage(`packages/${name}`, { name: `@quackademy/${name}`, imports, exports });
  }
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const wrong: [file: string, specifier: string, why: RegExp][] = [
  ["apps/web/src/app/app.tsx", "../lib/x.ts", /never `..\/`/],
  ["apps/server/src/rest/a.ts", "../db/database.ts", /never `..\/`/],
  ["apps/web/src/ui/button.tsx", "#lib/session.ts", /ui imports React/],
  ["apps/web/src/ui/button.tsx", "#features/shop/shop-api.ts", /ui imports React/],
  ["apps/web/src/ui/button.tsx", "@quackademy/contract/levels.ts", /ui imports React/],
  ["apps/web/src/lib/session/session.ts", "#features/shop/shop-api.ts", /lib imports ui/],
  ["apps/web/src/lib/session/session.ts", "#app/routes.tsx", /lib imports ui/],
  ["apps/web/src/features/shop/shop-page.tsx", "#app/navbar.tsx", /a feature imports/],
  ["apps/web/src/features/shop/shop-page.tsx", "#features/coins/coin-counter.tsx", /not screens/],
  ["apps/web/src/app/app.tsx", "@quackademy/server/db/database.ts", /the site imports/],
  ["apps/server/src/app.ts", "@quackademy/web/ui/button.tsx", /the server imports/],
  ["apps/server/src/db/database.ts", "#rest/build-sql.ts", /imports no service/],
  ["apps/server/src/db/database.ts", "#edge/identity.ts", /imports no service/],
  ["apps/server/src/edge/identity.ts", "#rest/build-sql.ts", /imports no service/],
  ["apps/server/src/rest/rest-routes.ts", "#storage/buckets.ts", /only app.ts imports several services/],
  ["apps/server/src/storage/buckets.ts", "#functions/invoke.ts", /only app.ts imports several services/],
  ["apps/server/src/functions/invoke.ts", "#auth/tokens.ts", /only app.ts imports several services/],
  ["apps/server/src/auth/tokens.ts", "#rest/build-sql.ts", /only app.ts imports several services/],
  ["apps/server/src/rest/build-sql.ts", "#testing/test-gateway.ts", /only app.ts imports several services/],
  ["apps/server/src/rest/rest.live.test.ts", "@quackademy/web/lib/session.ts", /only app.ts imports several services/],
  ["apps/server/src/rest/catalogue/load.ts", "#rest/sql/build-filter.ts", /a lower layer than rest\/sql/],
  ["apps/server/src/rest/request/parse.ts", "#rest/rest-routes.ts", /a lower layer than rest/],
  ["apps/server/src/auth/providers/accounts.ts", "#auth/flows/sign-up.ts", /a lower layer than auth\/flows/],
  ["apps/server/src/site/page.ts", "#app.ts", /a lower layer than app.ts/],
  ["apps/server/src/site/page.ts", "#new-folder/new.ts", /a lower layer than new-folder/],
  ["apps/web/src/lib/device/local-store.ts", "#lib/session/session.ts", /a lower layer than lib\/session/],
  ["apps/web/src/app/account/button.tsx", "#app/frame/navbar.tsx", /a lower layer than app\/frame/],
  ["packages/game-kit/src/stage/stage.ts", "@quackademy/game-kit/play/play-game.ts", /a lower layer than play/],
  ["packages/game-kit/src/core/random.ts", "@quackademy/game-sdk/portal.ts", /decides verdicts/],
  ["packages/game-kit/src/core/random.ts", "@quackademy/game-kit/stage/stage.ts", /decides verdicts/],
  ["games/snake/rules.ts", "@quackademy/game-kit/stage/stage.ts", /the core of the kit/],
  ["games/snake/rules-more.ts", "@quackademy/game-sdk/portal.ts", /the core of the kit/],
  [
    "supabase/functions/verify-run/judge.ts",
    "../../../packages/game-kit/src/play/play-game.ts",
    /the verifier imports only/,
  ],
  ["packages/contract/src/levels.ts", "@quackademy/web/lib/session.ts", /no other code of ours/],
  ["packages/contract/src/levels.ts", "@quackademy/game-sdk/protocol.ts", /no other code of ours/],
  ["packages/game-sdk/src/portal.ts", "@quackademy/game-kit/stage/stage.ts", /no other code of ours/],
  ["packages/game-kit/src/stage/stage.ts", "@quackademy/contract/levels.ts", /the kit imports only/],
  ["packages/game-kit/template/main.ts", "@quackademy/contract/levels.ts", /the kit imports only/],
  ["games/snake/main.ts", "@quackademy/contract/levels.ts", /a game imports/],
  ["games/snake/main.ts", "./../pong/rules.ts", /a game imports/],
  ["games/snake/bot.ts", "@quackademy/game-kit/testing/test-rules.ts", /only its tests import/],
  ["games/snake/rules.ts", "@quackademy/game-kit/testing/play-to-end.ts", /the core of the kit/],
  ["packages/game-kit/src/play/play-game.ts", "#testing/test-rules.ts", /a lower layer than testing/],
  ["games/snake/main.ts", "@quackademy/web/ui/button.tsx", /a game imports/],
  ["e2e/journeys/catalogue.spec.ts", "@quackademy/web/ui/button.tsx", /from outside/],
  ["scripts/lib/machine/run.mjs", "@quackademy/server/settings/config.ts", /scripts run before/],
  ["apps/web/src/lib/session/session.ts", "lodash", /lodash is not in the `dependencies`/],
  ["apps/web/src/lib/session/session.ts", "vite", /vite is not in the `dependencies`/],
  ["apps/server/src/rest/build-sql.ts", "react", /react is not in the `dependencies`/],
  ["games/snake/main.ts", "react", /react is not in the `dependencies`/],
];

describe("a wrong import", () => {
  test.each(wrong)("in %s of %s is found", (file, specifier, why) => {
    plant(file, `\nimport { x } from "${specifier}";\nexport const y = x;\n`);
    expect(findHouseViolations(root)).toEqual([{ file, line: 2, problem: expect.stringMatching(why) }]);
  });

  test.each([
    ["a re-export", 'export { x } from "#lib/x.ts";'],
    ["a re-export of everything", 'export * from "#lib/x.ts";'],
    ["an import of types", 'import type { X } from "#lib/x.ts";'],
    ["a type in place", 'export type Y = import("#lib/x.ts").X;'],
    ["a lazy import", 'export const load = () => import("#lib/x.ts");'],
    ["an import for its effect", 'import "#lib/x.ts";'],
  ])("is found in the form of %s", (_form, code) => {
    plant("apps/web/src/ui/button.tsx", code);
    expect(findHouseViolations(root)).toHaveLength(1);
  });

  test("fails the check and is reported with its file, line and rule", () => {
    plant("apps/web/src/ui/button.tsx", 'import { x } from "#lib/x.ts";');
    const check = spawnSync(process.execPath, [inRoot("scripts/check-house.mjs"), root], { encoding: "utf8" });
    expect(check.status).toBe(1);
    expect(check.stdout).toBe(
      "apps/web/src/ui/button.tsx:1  imports #lib/x.ts: ui imports React, but no other code of ours\n",
    );
  });
});

test.each([
  ["apps/web/src/ui/button.tsx", "react"],
  ["apps/web/src/ui/button.tsx", "./icon.tsx"],
  ["apps/web/src/lib/session/session.ts", "#ui/toast.ts"],
  ["apps/web/src/features/shop/shop-page.tsx", "#features/coins/coins-api.ts"],
  ["apps/web/src/features/shop/parts/price.tsx", "#features/shop/shop-page.tsx"],
  ["apps/web/src/features/shop/shop-page.tsx", "@quackademy/contract/levels.ts"],
  ["apps/web/src/app/app.tsx", "#features/shop/shop-page.tsx"],
  ["apps/web/src/app/app.test.tsx", "vitest"],
  ["apps/web/vite.config.ts", "vite"],
  ["apps/server/src/rest/rest-routes.ts", "#db/database.ts"],
  ["apps/server/src/rest/rest-routes.ts", "#edge/api-error.ts"],
  ["apps/server/src/rest/rest.live.test.ts", "#testing/test-gateway.ts"],
  ["apps/server/src/db/migrate.live.test.ts", "#paths.ts"],
  ["apps/server/src/app.ts", "#storage/buckets.ts"],
  ["apps/server/src/app.ts", "node:fs"],
  ["games/snake/main.ts", "@quackademy/game-kit/loop.ts"],
  ["games/snake/main.ts", "@quackademy/game-sdk/portal.ts"],
  ["packages/game-kit/src/play/play-game.ts", "@quackademy/game-sdk/portal.ts"],
  ["packages/game-kit/template/main.ts", "@quackademy/game-kit/play/play-game.ts"],
  ["games/snake/main.ts", "./rules.ts"],
  ["games/snake/rules.ts", "./rules-more.ts"],
  ["games/snake/rules.ts", "@quackademy/game-kit/core/random.ts"],
  ["games/snake/rules.test.ts", "@quackademy/game-kit/testing/test-rules.ts"],
  ["games/snake/rules.test.ts", "./rules.ts"],
  ["supabase/functions/verify-run/judge.ts", "../../../packages/game-kit/src/core/random.ts"],
  ["apps/server/src/rest/sql/build.ts", "#rest/catalogue/catalogue.ts"],
  ["apps/server/src/rest/rest.live.test.ts", "#app.ts"],
  ["apps/web/src/app/frame/navbar.tsx", "#app/account/button.tsx"],
  ["supabase/functions/server-time/index.ts", "../shared/clock.ts"],
])("%s may import %s", (file, specifier) => {
  plant(file, `import { x } from "${specifier}";\nexport const y = x;\n`);
  expect(findHouseViolations(root)).toEqual([]);
});

describe("a crowded folder", () => {
  const fill = (count: number, name: (place: number) => string) => {
    for (let place = 0; place < count; place++) plant(name(place), "export const x = 1;\n");
  };

  test("is found when it holds more than 25 source files", () => {
    fill(26, (place) => `apps/web/src/features/shop/part-${place}.ts`);
    const problem = expect.stringContaining("26 source files");
    expect(findHouseViolations(root)).toEqual([{ file: "apps/web/src/features/shop", line: 1, problem }]);
  });

  test("is not reported with 25 of them, tests beside them, and subfolders", () => {
    fill(25, (place) => `apps/web/src/features/shop/part-${place}.ts`);
    fill(25, (place) => `apps/web/src/features/shop/part-${place}.test.ts`);
    fill(25, (place) => `apps/web/src/features/shop/parts/part-${place}.css`);
    expect(findHouseViolations(root)).toEqual([]);
  });
});

test("a raw colour in a style sheet of the site fails the check", () => {
  plant("apps/web/src/ui/button.css", "a {\n  color: #fff;\n}\n");
  const check = spawnSync(process.execPath, [inRoot("scripts/check-house.mjs"), root], { encoding: "utf8" });
  expect(check.status).toBe(1);
  expect(check.stdout).toMatch(/^apps\/web\/src\/ui\/button\.css:2 {2}writes out the colour #fff/);
});
