import { expect, open, type Page } from "./harness.ts";

/** Signs somebody new up and leaves them on the class list, with the name they were given. */
export async function newPlayer(page: Page): Promise<{ username: string }> {
  await open(page, "/auth?mode=signup");
  await page.getByLabel("E-mail").fill(`puddle${crypto.randomUUID()}@pond.test`);
  await page.getByLabel("Password", { exact: true }).fill("three odd ducks sing");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/onboarding/);
  await open(page, "/");
  const account = page.getByRole("button", { name: /^Account of / });
  const label = (await account.getAttribute("aria-label"))!;
  return { username: label.slice("Account of ".length) };
}
