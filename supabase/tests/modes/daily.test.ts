import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf } from "#testing/answers.ts";
import { setClock } from "#testing/server-clock.ts";
import { openModesSite, type ModesSite } from "./modes-site.ts";

let site: ModesSite;
beforeAll(async () => {
  site = await openModesSite();
  await setClock(site, "2026-11-18T12:00:00Z");
  // The only class that can be played here is the class of every day.
  await site.sql(`update public.apps set listed = false where id <> 'pond-walk'`);
  await site.sql(`select private.promise_seeds()`);
});
afterAll(() => site.close());

type Daily = { day: string; app_id: string; ends_at: string; players: number; winners: Record<string, unknown>[] };
const daily = async () => answerOf<Daily>(await site.visitor.rpc("get_daily"));
const onEach = (app: string) => site.sql(`select unnest(daily_days)::text from public.apps where id = $1`, app);

describe("the class of the day", () => {
  test("is the same for everybody until midnight UTC", async () => {
    expect(await daily()).toMatchObject({ day: "2026-11-18", app_id: "pond-walk", players: 0 });
    expect(Date.parse((await daily()).ends_at)).toBe(Date.parse("2026-11-19T00:00:00Z"));
  });

  test("has its winner and players the next day, and days without a run have none", async () => {
    const [winner, second] = [await site.newPlayer({ username: "first-of-day" }), await site.newPlayer()];
    const won = await site.play(winner, { frames: 2400, mode: "daily" });
    await site.play(second, { frames: 1100, mode: "daily" });
    expect(await daily()).toMatchObject({ players: 2, winners: [] });
    await setClock(site, "2026-11-20T12:00:00Z");
    expect((await daily()).winners).toEqual([
      expect.objectContaining({
        day: "2026-11-18",
        app_id: "pond-walk",
        username: "first-of-day",
        score: won.score,
        players: 2,
        submission_id: won.submission,
      }),
    ]);
    answerOf(await site.visitor.rpc("get_replay", { submission_id: won.submission }));
  });

  test("takes turns: no class is chosen again before all others were", async () => {
    await site.sql(`update public.apps set listed = true where id in ('skyhop', 'lumen')`);
    await site.sql(`update public.apps set daily_days = '{}'`);
    await site.sql(`select private.promise_seeds()`);
    const counts = (await Promise.all(["skyhop", "lumen", "pond-walk"].map(onEach))).map(({ length }) => length);
    expect(counts.sort((a, b) => a - b)).toEqual([2, 3, 3]);
    const before = await daily();
    await site.sql(`select private.promise_seeds()`);
    expect(await daily()).toEqual(before);
  });

  test("is another one when it is not listed any more", async () => {
    const { app_id } = await daily();
    await site.sql(`update public.apps set listed = false where id = $1`, app_id);
    expect((await daily()).app_id).not.toBe(app_id);
    await site.sql(`update public.apps set listed = true where id = $1`, app_id);
    await site.sql(`update public.apps set listed = false where id in ('skyhop', 'lumen')`);
  });
});

describe("the days of a player", () => {
  test("have score, runs and rank, and only the player sees them", async () => {
    const [player, rival] = [await site.newPlayer(), await site.newPlayer()];
    const first = await site.play(player, { frames: 1300, mode: "daily" });
    await site.play(player, { frames: 900, mode: "daily" });
    await site.play(rival, { frames: 2600, mode: "daily" });
    await site.play(player, { frames: 1000 });
    expect(answerOf(await player.rpc("get_my_days"))).toEqual([
      { day: "2026-11-20", app_id: "pond-walk", score: first.score, runs: 2, is_class_of_day: true, rank: 2 },
    ]);
    expect(answerOf(await (await site.newPlayer()).rpc("get_my_days"))).toEqual([]);
    expect(codeOf(await site.visitor.rpc("get_my_days"))[0]).toBe(401);
  });

  test("go back two months at most", async () => {
    const player = await site.newPlayer();
    await site.play(player, { frames: 1500, mode: "daily" });
    await setClock(site, "2027-01-15T12:00:00Z");
    expect(answerOf(await player.rpc("get_my_days"))).toEqual([]);
    expect(answerOf(await player.rpc("get_my_days", { since: "2026-11-01" }))).toMatchObject([{ day: "2026-11-20" }]);
    await setClock(site, "2027-02-15T12:00:00Z");
    expect(answerOf(await player.rpc("get_my_days", { since: "2026-11-01" }))).toEqual([]);
    await setClock(site, "2026-11-20T12:00:00Z");
  });
});
