// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const DAILY = "POST /rest/v1/rpc/get_daily";
const today = new Date().toISOString().slice(0, 10);
const daily = {
  day: today,
  ends_at: new Date(Date.now() + 9 * 3_600_000 + 11.5 * 60_000).toISOString(),
  app_id: "skyhop",
  title: "skyhop",
  tagline: "Arcade",
  unit: "m",
  spine: "#000000",
  players: 203,
  replays_from: today,
  winners: [
    {
      day: "2026-11-17",
      app_id: "orbit-post",
      title: "orbit-post",
      unit: "points",
      username: "puddle-jen",
      icon: "default",
      score: 33_120,
      submission_id: "0b0f6c0e-5a3c-4a57-9f1c-2d4a6b8c0e1f",
      players: 188,
    },
  ],
};

test("the home page says when the daily challenge ends and who won last, with the replay", async () => {
  accounts.answers[DAILY] = [200, daily];
  openSite("/");
  await screen.findByText("Ends in 9 h 12 min");
  screen.getByText("puddle-jen");
  expect(screen.getByRole("link", { name: "Watch" }).getAttribute("href")).toBe(
    "/class/orbit-post?run=0b0f6c0e-5a3c-4a57-9f1c-2d4a6b8c0e1f",
  );
  expect(screen.getByRole("link", { name: "Board of 203" }).getAttribute("href")).toBe("/leaderboard?board=daily");
  expect(screen.queryByRole("list", { name: "Your last seven days" })).toBeNull();
});

test("a player sees the last seven days", async () => {
  keepSession();
  accounts.answers[DAILY] = [200, daily];
  accounts.answers["POST /rest/v1/rpc/get_my_days"] = [
    200,
    [{ day: today, app_id: "skyhop", score: 412, runs: 4, is_class_of_day: true, rank: 17 }],
  ];
  openSite("/");
  const days = await screen.findByRole("list", { name: "Your last seven days" });
  expect(within(days).getAllByRole("listitem")).toHaveLength(7);
  within(days).getByText("rank 17");
});
