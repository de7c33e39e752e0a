import { type AccountSite, startSiteThatConfirms } from "#support/account-site.ts";
import { expectAccessible, newestMessage, openMailedLink } from "#support/account-tools.ts";
import { expect, open, test, type Page } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

const PASSWORD = "three odd ducks sing";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const newAddress = () => `way${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@pond.test`;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).and(page.locator("input"));
const fill = (page: Page, label: string, text: string) => field(page, label).fill(text);

async function signUp(page: Page, site: string, email: string): Promise<void> {
  await open(page, `${site}/auth?mode=signup`);
  await fill(page, "E-mail", email);
  await fill(page, "Password", PASSWORD);
  await press(page, "Sign up");
}

/** Postpones the onboarding questions. */
async function finishLater(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Finish later" }).click();
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await press(page, "Sign out");
  // Shown after a reload, without any of the player's data.
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await open(page, "/auth?next=/settings?tab=security");
  await fill(page, "E-mail", email);
  await fill(page, "Password", PASSWORD);
  await press(page, "Sign in");
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
}

test(
  "where no mail is sent the page says whom to ask, and the operator's link and code sign in",
  LONG,
  async ({ page }) => {
    const email = newAddress();
    const ask = async () => {
      await open(page, "/auth?mode=link");
      await expectAccessible(page);
      await fill(page, "E-mail", email);
      await press(page, "Ask for a code");
      await expect(page.getByText(/^This site cannot send mail. Ask its operator/)).toBeVisible();
      await expectAccessible(page);
      return newestMessage(email);
    };
    const { link } = await ask();
    await openMailedLink(page, link, "Sign me in");
    await expect(page).toHaveURL("/onboarding");
    await finishLater(page);
    await signOut(page);

    const { code } = await ask();
    await fill(page, "Code", code);
    await press(page, "Continue");
    await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  },
);

test("a phone is a second factor, and a recovery code replaces a lost one", LONG, async ({ page }) => {
  const email = newAddress();
  const number = `+4420${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  await signUp(page, "", email);
  await finishLater(page);
  await open(page, "/settings?tab=security");
  await press(page, "Add a phone");
  await fill(page, "Phone number", number);
  await expectAccessible(page);
  await press(page, "Send me a code");
  await expect(page.getByText(`A message is on its way to ${number}`)).toBeVisible();
  await fill(page, "Code from the message", (await newestMessage(number)).code);
  await press(page, "Add the phone");
  await expect(page.getByText("Phone added")).toBeVisible();
  await press(page, "Make recovery codes");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.keyboard.press("Escape");
  await signOut(page);

  await signIn(page, email);
  await press(page, "Send me a code");
  await expect(field(page, "Code from the message")).toBeVisible();
  await expectAccessible(page);
  await fill(page, "Code from the message", (await newestMessage(number)).code);
  await press(page, "Continue");
  await expect(page).toHaveURL("/settings?tab=security");
  await signOut(page);

  await signIn(page, email);
  await press(page, "Recovery code");
  await expectAccessible(page);
  await fill(page, "Recovery code", recoveryCode);
  await press(page, "Continue");
  await expect(page).toHaveURL("/settings?tab=security");
  await expect(page.getByText("9 of 10 recovery codes are left.")).toBeVisible();
});

test.describe("where addresses must be confirmed", () => {
  let site: AccountSite;
  test.beforeAll(async () => {
    site = await startSiteThatConfirms();
  });
  test.afterAll(() => site.stop());

  test("a new e-mail address counts once its mail was confirmed", LONG, async ({ page }) => {
    const [email, changed] = [newAddress(), newAddress()];
    const mailTo = (address: string) => newestMessage(address, site.dataDir);
    await signUp(page, site.url, email);
    await expect(page.getByText("it is on its way")).toBeVisible();
    await expectAccessible(page);
    await fill(page, "Code from the mail", (await mailTo(email)).code);
    await press(page, "Continue");
    await finishLater(page);

    await open(page, `${site.url}/settings?tab=security`);
    await expect(page.getByRole("button", { name: "Add an app" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("button", { name: "Add a phone" }), "no text service").toHaveCount(0);

    await open(page, `${site.url}/settings?tab=account`);
    await fill(page, "New e-mail", changed);
    await press(page, "Change e-mail");
    await expect(page.getByText(`We have mailed a link to ${changed}.`)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(`Now: ${email}`)).toBeVisible();

    await openMailedLink(page, (await mailTo(changed)).link, "Confirm the change");
    await expect(page).toHaveURL(`${site.url}/settings?tab=account`);
    await expect(page.getByText(`Now: ${changed}`)).toBeVisible();
    await expect(page.getByText("We have mailed")).toHaveCount(0);
  });
});
