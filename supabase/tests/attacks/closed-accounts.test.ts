import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everythingOf, liveFully } from "#testing/full-life.ts";
import { send } from "#testing/raw-request.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { FOREIGN_CLASSES, PICTURE } from "#testing/score-pictures.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(FOREIGN_CLASSES);
});
afterAll(() => site.close());

const ROWS: Record<string, object> = {
  my_users: {},
  privacy_settings: { show_activity: true },
  coins_transactions: { amt: 5, why: "time_spent" },
  streak: { current_streak: 1, longest_streak: 1 },
  items_unlocked: { item: "goose", type: "special" },
  apps_played: { app_id: "lumen" },
  favorite_apps: { app_id: "skyhop" },
  leaderboard_submissions: { app_id: "pond-golf", score: 20 },
  reports: { target_kind: "app", target_id: "x", reason: "other" },
  creator_videos: { title: "t", url: "https://youtu.be/t" },
};
const VERBS: [string, object][] = [
  ["claim_streak", {}],
  ["increment_time_spent", { increment_value: 5 }],
  ["buy_item", { item_id: "goose" }],
  ["claim_tier", { item_id: "squire" }],
  ["equip_item", { item_id: "goose", on: false }],
  ["start_run", { app_id: "skyhop" }],
  ["save_game", { app_id: "lumen", data: "x", base_rev: 1 }],
];

async function attempts(player: Player): Promise<[string, number, string][]> {
  const tried: [string, number, string][] = [];
  const go = async (name: string, method: string, path: string, body?: object) => {
    const { status, text } = await send(site, path, { method, token: player.token, ...(body && { body }) });
    tried.push([name, status, text]);
  };
  for (const [table, row] of Object.entries(ROWS)) {
    await go(`insert ${table}`, "POST", `/rest/v1/${table}`, { ...row, user_id: player.id });
    if (table !== "coins_transactions") {
      await go(`update ${table}`, "PATCH", `/rest/v1/${table}?user_id=eq.${player.id}`, row);
      await go(`delete ${table}`, "DELETE", `/rest/v1/${table}?user_id=eq.${player.id}`);
    }
  }
  for (const [verb, args] of VERBS) {
    const own = verb === "increment_time_spent" ? { user_id: player.id } : {};
    await go(verb, "POST", `/rest/v1/rpc/${verb}`, { ...args, ...own });
  }
  return tried;
}

const readable = async (player: Player) => {
  const counts = await Promise.all(
    [...Object.keys(ROWS), "game_runs", "game_saves"].map(async (table) => {
      const { status, text } = await send(site, `/rest/v1/${table}?select=user_id&user_id=eq.${player.id}`, {
        token: player.token,
      });
      return [table, status === 200 ? (JSON.parse(text) as object[]).length : 0] as const;
    }),
  );
  return counts.filter(([, count]) => count > 0);
};

describe("a suspended player", () => {
  test("cannot write anything, nor read their own data", async () => {
    const player = await site.newPlayer({ coins: 500 });
    const life = await liveFully(site, player, "banned-mark");
    await site.travel("1 hour");
    await site.sql(`select private.ban($1, 'for a test')`, player.id);
    const before = await everythingOf(site, player);
    const tried = await attempts(player);
    expect(tried.filter(([, status]) => status >= 500)).toEqual([]);
    expect(tried.filter(([name, status]) => status < 400 && !/^(update|delete)/.test(name))).toEqual([]);
    expect(await everythingOf(site, player)).toEqual(before);
    expect(await readable(player)).toEqual([]);
    expect((await player.rpc("get_coin_amt", { p_user_id: player.id })).data).toBeNull();
    expect((await player.rpc("get_wallet_statement")).data).toEqual([]);
    expect((await player.rpc("get_rank_around", { board: "coins" })).status).toBe(403);
    const other = `submissions/${life.submission}_again.png`;
    expect(
      (await player.storage.from("leaderboard_uploads").upload(other, PICTURE, { contentType: "image/png" })).error,
    ).not.toBeNull();
  });

  test("is told why and until when, can export their data, and can delete the account", async () => {
    const player = await site.newPlayer({ coins: 500 });
    await site.sql(`select private.ban($1, 'spam', private.now() + interval '1 day')`, player.id);
    const profile = (await player.rpc("get_my_profile")).data as { suspended: { reason: string; until: string } };
    expect(profile.suspended.reason).toBe("spam");
    expect(Date.parse(profile.suspended.until)).toBeGreaterThan(0);
    expect((await player.rpc("export_my_data")).data).toMatchObject({ wallet: { balance: 500 } });
    expect((await player.rpc("delete_account", { right_now: true })).data).toMatchObject({ is_gone: true });
  });

  test("can play again when the suspension ends", async () => {
    const player = await site.newPlayer({ coins: 500 });
    await site.sql(`select private.ban($1, 'spam', private.now() + interval '1 day')`, player.id);
    expect((await player.rpc("buy_item", { item_id: "goose" })).status).toBe(403);
    await site.travel("25 hours");
    expect((await player.rpc("buy_item", { item_id: "goose" })).status).toBe(200);
    await site.service.rpc("sweep");
    const { data } = await player.rpc("get_rank_around", { board: "coins" });
    expect(data).toMatchObject({ value: 500 });
  });

  test("gets on no board by scores that are accepted during the suspension", async () => {
    const player = await site.newPlayer();
    const { run_id } = (await player.rpc("start_run", { app_id: "skyhop" })).data as { run_id: string };
    await player.rpc("submit_run", { run_id, log: "", score: 9, final_hash: "", frames: 0 });
    await site.sql(`select private.ban($1, 'for a test')`, player.id);
    await site.service.rpc("judge_run", { run_id, accept: true, score: 9 });
    const board = (await site.visitor.rpc("get_board", { board: "scores/skyhop" })).data as unknown as {
      user_id: string;
    }[];
    expect(board.filter(({ user_id }) => user_id === player.id)).toEqual([]);
    expect(await site.audit()).toEqual([]);
    await site.sql(`select private.adjust_coins($1, 50, 'for a test')`, player.id);
    expect(await site.audit()).toEqual([]);
    await site.sql(`select private.unban($1)`, player.id);
    expect((await player.rpc("get_rank_around", { board: "scores/skyhop" })).data).toMatchObject({ value: 9 });
  });
});

describe("an attacker with a password, but without the second factor", () => {
  test("cannot write anything, nor read the player's data", async () => {
    const shown = await site.newPlayer({ coins: 500, factor: "shown" });
    await liveFully(site, shown, "factor-mark");
    await site.travel("1 hour");
    const token = await site.gateway.tokenFor({ sub: shown.id, aal: "aal1" });
    const thief = Object.assign(site.as(token), { id: shown.id, token });
    const before = await everythingOf(site, shown);
    const tried = await attempts(thief);
    expect(tried.filter(([, status]) => status >= 500)).toEqual([]);
    expect(tried.filter(([name, status]) => status < 400 && !/^(update|delete)/.test(name))).toEqual([]);
    expect(await everythingOf(site, shown)).toEqual(before);
    expect(await readable(thief)).toEqual([]);
    for (const verb of ["get_my_profile", "export_my_data", "delete_account"] as const) {
      const answer = await thief.rpc(verb);
      expect([answer.status, answer.error?.hint]).toEqual([403, "aal2"]);
    }
    expect((await thief.rpc("get_coin_amt", { p_user_id: shown.id })).data).toBeNull();
    expect((await shown.rpc("get_coin_amt", { p_user_id: shown.id })).data).toBeGreaterThan(0);
  });
});

describe("the token of a deleted account", () => {
  test("does nothing, and does not recreate the account", async () => {
    const player = await site.newPlayer({ coins: 500 });
    await liveFully(site, player, "gone-mark");
    expect((await player.rpc("delete_account", { right_now: true })).data).toMatchObject({ is_gone: true });
    const before = await everythingOf(site, player);
    const tried = await attempts(player);
    expect(tried.filter(([, status]) => status >= 500)).toEqual([]);
    expect(tried.filter(([name, status]) => status < 400 && !/^(update|delete)/.test(name))).toEqual([]);
    expect(await everythingOf(site, player)).toEqual(before);
    expect(Object.values(before).every((rows) => rows === "[]")).toBe(true);
    expect(await readable(player)).toEqual([]);
    expect((await player.rpc("get_my_profile")).data).toBeNull();
    for (const [verb] of VERBS.slice(0, 1)) {
      const { text } = await send(site, `/rest/v1/rpc/${verb}`, { method: "POST", token: player.token, body: {} });
      expect(text).toContain("Hey! You Must Be Logged In To Do That!");
    }
  });
});

describe("a forged token", () => {
  test("gives no access", async () => {
    const player = await site.newPlayer({ coins: 500 });
    const expired = await site.gateway.tokenFor({ sub: player.id }, -60);
    const tampered = `${player.token.slice(0, -4)}AAAA`;
    for (const token of [expired, tampered, "", "x", "null"]) {
      const { status } = await send(site, "/rest/v1/rpc/claim_streak", { method: "POST", token, body: {} });
      expect(status).toBe(401);
    }
  });
});

test("the audit finds nothing after all attempts with closed accounts", async () => {
  expect(await site.audit()).toEqual([]);
});
