import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isShort } from "@quackademy/server/testing/short-form.ts";
import { asAdmin } from "@quackademy/server/testing/test-logins.ts";
import type { Player } from "#testing/rules-site.ts";
import { DAY, HOUR, MINUTE } from "./economy-operations.ts";
import { openEconomySite, setClock, type EconomySite } from "./economy-sequence.ts";

const at = (iso: string) => Date.parse(iso) * 1000;
const iso = (micros: number) => new Date(micros / 1000).toISOString();

// A connection keeps its time zone, so all are ended; the in-process engine has one session for everything.
async function setDatabaseZone(zone: string): Promise<void> {
  await site.sql(`select set_config('timezone', $1, false)`, zone);
  if (site.gateway.db.engine === "pglite") return;
  await site.sql(
    `do $$ begin execute format('alter database %I set timezone to %L', current_database(), '${zone}'); end $$`,
  );
  const [row] = await site.sql(`select current_database()`);
  await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${row![0]}'`);
}

const SQL = `
  create function public.zone() returns text language sql stable as $$ select current_setting('timezone') $$;
  grant execute on function public.zone() to anon, authenticated;
  insert into public.apps (id, code, tagline, description, categories, developer, licence, icon, spine, listed)
  select 'class-' || n, 'ZZZ ' || 100 + n, tagline, description, categories, developer, licence, icon, spine, true
  from public.apps, generate_series(1, 30) as n where id = 'skyhop';`;

let site: EconomySite;

beforeAll(async () => {
  site = await openEconomySite(SQL);
});

afterAll(() => site.close());

const ZONES = ["America/New_York"];
if (!isShort) ZONES.push("Pacific/Kiritimati");

describe.each(ZONES)("while the time zone of the database is %s", (zone) => {
  beforeAll(() => setDatabaseZone(zone));

  const claim = async (player: Player, when: number) => {
    await setClock(site, when);
    return player.rpc("claim_streak");
  };
  const shown = async (player: Player) => {
    const { data } = await site.visitor.from("my_users").select("current_streak").eq("user_id", player.id).single();
    return data!.current_streak;
  };

  const onBoard = async () => {
    const { data } = await site.visitor.rpc("get_top_streaks", { p_limit: 50 });
    return (data as unknown as { user_id: string }[]).map(({ user_id }) => user_id);
  };

  test("requests run in that zone", async () => {
    // The first request may still get a connection that was just ended.
    await expect.poll(async () => (await site.visitor.rpc("zone" as never)).data).toBe(zone);
  });

  test.each([
    ["clocks go forward", "2027-03-13T12:00:00Z"],
    ["clocks go forward a day later", "2027-03-12T12:00:00Z"],
    ["clocks go back", "2027-11-06T12:00:00Z"],
    ["clocks go back a day later", "2027-11-05T12:00:00Z"],
    ["February has a day more", "2028-02-28T12:00:00Z"],
    ["a year ends", "2028-12-31T12:00:00Z"],
  ])("a day is 24 hours when %s", async (_, start) => {
    const player = await site.newPlayer();
    const first = at(start);
    expect((await claim(player, first)).status).toBe(200);

    const early = await claim(player, first + DAY);
    expect(early.error).toMatchObject({ message: "streak not claimable yet", details: iso(first + DAY) });
    const second = first + DAY + 1;
    expect((await claim(player, second)).data).toMatchObject({ current_streak: 2, awarded: 200 });

    // A streak is alive until the end of the second day, on the board and for the sweep too.
    await setClock(site, second + 2 * DAY);
    await site.service.rpc("sweep");
    expect(await shown(player)).toBe(2);
    expect(await onBoard()).toContain(player.id);
    expect((await claim(player, second + 2 * DAY)).data).toMatchObject({ current_streak: 3, awarded: 200 });

    await setClock(site, second + 4 * DAY + 1);
    expect(await onBoard()).not.toContain(player.id);
    await site.service.rpc("sweep");
    expect(await shown(player)).toBe(0);
    expect((await claim(player, second + 4 * DAY + 1)).data).toMatchObject({
      current_streak: 1,
      longest_streak: 3,
      awarded: 100,
    });
  });

  test("days and weeks start at midnight UTC", async () => {
    const player = await site.newPlayer();
    const play = async (when: string) => {
      await setClock(site, at(when));
      await player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" });
      await setClock(site, at(when) + MINUTE);
      return player.from("coins_transactions").insert({ user_id: player.id, amt: 1, why: "app_played" });
    };
    expect((await play("2029-01-07T10:30:00Z")).status).toBe(201);
    expect((await play("2029-01-07T23:58:00Z")).status).toBe(403);
    expect((await play("2029-01-08T00:00:00Z")).status).toBe(201);
    const periods = await site.sql(
      `select period from private.standings where user_id = $1 and board = 'coins' and period ~ '^(day|week)' order by 1`,
      player.id,
    );
    expect(periods.flat()).toEqual(["day:2029-01-07", "day:2029-01-08", "week:2029-01-01", "week:2029-01-08"]);
  });

  test("a clock that is a day off, either way, allows no second claim and no extra five minutes", async () => {
    const player = await site.newPlayer();
    const noon = at("2029-06-01T12:00:00Z");
    expect((await claim(player, noon)).status).toBe(200);
    const ping = async (when: number) => {
      await setClock(site, when);
      return (await player.rpc("increment_time_spent", { user_id: player.id, increment_value: 5 })).data;
    };
    expect(await ping(noon)).toBe(5);
    for (const jump of [-DAY, -DAY + 10 * MINUTE, 0, -HOUR]) {
      expect((await claim(player, noon + jump)).status).toBe(409);
      expect(await ping(noon + jump)).toBe(5);
    }
    expect((await claim(player, noon + DAY)).status).toBe(409);
    expect((await claim(player, noon + DAY + 1)).status).toBe(200);
    expect(await ping(noon + DAY)).toBe(10);
    expect(await ping(noon)).toBe(10);
  });

  // In the short form the attacks on time and the constants count both.
  test.skipIf(isShort)("a day has room for 144 time rewards and 25 classes", async () => {
    const player = await site.newPlayer();
    const award = async (why: string) =>
      (await player.from("coins_transactions").insert({ user_id: player.id, amt: 1, why })).status;
    let now = at("2029-09-03T00:00:00Z");
    for (let i = 0; i < 150; i++) {
      await setClock(site, (now += 5 * MINUTE));
      await player.rpc("increment_time_spent", { user_id: player.id, increment_value: 5 });
    }
    const { data } = await player.from("my_users").select("time_spent").eq("user_id", player.id).single();
    expect(data).toEqual({ time_spent: 750 });
    expect(await site.sql(`select count(*) from private.credits where user_id = $1`, player.id)).toEqual([["144"]]);

    const statuses: number[] = [];
    for (let i = 1; i <= 30; i++) {
      await player.from("apps_played").upsert({ user_id: player.id, app_id: `class-${i}` });
      await setClock(site, (now += MINUTE));
      statuses.push(await award("app_played"));
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(25);
    expect(statuses.slice(25)).toEqual([403, 403, 403, 403, 403]);
  });

  test("the audit finds nothing afterwards", async () => {
    expect(await site.audit()).toEqual([]);
  });
});
