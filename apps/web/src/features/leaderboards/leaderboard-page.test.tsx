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

describe("the daily challenge", () => {
  const DAILY = {
    day: "2026-11-18",
    ends_at: "2026-11-19T00:00:00Z",
    app_id: "skyhop",
    title: "skyhop",
    tagline: "Arcade",
    unit: "m",
    spine: "#000000",
    players: 2,
    replays_from: "2026-11-18T00:30:00Z",
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

  test("has a page with today's board, the last winners and the days of the player", async () => {
    keepSession();
    accounts.answers["POST /rest/v1/rpc/get_daily"] = [200, DAILY];
    accounts.answers[BOARD] = [200, [player(1, { value: 412 })]];
    accounts.answers["POST /rest/v1/rpc/get_my_days"] = [
      200,
      [{ day: "2026-11-16", app_id: "skyhop", score: 300, runs: 2, is_class_of_day: true, rank: 3 }],
    ];
    openSite("/leaderboard?board=daily");
    await screen.findByRole("heading", { name: "Skyhop" });
    expect(screen.getByRole("link", { name: "Take the challenge" }).getAttribute("href")).toBe(
      "/class/skyhop?mode=daily",
    );
    const winner = screen.getByRole("link", { name: "Watch puddle-jen's run of Orbit Post" });
    expect(winner.getAttribute("href")).toBe("/class/orbit-post?run=0b0f6c0e-5a3c-4a57-9f1c-2d4a6b8c0e1f");
    const days = await screen.findByRole("list", { name: "Days of the daily challenge" });
    await within(days).findByText("rank 3");
    expect(within(days).getAllByRole("listitem")).toHaveLength(35);
    await screen.findByText("1 day of the last 35");
    expect(sent(BOARD)).toContainEqual({ board: "daily/skyhop", period: "day", p_offset: 0, p_limit: 21 });
  });

  test("is linked from the overview, with the last winner", async () => {
    accounts.answers["POST /rest/v1/rpc/get_daily"] = [200, DAILY];
    openSite("/leaderboard");
    await screen.findByText(/puddle-jen won Orbit Post on Tue with 33,120 points\./);
    expect(screen.getByRole("link", { name: "Board, winners and your days" }).getAttribute("href")).toBe(
      "/leaderboard?board=daily",
    );
  });
});
