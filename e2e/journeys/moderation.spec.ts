import type { Browser } from "@playwright/test";
import { expectAccessible } from "#support/account-tools.ts";
import { newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { quack } from "#support/operator-tools.ts";
import { LONG } from "#support/long-tests.ts";

/** A visitor reports a profile, and a moderator removes its text. */
async function decideByKeys(page: Page, browser: Browser, site: string) {
  const [moderator, writer] = [await newApiPlayer(site), await newApiPlayer(site)];
  await quack(["role", "grant", moderator.username, "moderator"]);
  await writer.call("PATCH", `/rest/v1/my_users?user_id=eq.${writer.id}`, { user_about: "Honk at me outside." });

  const visitor = await browser.newPage();
  await visitor.goto(`${site}/profile/${writer.username}`);
  await visitor.getByRole("button", { name: "Something wrong with this player?" }).click();
  await visitor.getByLabel("The text").check();
  await visitor.getByLabel("I do not feel safe").check();
  await visitor.getByRole("button", { name: "Send" }).click();
  await expect(visitor.getByText("Thank you. A moderator will look at it.")).toBeVisible();
  await visitor.close();

  await staySignedIn(page, moderator);
  await open(page, "/moderation");
  const item = page.getByRole("button", { name: new RegExp(`^${writer.username}: profile text`) });
  await item.click();
  await expect(page.getByRole("heading", { name: "Report: profile text" })).toBeVisible();
  await expect(page.getByText("Honk at me outside.")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Keep it" })).toBeDisabled();
  await page.keyboard.press("3");
  await expect(page.getByRole("radio", { name: "It reveals private data." })).toBeChecked();
  await page.keyboard.press("r");
  await expect(page.getByText("Decision saved.")).toBeVisible();
  await expect(item).toHaveCount(0);
  return { writer, item };
}

test.describe("moderation", () => {
  test.use({ expectedTrouble: [/status of 40[034]/] });

  test("decides a visitor's report by keys", async ({ page, browser, baseURL }) => {
    await decideByKeys(page, browser, baseURL!);
  });

  test("notifies the player of a decision, and can undo it", LONG, async ({ page, browser, baseURL }) => {
    const { writer, item } = await decideByKeys(page, browser, baseURL!);
    await expectAccessible(page);
    const told = await browser.newPage();
    await staySignedIn(told, writer);
    await told.goto(`${baseURL}/`);
    await told.getByRole("button", { name: "Notices, 1 new" }).click();
    await expect(told.getByText("A moderator removed your profile text: It reveals private data.")).toBeVisible();
    await told.keyboard.press("Escape");
    await expect(told.getByRole("button", { name: "Notices", exact: true })).toBeVisible();

    await page.keyboard.press("u");
    await expect(page.getByText("Decision undone.")).toBeVisible();
    await expect(item).toBeVisible();
    await told.goto(`${baseURL}/profile/${writer.username}`);
    await expect(told.getByText("Honk at me outside.")).toBeVisible();
    await told.close();
  });

  test(
    "shows a suspended player the reason, takes an appeal, and shows it to a moderator",
    LONG,
    async ({ page, browser, baseURL }) => {
      const [moderator, player] = [await newApiPlayer(baseURL!), await newApiPlayer(baseURL!)];
      await quack(["role", "grant", moderator.username, "moderator"]);
      await quack(["player", "ban", player.username, "--reason", "Honked in the library."]);

      const theirs = await browser.newPage();
      await staySignedIn(theirs, player);
      await theirs.goto(`${baseURL}/settings`);
      await expect(theirs.getByText("This account is suspended: Honked in the library.")).toBeVisible();
      await theirs.getByRole("textbox", { name: "Why is this decision wrong?" }).fill("It was a goose.");
      await theirs.getByRole("button", { name: "Appeal" }).click();
      await expect(theirs.getByText("You have appealed. Another moderator will look at it.")).toBeVisible();

      await staySignedIn(page, moderator);
      await open(page, "/moderation?queue=appeals");
      await page.getByRole("button", { name: new RegExp(player.username) }).click();
      await expect(page.getByText("It was a goose.")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("1");
      await page.getByRole("button", { name: "End the suspension" }).click();
      await expect(page.getByText("Decision saved.")).toBeVisible();
      await theirs.reload();
      await expect(theirs.getByRole("button", { name: "Notices, 1 new" })).toBeVisible();
      await expect(theirs.getByText("This account is suspended")).toHaveCount(0);
      await theirs.close();
    },
  );

  test(
    "asks for the password again after half an hour, and continues in the same place",
    LONG,
    async ({ page, baseURL }) => {
      const moderator = await newApiPlayer(baseURL!);
      await quack(["role", "grant", moderator.username, "moderator"]);
      await staySignedIn(page, moderator);
      // The server's answer to an old session; the rules' tests cover it.
      const late = {
        code: "42501",
        message: "Confirm that it is you: enter your password again.",
        hint: "reauthenticate",
      };
      await page.route("**/rpc/find_classes", (route) => route.fulfill({ status: 403, json: late }), { times: 1 });
      await open(page, "/moderation?queue=classes");
      await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
      await expectAccessible(page);
      const password = page.getByLabel("Password", { exact: true }).and(page.locator("input"));
      await password.fill("not the one");
      await page.keyboard.press("Enter");
      await expect(page.getByText("That e-mail and password do not match").first()).toBeVisible();
      await password.fill("three odd ducks sing");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("list", { name: "Classes" })).toBeVisible();
    },
  );

  test("unlists a class with one key and a reason", LONG, async ({ page, baseURL }) => {
    const moderator = await newApiPlayer(baseURL!);
    await quack(["role", "grant", moderator.username, "moderator"]);
    await staySignedIn(page, moderator);
    // Other tests play this class meanwhile, so the request is blocked: the rules' tests cover the decision.
    const decided = page.waitForRequest("**/rpc/moderate");
    await page.route("**/rpc/moderate", (route) => route.fulfill({ json: { id: 1 } }));
    await open(page, "/moderation?queue=classes");
    await page.getByRole("button", { name: "Orbit Post" }).click();
    await expect(page.getByRole("heading", { name: "Orbit Post" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("2");
    await page.keyboard.press("r");
    expect((await decided).postDataJSON()).toMatchObject({
      queue: "classes",
      subject: "orbit-post",
      verb: "unlist",
      reason: "It is not for pupils.",
    });
    await expect(page.getByText("Decision saved.").first()).toBeVisible();
  });

  test("is a 404 for players and visitors", async ({ page, baseURL }) => {
    expect((await page.request.get("/moderation")).status()).toBe(404);
    await staySignedIn(page, await newApiPlayer(baseURL!));
    await page.goto("/moderation");
    await expect(page.getByRole("heading", { level: 1, name: "No such page" })).toBeVisible();
  });
});
