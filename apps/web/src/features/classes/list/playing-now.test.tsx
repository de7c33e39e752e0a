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

test("who shows what they play is on the class list, with a way to them and to the class", async () => {
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

test("what was played long ago is not called now", async () => {
  accounts.answers[PLAYS] = [200, [play("mudlark", "skyhop", 300)]];
  await openList();
  expect((await screen.findByRole("heading", { name: "Played lately" })).closest("section")!.textContent).toContain(
    "5 hours ago",
  );
});

test("a class that is not listed and a player nobody may see are left out, and an empty row with them", async () => {
  accounts.answers[PLAYS] = [200, [play("mudlark", "gone", 1), { ...play("x", "blink", 1), my_users: null }]];
  await openList();
  await waitFor(() => expect(accounts.asked.map(({ call }) => call)).toContain(PLAYS));
  expect(screen.queryByRole("heading", { name: /^Play/ })).toBeNull();
});

test("no answer is no row, and no word about it", async () => {
  accounts.answers[PLAYS] = [500, { message: "asleep", code: "XX000" }];
  await openList();
  await waitFor(() => expect(accounts.asked.map(({ call }) => call)).toContain(PLAYS));
  expect(screen.queryByRole("heading", { name: /^Play/ })).toBeNull();
  expect(screen.queryByText(/asleep/)).toBeNull();
});

test("one category has no such row", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openSite("/?category=arcade");
  await screen.findByRole("heading", { name: "Arcade" });
  // Longer than the row would wait.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  expect(accounts.asked.map(({ call }) => call)).not.toContain(PLAYS);
});

test("times are told as people tell them", () => {
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
