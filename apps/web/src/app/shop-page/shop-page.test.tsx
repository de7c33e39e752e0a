// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { SAMPLE_ITEMS, SAMPLE_SEASONS } from "#testing/sample-items.ts";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const ITEMS = "GET /rest/v1/shop_items";
const SEASONS = "GET /rest/v1/seasons";
const UNLOCKED = "GET /rest/v1/items_unlocked";
const COINS = "POST /rest/v1/rpc/get_coin_amt";
const GAINED = "POST /rest/v1/rpc/get_coins_gained";
const BUY = "POST /rest/v1/rpc/buy_item";
const CLAIM = "POST /rest/v1/rpc/claim_tier";
const EQUIP = "POST /rest/v1/rpc/equip_item";
const STATEMENT = "POST /rest/v1/rpc/get_wallet_statement";

const mine = (item: string, type: string, equipped = false) => ({ item, type, equipped, created_at: "2025-11-02" });
const sent = (call: string) => accounts.asked.filter((each) => each.call === call).map(({ body }) => body);
const root = document.documentElement;

beforeEach(() => {
  accounts.answers[ITEMS] = [200, SAMPLE_ITEMS];
  accounts.answers[SEASONS] = [200, SAMPLE_SEASONS];
  accounts.answers[COINS] = [200, 900];
});

describe("the shop", () => {
  test("lets a visitor try on an item, and asks for a sign-in when they buy it", async () => {
    openSite("/cache");
    fireEvent.click(await screen.findByRole("button", { name: "Try on Sword cursor" }));
    expect(root.style.getPropertyValue("--worn-cursor")).toContain("/items/cursors/sword.svg");
    expect(screen.getByRole("heading", { name: "Trying on" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Buy for 800" }));
    const dialog = await screen.findByRole("dialog", { name: "Hey! You Must Be Logged In To Do That!" });
    expect(within(dialog).getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/auth?next=%2Fcache");
    expect(sent(BUY)).toEqual([]);
  });

  test('removes a tried-on item on "Take off" and on leaving the page', async () => {
    openSite("/cache");
    fireEvent.click(await screen.findByRole("button", { name: "Try on Goose" }));
    expect(document.querySelector(".walkway")).not.toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Take off" }));
    expect(document.querySelector(".walkway")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try on Goose" }));
    fireEvent.click(screen.getByRole("tab", { name: "Wallet" }));
    await screen.findByText("A wallet needs an owner");
    expect(document.querySelector(".walkway")).toBeNull();
  });

  test("sells an item after a confirmation, and says what is unlocked", async () => {
    keepSession();
    accounts.answers[UNLOCKED] = [200, []];
    accounts.answers[BUY] = [200, { item: "sword", type: "cursor", amt: -800, balance: 100 }];
    openSite("/cache");
    fireEvent.click(await screen.findByRole("button", { name: "Try on Sword cursor" }));
    fireEvent.click(await screen.findByRole("button", { name: "Buy for 800" }));
    const dialog = await screen.findByRole("dialog", { name: "Buy Sword cursor?" });
    expect(dialog.textContent).toContain("After buying100");
    accounts.answers[UNLOCKED] = [200, [mine("sword", "cursor")]];
    fireEvent.click(within(dialog).getByRole("button", { name: "Yes, buy it" }));
    await screen.findByText("Item sword unlocked");
    expect(sent(BUY)).toEqual([{ item_id: "sword" }]);
    await screen.findByRole("button", { name: "Equip Sword cursor" });
  });

  test("says how many Dabloons are missing, and sends no purchase", async () => {
    keepSession();
    openSite("/cache");
    await screen.findByText("29,100 short");
    fireEvent.click(screen.getByRole("button", { name: "Try on Rainbow duck" }));
    fireEvent.click(await screen.findByRole("button", { name: "Buy for 30,000" }));
    // Once beside the button, once as a notice.
    await waitFor(() => expect(screen.getAllByText("not enough coins")).toHaveLength(2));
    expect(sent(BUY)).toEqual([]);
  });

  test.each([
    [409, "23505", "Item not unlocked, You already have it", "Item not unlocked, You already have it"],
    [404, "PT404", "item not found from consts", "item not found from consts"],
    [402, "PT402", "not enough coins", "not enough coins"],
    [500, "XX000", "the pond is frozen", "server error: the pond is frozen"],
  ])("shows what the referee says when it refuses with %i", async (status, code, message, shown) => {
    keepSession();
    accounts.answers[BUY] = [status, { code, message }];
    openSite("/cache");
    fireEvent.click(await screen.findByRole("button", { name: "Try on Goose" }));
    fireEvent.click(await screen.findByRole("button", { name: "Buy for 100" }));
    fireEvent.click(await screen.findByRole("button", { name: "Yes, buy it" }));
    await screen.findByText(shown);
  });

  test("offers to try again when it does not load", async () => {
    accounts.answers[ITEMS] = [
      [500, { message: "asleep", code: "XX000" }],
      [500, { message: "asleep", code: "XX000" }],
      [200, SAMPLE_ITEMS],
    ];
    openSite("/cache");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "Goose" });
  });
});

describe("my items", () => {
  test("are equipped and taken off", async () => {
    keepSession();
    accounts.answers[UNLOCKED] = [200, [mine("goose", "special"), mine("sticky-coins", "coin")]];
    accounts.answers[EQUIP] = [200, [{ item: "goose", type: "special" }]];
    openSite("/cache?tab=items");
    fireEvent.click(await screen.findByRole("button", { name: "Equip Goose" }));
    accounts.answers[UNLOCKED] = [200, [mine("goose", "special", true)]];
    fireEvent.click(await screen.findByRole("button", { name: "Remove Goose" }));
    await waitFor(() =>
      expect(sent(EQUIP)).toEqual([
        { item_id: "goose", on: true },
        { item_id: "goose", on: false },
      ]),
    );
    expect(screen.queryByText(/sticky/)).toBeNull();
  });

  test("link to the shop while there are none", async () => {
    keepSession();
    openSite("/cache?tab=items");
    const way = await screen.findByRole("link", { name: "Go to the shop" });
    expect(way.getAttribute("href")).toBe("/cache");
  });
});

describe("the battle pass", () => {
  test("shows the reached tiers, and claims all of them one after another", async () => {
    keepSession();
    accounts.answers[GAINED] = [200, [{ user_id: "daisy", coins_gained: 700 }]];
    accounts.answers[CLAIM] = [
      [200, { item: "jack-lantern", type: "badge", amt: 0, balance: 900 }],
      [200, { item: "sticky-coins", type: "coin", amt: 200, balance: 1100 }],
    ];
    openSite("/cache?tab=pass");
    await screen.findByText("700 gained since it started");
    expect(screen.getByText("9,600 to tier 3")).toBeTruthy();
    expect(sent(GAINED)).toContainEqual({ p_user_id: "daisy", start_date: "2025-10-01T00:00:00Z" });
    fireEvent.click(screen.getByRole("button", { name: "Claim all 2" }));
    await screen.findByText("2 items unlocked");
    await screen.findByText("200 Dabloons are yours.");
    expect(sent(CLAIM)).toEqual([{ item_id: "jack-lantern" }, { item_id: "sticky-coins" }]);
  });

  test("claims the rest without an error when another tab has claimed one of them", async () => {
    keepSession();
    accounts.answers[GAINED] = [200, [{ user_id: "daisy", coins_gained: 700 }]];
    accounts.answers[CLAIM] = [
      [409, { code: "23505", message: "Item not unlocked, You already have it" }],
      [200, { item: "sticky-coins", type: "coin", amt: 200, balance: 1100 }],
    ];
    openSite("/cache?tab=pass");
    fireEvent.click(await screen.findByRole("button", { name: "Claim all 2" }));
    await screen.findByText("Item sticky-coins unlocked");
    expect(screen.queryByText("Item not unlocked, You already have it")).toBeNull();
  });

  test("opens the current season, not a newer one that has ended", async () => {
    const [DAY, at] = [86_400_000, (days: number) => new Date(Date.now() + days * DAY).toISOString()];
    accounts.answers[SEASONS] = [
      200,
      [
        { number: 1, title: "Reed Pass", starts_at: at(-90), ends_at: at(9) },
        { number: 2, title: "Fern Pass", starts_at: at(-9), ends_at: at(-1) },
      ],
    ];
    openSite("/cache?tab=pass");
    await screen.findByRole("heading", { name: /^Reed Pass/ });
    expect(screen.queryByText(/No season is running/)).toBeNull();
  });

  test("says between two seasons when the next one begins, and still shows the last one", async () => {
    const [DAY, at] = [86_400_000, (days: number) => new Date(Date.now() + days * DAY).toISOString()];
    accounts.answers[SEASONS] = [
      200,
      [
        { number: 2, title: "Fern Pass", starts_at: at(-9), ends_at: at(-1) },
        { number: 3, title: "Moss Pass", starts_at: at(5), ends_at: at(50) },
      ],
    ];
    openSite("/cache?tab=pass");
    await screen.findByText(/^No season is running\. Moss Pass begins on /);
    screen.getByRole("heading", { name: /^Fern Pass/ });
    expect(screen.queryByRole("link", { name: "Moss Pass" })).toBeNull();
  });

  test("can show earlier seasons", async () => {
    openSite("/cache?tab=pass");
    fireEvent.click(await screen.findByRole("link", { name: "Medieval Pass" }));
    await screen.findByRole("heading", { name: "Squire" });
    expect(screen.queryByRole("heading", { name: "Full moon" })).toBeNull();
  });

  test("shows visitors every tier with its price", async () => {
    openSite("/cache?tab=pass");
    await screen.findByText("At 10,300");
    expect(screen.queryByRole("button", { name: /^Claim/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Sign in to start" })).toBeTruthy();
  });
});

describe("the wallet", () => {
  const entry = (id: number, why = "time_spent") => ({
    id,
    amt: 5,
    why,
    balance_after: id * 5,
    created_at: "2025-11-15T12:00:00Z",
  });

  test("shows one page of entries, marks doubled rewards, and loads older entries on request", async () => {
    keepSession();
    const first = [entry(30, "streak_claim (double streak)"), ...Array.from({ length: 20 }, (_, at) => entry(29 - at))];
    accounts.answers[STATEMENT] = [
      [200, first],
      [200, [entry(10, "prize day")]],
    ];
    openSite("/cache?tab=wallet");
    await screen.findByText("Streak claim");
    expect(screen.getAllByText("×2 streak")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Older" }));
    await screen.findByText("prize day");
    expect(screen.getByText("That was the first coin.")).toBeTruthy();
    expect(sent(STATEMENT)).toEqual([{ p_limit: 21 }, { p_limit: 21, before: 11 }]);
  });

  test("tells a new player how to begin", async () => {
    keepSession();
    openSite("/cache?tab=wallet");
    await screen.findByRole("link", { name: "Go to the streak" });
  });
});

describe("this device", () => {
  test("lists what is stored, and deletes a chosen entry", async () => {
    localStorage.setItem("apps18", JSON.stringify({ v: 5, savedAt: Date.now(), data: [] }));
    openSite("/cache?tab=device");
    const row = (await screen.findByText("Class list", { selector: "b" })).closest("li")!;
    expect(row.textContent).toContain("just now");
    fireEvent.click(within(row).getByRole("button", { name: "Clear Class list" }));
    await screen.findByText("Class list: cleared.");
    expect(localStorage.getItem("apps18")).toBeNull();
    await waitFor(() => expect(screen.queryByText("Class list", { selector: "b" })).toBeNull());
  });

  test("deletes everything but the sign-in, after a confirmation", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    keepSession();
    localStorage.setItem("favourites", '["blink"]');
    openSite("/cache?tab=device");
    await screen.findByText("Your sign-in");
    fireEvent.click(screen.getByRole("button", { name: "Clear all" }));
    fireEvent.click(await screen.findByRole("button", { name: "Clear everything" }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(localStorage.getItem("favourites")).toBeNull();
    expect(localStorage.getItem("quack-session")).not.toBeNull();
    reload.mockRestore();
  });
});

describe("tabs of the browser", () => {
  test("show the last equipped items at once, and follow changes made in another tab", async () => {
    keepSession();
    const goose = { id: "goose", type: "special", asset: { url: "/items/specials/goose.svg" } };
    localStorage.setItem("worn-look", JSON.stringify({ userId: "daisy", items: [goose] }));
    accounts.answers[UNLOCKED] = [200, [{ item: "goose", type: "special", shop_items: { asset: goose.asset } }]];
    openSite("/streak");
    await waitFor(() => expect(document.querySelector(".walkway")).not.toBeNull());
    localStorage.setItem("worn-look", JSON.stringify({ userId: "daisy", items: [] }));
    dispatchEvent(new StorageEvent("storage", { key: "worn-look" }));
    await waitFor(() => expect(document.querySelector(".walkway")).toBeNull());
  });

  test("never show another player's equipped items", async () => {
    keepSession();
    const goose = { id: "goose", type: "special", asset: { url: "/items/specials/goose.svg" } };
    localStorage.setItem("worn-look", JSON.stringify({ userId: "drake", items: [goose] }));
    openSite("/streak");
    await waitFor(() => expect(localStorage.getItem("worn-look")).toContain("daisy"));
    expect(document.querySelector(".walkway")).toBeNull();
  });

  test("refetch the balance when another tab reports a change", async () => {
    keepSession();
    openSite("/streak");
    await screen.findByText("900 Dabloons");
    accounts.answers[COINS] = [200, 1000];
    dispatchEvent(new StorageEvent("storage", { key: "account-news" }));
    await screen.findByText("1,000 Dabloons");
  });
});
