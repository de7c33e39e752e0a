import { expectAccessible, pressButton, typeInto } from "#support/account-tools.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expectScreen, expectVerified, openGamePage, startByKeys } from "#support/games/game-page.ts";
import { expect, open, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

async function befriend(one: ApiPlayer, other: ApiPlayer): Promise<void> {
  const { code } = (await one.rpc("make_friend_code")).data as { code: string };
  await other.rpc("use_friend_code", { code });
  await other.rpc("confirm_friend", { user_id: one.id });
  const { data } = await one.rpc("confirm_friend", { user_id: other.id });
  expect(data).toEqual({ status: "friends" });
}

test("a code makes two friends, when both have confirmed", async ({ page, baseURL }) => {
  const [ada, bea] = await Promise.all([newApiPlayer(baseURL!), newApiPlayer(baseURL!)]);
  await staySignedIn(page, ada);
  await open(page, "/friends");
  await page.getByRole("button", { name: "Show my code" }).click();
  const code = (await page.locator(".friends__code").innerText()).replaceAll(" ", "");
  await bea.rpc("use_friend_code", { code });
  await bea.rpc("confirm_friend", { user_id: ada.id });
  // The page shows the request without a reload.
  await page.getByRole("button", { name: `Confirm ${bea.username}` }).click();
  await expect(page.getByRole("region", { name: "Friends", exact: true })).toContainText(bea.username);
});

test.describe("friends", () => {
  test.use({ expectedTrouble: [/status of 4\d\d/] });

  test("are added with the keyboard alone, refused, removed and blocked", LONG, async ({ page, browser, baseURL }) => {
    const [ada, bea] = await Promise.all([newApiPlayer(baseURL!), newApiPlayer(baseURL!)]);
    await staySignedIn(page, ada);
    await open(page, "/friends");
    await expect(page.getByRole("heading", { name: "No friends here yet" })).toBeVisible();
    await expectAccessible(page);
    await typeInto(page, "A friend's code", "zzzz zzzz");
    await page.keyboard.press("Enter");
    await expect(page.getByText("This code does not work. Ask your friend for a new one.").first()).toBeVisible();

    const phone = await browser.newPage({ ...PHONE, baseURL: baseURL! });
    await staySignedIn(phone, bea);
    await open(phone, "/friends");
    await phone.getByRole("button", { name: "Show my code" }).click();
    const code = (await phone.locator(".friends__code").innerText()).toLowerCase();
    await expectAccessible(phone);
    await typeInto(page, "A friend's code", code);
    await page.keyboard.press("Enter");
    await pressButton(page, `Confirm ${bea.username}`);
    await expect(page.getByText("Waiting for them")).toBeVisible();
    await phone.getByRole("button", { name: `Confirm ${ada.username}` }).click();
    const friends = page.getByRole("region", { name: "Friends", exact: true });
    await expect(friends).toContainText(bea.username);
    await expectAccessible(page);

    // Two clicks, and nobody is told.
    await friends.getByRole("button", { name: `Remove ${bea.username}` }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remove and block" }).click();
    await expect(page.getByRole("heading", { name: "No friends here yet" })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole("heading", { name: "No friends here yet" })).toBeVisible();
    // A block stays: the code is refused with the sentence of a wrong one.
    await phone.getByRole("button", { name: "Show my code" }).click();
    const second = await phone.locator(".friends__code").innerText();
    await typeInto(page, "A friend's code", second);
    await page.keyboard.press("Enter");
    await expect(page.getByText("This code does not work. Ask your friend for a new one.").first()).toBeVisible();
    await phone.close();
  });

  test("are not for children outside a homeroom", LONG, async ({ page, baseURL }) => {
    const child = await newApiPlayer(baseURL!, { isOnboarded: false });
    await child.call("PATCH", `/rest/v1/my_users?user_id=eq.${child.id}`, {
      where_from: "school",
      age_band: "under-13",
    });
    await staySignedIn(page, child);
    await open(page, "/friends");
    await expect(page.getByText("You can add friends in a homeroom whose teacher allows it.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Show my code" })).toHaveCount(0);
    await expect(page.getByRole("switch")).toHaveCount(0);
    await expectAccessible(page);
  });

  test(
    "watch a run live, if its player has switched that on, and challenge each other",
    LONG,
    async ({ page, browser, baseURL }) => {
      const [ada, bea] = await Promise.all([newApiPlayer(baseURL!), newApiPlayer(baseURL!)]);
      await befriend(ada, bea);
      await staySignedIn(page, ada);
      await open(page, "/friends");
      await page.getByRole("switch", { name: "Friends may watch my runs live" }).click();
      await expect(page.getByRole("switch", { name: "Friends may watch my runs live" })).toBeChecked();
      const shown: { from_frame: number; to_frame: number }[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/rpc/show_live_inputs")) shown.push(request.postDataJSON() as (typeof shown)[0]);
      });
      const gamePage = await openGamePage(page, "skyhop");
      await startByKeys(gamePage);

      const watcher = await browser.newPage({ ...PHONE, baseURL: baseURL! });
      await staySignedIn(watcher, bea);
      await open(watcher, "/friends");
      await watcher.getByRole("link", { name: `Watch ${ada.username}` }).click();
      await expect(watcher.getByRole("heading", { name: `${ada.username} plays Skyhop` })).toBeVisible();
      await expect(page.getByText("1 friend watches")).toBeVisible();
      await page.keyboard.press("Space");
      await expect(watcher.getByText("Waiting for the first moves")).toHaveCount(0);
      await expect(watcher.getByText(/Score: \d/)).toBeVisible();
      await expectAccessible(watcher);
      await expectScreen(gamePage, "over");
      // The run that is handed in is the one that was shown: the server compares them.
      await expectVerified(gamePage);
      await expect(watcher.getByText("This run is over.")).toBeVisible();
      expect(shown[0]!.from_frame).toBe(0);
      for (const [at, part] of shown.slice(1).entries()) expect(part.from_frame).toBe(shown[at]!.to_frame);

      // The run is a score now: it can be sent as a challenge.
      await open(page, "/friends");
      await page.getByRole("combobox", { name: "Class" }).selectOption("skyhop");
      await page.getByRole("button", { name: `Challenge ${bea.username} with your best run` }).click();
      await expect(page.getByText(`${bea.username} gets your challenge as a notice.`)).toBeVisible();
      await watcher.close();
    },
  );
});
