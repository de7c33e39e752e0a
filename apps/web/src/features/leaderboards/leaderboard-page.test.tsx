// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const STREAKS = "POST /rest/v1/rpc/get_top_streaks";
const SCORES = "POST /rest/v1/rpc/get_app_high_scores";
const BOARD = "POST /rest/v1/rpc/get_board";
const OWN = "POST /rest/v1/rpc/get_rank_around";

const player = (rank: number, more: object) => ({
  user_id: `u${rank}`,
  username: `duck${rank}`,
  icon: "default",
  rank,
  ...more,
});
const sent = (call: string) => accounts.asked.filter((each) => each.call === call).map(({ body }) => body);

describe("the leaderboard", () => {
  test("shows five boards, and says which ones are empty", async () => {
    accounts.answers[STREAKS] = [200, [player(1, { current_streak: 12 }), player(2, { current_streak: 1 })]];
    accounts.answers[SCORES] = [
      200,
      [
        {
          app_id: "blink",
          title: "blink",
          username: "duck9",
          user_id: "u9",
          icon: "default",
          score: 1234,
          proof: "replay",
        },
      ],
    ];
    openSite("/leaderboard");
    const streaks = await screen.findByRole("list", { name: "Streaks" });
    expect(
      within(streaks)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["1duck112 days", "2duck21 day"]);
    expect(await screen.findAllByText("No players yet. Be the first.")).toHaveLength(3);
    const best = await screen.findByRole("link", { name: /blink/i });
    expect([best.getAttribute("href"), best.textContent]).toEqual([
      "/leaderboard?board=scores%2Fblink",
      expect.stringContaining("1,234"),
    ]);
    expect(sent("POST /rest/v1/rpc/get_coins_gained")).toEqual([
      { p_limit: 5, start_date: expect.stringMatching(/T00:00:00.000Z$/) as string },
    ]);
  });

  test("can reload a single board that did not load", async () => {
    accounts.answers[STREAKS] = [
      [500, { message: "asleep", code: "XX000" }],
      [500, { message: "asleep", code: "XX000" }],
      [200, [player(1, { current_streak: 3 })]],
    ];
    openSite("/leaderboard");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText("3 days");
  });
});

describe("a full board", () => {
  const rows = Array.from({ length: 21 }, (_, place) => player(place + 1, { value: 500 - place }));

  test("has pages, periods and the player's own place", async () => {
    keepSession();
    accounts.answers[BOARD] = [200, rows];
    accounts.answers[OWN] = [
      200,
      {
        value: 7,
        rank: 1234,
        exact: false,
        neighbours: [player(1233, { value: 8 }), { ...player(1234, { value: 7 }), user_id: "daisy" }],
      },
    ];
    openSite("/leaderboard?board=coins&period=season&page=2");
    const board = await screen.findByRole("list", { name: "Dabloons earned" });
    expect(within(board).getAllByRole("listitem")).toHaveLength(20);
    expect(sent(BOARD)).toEqual([{ board: "coins", period: "season", p_offset: 20, p_limit: 21 }]);
    expect(screen.getByRole("link", { name: "Lower ranks" }).getAttribute("href")).toContain("page=3");
    expect(screen.getByRole("link", { name: "Higher ranks" }).getAttribute("href")).not.toContain("page");
    expect(screen.getByRole("link", { name: "This season" }).getAttribute("aria-current")).toBe("page");
    await screen.findByText("~1,234");
    expect(screen.getByText("you")).toBeTruthy();
  });

  test("that does not exist is the overview", async () => {
    openSite("/leaderboard?board=__proto__");
    await screen.findByRole("heading", { name: "Best of each class" });
  });

  test("offers a visitor to sign in, and a class's board links to the class", async () => {
    accounts.answers[BOARD] = [200, rows];
    openSite("/leaderboard?board=scores%2Fblink");
    const place = await screen.findByRole("region", { name: "Your rank" });
    const signIn = await within(place).findByRole("link", { name: "Sign in" });
    expect(signIn.getAttribute("href")).toContain(encodeURIComponent("/leaderboard?board=scores"));
    expect(sent(OWN)).toEqual([]);
    expect(screen.getByRole("link", { name: "Take the class" }).getAttribute("href")).toBe("/class/blink");
  });
});
