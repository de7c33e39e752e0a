import { expect } from "vitest";
import { faultsIn, record, tally, type History } from "./races-history.ts";
import type { Racer, RacesSite } from "./races-site.ts";

/** Sends many requests of one player concurrently. */
async function atOnce(
  times: number,
  racer: Racer,
  what: (i: number) => Parameters<typeof record>[3],
): Promise<History> {
  const history: History = [];
  await Promise.all(Array.from({ length: times }, (_, i) => record(history, racer.id, String(i), what(i))));
  expect(faultsIn(history)).toEqual([]);
  return history;
}

const oks = (history: History) => history.filter(({ outcome }) => outcome === "ok").length;

const claimRow = (racer: Racer) => ({ user_id: racer.id, current_streak: 7, longest_streak: 7 });

/** Races the first claim, and then the next day's claim in every possible way. */
export async function claimAtOnce(site: RacesSite, times: number): Promise<void> {
  const racer = await site.newRacer();
  const first = await atOnce(times, racer, (i) =>
    i % 2 ? racer.rpc("claim_streak") : racer.from("streak").upsert(claimRow(racer)),
  );
  expect(oks(first)).toBe(1);
  expect(tally(first)["fail 409"]).toBe(times - 1);

  await site.travel("25 hours");
  const second = await atOnce(times, racer, (i) => {
    if (i % 3 === 0) return racer.rpc("claim_streak");
    if (i % 3 === 1) return racer.from("streak").upsert(claimRow(racer));
    return racer.from("streak").update({ current_streak: 9 }).eq("user_id", racer.id);
  });
  expect(oks(second)).toBe(1);
  const { data } = await racer.from("streak").select("current_streak, longest_streak").eq("user_id", racer.id);
  expect(data).toEqual([{ current_streak: 2, longest_streak: 2 }]);
  const rights = await site.sql(`select count(*) from private.credits where user_id = $1`, racer.id);
  expect(rights).toEqual([["2"]]);
}

export async function payAtOnce(site: RacesSite, times: number): Promise<void> {
  const racer = await site.newRacer();
  await racer.from("streak").upsert(claimRow(racer));
  const history = await atOnce(times, racer, () =>
    racer.from("coins_transactions").insert({ user_id: racer.id, amt: 100, why: "streak_claim" }),
  );
  expect(tally(history)).toEqual({ "ok 201": 1, "fail 403": times - 1 });
  expect(await site.balanceOf(racer.id)).toBe(100);
}

export async function pingAtOnce(site: RacesSite, times: number): Promise<void> {
  const racer = await site.newRacer();
  const minutes: unknown[] = [];
  const history = await atOnce(times, racer, () =>
    racer.rpc("increment_time_spent", { user_id: racer.id, increment_value: 5 }).then((answer) => {
      minutes.push(answer.data);
      return answer;
    }),
  );
  expect(tally(history)).toEqual({ "ok 200": times });
  expect(new Set(minutes)).toEqual(new Set([5]));
  const paid = await atOnce(times, racer, () =>
    racer.from("coins_transactions").insert({ user_id: racer.id, amt: 5, why: "time_spent" }),
  );
  expect(tally(paid)).toEqual({ "ok 201": 1, "fail 403": times - 1 });
  expect(await site.balanceOf(racer.id)).toBe(5);
}

/** Every change succeeds, and in any order one item of a type is worn. */
export async function equipAtOnce(site: RacesSite, times: number): Promise<void> {
  const racer = await site.newRacer({ coins: 50_000 });
  const things = ["pink", "cat", "summer-duck", "rainbow-duck"];
  for (const item_id of things) expect((await racer.rpc("buy_item", { item_id })).status).toBe(200);
  const history = await atOnce(times, racer, (i) => {
    const item = things[i % 4]!;
    const on = i % 7 > 1;
    if (i % 3 === 0) return racer.rpc("equip_item", { item_id: item, on });
    if (i % 3 === 1)
      return racer.from("items_unlocked").update({ equipped: on }).eq("user_id", racer.id).eq("item", item);
    return racer
      .from("my_users")
      .update({ icon: things[2 + (i % 2)]! })
      .eq("user_id", racer.id);
  });
  expect(oks(history)).toBe(times);
  const worn = await racer.from("items_unlocked").select("type").eq("user_id", racer.id).eq("equipped", true);
  const types = worn.data!.map(({ type }) => type);
  expect(types).toHaveLength(new Set(types).size);
  expect((await racer.rpc("equip_item", { item_id: "pink", on: true })).data).toContainEqual({
    item: "pink",
    type: "background",
  });
}

/** Half of the requests pay and half unlock: together they are one purchase. */
export async function buyInHalvesAtOnce(site: RacesSite, times: number): Promise<void> {
  const racer = await site.newRacer({ coins: 5000 });
  const history = await atOnce(times, racer, (i) =>
    i % 2
      ? racer.from("coins_transactions").insert({ user_id: racer.id, amt: -800, why: "shop purchase sword" })
      : racer.from("items_unlocked").insert({ user_id: racer.id, item: "sword", type: "cursor" }),
  );
  expect(tally(history)).toEqual({ "ok 201": 2, "fail 409": times - 2 });
  expect(await site.balanceOf(racer.id)).toBe(4200);
}

/** Races a player's first requests: the first creates the profile, and there is only one. */
export async function beginAtOnce(site: RacesSite, times: number): Promise<void> {
  const [row] = await site.sql(`insert into auth.users (id) values (gen_random_uuid()) returning id`);
  const racer = await site.racerOf(row![0]!);
  await atOnce(times, racer, (i) => {
    if (i % 5 === 0) return racer.rpc("claim_streak");
    if (i % 5 === 1) return racer.from("my_users").upsert({ user_id: racer.id, user_about: "quack" } as never);
    if (i % 5 === 2) return racer.from("apps_played").upsert({ user_id: racer.id, app_id: "skyhop" });
    if (i % 5 === 3) return racer.from("my_users").insert({ user_id: racer.id } as never);
    return racer.rpc("increment_time_spent", { user_id: racer.id, increment_value: 5 });
  });
  const wallets = await site.sql(`select count(*) from private.wallets where user_id = $1`, racer.id);
  expect(wallets).toEqual([["1"]]);
  expect(await site.balanceOf(racer.id)).toBe(100);
}

/** The sweep resets ended streaks while their owners claim again. */
export async function claimWhileSweeping(site: RacesSite, times: number): Promise<void> {
  const racers = await Promise.all(Array.from({ length: times }, () => site.newRacer()));
  const history: History = [];
  const claimAll = () => racers.map((racer) => record(history, racer.id, "claim", racer.rpc("claim_streak")));
  await Promise.all(claimAll());
  for (let round = 0; round < 3; round++) {
    await site.travel("49 hours");
    const sweeps = [1, 2].map(() => record(history, "operator", "sweep", site.service.rpc("sweep")));
    await Promise.all([...claimAll(), ...sweeps]);
  }
  expect(faultsIn(history)).toEqual([]);
  expect(oks(history)).toBe(history.length);
  const lost = await site.sql(
    `select u.user_id from public.my_users u join public.streak s using (user_id)
     where s.last_claim > private.now() - interval '1 hour' and u.current_streak <> s.current_streak`,
  );
  expect(lost).toEqual([]);
}
