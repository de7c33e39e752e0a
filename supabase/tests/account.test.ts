import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "./testing/answers.ts";
import { everythingOf, liveFully, tablesOfPlayers } from "./testing/full-life.ts";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";
import { FOREIGN_CLASSES } from "./testing/score-pictures.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(FOREIGN_CLASSES);
});
afterAll(() => site.close());

type Export = Record<string, unknown> & {
  profile: object;
  wallet: { balance: number };
  coins_transactions: { amt: number }[];
};
const exportOf = async (player: Player) => answerOf<Export>(await player.rpc("export_my_data"));

describe("a player's data export", () => {
  test("contains all data of the player, and none of anybody else", async () => {
    const [player, other] = [await site.newPlayer(), await site.newPlayer()];
    const life = await liveFully(site, player, "mine-4711");
    await liveFully(site, other, "theirs-4712");
    const data = await exportOf(player);
    const text = JSON.stringify(data);
    expect(text).not.toContain("theirs-4712");
    expect(text).not.toContain(other.id);
    const words = [
      "where",
      "who",
      "ledger",
      "save",
      "hash",
      "report",
      "video",
      "notice",
      "decision",
      "appeal",
      "passkey",
      "message",
      "evidence",
      "mute",
      "clip",
      "channel",
      "class",
      "build",
      "key",
    ];
    for (const word of words) expect(text).toContain(`mine-4711 ${word}`);
    for (const key of [life.submission, life.run, life.video]) expect(text).toContain(key);
    expect(data.profile).toMatchObject({ age_band: "16-18", age_answered_at: expect.any(String) as string });
    expect(data["age_corrections"]).toMatchObject([{ old_band: "13-15", new_band: "16-18", reason: "mine-4711 age" }]);
    expect(Object.keys(data).sort()).toEqual([
      "account",
      "age_corrections",
      "appeals",
      "apps_played",
      "author_keys",
      "chat_blocks",
      "chat_evidence",
      "chat_messages",
      "chat_mutes",
      "chat_refusals",
      "class_builds",
      "class_drafts",
      "class_visits",
      "clip_likes",
      "clip_notes",
      "clips",
      "coins_transactions",
      "creator_videos",
      "decisions",
      "exported_at",
      "false_reports",
      "favorite_apps",
      "friend_codes",
      "friendships",
      "game_checkpoints",
      "game_runs",
      "game_saves",
      "homeroom_account",
      "homeroom_blocks",
      "homeroom_requests",
      "homerooms",
      "items_unlocked",
      "leaderboard_submissions",
      "live_shows",
      "notices",
      "operator_acts",
      "passkeys",
      "privacy_settings",
      "profile",
      "race_reports",
      "race_runners",
      "race_runs",
      "races",
      "reports",
      "run_hands",
      "run_watchers",
      "score_ticks",
      "social_accounts",
      "streak",
      "taught_homerooms",
      "teacher_invite",
      "unused_account",
      "wallet",
    ]);
    expect(data["passkeys"], "and nothing of the key itself").toEqual([
      { name: "mine-4711 passkey", created_at: expect.any(String) as string, last_used_at: null },
    ]);
    for (const [part, content] of Object.entries(data))
      expect([part, JSON.stringify(content)]).not.toEqual([part, "[]"]);
    const sum = data.coins_transactions.reduce((total, { amt }) => total + amt, 0);
    expect(sum).toBe(data.wallet.balance);
  });

  test("covers every table that has rows of players", async () => {
    const covered = {
      my_users: "profile",
      privacy_settings: "profile",
      player_roles: "profile",
      streak: "streak",
      items_unlocked: "items_unlocked",
      apps_played: "apps_played",
      favorite_apps: "favorite_apps",
      leaderboard_submissions: "leaderboard_submissions",
      game_runs: "game_runs",
      game_saves: "game_saves",
      reports: "reports",
      notices: "notices",
      chat_messages: "chat_messages",
      chat_blocks: "chat_blocks",
      creator_videos: "creator_videos",
      class_drafts: "class_drafts",
      clips: "clips",
      clip_likes: "clip_likes",
      social_accounts: "social_accounts",
    };
    const tables = (await tablesOfPlayers(site)).filter((name) => name.startsWith("public."));
    expect(tables.map((name) => name.slice(7)).sort()).toEqual(Object.keys(covered).sort());
    const data = await exportOf(await site.newPlayer({ roles: ["creator"] }));
    for (const part of Object.values(covered)) expect(data).toHaveProperty(part);
    expect(data.profile).toMatchObject({ roles: ["creator"], show_activity: false });
  });

  test("is empty, not an error, for a player without any activity", async () => {
    const data = await exportOf(await site.newPlayer());
    expect(data).toMatchObject({ wallet: { balance: 0 }, coins_transactions: [], items_unlocked: [], streak: null });
  });

  test("requires a login", async () => {
    expect((await site.visitor.rpc("export_my_data")).status).toBe(401);
    expect((await site.visitor.rpc("delete_account", { right_now: true })).status).toBe(401);
  });
});

describe("deleting an account", () => {
  test("leaves no row of the player, and nothing that identifies them", async () => {
    const player = await site.newPlayer();
    await liveFully(site, player, "gone-4713");
    expect((await player.rpc("delete_account", { right_now: true })).data).toMatchObject({ is_gone: true });
    expect(Object.entries(await everythingOf(site, player)).filter(([, rows]) => rows !== "[]")).toEqual([]);
    const [account] = await site.sql(`select count(*)::text from auth.users where id = $1`, player.id);
    expect(account).toEqual(["0"]);
    expect((await site.visitor.from("my_users").select("username").eq("user_id", player.id)).data).toEqual([]);
  });

  test("is final after seven days, and can be cancelled until then", async () => {
    const [stays, leaves] = [await site.newPlayer(), await site.newPlayer()];
    const asked = await leaves.rpc("delete_account");
    expect(asked.data).toMatchObject({ is_gone: false });
    await stays.rpc("delete_account");
    await site.travel("6 days");
    await site.service.rpc("sweep");
    const exists = async ({ id }: { id: string }) =>
      (await site.visitor.from("my_users").select("user_id").eq("user_id", id)).data?.length;
    expect([await exists(stays), await exists(leaves)]).toEqual([1, 1]);
    expect((await leaves.rpc("delete_account")).data).toEqual(asked.data);
    expect((await leaves.rpc("get_my_profile")).data).toMatchObject({
      leaving_at: (asked.data as { final_at: string }).final_at,
    });
    expect((await stays.rpc("cancel_account_deletion")).data).toBe(true);
    expect((await stays.rpc("cancel_account_deletion")).data).toBe(false);
    await site.travel("25 hours");
    await site.service.rpc("sweep");
    expect([await exists(stays), await exists(leaves)]).toEqual([1, 0]);
  });

  test("anonymises the wallet, and the ledger still adds up", async () => {
    const player = await site.newPlayer({ coins: 1000 });
    await player.rpc("buy_item", { item_id: "sword" });
    const [wallet] = await site.sql(`select id::text from private.wallets where user_id = $1`, player.id);
    const total = async () => (await site.sql(`select count(*)::text, sum(amt)::text from private.ledger`))[0];
    const before = await total();
    await player.rpc("delete_account", { right_now: true });
    expect(await total()).toEqual(before);
    const [kept] = await site.sql(
      `select user_id, balance::text, gained::text from private.wallets where id = $1`,
      wallet![0]!,
    );
    expect(kept).toEqual([null, "200", "1000"]);
    expect(await site.audit()).toEqual([]);
  });

  test("removes the player from every board, and their uploads with the next sweep", async () => {
    const player = await site.newPlayer({ coins: 77_777 });
    const life = await liveFully(site, player, "swept-4714");
    const first = async () =>
      answerOf<{ user_id: string }[]>(await site.visitor.rpc("get_board", { board: "coins" }))[0]!.user_id;
    expect(await first()).toBe(player.id);
    await player.rpc("delete_account", { right_now: true });
    expect(await first()).not.toBe(player.id);
    const work = answerOf<{ remove_uploads: string[] }>(await site.service.rpc("sweep"));
    expect(work.remove_uploads).toContain(life.upload);
  });

  test("frees the name, and a new account of the same person starts empty", async () => {
    const player = await site.newPlayer({ coins: 500, username: "comes-back" });
    await player.rpc("delete_account", { right_now: true });
    const again = await site.newPlayer({ username: "comes-back" });
    expect((await again.rpc("get_coin_amt", { p_user_id: again.id })).data).toBe(0);
  });

  test("leaves other players' data unchanged", async () => {
    const [player, other] = [await site.newPlayer(), await site.newPlayer()];
    await liveFully(site, player, "one-4715");
    await liveFully(site, other, "other-4716");
    const before = await everythingOf(site, other);
    await player.rpc("delete_account", { right_now: true });
    expect(await everythingOf(site, other)).toEqual(before);
  });
});

test("the audit finds nothing after all these deletions", async () => {
  expect(await site.audit()).toEqual([]);
});
