import { newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, test, type Page } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

/** Resolves when the page has joined the topic. Call it before the page is opened. */
function joined(page: Page, topic: string): Promise<void> {
  return new Promise((resolve) =>
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const frame = String(payload);
        if (frame.includes(`"realtime:${topic}","phx_reply"`) && frame.includes('"ok"')) resolve();
      }),
    ),
  );
}

test("what a player does in one browser shows in the other, without a reload", async ({ page, browser, baseURL }) => {
  const player = await newApiPlayer(baseURL!);
  const other = await browser.newPage({ baseURL: baseURL! });
  const isListening = joined(page, `player:${player.id}`);
  for (const each of [page, other]) {
    await staySignedIn(each, player);
    await open(each, "/streak");
    await expect(each.getByRole("link", { name: "Wallet: 0 Dabloons" })).toBeVisible();
  }
  await isListening;

  await other.getByRole("button", { name: "Claim day 1, +100" }).click();
  await expect(page.getByRole("link", { name: "Wallet: 100 Dabloons" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Streak: 1 day" })).toBeVisible();
  await expect(page.getByText("Claimed. Day 2 brings +200.")).toBeVisible();
  await other.close();
});

test("a visitor sees on a card that somebody plays the class", LONG, async ({ page, baseURL }) => {
  const player = await newApiPlayer(baseURL!);
  const isListening = joined(page, "live");
  await open(page, "/");
  await isListening;
  const play = { user_id: player.id, app_id: "lumen" };
  expect(await player.call("POST", "/rest/v1/apps_played", play)).toMatchObject({ status: 201 });
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: "Lumen", exact: true }) });
  await expect(card.getByText(/^\d+ playing$/).first()).toBeVisible();
});
