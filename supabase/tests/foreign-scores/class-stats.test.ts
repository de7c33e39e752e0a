import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";

const APP = "fan-game";
const DRAFT = randomUUID();
const HASH = "ab".repeat(16);

let site: RulesSite;
let creator: Player;
beforeAll(async () => {
  site = await openRulesSite();
  creator = await newPlayer("adult");
  await site.sql(
    `insert into public.apps (id, code, tagline, description, categories, developer, licence, icon, spine, entry, build, build_number, listed)
     values ('${APP}', 'FAN 99', 'Made elsewhere', 'A class of a creator.', '{arcade}', 'Somebody', 'MIT', '/covers/skyhop.svg',
       '#000000', '/g/b/${HASH}/index.html', '${HASH}', 2, true)`,
  );
  await site.sql(
    `insert into public.class_drafts (id, user_id, app_id, slug, status, created_at, updated_at)
     values ($1, $2, '${APP}', '${APP}', 'listed', private.now(), private.now())`,
    DRAFT,
    creator.id,
  );
  await site.sql(
    `insert into public.class_builds (draft_id, number, hash, status, created_at)
     select $1::uuid, number, '${HASH}', 'approved', private.now() from generate_series(1, 2) as number`,
    DRAFT,
  );
});
afterAll(() => site.close());

async function newPlayer(age_band: string | null): Promise<Player> {
  const player = await site.newPlayer();
  await site.sql(
    `update public.my_users set age_band = $2, age_answered_at = case when $2::text is not null then private.now() end where user_id = $1`,
    player.id,
    age_band,
  );
  return player;
}

type Note = { kind: string; build?: number; value?: number; message?: string };
const note = (player: Player, { kind, build, ...rest }: Note, app_id = APP) =>
  player.rpc("note_class", { app_id, build: (build ?? null) as number, kind, ...rest });
const stats = async () =>
  answerOf<{ days: Record<string, unknown>[]; versions: Record<string, unknown>[]; crashes: object[] }>(
    await creator.rpc("get_class_stats", { draft_id: DRAFT }),
  );

describe("statistics of a class", () => {
  test("show days with five players or more, with medians and without names", async () => {
    const players = [];
    for (let count = 0; count < 4; count++) players.push(await newPlayer("16-18"));
    for (const player of players) {
      answerOf(await note(player, { kind: "open" }));
      answerOf(await note(player, { kind: "open" }));
      answerOf(await note(player, { kind: "ready", value: 700 }));
      answerOf(await note(player, { kind: "play" }));
      answerOf(await note(player, { kind: "session", value: 100 }));
      answerOf(await note(player, { kind: "crash", message: "Cannot read x of undefined at 12:34" }));
    }
    expect(await stats(), "four players").toEqual({ days: [], versions: [], crashes: [] });
    const fifth = await newPlayer("adult");
    answerOf(await note(fifth, { kind: "session", value: 4000 }));
    answerOf(await note(fifth, { kind: "load_failure" }));
    const { days, versions, crashes } = await stats();
    const counted = {
      opens: 8,
      plays: 4,
      median_seconds: 120,
      p90_seconds: 3600,
      ready_ms: 1000,
      load_failures: 1,
      crashes: 4,
    };
    expect(days).toEqual([{ day: expect.any(String) as string, players: 5, ...counted }]);
    expect(versions).toEqual([{ build: 2, days: 1, ...counted }]);
    expect(crashes, "of four players").toEqual([]);
    answerOf(await note(fifth, { kind: "crash", message: "Cannot  read x of undefined at 56:78" }));
    expect((await stats()).crashes).toEqual([{ build: 2, message: "Cannot read x of undefined at #:#", crashes: 5 }]);
    const told = JSON.stringify(await stats());
    for (const { id } of [...players, fifth]) expect(told).not.toContain(id);
  });

  test("count neither children, players of unknown age nor the creator, and keep nothing about them", async () => {
    const before = await stats();
    for (const who of [await newPlayer("under-13"), await newPlayer(null), creator])
      for (const kind of ["open", "play"]) answerOf(await note(who, { kind }));
    expect(await stats()).toEqual(before);
    const [[visits] = []] = await site.sql(
      `select count(*) from private.class_visits v join public.my_users u using (user_id) where age_band is null or age_band = 'under-13'`,
    );
    expect(visits).toBe("0");
  });

  test("count an older version apart, and no version that does not exist", async () => {
    for (let count = 0; count < 5; count++) answerOf(await note(await newPlayer("adult"), { kind: "open", build: 1 }));
    expect((await stats()).versions).toMatchObject([
      { build: 2, opens: 8 },
      { build: 1, opens: 5, median_seconds: null },
    ]);
    for (const build of [3, -1])
      expect(refusalOf(await note(creator, { kind: "open", build }))).toBe("404 There is no such version.");
  });

  test("are shown to the creator only", async () => {
    const stranger = await newPlayer("adult");
    const ask = { draft_id: DRAFT };
    expect(refusalOf(await stranger.rpc("get_class_stats", ask))).toBe("404 You have no such class.");
    expect(codeOf(await site.visitor.rpc("get_class_stats", ask))).toEqual([401, "PT401"]);
    for (const who of [creator, stranger, site.visitor])
      expect((await who.from("class_days").select()).error?.code).toBe("42501");
  });

  test("cannot be noted for our own classes, with invalid values, by visitors or without a limit", async () => {
    const player = await newPlayer("adult");
    expect((await note(player, { kind: "open" }, "skyhop")).status).toBe(404);
    expect((await note(player, { kind: "win" })).status).toBe(400);
    expect((await note(player, { kind: "session", value: -1 })).status).toBe(400);
    expect((await note(player, { kind: "session" })).status).toBe(400);
    const visitors = await site.visitor.rpc("note_class", { app_id: APP, build: 2, kind: "open" });
    expect(codeOf(visitors)).toEqual([401, "PT401"]);
    let last = "";
    for (let count = 0; count < 80 && !last.startsWith("429"); count++)
      last = refusalOf(await note(player, { kind: "play" }));
    expect(last).toMatch(/^429 This class reports too often\./);
  });

  test("keep who was counted for two days, and the counts for 400", async () => {
    const rows = async (table: string) =>
      (await site.sql(`select count(*) from ${table} where app_id = '${APP}'`))[0]![0];
    const sweep = async (travelled: string) => {
      await site.travel(travelled);
      await site.sql(`select private.sweep()`);
    };
    await sweep("2 days");
    expect([await rows("private.class_visits"), await rows("public.class_days")]).toEqual(["0", "3"]);
    await sweep("30 days");
    expect(await rows("private.class_crashes")).toBe("0");
    await sweep("370 days");
    expect(await rows("public.class_days")).toBe("0");
  });
});
