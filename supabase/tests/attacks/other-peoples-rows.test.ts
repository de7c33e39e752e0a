import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everythingOf, liveFully, tablesOfPlayers, type FullLife } from "#testing/full-life.ts";
import { send } from "#testing/raw-request.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { FOREIGN_CLASSES } from "#testing/score-pictures.ts";

let site: RulesSite;
let victim: Player;
let cheater: Player;
let life: FullLife;
beforeAll(async () => {
  site = await openRulesSite(FOREIGN_CLASSES);
  [victim, cheater] = [await site.newPlayer(), await site.newPlayer({ coins: 5000 })];
  life = await liveFully(site, victim, "victim-mark");
});
afterAll(() => site.close());

/** For every table that clients can write: a row as its owner would write it, and a change. */
const WRITES: Record<string, { row: object; change: object }> = {
  my_users: { row: { user_about: "owned" }, change: { user_about: "owned" } },
  privacy_settings: { row: { show_activity: true }, change: { show_activity: true } },
  coins_transactions: { row: { amt: -100, why: "shop purchase cat" }, change: { amt: 1 } },
  streak: { row: { current_streak: 9, longest_streak: 9 }, change: { current_streak: 0 } },
  items_unlocked: { row: { item: "sword", type: "cursor" }, change: { equipped: false } },
  apps_played: { row: { app_id: "lumen" }, change: { updated_at: "2030-01-01" } },
  favorite_apps: { row: { app_id: "skyhop" }, change: { app_id: "skyhop" } },
  leaderboard_submissions: { row: { app_id: "bread-toss", score: 999 }, change: { score: 0 } },
  reports: { row: { target_kind: "app", target_id: "x", reason: "other" }, change: { status: "dismissed" } },
  notices: { row: { kind: "decision", sentence: "owned" }, change: { sentence: "owned" } },
  chat_messages: {
    row: { room_id: "global", username: "owned", body: "owned", created_at: "2030-01-01" },
    change: { body: "owned" },
  },
  chat_blocks: {
    row: { blocked_id: "00000000-0000-4000-8000-000000000000", created_at: "2030-01-01" },
    change: { created_at: "2030-01-01" },
  },
  creator_videos: { row: { title: "owned", url: "https://youtu.be/owned" }, change: { title: "owned" } },
  class_drafts: { row: { form: {}, updated_at: "2030-01-01" }, change: { status: "listed" } },
  clips: { row: { app_id: "skyhop", title: "owned", from_frame: 0, to_frame: 180 }, change: { title: "owned" } },
  clip_likes: {
    row: { clip_id: "00000000-0000-4000-8000-000000000000", created_at: "2030-01-01" },
    change: { created_at: "2030-01-01" },
  },
  social_accounts: {
    row: { host: "vimeo.com", url: "https://vimeo.com/owned", handle: "owned", code: "quack-AAAA-22" },
    change: { status: "confirmed" },
  },
  game_runs: { row: { app_id: "skyhop", mode: "ranked" }, change: { status: "open" } },
  game_saves: { row: { app_id: "lumen", rev: 99, data: "owned" }, change: { data: "owned" } },
  player_roles: { row: { role: "moderator" }, change: { role: "moderator" } },
};

describe("a cheater who writes rows of another player", () => {
  test("is tested with every table of players", async () => {
    const tables = (await tablesOfPlayers(site)).filter((name) => name.startsWith("public."));
    expect(Object.keys(WRITES).sort()).toEqual([...tables.map((name) => name.slice(7)), "coins_transactions"].sort());
  });

  describe.each(Object.entries(WRITES))("in %s", (table, { row, change }) => {
    let before: Awaited<ReturnType<typeof everythingOf>>;
    beforeAll(async () => {
      before = await everythingOf(site, victim);
    });

    const attack = async (method: string, path: string, body?: object, prefer = "return=representation") => {
      const answer = await send(site, `/rest/v1/${path}`, {
        method,
        token: cheater.token,
        headers: { prefer },
        ...(body && { body }),
      });
      expect(answer.status).toBeLessThan(500);
      return answer;
    };
    const own = `user_id=eq.`;

    test("cannot insert one", async () => {
      const answer = await attack("POST", table, { ...row, user_id: victim.id });
      expect(answer.status).toBe(403);
    });

    test("cannot upsert one", async () => {
      const answer = await attack("POST", table, { ...row, user_id: victim.id }, "resolution=merge-duplicates");
      expect(answer.status).toBeGreaterThanOrEqual(400);
    });

    test("cannot insert one together with an own row", async () => {
      const both = [cheater.id, victim.id].map((user_id) => ({ ...row, user_id }));
      expect((await attack("POST", table, both)).status).toBe(403);
    });

    test("cannot update one, not even with an update of all rows", async () => {
      for (const filter of [`${own}${victim.id}`, "user_id=not.is.null"]) {
        const answer = await attack("PATCH", `${table}?${filter}&select=user_id`, change);
        expect(answer.text).not.toContain(victim.id);
      }
    });

    test("cannot delete one", async () => {
      for (const filter of [`${own}${victim.id}`, `user_id=neq.${cheater.id}`]) {
        const answer = await attack("DELETE", `${table}?${filter}&select=user_id`);
        expect(answer.text).not.toContain(victim.id);
      }
    });

    test("cannot give an own row to another player", async () => {
      await attack("PATCH", `${table}?${own}${cheater.id}&select=user_id`, { user_id: victim.id });
    });

    test("has changed nothing of the other player with all of these", async () => {
      expect(await everythingOf(site, victim)).toEqual(before);
    });
  });

  test("cannot call a function with another player's ids", async () => {
    const before = await everythingOf(site, victim);
    const answers = [
      await cheater.rpc("increment_time_spent", { user_id: victim.id }),
      await cheater.rpc("submit_run", { run_id: life.run, log: "", score: 1, final_hash: "", frames: 0 }),
      await cheater.rpc("review_score", { submission_id: life.submission, accept: false, reason: "mine" }),
      await cheater.rpc("accept_image", { submission_id: life.submission, image_path: "x" }),
      await cheater.rpc("reject_image", { submission_id: life.submission, reason: "x" }),
      await cheater.rpc("judge_run", { run_id: life.run, accept: false, score: 0 }),
      await cheater.rpc("review_report", { report_id: life.report, resolve: false }),
      await cheater.rpc("review_video", { video_id: life.video, publish: true }),
      await cheater.rpc("review_takedown", { reference: "QT-00000000", accept: true, decision: "x" }),
      await cheater.rpc("sweep"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 403, 403, 403, 403, 403, 403, 403, 403]);
    expect((await cheater.rpc("get_coin_amt", { p_user_id: victim.id })).data).toBeNull();
    expect((await cheater.rpc("get_coins_gained", { p_user_id: victim.id })).data).toEqual([]);
    expect(await everythingOf(site, victim)).toEqual(before);
  });

  test("cannot read another player's statement", async () => {
    const [row] = await site.sql(
      `select max(l.id)::text from private.ledger l join private.wallets w on w.id = l.wallet_id where w.user_id = $1`,
      victim.id,
    );
    const { data } = await cheater.rpc("get_wallet_statement", { before: Number(row![0]) });
    expect(data).toEqual([]);
  });

  test("cannot add videos for a player who is not a creator", async () => {
    const video = { user_id: cheater.id, title: "Mine", url: "https://youtu.be/mine" };
    expect((await cheater.from("creator_videos").insert(video)).status).toBe(403);
  });
});

test("the audit finds nothing after all attacks on other players' rows", async () => {
  expect(await site.audit()).toEqual([]);
});
