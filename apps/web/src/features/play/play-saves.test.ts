// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accounts, keepSession, sampleSession } from "#testing/stand-in-accounts.ts";
import { createSaves } from "./play-saves.ts";

const FETCH = "GET /rest/v1/game_saves";
const STORE = "POST /rest/v1/rpc/save_game";
const stored = () => accounts.asked.filter(({ call }) => call === STORE).map(({ body }) => body);
const cloud = (rev: number, data: string, saved_at: string) => [200, [{ rev, data, saved_at }]] as [number, unknown];
const conflict = [409, { message: "saved somewhere else", code: "PT409" }] as [number, unknown];

let isSignedIn: boolean;
const open = () => createSaves("blink", () => (isSignedIn ? "daisy" : null));

beforeEach(() => {
  localStorage.clear();
  keepSession(sampleSession());
  isSignedIn = false;
});

describe("a visitor's data", () => {
  test("stays on the device, revision by revision, and is never sent", async () => {
    expect(await open().load()).toBeNull();
    expect(await open().save({ rev: 0, data: "one" })).toEqual({ rev: 1 });
    expect(await open().save({ rev: 1, data: "two" })).toEqual({ rev: 2 });
    expect(await open().load()).toEqual({ rev: 2, data: "two" });
    expect(accounts.asked).toEqual([]);
  });

  test("is not overwritten by a window with an outdated revision", async () => {
    await open().save({ rev: 0, data: "one" });
    await expect(open().save({ rev: 0, data: "stale" })).rejects.toMatchObject({ code: "conflict" });
    expect(await open().load()).toEqual({ rev: 1, data: "one" });
  });
});

describe("a player's data", () => {
  beforeEach(() => void (isSignedIn = true));

  test("is stored with the account", async () => {
    accounts.answers = { [FETCH]: cloud(4, "four", "2026-01-01T00:00:00Z"), [STORE]: [200, { rev: 5 }] };
    expect(await open().load()).toEqual({ rev: 4, data: "four" });
    expect(await open().save({ rev: 4, data: "five" })).toEqual({ rev: 5 });
    expect(stored()).toEqual([{ app_id: "blink", data: "five", base_rev: 4 }]);
  });

  test("is a conflict if it was saved elsewhere, and is refused if it is too large", async () => {
    accounts.answers = { [STORE]: [conflict, [413, { message: "64 KiB", code: "PT413" }]] };
    await expect(open().save({ rev: 4, data: "x" })).rejects.toMatchObject({ code: "conflict" });
    await expect(open().save({ rev: 4, data: "x" })).rejects.toMatchObject({ code: "too-large" });
  });
});

describe("a save that hits the rate limit", () => {
  const tooOften = [429, { message: "Wait.", code: "PT429", details: "7" }] as [number, unknown];
  beforeEach(() => {
    isSignedIn = true;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test("is retried after the time that the server asked for, and the game only sees the success", async () => {
    accounts.answers = { [STORE]: [tooOften, [200, { rev: 5 }]] };
    const saving = open().save({ rev: 4, data: "five" });
    await vi.advanceTimersByTimeAsync(6900);
    expect(stored()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await saving).toEqual({ rev: 5 });
    expect(stored()).toHaveLength(2);
    expect(localStorage.getItem("waiting-saves")).toBe("{}");
  });

  test("is kept when the page is closed while it waits", async () => {
    accounts.answers = { [STORE]: tooOften };
    void open().save({ rev: 4, data: "five" });
    await vi.advanceTimersByTimeAsync(100);
    accounts.answers = { [FETCH]: cloud(4, "four", "2026-01-01T00:00:00Z"), [STORE]: [200, { rev: 5 }] };
    expect(await open().load()).toEqual({ rev: 5, data: "five" });
    expect(stored().at(-1)).toEqual({ app_id: "blink", data: "five", base_rev: 4 });
  });

  test("is used while it waits, and dropped when the account has a newer revision", async () => {
    accounts.answers = { [STORE]: tooOften, [FETCH]: cloud(4, "four", "2026-01-01T00:00:00Z") };
    void open().save({ rev: 4, data: "five" });
    await vi.advanceTimersByTimeAsync(100);
    expect(await open().load()).toEqual({ rev: 4, data: "five" });
    accounts.answers = { [FETCH]: cloud(6, "from another device", "2026-01-01T00:00:00Z") };
    expect(await open().load()).toEqual({ rev: 6, data: "from another device" });
    expect(localStorage.getItem("waiting-saves")).toBe("{}");
  });

  test("is replaced by a newer save of the same game", async () => {
    accounts.answers = { [STORE]: [tooOften, tooOften, [200, { rev: 5 }]] };
    const saves = open();
    const older = saves.save({ rev: 4, data: "older" }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    const newer = saves.save({ rev: 4, data: "newer" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await older).toMatchObject({ code: "too-many" });
    expect(await newer).toEqual({ rev: 5 });
    expect(stored().at(-1)).toEqual({ app_id: "blink", data: "newer", base_rev: 4 });
  });

  test("is dropped after a sign-out", async () => {
    accounts.answers = { [STORE]: tooOften };
    const saving = open()
      .save({ rev: 4, data: "five" })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    isSignedIn = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await saving).toBeInstanceOf(Error);
    expect(stored()).toHaveLength(1);
    const other = createSaves("blink", () => "drake");
    accounts.answers = { [FETCH]: [200, []] };
    expect(await other.load()).toBeNull();
  });
});

test("a save that could not be sent is stored when the game is opened again", async () => {
  isSignedIn = true;
  accounts.answers = { [STORE]: [503, { message: "away", code: "" }] };
  await expect(open().save({ rev: 0, data: "one" })).rejects.toThrow("away");
  accounts.answers = { [FETCH]: [200, []], [STORE]: [200, { rev: 1 }] };
  expect(await open().load()).toEqual({ rev: 1, data: "one" });
});

describe("signing in", () => {
  async function playAsVisitor() {
    await open().save({ rev: 0, data: "as a visitor" });
    isSignedIn = true;
  }

  test("takes over the visitor's save when the account has none", async () => {
    await playAsVisitor();
    accounts.answers = { [FETCH]: [200, []], [STORE]: [200, { rev: 1 }] };
    expect(await open().load()).toEqual({ rev: 1, data: "as a visitor" });
    expect(stored()).toEqual([{ app_id: "blink", data: "as a visitor", base_rev: 0 }]);
    isSignedIn = false;
    expect(await open().load()).toBeNull();
  });

  test("keeps the newer save: the visitor's", async () => {
    await playAsVisitor();
    accounts.answers = { [FETCH]: cloud(7, "old", "2020-01-01T00:00:00Z"), [STORE]: [200, { rev: 8 }] };
    expect(await open().load()).toEqual({ rev: 8, data: "as a visitor" });
    expect(stored()).toEqual([{ app_id: "blink", data: "as a visitor", base_rev: 7 }]);
  });

  test("keeps the newer save: the account's", async () => {
    await playAsVisitor();
    accounts.answers = { [FETCH]: cloud(7, "new", "2099-01-01T00:00:00Z") };
    expect(await open().load()).toEqual({ rev: 7, data: "new" });
    expect(stored()).toEqual([]);
    isSignedIn = false;
    expect(await open().load()).toBeNull();
  });

  test("tries again after a race with another save, and loses nothing when it fails", async () => {
    await playAsVisitor();
    accounts.answers = {
      [FETCH]: [[200, []], cloud(1, "from another device", "2099-01-01T00:00:00Z")],
      [STORE]: conflict,
    };
    expect(await open().load()).toEqual({ rev: 1, data: "from another device" });

    isSignedIn = false;
    await playAsVisitor();
    accounts.answers = { [FETCH]: [500, { message: "asleep", code: "XX000" }] };
    await expect(open().load()).rejects.toThrow("asleep");
    isSignedIn = false;
    expect(await open().load()).toEqual({ rev: 1, data: "as a visitor" });
  });
});

describe("a game that merges saves itself", () => {
  test("gets the account's save, the visitor's and the unsent one, and the device forgets them once it has saved", async () => {
    await open().save({ rev: 0, data: "as a visitor" });
    isSignedIn = true;
    accounts.answers = { [STORE]: [503, { message: "away", code: "" }] };
    await expect(open().save({ rev: 2, data: "unsent" })).rejects.toThrow("away");
    accounts.answers = { [FETCH]: cloud(7, "cloud", "2099-01-01T00:00:00Z"), [STORE]: [200, { rev: 8 }] };
    const saves = open();
    expect(await saves.load(true)).toEqual({ rev: 7, data: "cloud", others: ["as a visitor", "unsent"] });
    // Nothing is lost if the game is closed before it has saved.
    expect(await open().load(true)).toMatchObject({ others: ["as a visitor", "unsent"] });
    expect(await saves.save({ rev: 7, data: "merged" })).toEqual({ rev: 8 });
    expect(await open().load(true)).toEqual({ rev: 7, data: "cloud" });
  });

  test("cannot write one player's progress into the account of another", async () => {
    let player = "daisy";
    const saves = createSaves("blink", () => player);
    accounts.answers = { [FETCH]: cloud(7, "hers", "2026-01-01T00:00:00Z"), [STORE]: [200, { rev: 8 }] };
    await saves.load(true);
    player = "drake";
    await expect(saves.save({ rev: 7, data: "hers and more" })).rejects.toMatchObject({ code: "not-signed-in" });
    expect(stored()).toEqual([]);
  });
});
