import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#settings/config.ts";
import { prepareFolder } from "./prepare-folder.ts";

const PROJECT = { url: "https://abc.supabase.co", anonKey: "sb_publishable_x", site: "https://quack.school.example" };
const config = readConfig({ SITE_NAME: "Pond <School>" });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-supabase-"));
const read = (name: string) => fs.readFileSync(path.join(folder, name), "utf8");

beforeAll(() => prepareFolder(config, PROJECT, folder));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe("the folder for a Supabase project", () => {
  test("has a page for every address, with its settings and a policy that allows the project", () => {
    const page = read("site/index.html");
    expect(read("site/404.html")).toBe(page);
    expect(page).toContain("<title>Pond &lt;School></title>");
    expect(page).toContain(`"supabaseUrl":"${PROJECT.url}"`);
    const [, policy] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(page)!;
    expect(policy).toContain(`connect-src 'self' ${PROJECT.url} ${PROJECT.url.replace("http", "ws")};`);
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).not.toContain("frame-ancestors");
    expect(page.indexOf("content-security-policy")).toBeLessThan(page.indexOf("<style"));
    expect(read("site/play.html")).toMatch(/script-src 'self' blob: 'sha256-/);
    expect(JSON.parse(read("site/config.json"))).toMatchObject({ siteName: "Pond <School>", anonKey: PROJECT.anonKey });
  });

  test("has the games, confined to the site's own host, and not their rules", () => {
    expect(fs.existsSync(path.join(folder, "site/g/skyhop/index.html"))).toBe(true);
    expect(fs.existsSync(path.join(folder, "site/g/rules"))).toBe(false);
    const [, ofGames] = /^\/g\/\*\n((?: {2}.*\n)+)/m.exec(read("site/_headers"))!;
    expect(ofGames).toContain("content-security-policy: sandbox allow-scripts");
    expect(ofGames).toContain(`script-src ${PROJECT.site}/g/;`);
  });

  test("has SQL for the catalogue and for the jobs, without a key", () => {
    expect(read("catalogue.sql")).toMatch(/^select private\.sync_catalogue\('.*skyhop.*'::jsonb\);$/ms);
    const jobs = read("cron.sql");
    expect(jobs).toContain(`'${PROJECT.url}/functions/v1/sweep'`);
    expect(jobs).toMatch(/'quackademy verify-run', '\* \* \* \* \*'/);
    expect(read("README.md")).toContain(
      "supabase functions deploy accept-build accept-image author-push homeroom-accounts play-build server-time sweep verify-run",
    );
  });

  test("keeps hashed files of an earlier build for 30 days when it is prepared again", async () => {
    const older = path.join(folder, "site/assets/page-older12.js");
    const ancient = path.join(folder, "site/assets/page-ancient.js");
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    for (const [file, at] of [
      [older, days(29)],
      [ancient, days(31)],
    ] as const) {
      fs.writeFileSync(file, "export {};");
      fs.utimesSync(file, at, at);
    }
    await prepareFolder(config, PROJECT, folder);
    await prepareFolder(config, PROJECT, folder);
    expect([fs.existsSync(older), fs.existsSync(ancient)]).toEqual([true, false]);
  });
});

test("a folder with other files is not touched", async () => {
  const other = fs.mkdtempSync(path.join(os.tmpdir(), "quack-other-"));
  fs.writeFileSync(path.join(other, "thesis.txt"), "mine");
  await expect(prepareFolder(config, PROJECT, other)).rejects.toThrow(/has other files in it/);
  expect(fs.readdirSync(other)).toEqual(["thesis.txt"]);
  fs.rmSync(other, { recursive: true });
});
