import type { Page } from "@playwright/test";
import type { Shot } from "./picture-shot.ts";

const tryOn = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name: `Try on ${name}` }).click();
  await page.evaluate(() => scrollTo(0, 0));
};

/** Boards, streak and the shop. */
export const SCHOOL_SHOTS: Shot[] = [
  { name: "leaderboard", address: "/leaderboard" },
  { name: "leaderboard-signed-in", address: "/leaderboard", who: "me" },
  { name: "board-scores", address: "/leaderboard?board=scores/skyhop", who: "me" },
  { name: "board-coins", address: "/leaderboard?board=coins&period=season" },
  { name: "board-level", address: "/leaderboard?board=scores/merge-garden/orders-2", who: "me" },
  { name: "board-daily", address: "/leaderboard?board=daily", who: "me" },
  { name: "board-daily-signed-out", address: "/leaderboard?board=daily" },
  { name: "board-empty", address: "/leaderboard?board=scores/gambit-lite" },
  { name: "streak-signed-out", address: "/streak" },
  { name: "streak-claimable", address: "/streak", who: "me" },
  { name: "streak-claimed", address: "/streak", who: "claimed" },
  { name: "streak-day-0", address: "/streak", who: "fresh" },
  { name: "cache-signed-out", address: "/cache" },
  { name: "cache", address: "/cache", who: "me" },
  { name: "cache-try-on", address: "/cache", who: "me", act: tryOn("Cat background") },
  {
    name: "cache-buy",
    address: "/cache",
    who: "claimed",
    act: async (page) => {
      await tryOn("Cat background")(page);
      await page.getByRole("button", { name: "Buy for 800" }).click();
    },
  },
  {
    name: "cache-sign-in-asked",
    address: "/cache",
    act: async (page) => {
      await tryOn("Cat background")(page);
      await page.getByRole("button", { name: "Buy for 800" }).click();
    },
  },
  { name: "cache-items", address: "/cache?tab=items", who: "me" },
  { name: "cache-items-empty", address: "/cache?tab=items", who: "fresh" },
  { name: "cache-items-signed-out", address: "/cache?tab=items" },
  { name: "cache-pass", address: "/cache?tab=pass", who: "me" },
  { name: "cache-pass-first-season", address: "/cache?tab=pass&season=1", who: "me" },
  { name: "cache-pass-signed-out", address: "/cache?tab=pass" },
  { name: "cache-wallet", address: "/cache?tab=wallet", who: "me" },
  { name: "cache-wallet-signed-out", address: "/cache?tab=wallet" },
  { name: "cache-device", address: "/cache?tab=device", who: "me" },
  { name: "dressed-home", address: "/", who: "dressed" },
  { name: "dressed-items", address: "/cache?tab=items", who: "dressed" },
  { name: "dressed-streak", address: "/streak", who: "dressed" },
];
