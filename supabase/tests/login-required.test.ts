import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "./testing/answers.ts";
import { openRulesSite, type RulesSite } from "./testing/rules-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const SOMEBODY = "00000000-0000-4000-8000-000000000001";

/** Functions that need an account, with arguments that a visitor might send. */
const CALLS: [name: string, given: object][] = [
  ["claim_streak", {}],
  ["increment_time_spent", { user_id: SOMEBODY }],
  ["buy_item", { item_id: "goose" }],
  ["claim_tier", { item_id: "squire" }],
  ["equip_item", { item_id: "goose" }],
  ["get_coin_amt", { p_user_id: SOMEBODY }],
  ["get_wallet_statement", {}],
  ["get_my_profile", {}],
  ["get_rank_around", { board: "coins" }],
  ["save_game", { app_id: "lumen", data: "x" }],
  ["start_run", { app_id: "skyhop" }],
  ["checkpoint_run", { run_id: SOMEBODY, frame: 1, hash: 1, log_hash: 1 }],
  ["submit_run", { run_id: SOMEBODY, log: "", score: 1, final_hash: "", frames: 1 }],
  ["export_my_data", {}],
  ["delete_account", {}],
  ["cancel_account_deletion", {}],
];

test.each(CALLS)("a visitor who calls %s by the raw API gets the login message", async (name, given) => {
  const call = site.visitor.rpc as (name: string, given: object) => PromiseLike<Parameters<typeof refusalOf>[0]>;
  expect(refusalOf(await call.call(site.visitor, name, given))).toBe("401 Hey! You Must Be Logged In To Do That!");
});
