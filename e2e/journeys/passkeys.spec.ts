import { expectAccessible, addVirtualKey, pressButton, typeInto } from "#support/account-tools.ts";
import { expect, open, test, type Page } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

const PASSWORD = "three odd ducks sing";
const SECURITY = "/settings?tab=security";
const SIGN_IN = "Sign in with a passkey";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedTrouble: [/status of 400/] });

const newAddress = () => `key${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@pond.test`;

async function signUp(page: Page): Promise<void> {
  await open(page, "/auth?mode=signup");
  await typeInto(page, "E-mail", newAddress());
  await page.getByLabel("Password", { exact: true }).and(page.locator("input")).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Finish later" }).click();
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
}

test("a passkey is added, signs in, is renamed and removed, all with the keyboard", LONG, async ({ page }) => {
  const { setUnlocked } = await addVirtualKey(page);
  const passkeys = page.getByRole("list", { name: "Passkeys" });
  await signUp(page);

  await test.step("add one in the settings", async () => {
    await open(page, SECURITY);
    await expect(passkeys).toHaveText("No passkeys yet.");
    await pressButton(page, "Add a passkey");
    await expectAccessible(page);
    await setUnlocked(false);
    await pressButton(page, "Add the passkey");
    await expect(page.getByText("Nothing was confirmed. Try again when you are ready.")).toBeVisible();
    await setUnlocked(true);
    await typeInto(page, "Name of the passkey", "My tablet");
    await pressButton(page, "Add the passkey");
    await expect(page.getByText("Passkey added")).toBeVisible();
    await expect(passkeys.getByRole("listitem")).toHaveText([/My tablet.*not used yet/]);
    await expectAccessible(page);
  });

  await test.step("refuse a second one on the same device", async () => {
    await pressButton(page, "Add a passkey");
    await pressButton(page, "Add the passkey");
    await expect(page.getByText("This device already has a key for your account.")).toBeVisible();
    await page.keyboard.press("Escape");
    await signOut(page);
  });

  await test.step("sign in with it, without name or password", async () => {
    await open(page, `/auth?next=${encodeURIComponent(SECURITY)}`);
    await expect(page.getByRole("button", { name: SIGN_IN })).toBeVisible();
    await expectAccessible(page);
    await setUnlocked(false);
    await pressButton(page, SIGN_IN);
    await expect(page.getByText("Nothing was confirmed. Try again when you are ready.")).toBeVisible();
    await expectAccessible(page);
    await setUnlocked(true);
    await pressButton(page, SIGN_IN);
    await expect(page).toHaveURL(SECURITY);
    await expect(passkeys.getByRole("listitem")).toHaveText([/My tablet.*last used/]);
  });

  await test.step("rename it", async () => {
    await pressButton(page, "Rename My tablet");
    await expectAccessible(page);
    await typeInto(page, "Name of the passkey", "Old tablet");
    await page.keyboard.press("Enter");
    await expect(passkeys.getByRole("listitem")).toHaveText([/Old tablet/]);
  });

  await test.step("remove it, and it can no longer sign in", async () => {
    await pressButton(page, "Remove Old tablet");
    await expectAccessible(page);
    await pressButton(page, "Remove");
    await expect(passkeys).toHaveText("No passkeys yet.");
    await expect(passkeys).toBeFocused();
    await signOut(page);
    await open(page, "/auth");
    await pressButton(page, SIGN_IN);
    await expect(page.getByText("That passkey does not work here")).toBeVisible();
    await expectAccessible(page);
  });
});
