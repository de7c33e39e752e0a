import { newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

test.use({ expectedTrouble: [/ERR_INTERNET_DISCONNECTED/] });

test(
  "favourites of another device appear, and one that cannot be saved is reverted",
  LONG,
  async ({ page, baseURL }) => {
    const player = await newApiPlayer(baseURL!);
    await staySignedIn(page, player);
    await open(page, "/");
    const blink = page.getByRole("button", { name: "Favourite Blink" }).first();
    await expect(blink).toHaveAttribute("aria-pressed", "false");
    await page.waitForLoadState("networkidle");

    const heart = { user_id: player.id, app_id: "blink" };
    expect(await player.call("POST", "/rest/v1/favorite_apps", heart)).toMatchObject({ status: 201 });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect(blink).toHaveAttribute("aria-pressed", "true");

    await page.context().setOffline(true);
    await blink.click();
    await expect(page.getByText("Your favourite was not saved. Check the connection and try again.")).toBeVisible();
    await expect(blink).toHaveAttribute("aria-pressed", "true");

    await player.call("DELETE", "/rest/v1/favorite_apps?app_id=eq.blink");
    await page.context().setOffline(false);
    await expect(blink).toHaveAttribute("aria-pressed", "false");
  },
);
