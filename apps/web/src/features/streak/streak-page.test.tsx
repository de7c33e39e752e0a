// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const STREAK = "GET /rest/v1/streak";
const CLAIM = "POST /rest/v1/rpc/claim_streak";
const BOARD = "POST /rest/v1/rpc/get_top_streaks";
const HOUR = 3_600_000;
// Far from the clock of the test machine: nothing on the page may depend on the device's clock.
const SERVER_NOW = Date.parse("2031-03-04T10:00:00Z");

const row = (days: number, hoursAgo: number) => ({
  current_streak: days,
  longest_streak: 31,
  last_claim: new Date(SERVER_NOW - hoursAgo * HOUR).toISOString(),
  server_now: new Date(SERVER_NOW).toISOString(),
});

describe("the streak page", () => {
  test("tells a visitor what a streak is, and links to the sign-in", async () => {
    openSite("/streak");
    const way = await screen.findByRole("link", { name: "Sign in to light it" });
    expect(way.getAttribute("href")).toBe("/auth?next=%2Fstreak");
  });

  test("claims, and shows what the referee awarded", async () => {
    keepSession();
    accounts.answers[STREAK] = [
      [200, [row(12, 25)]],
      [200, [row(13, 0)]],
    ];
    accounts.answers[CLAIM] = [200, { current_streak: 13, longest_streak: 31, awarded: 200 }];
    openSite("/streak");
    fireEvent.click(await screen.findByRole("button", { name: "Claim day 13, +200" }));
    await screen.findByText("Day 13. 200 Dabloons are yours.");
    await screen.findByText("Claimed. Day 14 brings +200.");
    expect(screen.getByText("Claim from")).toBeTruthy();
  });

  test("keeps the button and the number when a claim fails", async () => {
    keepSession();
    accounts.answers[STREAK] = [200, [row(12, 25)]];
    accounts.answers[CLAIM] = [500, { message: "the pond is frozen", code: "XX000" }];
    openSite("/streak");
    fireEvent.click(await screen.findByRole("button", { name: "Claim day 13, +200" }));
    await screen.findByText("server error: the pond is frozen");
    expect(screen.getByRole("region", { name: "Your streak" }).textContent).toContain("12 days");
    await waitFor(() => expect(screen.getByRole("button", { name: "Claim day 13, +200" })).toBeTruthy());
  });

  test("starts with day one for a new player and after a streak has ended", async () => {
    keepSession();
    accounts.answers[STREAK] = [200, []];
    openSite("/streak");
    await screen.findByRole("button", { name: "Claim day 1, +100" });
    expect(screen.getByText("Nothing lit yet. The first claim does it.")).toBeTruthy();
  });

  test("offers to try again when the streak does not load", async () => {
    keepSession();
    accounts.answers[STREAK] = [
      [500, { message: "asleep", code: "XX000" }],
      [500, { message: "asleep", code: "XX000" }],
      [200, [row(3, 1)]],
    ];
    openSite("/streak");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText("Claimed. Day 4 brings +200.");
  });

  test("shows the longest streaks, or that there are none yet", async () => {
    accounts.answers[BOARD] = [
      200,
      [{ user_id: "m", username: "mossy", icon: "default", rank: 1, current_streak: 121 }],
    ];
    openSite("/streak");
    await screen.findByText("121 days");
    expect(screen.getByText("mossy")).toBeTruthy();
  });
});
