// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { accounts } from "#testing/stand-in-accounts.ts";
import { rewardTimeSpent } from "./rewards-api.ts";

const PING = "POST /rest/v1/rpc/increment_time_spent";
const REWARD = "POST /rest/v1/coins_transactions";

async function callsOfPing(minutes: number): Promise<string[]> {
  accounts.asked.length = 0;
  accounts.answers[PING] = [200, minutes];
  accounts.answers[REWARD] = [201, null];
  await rewardTimeSpent(new QueryClient(), "daisy");
  return accounts.asked.map(({ call }) => call).filter((call) => call === PING || call === REWARD);
}

test("a ping that counts asks for its coins", async () => {
  expect(await callsOfPing(5)).toEqual([PING, REWARD]);
});

test("a ping before an account's first five minutes have passed asks for no coins", async () => {
  expect(await callsOfPing(0)).toEqual([PING]);
});
