import { expectAccessible } from "#support/account-tools.ts";
import { randomLetters } from "#support/api-player.ts";
import { expect, open, test } from "#support/harness.ts";
import { newPlayer } from "#support/player-tools.ts";
import { LONG } from "#support/long-tests.ts";

test.describe("a profile", () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test("is filled in by a new player, and everybody can read it", LONG, async ({ page, browser }) => {
    await newPlayer(page);
    const name = `mudlark-${randomLetters(8)}`;
    await open(page, "/profile");
    await page.getByRole("button", { name: "Edit profile" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("textbox", { name: "About you" }).fill("Slow at chess.\nFast at <b>sums</b>.");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Profile updated")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("progressbar", { name: /^Level 0/ })).toHaveAttribute(
      "aria-valuetext",
      "0 of 1 points",
    );
    await expectAccessible(page);

    const visitor = await browser.newPage();
    await visitor.goto(new URL(`/profile/${name}`, page.url()).href);
    await expect(visitor.getByText("Fast at <b>sums</b>.")).toBeVisible();
    await expect(visitor.getByRole("button", { name: "Edit profile" })).toHaveCount(0);
    await visitor.close();

    // A name that claims to be staff is refused, and the typed text stays.
    await page.getByRole("button", { name: "Edit profile" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("administrator");
    await page.getByRole("button", { name: "Save profile" }).click();
    const form = page.getByRole("form", { name: "Profile" });
    await expect(form.getByRole("alert")).toContainText("That name is not available.");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("administrator");
  });
});

test("a takedown notice is filed by a visitor, who alone can read its state", LONG, async ({ page }) => {
  await open(page, "/takedown");
  await page.getByLabel("Your work").fill("A poem about ducks");
  await page.getByLabel("Address on this site").fill(new URL("/class/blink", page.url()).href);
  await page.getByLabel("What is wrong with this use").fill("The title screen shows it.");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Drake");
  await page.getByLabel("E-mail").fill(`ada${crypto.randomUUID()}@drake.test`);
  await page.getByLabel("Postal address and phone").fill("Pond Lane 1");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByLabel("Your full name, typed").fill("Ada Drake");
  await page.getByRole("button", { name: "Send the notice" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Received" })).toBeVisible();
  const reference = /QT-[0-9A-Z]{8}/.exec(await page.locator("main").innerText())![0];
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`/takedown?ref=${reference}#${"0".repeat(64)}`);
  await expect(page.getByRole("heading", { level: 2, name: "No such notice" })).toBeVisible();
});

test(
  "a device remembers its appearance settings, and the mirrors page shows that the site is up",
  LONG,
  async ({ page }) => {
    await open(page, "/settings?tab=look");
    await page.getByRole("switch", { name: "Less motion" }).check();
    await open(page, "/mirrors");
    await expect(page.locator("html")).toHaveAttribute("data-motion", "calm");
    await expect(page.getByText("Up", { exact: true })).toBeVisible();
  },
);
