// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts } from "#testing/stand-in-accounts.ts";
import { playedWhen } from "./playing-now.tsx";

const PLAYS = "GET /rest/v1/apps_played";
const MINUTE = 60_000;
const play = (username: string, app_id: string, minutesAgo: number, icon = "default") => ({
  app_id,
  updated_at: new Date(Date.now() - minutesAgo * MINUTE).toISOString(),
  my_users: { username, icon },
});
const openList = async () => {
  openSite("/");
  await screen.findByRole("heading", { name: "All classes" });
};

test("players who share their activity are on the class list, with links to the player and the class", async () => {
  accounts.answers[PLAYS] = [200, [play("mudlark", "skyhop", 5.5), play("pondskater", "blink", 0, "summer-duck")]];
  await openList();
  const row = (await screen.findByRole("heading", { name: "Playing now" })).closest("section")!;
  expect(row.nextElementSibling, "the last row moves no other").toBeNull();
  const links = within(row)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["mudlark5 minutes ago", "/profile/mudlark"],
    ["Skyhop", "/class/skyhop"],
    ["pondskaterjust now", "/profile/pondskater"],
    ["Blink", "/class/blink"],
  ]);
  expect(within(row).getAllByRole("presentation", { hidden: true })[0]!.getAttribute("src")).toContain("skyhop");
});

test('older activity is called "Played lately" instead of "Playing now"', async () => {
  accounts.answers[PLAYS] = [200, [play("mudlark", "skyhop", 300)]];
  await openList();
  expect((await screen.findByRole("heading", { name: "Played lately" })).closest("section")!.textContent).toContain(
    "5 hours ago",
  );
});

test("unlisted classes and hidden players are left out, and so is an empty row", async () => {
  accounts.answers[PLAYS] = [200, [play("mudlark", "gone", 1), { ...play("x", "blink", 1), my_users: null }]];
  await openList();
  await waitFor(() => expect(accounts.asked.map(({ call }) => call)).toContain(PLAYS));
  expect(screen.queryByRole("heading", { name: /^Play/ })).toBeNull();
});

test("a failed request shows neither a row nor an error", async () => {
  accounts.answers[PLAYS] = [500, { message: "asleep", code: "XX000" }];
  await openList();
  await waitFor(() => expect(accounts.asked.map(({ call }) => call)).toContain(PLAYS));
  expect(screen.queryByRole("heading", { name: /^Play/ })).toBeNull();
  expect(screen.queryByText(/asleep/)).toBeNull();
});

test("a category has no such row", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openSite("/?category=arcade");
  await screen.findByRole("heading", { name: "Arcade" });
  // Longer than the row's delay.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  expect(accounts.asked.map(({ call }) => call)).not.toContain(PLAYS);
});

test("times are relative: minutes, hours, days", () => {
  const now = 1e12;
  const told = [0, 1, 59, 60, 150, 1439, 1440, 5000].map((minutes) => playedWhen(now - minutes * MINUTE, now));
  expect(told).toEqual([
    "just now",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "2 hours ago",
    "23 hours ago",
    "1 day ago",
    "3 days ago",
  ]);
  expect(playedWhen(now + MINUTE, now), "another clock").toBe("just now");
});
