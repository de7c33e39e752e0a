// @vitest-environment happy-dom
import { onlineManager } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession, sampleProfile } from "#testing/stand-in-accounts.ts";

const PLAYERS = "GET /rest/v1/my_users";
const SAVE = "POST /rest/v1/my_users";
const ICON = "PATCH /rest/v1/my_users";
const BESTS = "POST /rest/v1/rpc/get_leaderboard_data";
const FAVOURITES = "POST /rest/v1/rpc/get_favorite_apps";
const PROFILE = "POST /rest/v1/rpc/get_my_profile";
const ICONS = "GET /rest/v1/items_unlocked";

const player = (given: object = {}) => ({
  user_id: "daisy",
  username: "puddlejump",
  icon: "default",
  user_about: "Slow at chess.",
  created_at: "2025-03-04T09:00:00Z",
  current_streak: 12,
  longest_streak: 13,
  apps_played: 27,
  time_spent: 125,
  worn: [],
  plays: [],
  ...given,
});
const badge = { name: "Gold hoarder", rarity: "legendary", asset: { url: "/items/badges/gold-hoarder.svg" } };
const sent = (call: string) => accounts.asked.filter((each) => each.call === call).map(({ body }) => body);
const submit = () => fireEvent.submit(screen.getByRole("form", { name: "Profile" }));

beforeEach(() => {
  // happy-dom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  accounts.answers[PLAYERS] = [200, [player()]];
});

describe("a player's profile", () => {
  test("shows level, numbers, badges and bests, with the rank of each best", async () => {
    accounts.answers[PLAYERS] = [
      200,
      [
        player({
          worn: [
            { item: "gold-hoarder", type: "badge", shop_items: badge },
            { item: "of-next-season", type: "badge", shop_items: null },
          ],
          plays: [{ app_id: "blink" }],
        }),
      ],
    ];
    accounts.answers[BESTS] = [
      200,
      {
        app_high_scores: [
          { app_id: "keystorm", value: 1234, rank: 8, exact: true, neighbours: [] },
          { app_id: "duck-race", value: 60, rank: 2, exact: true, neighbours: [], is_paced: true },
        ],
      },
    ];
    openSite("/profile/PuddleJump");
    const level = await screen.findByRole("progressbar", { name: /^Level/ });
    // 125 minutes, 13 days and 27 classes are 12.5 + 65 + 13.5 points.
    expect(level.getAttribute("aria-label")).toBe("Level 9, on the way to 10");
    expect(level.getAttribute("aria-valuetext")).toBe("91 of 100 points");
    expect(level.querySelector("rect")?.getAttribute("width")).toBe("52.6%");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("puddlejump");
    expect(screen.getByText("enrolled March 2025")).toBeTruthy();
    expect(screen.getByText("2 h 5 min")).toBeTruthy();
    expect(screen.getByText("Gold hoarder")).toBeTruthy();
    expect(screen.getByText("1 of 5 worn")).toBeTruthy();
    const best = await screen.findByRole("link", { name: /Keystorm/ });
    expect([best.getAttribute("href"), best.textContent]).toEqual([
      "/leaderboard?board=scores%2Fkeystorm",
      "KeystormRank 81,234",
    ]);
    const paced = screen.getByRole("link", { name: /Duck Race/ });
    expect([paced.getAttribute("href"), paced.textContent]).toEqual([
      "/leaderboard?board=paced%2Fduck-race",
      "Duck RaceRank 2paced60",
    ]);
    expect(within(screen.getByRole("region", { name: "Recent classes" })).getByText("Blink")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Edit profile" })).toBeNull();
    expect(screen.queryByText(/Only you see/)).toBeNull();
  });

  test("shows no classes if the player does not share them", async () => {
    openSite("/profile/puddlejump");
    await screen.findByRole("progressbar", { name: /^Level/ });
    expect(screen.queryByRole("heading", { name: "Recent classes" })).toBeNull();
    await screen.findByText("None yet. Warming up, no doubt.");
  });

  test("shows the favourite classes that the server returns for this player", async () => {
    accounts.answers[FAVOURITES] = [200, ["keystorm", "blink", "gone-class"]];
    openSite("/profile/puddlejump");
    const row = await screen.findByRole("region", { name: "Favourite classes" });
    expect(
      within(row)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Keystorm", "Blink"]);
    expect(sent(FAVOURITES)).toEqual([{ target_user_id: "daisy" }]);
  });

  test("says so if the player does not exist, and sends no request for an invalid name", async () => {
    accounts.answers[PLAYERS] = [200, []];
    openSite("/profile/ghostduck");
    await screen.findByRole("heading", { level: 1, name: "No such player" });
    accounts.asked = [];
    openSite("/profile/a%20b");
    await waitFor(() => expect(screen.getAllByRole("heading", { name: "No such player" })).toHaveLength(2));
    expect(sent(PLAYERS)).toEqual([]);
  });

  test("can be reloaded when it did not load", async () => {
    const asleep: [number, unknown] = [500, { message: "asleep", code: "XX000" }];
    accounts.answers[PLAYERS] = [asleep, asleep, [200, [player()]]];
    openSite("/profile/puddlejump");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("progressbar", { name: /^Level/ });
  });
});

describe("the own profile", () => {
  beforeEach(() => {
    keepSession();
    accounts.answers[PROFILE] = [200, sampleProfile({ user_about: "Slow at chess." })];
  });

  async function openForm(address = "/profile") {
    openSite(address);
    fireEvent.click(await screen.findByRole("button", { name: "Edit profile" }));
    return screen.findByRole("textbox", { name: "Name" });
  }

  test("redirects visitors to the sign-in", async () => {
    localStorage.clear();
    openSite("/profile");
    await screen.findByRole("heading", { level: 1, name: "Sign in" });
  });

  test("says so when it can be neither loaded nor created, and can be reloaded", async () => {
    const asleep: [number, unknown] = [500, { message: "asleep", code: "XX000" }];
    accounts.answers[PROFILE] = asleep;
    accounts.answers[SAVE] = asleep;
    openSite("/profile");
    await screen.findByText("This profile did not load. It is still there.");
    await screen.findByText("Failed to get profile, and failed to create profile");
    accounts.answers[PROFILE] = [200, sampleProfile()];
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("progressbar", { name: /^Level/ });
  });

  test("has the favourites of this device, and says whether others see them", async () => {
    localStorage.setItem("favourites", JSON.stringify(["blink"]));
    accounts.answers["GET /rest/v1/favorite_apps"] = [200, [{ app_id: "blink" }]];
    accounts.answers[PROFILE] = [200, sampleProfile({ show_activity: true })];
    openSite("/profile");
    const row = await screen.findByRole("region", { name: "Favourite classes" });
    expect(within(row).getByText("Others see these too.")).toBeTruthy();
    expect(within(row).getByText("Blink")).toBeTruthy();
  });

  test("can be reloaded when the account has none and it could not be created", async () => {
    accounts.answers[PROFILE] = [200, null];
    accounts.answers[SAVE] = [201, null];
    openSite("/profile");
    await screen.findByRole("button", { name: "Try again" });
  });

  test("says that it needs a connection when the device is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onlineManager.setOnline(false);
    openSite("/profile");
    await screen.findByText("You are offline. Profiles need a connection.");
    vi.restoreAllMocks();
    onlineManager.setOnline(true);
    await screen.findByRole("progressbar", { name: /^Level/ });
  });

  test("saves name and description, and says so", async () => {
    const name = await openForm();
    fireEvent.change(name, { target: { value: "mudlark" } });
    fireEvent.change(screen.getByRole("textbox", { name: "About you" }), { target: { value: "Two lines.\nReally." } });
    submit();
    await screen.findByText("Profile updated");
    const saved = { user_id: "daisy", username: "mudlark", user_about: "Two lines.\nReally.", icon: "default" };
    expect(sent(SAVE)).toEqual([saved]);
    await waitFor(() => expect(screen.queryByRole("form", { name: "Profile" })).toBeNull());
  });

  test("saves a chosen icon, and nothing else with it", async () => {
    accounts.answers[ICONS] = [200, [{ item: "king-duck", shop_items: { name: "King duck" } }]];
    await openForm();
    fireEvent.click(await screen.findByRole("radio", { name: "King duck" }));
    submit();
    await screen.findByText("Profile icon changed");
    expect([sent(ICON), sent(SAVE)]).toEqual([[{ icon: "king-duck" }], []]);
  });

  test("keeps the typed values when the name is taken", async () => {
    const taken = "That name is taken, or looks too much like one that is.";
    accounts.answers[SAVE] = [409, { message: taken, code: "23505" }];
    const name = await openForm();
    fireEvent.change(name, { target: { value: "moorhen" } });
    fireEvent.change(screen.getByRole("textbox", { name: "About you" }), { target: { value: "Still here." } });
    submit();
    expect(await screen.findAllByText(taken)).toHaveLength(2);
    expect(name).toMatchObject({ value: "moorhen" });
    expect(screen.getByRole("textbox", { name: "About you" })).toMatchObject({ value: "Still here." });
  });

  test.each(["ab", "Daisy", "a b c", "-daisy"])("refuses the name %s without a request", async (wanted) => {
    fireEvent.change(await openForm(), { target: { value: wanted } });
    submit();
    await screen.findByRole("alert");
    expect(sent(SAVE)).toEqual([]);
  });
});
