import { idOf, numberOf, rivalOf, uuidOf, type Person } from "./matrix-people.ts";
import type { Row } from "./matrix-tables.ts";

type Call = (person: Person) => Row;

/** The same call about the caller's own things and about another player's. */
const both = (call: Call): Record<string, Call> => ({ own: call, "another's": (person) => call(rivalOf(person)) });
const plain = (args: Row = {}): Record<string, Call> => ({ "()": () => args });

/** The calls to make for each function of the public schema. */
export const CALLS: Record<string, Record<string, Call>> = {
  accept_image: both((person) => ({
    submission_id: uuidOf(person, "pending"),
    image_path: `${uuidOf("picture")}.webp`,
  })),
  appeal: plain({ words: "Sorry." }),
  block_player: both((person) => ({ blocked: idOf(person) })),
  buy_item: {
    "a listed item": () => ({ item_id: "goose" }),
    "what one has": () => ({ item_id: "sword" }),
    "what costs too much": () => ({ item_id: "rainbow-duck" }),
    "a season's item": () => ({ item_id: "squire" }),
    "a hidden item": () => ({ item_id: "pond-secret" }),
  },
  chat_state: { "an open room": () => ({ room_id: "global" }), "no such room": () => ({ room_id: "class/nowhere" }) },
  checkpoint_run: both((person) => ({ run_id: uuidOf(person, "run"), frame: 600, hash: 1, log_hash: 1 })),
  cheer: plain({ room_id: "global", cheer: "wow" }),
  claim_streak: plain(),
  claim_tier: {
    "a tier reached": () => ({ item_id: "squire" }),
    "a listed item": () => ({ item_id: "goose" }),
    "a hidden item": () => ({ item_id: "pond-secret" }),
  },
  cancel_account_deletion: plain(),
  delete_account: plain(),
  equip_item: {
    "what one has": () => ({ item_id: "sword" }),
    "what one has not": () => ({ item_id: "goose" }),
  },
  export_my_data: plain(),
  file_takedown: plain({
    url: "https://quack.test/class/skyhop",
    work: "Work",
    reason: "Reason",
    contact_name: "Name",
    contact_email: "someone@quack.test",
    contact_address: "Address",
    good_faith: true,
    accurate: true,
    signature: "Name",
  }),
  find_classes: plain({}),
  find_players: plain({ part: "ow" }),
  get_app_high_scores: { "a class": () => ({ p_app_id: "pond-race" }), "every class": () => ({}) },
  get_apps_ordered_by_title: plain(),
  get_apps_played_by_user: plain(),
  get_board: {
    coins: () => ({ board: "coins" }),
    streaks: () => ({ board: "streaks", period: "now" }),
    "a class": () => ({ board: "scores/pond-race" }),
    "no such board": () => ({ board: "ledger" }),
  },
  get_coin_amt: both((person) => ({ p_user_id: idOf(person) })),
  get_coins_gained: { top: () => ({}), ...both((person) => ({ p_user_id: idOf(person) })) },
  get_daily_seeds: {
    "a class of ours": () => ({ p_app_id: "skyhop" }),
    "a foreign class": () => ({ p_app_id: "pond-race" }),
  },
  get_favorite_apps: both((person) => ({ target_user_id: idOf(person) })),
  get_leaderboard_data: both((person) => ({ target_user_id: idOf(person) })),
  get_my_profile: plain(),
  get_rank_around: plain({ board: "coins" }),
  get_replay: {
    ...both((person) => ({ submission_id: uuidOf(person, "verified") })),
    "own, not verified": (person) => ({ submission_id: uuidOf(person, "replayed") }),
    "another's, not verified": (person) => ({ submission_id: uuidOf(rivalOf(person), "replayed") }),
  },
  get_takedown: {
    "its secret": () => ({ reference: "QT-MATRIX01", secret: "secret" }),
    "another secret": () => ({ reference: "QT-MATRIX01", secret: "guess" }),
  },
  get_top_streaks: plain(),
  get_top_time_spent: plain(),
  get_wallet_statement: plain(),
  increment_time_spent: both((person) => ({ user_id: idOf(person), increment_value: 100000 })),
  judge_run: both((person) => ({ run_id: uuidOf(person, "submitted run"), accept: true, score: 1 })),
  moderate: {
    ...both((person) => ({ queue: "players", subject: idOf(person), verb: "clear-text", reason: "Private data." })),
    "a class": () => ({ queue: "classes", subject: "skyhop", verb: "unlist", reason: "Copied." }),
    "no such queue": () => ({ queue: "ledger", subject: "1", verb: "stand", reason: "None." }),
  },
  moderation_counts: plain(),
  moderation_item: both((person) => ({ queue: "players", subject: idOf(person) })),
  moderation_list: plain({ queue: "reports" }),
  mute_player: both((person) => ({ player: idOf(person), minutes: 15, reason: "spam" })),
  my_appeal: plain(),
  my_blocks: plain(),
  playing_now: plain(),
  read_notices: both((person) => ({ up_to: numberOf(person) })),
  reject_image: both((person) => ({ submission_id: uuidOf(person, "pending"), reason: "blurred" })),
  remove_message: both((person) => ({ message_id: numberOf(person), reason: "spam" })),
  report: {
    "a class": () => ({ target_kind: "app", target_id: "skyhop", reason: "broken" }),
    ...both((person) => ({ target_kind: "about", target_id: idOf(person), reason: "unkind" })),
  },
  report_message: both((person) => ({ message_id: numberOf(person), why: "unkind" })),
  review_report: both((person) => ({ report_id: numberOf(person), resolve: true })),
  review_score: both((person) => ({ submission_id: uuidOf(person, "reviewed"), accept: true })),
  review_takedown: plain({ reference: "QT-MATRIX01", accept: true, decision: "valid" }),
  review_video: both((person) => ({ video_id: uuidOf(person, "video"), publish: true })),
  say: {
    "in an open room": () => ({ room_id: "global", body: "Hi." }),
    "in a closed room": () => ({ room_id: "class/lumen", body: "Hi." }),
  },
  save_game: plain({ app_id: "skyhop", data: "new", base_rev: 1 }),
  // A computed column of streak: read with its row, never called.
  server_now: plain(),
  start_run: {
    "a class of ours": () => ({ app_id: "skyhop" }),
    "a foreign class": () => ({ app_id: "pond-race" }),
    "an unlisted class": () => ({ app_id: "pond-draft" }),
    "the day's": () => ({ app_id: "skyhop", mode: "daily" }),
  },
  submit_run: both((person) => ({
    run_id: uuidOf(person, "run"),
    log: "AAAA",
    score: 1,
    final_hash: "00",
    frames: 60,
  })),
  sweep: plain(),
  unblock_player: both((person) => ({ blocked: idOf(person) })),
  undo_decision: plain({ decision_id: 1 }),
  unmute_player: both((person) => ({ player: idOf(person) })),
  unsay: both((person) => ({ message_id: numberOf(person) })),
  next_run: plain({}),
  put_back_run: both((person) => ({ run_id: uuidOf(person, "submitted run"), attempt: 1 })),
  take_run: both((person) => ({ run_id: uuidOf(person, "submitted run") })),
};
