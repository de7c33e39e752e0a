// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { accounts, keepSession, sampleSession } from "#testing/stand-in-accounts.ts";
import { createSaves } from "./play-saves.ts";

const FETCH = "GET /rest/v1/game_saves";
const STORE = "POST /rest/v1/rpc/save_game";
const stored = () => accounts.asked.filter(({ call }) => call === STORE).map(({ body }) => body);
const cloud = (rev: number, data: string, saved_at: string) => [200, [{ rev, data, saved_at }]] as [number, unknown];
const conflict = [409, { message: "saved somewhere else", code: "PT409" }] as [number, unknown];

let isSignedIn: boolean;
const open = () => createSaves("blink", () => isSignedIn);

beforeEach(() => {
  localStorage.clear();
  keepSession(sampleSession());
  isSignedIn = false;
});

describe("a visitor's data", () => {
  test("stays on the device, revision by revision, and never leaves it", async () => {
    expect(await open().load()).toBeNull();
    expect(await open().save({ rev: 0, data: "one" })).toEqual({ rev: 1 });
    expect(await open().save({ rev: 1, data: "two" })).toEqual({ rev: 2 });
    expect(await open().load()).toEqual({ rev: 2, data: "two" });
    expect(accounts.asked).toEqual([]);
  });

  test("is not overwritten by a window that has not seen the latest", async () => {
    await open().save({ rev: 0, data: "one" });
    await expect(open().save({ rev: 0, data: "stale" })).rejects.toMatchObject({ code: "conflict" });
    expect(await open().load()).toEqual({ rev: 1, data: "one" });
  });
});

describe("a player's data", () => {
  beforeEach(() => void (isSignedIn = true));

  test("is with the account", async () => {
    accounts.answers = { [FETCH]: cloud(4, "four", "2026-01-01T00:00:00Z"), [STORE]: [200, { rev: 5 }] };
    expect(await open().load()).toEqual({ rev: 4, data: "four" });
    expect(await open().save({ rev: 4, data: "five" })).toEqual({ rev: 5 });
    expect(stored()).toEqual([{ app_id: "blink", data: "five", base_rev: 4 }]);
  });

  test("that was saved elsewhere meanwhile is a conflict; that is too large is said to be", async () => {
    accounts.answers = { [STORE]: [conflict, [413, { message: "64 KiB", code: "PT413" }]] };
    await expect(open().save({ rev: 4, data: "x" })).rejects.toMatchObject({ code: "conflict" });
    await expect(open().save({ rev: 4, data: "x" })).rejects.toMatchObject({ code: "too-large" });
  });
});

describe("signing in", () => {
  async function playAsVisitor() {
    await open().save({ rev: 0, data: "as a visitor" });
    isSignedIn = true;
  }

  test("takes what the visitor had along when the account has nothing", async () => {
    await playAsVisitor();
    accounts.answers = { [FETCH]: [200, []], [STORE]: [200, { rev: 1 }] };
    expect(await open().load()).toEqual({ rev: 1, data: "as a visitor" });
    expect(stored()).toEqual([{ app_id: "blink", data: "as a visitor", base_rev: 0 }]);
    isSignedIn = false;
    expect(await open().load()).toBeNull();
  });

  test("keeps the newer of the two: the visitor's", async () => {
    await playAsVisitor();
    accounts.answers = { [FETCH]: cloud(7, "old", "2020-01-01T00:00:00Z"), [STORE]: [200, { rev: 8 }] };
    expect(await open().load()).toEqual({ rev: 8, data: "as a visitor" });
    expect(stored()).toEqual([{ app_id: "blink", data: "as a visitor", base_rev: 7 }]);
  });

  test("keeps the newer of the two: the account's", async () => {
    await playAsVisitor();
    accounts.answers = { [FETCH]: cloud(7, "new", "2099-01-01T00:00:00Z") };
    expect(await open().load()).toEqual({ rev: 7, data: "new" });
    expect(stored()).toEqual([]);
    isSignedIn = false;
    expect(await open().load()).toBeNull();
  });

  test("looks again when somebody saved in between, and loses nothing when it fails", async () => {
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
