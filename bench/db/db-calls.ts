import { randomUUID } from "node:crypto";
import type { Role } from "@quackademy/server/db/database.ts";
import type { ApiCall } from "#api/api-scenarios.ts";
import * as samples from "./db-player-samples.ts";

/** A call of a page: its role, and the players it is made for. */
export type DbCall = {
  name: string;
  as: Role;
  isWrite: boolean;
  draw: string;
  request(row: string[]): ApiCall;
};

const json = { "content-type": "application/json" };
const send = (method: string, path: string, body: object, headers: Record<string, string> = {}): ApiCall => ({
  method,
  path: `/rest/v1/${path}`,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
const get = (path: string): ApiCall => ({ method: "GET", path: `/rest/v1/${path}`, headers: {}, body: null });
const rpc = (name: string, body: object = {}) => send("POST", `rpc/${name}`, body);
const post = (path: string, body: object) => send("POST", path, body, { prefer: "return=minimal" });
const upsert = (path: string, body: object) =>
  send("POST", path, body, { prefer: "return=minimal,resolution=merge-duplicates" });

type Request = DbCall["request"];
const read = (name: string, draw: string, request: Request): DbCall => {
  return { name, draw, request, as: "authenticated", isWrite: false };
};
const visit = (name: string, request: Request, draw = samples.ANY_PLAYER): DbCall => {
  return { name, draw, request, as: "anon", isWrite: false };
};
const write = (name: string, draw: string, request: Request, as: Role = "authenticated"): DbCall => {
  return { name, draw, request, as, isWrite: true };
};

const { ANY_PLAYER, playersWithClass, playersRankedBetween } = samples;
const MIDDLE = playersRankedBetween(4500, 5500);
const FIRST_HUNDREDTH = playersRankedBetween(0, 100);
const SEASON = "2025-10-01T00:00:00Z";
const PLAYING_NOW = "apps_played?select=app_id,updated_at,my_users(username,icon)&order=updated_at.desc&limit=6";
const PROFILE = "my_users?select=user_id,username,icon,user_about,badges,current_streak,longest_streak,time_spent";

const READS: DbCall[] = [
  visit("get_apps_ordered_by_title", () => rpc("get_apps_ordered_by_title")),
  read("get_coin_amt", ANY_PLAYER, ([id]) => rpc("get_coin_amt", { p_user_id: id })),
  read("get_coins_gained, own, this week", ANY_PLAYER, ([id]) => rpc("get_coins_gained", { p_user_id: id })),
  read("get_coins_gained, own, since the season's start", ANY_PLAYER, ([id]) =>
    rpc("get_coins_gained", { p_user_id: id, start_date: SEASON }),
  ),
  visit("get_coins_gained, top 5 of the week", () => rpc("get_coins_gained", { p_limit: 5 })),
  visit("get_coins_gained, top 5 of the season", () => rpc("get_coins_gained", { start_date: SEASON })),
  visit("get_top_streaks", () => rpc("get_top_streaks")),
  visit("get_top_time_spent", () => rpc("get_top_time_spent")),
  visit("get_apps_played_by_user", () => rpc("get_apps_played_by_user")),
  visit(
    "get_app_high_scores, one class",
    ([, app]) => rpc("get_app_high_scores", { p_app_id: app }),
    playersWithClass("replay", "none"),
  ),
  visit("get_app_high_scores, every class", () => rpc("get_app_high_scores")),
  visit("get_board, first page", () => rpc("get_board", { board: "coins", period: "week" })),
  visit("get_board, from place 1,001", () => rpc("get_board", { board: "coins", period: "all", p_offset: 1000 })),
  read("get_rank_around, in the middle", MIDDLE, () => rpc("get_rank_around", { board: "coins" })),
  read("get_rank_around, the first hundredth", FIRST_HUNDREDTH, () => rpc("get_rank_around", { board: "coins" })),
  read("get_rank_around, the first ten", samples.TOP_TEN_PLAYERS, () => rpc("get_rank_around", { board: "coins" })),
  read("get_leaderboard_data", ANY_PLAYER, ([id]) => rpc("get_leaderboard_data", { target_user_id: id })),
  read("get_leaderboard_data, the first hundredth", FIRST_HUNDREDTH, ([id]) =>
    rpc("get_leaderboard_data", { target_user_id: id }),
  ),
  read("get_wallet_statement", ANY_PLAYER, () => rpc("get_wallet_statement")),
  read("get_wallet_statement, the first hundredth", FIRST_HUNDREDTH, () => rpc("get_wallet_statement")),
  read("get_my_profile", ANY_PLAYER, () => rpc("get_my_profile")),
  read("export_my_data", ANY_PLAYER, () => rpc("export_my_data")),
  visit("get_takedown", () => rpc("get_takedown", { reference: "QT-00000000", secret: "none" })),
  visit("get_replay", ([, submission]) => rpc("get_replay", { submission_id: submission }), samples.VERIFIED_SCORES),
  visit("get_daily_seeds", ([, app]) => rpc("get_daily_seeds", { p_app_id: app }), playersWithClass("replay")),
  visit("apps_played, latest 6 with their players", () => get(PLAYING_NOW)),
  read("apps_played, the same for a player", ANY_PLAYER, () => get(PLAYING_NOW)),
  read("apps_played, own latest 6", ANY_PLAYER, ([id]) =>
    get(`apps_played?select=app_id,updated_at&user_id=eq.${id}&order=updated_at.desc&limit=6`),
  ),
  read("coins_transactions, own latest 20", ANY_PLAYER, () =>
    get("coins_transactions?order=created_at.desc,id.desc&limit=20"),
  ),
  read("favorite_apps, own", ANY_PLAYER, ([id]) => get(`favorite_apps?select=app_id&user_id=eq.${id}`)),
  read("streak, own", ANY_PLAYER, ([id]) => get(`streak?user_id=eq.${id}`)),
  read("items_unlocked, own", ANY_PLAYER, ([id]) =>
    get(`items_unlocked?select=item,type,equipped,created_at&user_id=eq.${id}`),
  ),
  read("shop_items", ANY_PLAYER, () => get("shop_items?order=price")),
  visit("my_users by username", ([, name]) => get(`${PROFILE}&username=eq.${name}`)),
  visit(
    "leaderboard_submissions, latest of a class",
    ([, app]) => get(`leaderboard_submissions?app_id=eq.${app}&order=created_at.desc&limit=20`),
    playersWithClass("none"),
  ),
];

const WRITES: DbCall[] = [
  write("claim_streak", samples.STREAK_CLAIMERS, () => rpc("claim_streak")),
  write("increment_time_spent", samples.PLAYERS_DUE_FOR_PING, ([id]) => rpc("increment_time_spent", { user_id: id })),
  write("coins_transactions, an award", samples.PLAYERS_WITH_CREDITS, ([id]) =>
    post("coins_transactions", { user_id: id, amt: 5, why: "time_spent" }),
  ),
  write("apps_played, upsert", samples.PLAYERS_IN_CLASS, ([id, app]) =>
    upsert("apps_played", { user_id: id, app_id: app }),
  ),
  write("buy_item", samples.ITEM_BUYERS, ([, item]) => rpc("buy_item", { item_id: item })),
  write("claim_tier", samples.TIER_CLAIMERS, ([, item]) => rpc("claim_tier", { item_id: item })),
  write("equip_item", samples.ITEM_OWNERS, ([, item]) => rpc("equip_item", { item_id: item, on: true })),
  write("my_users, update", ANY_PLAYER, ([id]) =>
    send("PATCH", `my_users?user_id=eq.${id}`, { user_about: `Hello ${randomUUID()}` }, { prefer: "return=minimal" }),
  ),
  write("privacy_settings, upsert", ANY_PLAYER, ([id]) =>
    upsert("privacy_settings", { user_id: id, show_activity: true }),
  ),
  write("start_run", playersWithClass("replay"), ([, app]) => rpc("start_run", { app_id: app })),
  write("checkpoint_run", samples.OPEN_RUNS, ([, run]) =>
    rpc("checkpoint_run", { run_id: run, frame: 600, hash: 1, log_hash: 1 }),
  ),
  write("submit_run", samples.OPEN_RUNS, ([, run]) =>
    rpc("submit_run", { run_id: run, log: "AAEC".repeat(300), score: 100, final_hash: "0", frames: 9000 }),
  ),
  write(
    "judge_run",
    samples.SUBMITTED_RUNS,
    ([, run]) => rpc("judge_run", { run_id: run, accept: true, score: 900 }),
    "service_role",
  ),
  write(
    "accept_image",
    samples.PENDING_SCORES,
    ([, submission]) => rpc("accept_image", { submission_id: submission, image_path: `${randomUUID()}.webp` }),
    "service_role",
  ),
  write("save_game", playersWithClass("replay", "none"), ([, app]) =>
    rpc("save_game", { app_id: app, data: "a saved game".repeat(50) }),
  ),
  write("favorite_apps, insert", samples.NEW_FAVORITES, ([id, app]) =>
    post("favorite_apps", { user_id: id, app_id: app }),
  ),
  write("leaderboard_submissions, insert", playersWithClass("none"), ([id, app]) =>
    post("leaderboard_submissions", { user_id: id, app_id: app, score: 1 }),
  ),
  write("delete_account", ANY_PLAYER, () => rpc("delete_account", {})),
  write("delete_account, at once", ANY_PLAYER, () => rpc("delete_account", { right_now: true })),
];

export const DB_CALLS: DbCall[] = [...READS, ...WRITES];
