// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { notePlayedMode } from "#features/play/played-mode-api.ts";
import { openSite } from "#testing/open-site.tsx";
import { sampleApp } from "#testing/sample-apps.ts";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const BOARD = "POST /rest/v1/rpc/get_board";
const OWN = "POST /rest/v1/rpc/get_rank_around";
const REPLAY = "POST /rest/v1/rpc/get_replay";
const PLAYED = "GET /rest/v1/leaderboard_submissions";
const SKYHOP = sampleApp({
  id: "skyhop",
  entry: "/g/skyhop/index.html",
  sim_version: "0123456789abcdef",
  score_unit: "m",
});
const ID = "0b0f6c0e-5a3c-4a57-9f1c-2d4a6b8c0e1f";
const row = { user_id: "t", username: "tealtide", icon: "default", value: 61_240, rank: 1, submission_id: ID };
const replay = {
  seed: "00".repeat(16),
  log: "",
  frames: 600,
  score: 61_240,
  username: "tealtide",
  app_id: "skyhop",
  is_current: true,
};

// happy-dom has no popovers.
HTMLElement.prototype.hidePopover = () => {};

beforeEach(() => {
  accounts.answers[BOARD] = [200, [row]];
  accounts.answers[REPLAY] = [200, replay];
  accounts.answers[PLAYED] = [200, [{ created_at: "2026-11-14T12:00:00+00:00" }]];
});

describe("the board of a class", () => {
  test("shows the ranking, and loads another period on request", async () => {
    openSite("/class/skyhop", [SKYHOP]);
    await screen.findByText("61,240");
    fireEvent.click(screen.getByRole("button", { name: "This week" }));
    await screen.findByRole("button", { name: "This week", pressed: true });
    const asked = accounts.asked.filter(({ call }) => call === BOARD).map(({ body }) => body);
    expect(asked).toContainEqual({ board: "scores/skyhop", period: "week", p_offset: 0, p_limit: 21 });
  });

  test("has a daily tab, where players can watch only their own runs before the day is over", async () => {
    keepSession();
    const own = { user_id: "daisy", username: "puddlejump", icon: "default", value: 412, rank: 17 };
    accounts.answers[OWN] = [200, { value: 412, rank: 17, exact: true, neighbours: [own], submission_id: ID }];
    openSite("/class/skyhop", [SKYHOP]);
    fireEvent.click(await screen.findByRole("button", { name: "Daily" }));
    const board = await screen.findByRole("list", { name: "Daily board" });
    const asked = accounts.asked.filter(({ call }) => call === BOARD || call === OWN).map(({ body }) => body);
    expect(asked).toContainEqual({ board: "daily/skyhop", period: "day", p_offset: 0, p_limit: 21 });
    expect(asked).toContainEqual({ board: "daily/skyhop", period: "day" });
    screen.getByText(/^The same run for everyone until \d\d:\d\d\. Replays open at \d\d:\d\d\.$/);
    await within(board).findByRole("button", { name: "Watch puddlejump's run" });
    expect(within(board).queryByRole("button", { name: "Watch tealtide's run" })).toBeNull();
  });

  test("has a board for each mode and level", async () => {
    accounts.answers["GET /rest/v1/app_modes"] = [
      200,
      [
        { id: "", title: "Climb", hint: "As high as you can.", levels: null },
        { id: "map", title: "Map", hint: "Two towers.", levels: 2 },
      ],
    ];
    openSite("/class/skyhop", [{ ...SKYHOP, score_version: 2 }]);
    fireEvent.change(await screen.findByRole("combobox", { name: "Mode" }), { target: { value: "map" } });
    fireEvent.change(await screen.findByRole("combobox", { name: "Level" }), { target: { value: "map-2" } });
    await vi.waitFor(() => {
      const asked = accounts.asked
        .filter(({ call }) => call === BOARD)
        .map(({ body }) => (body as { board: string }).board);
      expect([...new Set(asked)].slice(-3)).toEqual([
        "scores/skyhop@2",
        "scores/skyhop@2/map-1",
        "scores/skyhop@2/map-2",
      ]);
    });
    screen.getByText("Two towers.");
  });

  test("follows the mode that is played, until another one is chosen", async () => {
    accounts.answers["GET /rest/v1/app_modes"] = [
      200,
      [
        { id: "", title: "Climb", hint: "As high as you can.", levels: null },
        { id: "mix", title: "Mixed", hint: "Ten signals.", levels: null },
      ],
    ];
    openSite("/class/skyhop", [SKYHOP]);
    const mode = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Mode" });
    expect(mode.value).toBe("");
    act(() => notePlayedMode("skyhop", "mix"));
    expect(mode.value).toBe("mix");
    fireEvent.change(mode, { target: { value: "" } });
    expect(mode.value).toBe("");
    act(() => notePlayedMode("skyhop", ""));
    act(() => notePlayedMode("skyhop", "mix"));
    expect(mode.value).toBe("mix");
    act(() => notePlayedMode("lumen", "mix"));
    expect(mode.value).toBe("");
  });

  test("shows the staff between the rows, without a rank, and races them", async () => {
    const run = { variant: "", seed: "00".repeat(16), frames: 600, log: "", rules: "0123456789abcdef" };
    accounts.answers["GET /g/skyhop/game.json"] = [200, { sim_version: run.rules, staff: "staff.json" }];
    accounts.answers["GET /g/skyhop/staff.json"] = [
      200,
      [
        { ...run, who: "goose", score: 90_000 },
        { ...run, who: "duckling", score: 150 },
        { ...run, who: "drake", score: 500, rules: "ffffffffffffffff" },
        { ...run, who: "drake", score: 500, variant: "map-1" },
      ],
    ];
    openSite("/class/skyhop", [SKYHOP]);
    const board = await screen.findByRole("list", { name: "Verified board" });
    await within(board).findByText("Goose");
    expect(
      within(board)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["GooseStaff90,000", expect.stringContaining("tealtide"), "DucklingStaff150"]);
    within(board).getByRole("button", { name: "Race Goose" });
  });

  test("says that only staff are on it, and what a first run needs", async () => {
    const run = { variant: "", seed: "00".repeat(16), frames: 600, log: "", rules: "0123456789abcdef" };
    accounts.answers[BOARD] = [200, []];
    accounts.answers["GET /g/skyhop/game.json"] = [200, { sim_version: run.rules, staff: "staff.json" }];
    accounts.answers["GET /g/skyhop/staff.json"] = [200, [{ ...run, who: "goose", score: 90_000 }]];
    openSite("/class/skyhop", [SKYHOP]);
    await screen.findByText("Only staff so far.");
  });

  test("says how to be the first of the day, and can retry a daily board that did not load", async () => {
    accounts.answers[BOARD] = [200, [row]];
    openSite("/class/skyhop", [SKYHOP]);
    await screen.findByText("61,240");
    const asleep: [number, object] = [500, { message: "asleep", code: "XX000" }];
    accounts.answers[BOARD] = [asleep, asleep, [200, []]];
    fireEvent.click(screen.getByRole("button", { name: "Daily" }));
    expect(screen.queryByText("61,240"), "rows of another board").toBeNull();
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText("No runs yet today. Choose Daily in the game: the first run sets the record.");
  });

  test("marks paced scores, which have a board of their own and cannot be watched", async () => {
    openSite("/class/skyhop", [{ ...SKYHOP, verifier: "bounds", score_per_second: 10, sim_version: null }]);
    await screen.findByText("61,240");
    expect(screen.getByText("paced")).toBeTruthy();
    screen.getByText("The server saw each score grow at a possible pace. It did not replay the runs.");
    expect(screen.queryByRole("button", { name: "Daily" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Watch tealtide's run" })).toBeNull();
    const asked = accounts.asked.filter(({ call }) => call === BOARD).map(({ body }) => body);
    expect(asked).toEqual([{ board: "paced/skyhop", period: "all", p_offset: 0, p_limit: 21 }]);
  });

  test("says that it did not load when the device is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onlineManager.setOnline(false);
    openSite("/class/skyhop", [SKYHOP]);
    await screen.findByText("This board did not load.");
    onlineManager.setOnline(true);
    await screen.findByText("61,240");
    vi.restoreAllMocks();
  });

  test("ends with the player's own row, however low the rank is", async () => {
    keepSession();
    const own = { user_id: "daisy", username: "puddlejump", icon: "default", value: 18_430, rank: 41 };
    accounts.answers[OWN] = [200, { value: 18_430, rank: 41, exact: true, neighbours: [own], submission_id: ID }];
    openSite("/class/skyhop", [SKYHOP]);
    const last = (await screen.findByText("18,430")).closest("li")!;
    expect(last.textContent).toContain("41puddlejumpyou");
    expect(last.nextElementSibling).toBeNull();
    within(last).getByRole("button", { name: "Watch puddlejump's run" });
  });

  test("opens the game to show a run, without a click on the poster, and names the player", async () => {
    openSite("/class/skyhop", [SKYHOP]);
    fireEvent.click(await screen.findByRole("button", { name: "Watch tealtide's run" }));
    await screen.findByTitle("Skyhop, the game");
    expect(screen.getByText(/^Run by/).textContent).toBe("Run by tealtide61,240 m14 November 2026");
  });

  test("copies the link to a run", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    openSite("/class/skyhop", [SKYHOP]);
    await screen.findByRole("button", { name: "More options for tealtide's run" });
    fireEvent.click(screen.getByText("Copy link"));
    await screen.findByText("Link copied");
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`/class/skyhop\\?run=${ID}$`)));
  });

  test("says so when a run was played with older rules", async () => {
    accounts.answers[REPLAY] = [200, { ...replay, is_current: false }];
    openSite("/class/skyhop", [SKYHOP]);
    fireEvent.click(await screen.findByText("Race tealtide"));
    await screen.findByText(/played with older rules/);
    expect(screen.queryByTitle("Skyhop, the game")).toBeNull();
  });

  test("shows a run with older rules that the game still has, but does not offer a race against it", async () => {
    const version = "fedcba9876543210";
    accounts.answers[REPLAY] = [200, { ...replay, is_current: false, sim_version: version }];
    accounts.answers["GET /g/skyhop/game.json"] = [200, { olderRules: [version] }];
    openSite("/class/skyhop", [SKYHOP]);
    fireEvent.click(await screen.findByText("Race tealtide"));
    await screen.findByText(/can be watched, but not raced/);
    expect(screen.queryByTitle("Skyhop, the game")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Watch tealtide's run" }));
    await screen.findByTitle("Skyhop, the game");
    expect(screen.getByText(/^Run by/).textContent).toContain(
      "This run was played with older rules and is shown with them.",
    );
  });

  test("is left out for a class without a game", async () => {
    openSite("/class/skyhop", [sampleApp({ id: "skyhop" })]);
    await screen.findByText("This class has no game yet.");
    await screen.findByRole("button", { name: "Something wrong with this class?" });
    expect(screen.queryByText("Verified board")).toBeNull();
  });
});

describe("a link to a run", () => {
  test("becomes a challenge by a button, and the challenge races the run without any text", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    const site = openSite(`/class/skyhop?run=${ID}`, [SKYHOP]);
    fireEvent.click(await screen.findByRole("button", { name: "Challenge" }));
    await screen.findByText("Link copied");
    const link = new URL(writeText.mock.calls[0]![0]);
    expect(link.pathname + link.search).toBe(`/class/skyhop?beat=${ID}`);
    site.unmount();
    openSite(link.pathname + link.search, [SKYHOP]);
    expect((await screen.findByText(/^Beat/)).textContent).toContain("Beat tealtide61,240");
    await screen.findByTitle("Skyhop, the game");
    expect(screen.queryByRole("button", { name: "Challenge" })).toBeNull();
  });

  test("opens the game and shows the run to visitors, too", async () => {
    openSite(`/class/skyhop?run=${ID}`, [SKYHOP]);
    await screen.findByText("tealtide", { selector: ".run-notice b" });
    await screen.findByTitle("Skyhop, the game");
    const asked = accounts.asked.find(({ call }) => call === REPLAY)!;
    expect(asked).toMatchObject({ body: { submission_id: ID }, token: "anon" });
  });

  test("says that there is no such run if its id is invalid, sends no request, and can be closed", async () => {
    openSite("/class/skyhop?run=last-tuesday", [SKYHOP]);
    const notice = await screen.findByText(/This run does not exist/);
    expect(accounts.asked.map(({ call }) => call)).not.toContain(REPLAY);
    fireEvent.click(within(notice.parentElement!).getByRole("button", { name: "Close" }));
    await expect.poll(() => screen.queryByText(/This run does not exist/)).toBeNull();
    expect(screen.queryByTitle("Skyhop, the game")).toBeNull();
  });

  test("says so if the run is gone, and says when a run of today can be watched", async () => {
    accounts.answers[REPLAY] = [404, { message: "There is no such replay.", code: "PT404" }];
    const site = openSite(`/class/skyhop?run=${ID}`, [SKYHOP]);
    await screen.findByText(/This run does not exist/);
    site.unmount();
    const words = "Replays of a day can be watched when the day is over.";
    accounts.answers[REPLAY] = [403, { message: words, code: "PT403" }];
    openSite(`/class/skyhop?run=${ID}`, [SKYHOP]);
    await screen.findByText(words);
  });

  test("leads to the other class if the run belongs to it", async () => {
    accounts.answers[REPLAY] = [200, { ...replay, app_id: "blink" }];
    openSite(`/class/skyhop?run=${ID}`, [SKYHOP]);
    const link = await screen.findByRole("link", { name: "Blink" });
    expect(link.getAttribute("href")).toBe(`/class/blink?run=${ID}`);
  });
});
