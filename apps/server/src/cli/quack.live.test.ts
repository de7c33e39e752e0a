import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#settings/config.ts";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import { prepareSiteOfEngine, type PreparedSite } from "#testing/prepared-site.ts";
import { quack as runQuack } from "#testing/quack-process.ts";
import { isShort, isShortOnPglite } from "#testing/short-form.ts";
import { createTestDatabase } from "#testing/test-database.ts";

const IS_EMBEDDED = process.env["TEST_ENGINE"] !== "postgres";
const PLAYER = randomUUID();
// Scores that wait for a review of their screenshots.
const [ACCEPTED, REJECTED, SHOWN] = [randomUUID(), randomUUID(), randomUUID()] as const;
let site: PreparedSite;

beforeAll(async () => {
  const scores = [ACCEPTED, REJECTED, SHOWN].map(
    (id, place) => `
      insert into public.leaderboard_submissions (id, user_id, app_id, score, status, proof)
      values ('${id}', '${PLAYER}', 'skyhop', ${place + 1}, 'in_review', 'screenshot');
      insert into private.score_images (submission_id, image) values ('${id}', '${randomUUID()}.webp');`,
  );
  site = await prepareSiteOfEngine(`
    insert into auth.users (id) values ('${PLAYER}');
    insert into public.my_users (user_id, username) values ('${PLAYER}', 'drake');
    ${scores.join("")}
  `);
});

afterAll(() => site.remove());

const quack = (...words: string[]) => quackIn({}, ...words);
const quackIn = (bent: Record<string, string>, ...words: string[]) => runQuack({ ...site.env, ...bent }, ...words);

const statusOf = async (url: string) => {
  const address = `${url}/rest/v1/leaderboard_submissions?id=eq.${ACCEPTED}&select=status`;
  const answer = await fetch(address, { headers: { apikey: site.anonKey } });
  return answer.json();
};

describe("quack", () => {
  test.skipIf(isShort)("accepts a score while the site runs, and players see it at once", async () => {
    const gateway = await startGatewayProcess(site.env);
    try {
      expect(fs.existsSync(path.join(site.dataDir, "operator.sock"))).toBe(IS_EMBEDDED);
      expect(await statusOf(gateway.url)).toEqual([]);
      const health = await quackIn({ PORT: String(gateway.port) }, "healthcheck");
      expect(health).toEqual({ code: 0, out: "ready\n", err: "" });
      const listed = await quack("score", "list", "--json");
      expect(listed).toMatchObject({ code: 0, err: "" });
      expect(JSON.parse(listed.out)).toContainEqual(expect.objectContaining({ id: ACCEPTED, player: "drake" }));
      const [accepted, ...others] = await Promise.all([
        quack("score", "accept", ACCEPTED, "--json"),
        quack("role", "grant", "drake", "creator"),
        quack("player", "show", "drake"),
      ]);
      expect(others.map(({ code }) => code)).toEqual([0, 0]);
      expect(JSON.parse(accepted.out)).toMatchObject({ id: ACCEPTED, status: "image_ok" });
      expect(await statusOf(gateway.url)).toEqual([{ status: "image_ok" }]);
      const again = await quack("score", "accept", ACCEPTED, "--json");
      expect(again).toMatchObject({ code: 1, err: "" });
      expect(JSON.parse(again.out)).toEqual({ error: { message: "This score is image ok, not in review." } });
    } finally {
      await gateway.end("SIGTERM");
    }
    expect(fs.existsSync(path.join(site.dataDir, "operator.sock"))).toBe(false);
  });

  test.skipIf(isShortOnPglite)(
    "reports that no site answers, and which version it is, without a database",
    async () => {
      const noDatabase = { DATABASE_URL: "postgres://127.0.0.1:1/nothing", PORT: "1" };
      const health = await quackIn(noDatabase, "healthcheck", "--json");
      expect(health).toMatchObject({ code: 1, err: "" });
      expect(JSON.parse(health.out)).toMatchObject({ ok: false, status: "not running" });
      const version = await quackIn(noDatabase, "version", "--json");
      expect(version).toMatchObject({ code: 0, err: "" });
      expect(JSON.parse(version.out)).toEqual({
        version: readConfig({}).version,
        platform: expect.stringMatching(/^\d{4}_\w+$/) as string,
        schema: expect.stringMatching(/^\d{14}_\w+$/) as string,
        node: process.versions.node,
        engine: "PostgreSQL (DATABASE_URL)",
      });
    },
  );

  test.skipIf(isShortOnPglite)(
    "opens the database when the site is stopped, also for two commands at once",
    async () => {
      const [rejected, listed] = await Promise.all([
        quack("score", "reject", REJECTED, "--reason", "blurred"),
        quack("role", "list"),
      ]);
      expect(rejected).toMatchObject({ code: 0, err: "" });
      expect(rejected.out).toMatch(/^status +rejected$/m);
      expect(listed).toMatchObject({ code: 0, err: "" });
      expect(fs.existsSync(path.join(site.dataDir, "lock"))).toBe(false);
    },
  );

  test.skipIf(isShort)(
    "opens the database of a site that was killed, and reaches the one started after it",
    async () => {
      await (await startGatewayProcess(site.env)).end("SIGKILL");
      expect(fs.existsSync(path.join(site.dataDir, "operator.sock"))).toBe(IS_EMBEDDED);
      expect(await quack("score", "show", SHOWN)).toMatchObject({ code: 0, err: "" });
      const gateway = await startGatewayProcess(site.env);
      expect(await quack("score", "show", SHOWN).finally(() => gateway.end("SIGTERM"))).toMatchObject({ code: 0 });
    },
  );

  test.runIf(IS_EMBEDDED && !isShortOnPglite)(
    "is refused by the running site when the secrets do not match",
    async () => {
      const file = path.join(site.dataDir, "secrets.json");
      const secrets = fs.readFileSync(file, "utf8");
      const gateway = await startGatewayProcess(site.env);
      try {
        fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(secrets), storageSecret: "another" }));
        expect(await quack("role", "list")).toMatchObject({ code: 1, err: "the operator's secret is wrong\n" });
      } finally {
        fs.writeFileSync(file, secrets);
        await gateway.end("SIGTERM");
      }
    },
  );

  test.runIf(!IS_EMBEDDED)("changes no database with pending migrations, and exits", async () => {
    const { url, drop } = await createTestDatabase({ isEmpty: true });
    const { code, err } = await quackIn({ DATABASE_URL: url }, "role", "list").finally(drop);
    expect(code).toBe(1);
    expect(err).toMatch(/^The database needs these migrations: .*quack -- migrate/);
  });

  test.skipIf(isShortOnPglite)("exits with 2 and a message for a usage error, and prints its help", async () => {
    expect(await quack("score", "acept", SHOWN)).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("Did you mean accept?"),
    });
    expect(await quack("fly")).toMatchObject({ code: 2, err: expect.stringContaining(`no command "fly"`) });
    const help = await quack("help");
    expect(help.code).toBe(0);
    for (const name of ["doctor", "migrate", "audit", "item", "player", "role", "score", "season", "takedown"])
      expect(help.out).toMatch(new RegExp(`^  ${name} `, "m"));
    expect((await quack("help", "score")).out).toContain("score reject <id> --reason <text>");
  });
});
