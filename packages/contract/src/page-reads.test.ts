import { describe, expect, test } from "vitest";
import { isPageRead } from "./page-reads.ts";

describe("a read that the site's pages make", () => {
  test("is recognised with any value", () => {
    expect(isPageRead(false, "leaderboard_submissions", "select=created_at&id=eq.7&limit=1")).toBe(true);
    expect(isPageRead(false, "shop_items", "select=*&order=price.asc%2Cid.asc")).toBe(true);
    expect(isPageRead(true, "get_board", "")).toBe(true);
    expect(isPageRead(true, "get_coins_gained", "p_limit=5")).toBe(true);
  });

  test("is not recognised when anything but a value differs", () => {
    expect(isPageRead(false, "leaderboard_submissions", "select=*&id=eq.7&limit=1")).toBe(false);
    expect(isPageRead(false, "leaderboard_submissions", "select=created_at&id=gt.7&limit=1")).toBe(false);
    expect(isPageRead(false, "leaderboard_submissions", "select=created_at&id=eq.7&limit=1&score=eq.1")).toBe(false);
    expect(isPageRead(true, "get_board", "select=*,apps(*)")).toBe(false);
    expect(isPageRead(false, "shop_items", "select=%")).toBe(false);
  });
});
