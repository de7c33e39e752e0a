import {
  appCode,
  expectAccessible,
  newestMessage,
  openMailedLink,
  addVirtualKey,
  pressButton,
  tabTo,
  typeInto,
} from "#support/account-tools.ts";
import { randomLetters } from "#support/api-player.ts";
import { expect, goOffline, open, test, type Page } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

const FIRST_PASSWORD = "three odd ducks sing";
const SECOND_PASSWORD = "four even geese honk";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function choose(page: Page, label: string): Promise<void> {
  await tabTo(page, page.getByRole("radio").first());
  const wanted = page.getByRole("radio", { name: label });
  for (let steps = 0; steps < 8 && !(await wanted.isChecked()); steps++) {
    await page.keyboard.press(steps === 0 ? "Space" : "ArrowDown");
  }
  await expect(wanted).toBeChecked();
}

async function signOut(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("button", { name: /^Account of/ }));
  await page.keyboard.press("Enter");
  await pressButton(page, "Sign out");
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await open(page, "/auth?next=/settings?tab=security");
  await typeInto(page, "E-mail", email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

test.describe("an account", () => {
  // Expected: a refused password, the sign-out of a deleted account, and the redirect to the other site's sign-in.
  test.use({ expectedTrouble: [/status of (404|422)|^asked a stranger: \S+\/authorize\?/] });

  test("can be used from sign-up to deletion with the keyboard alone", LONG, async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no Tab key");
    const name = `puddle${randomLetters(10)}`;
    const email = `${name}@pond.test`;

    await test.step("sign up", async () => {
      await open(page, "/auth?mode=signup");
      await expect(heading(page, "Sign up")).toBeVisible();
      await expectAccessible(page);
      await typeInto(page, "E-mail", email);
      await tabTo(page, page.getByLabel("Password", { exact: true }));
      await page.keyboard.type("password");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(page.getByRole("alert")).toContainText("Too many people use that password");
      await tabTo(page, page.getByLabel("Password", { exact: true }));
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(FIRST_PASSWORD);
      await page.keyboard.press("Enter");
    });

    await test.step("answer the questions, sign out, and return to the same page", async () => {
      await expect(heading(page, "What shall we call you?")).toBeFocused();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expectAccessible(page);
      await typeInto(page, "Name", name);
      await page.keyboard.press("Enter");
      await expect(heading(page, "How old are you?")).toBeFocused();
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
      await expectAccessible(page);
      await tabTo(page, page.getByRole("link", { name: "Finish later" }));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/");

      await open(page, "/onboarding");
      await expect(heading(page, "How old are you?")).toBeVisible();
      await choose(page, "13 to 15");
      await page.keyboard.press("Enter");
      await expect(heading(page, "Where did you find us?")).toBeFocused();
      await expectAccessible(page);
      await choose(page, "School");
      await pressButton(page, "Done");
      await expect(page.getByText("Onboarding completed")).toBeVisible();
      await expect(page.getByRole("button", { name: `Account of ${name}` })).toBeVisible();
    });

    await test.step("sign out, and reset the password with the link in the mail", async () => {
      await signOut(page);
      await open(page, "/auth?mode=reset");
      await expectAccessible(page);
      await typeInto(page, "E-mail", email);
      await page.keyboard.press("Enter");
      await expect(page.getByText(/^This site cannot send mail. Ask its operator/)).toBeVisible();
      const { link } = await newestMessage(email);
      await openMailedLink(page, link, "Continue");
      await expect(page).toHaveURL("/change-password");
      await expect(heading(page, "Change password")).toBeVisible();
      await expectAccessible(page);
      await tabTo(page, page.getByLabel("New password", { exact: true }));
      await page.keyboard.type(SECOND_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.getByText("Password changed")).toBeVisible();
      await signOut(page);
    });

    let secret = "";
    await test.step("sign in, and add an authenticator app", async () => {
      await signIn(page, email, SECOND_PASSWORD);
      await expect(page).toHaveURL("/settings?tab=security");
      await expect(page.getByText("This device")).toBeVisible();
      await expectAccessible(page);
      await pressButton(page, "Add an app");
      await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
      await expectAccessible(page);
      secret = (await page.getByLabel("Secret").textContent()) ?? "";
      await typeInto(page, "Code from the app", appCode(secret));
      await page.keyboard.press("Enter");
      await expect(page.getByText("Authenticator app added")).toBeVisible();
    });

    await test.step("create recovery codes, which are shown once", async () => {
      await pressButton(page, "Make recovery codes");
      await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page.getByText("10 of 10 recovery codes are left.")).toBeVisible();
      await signOut(page);
    });

    await test.step("sign in with the app, and add a security key", async () => {
      await signIn(page, email, SECOND_PASSWORD);
      await expect(heading(page, "One more step")).toBeVisible();
      await expectAccessible(page);
      await typeInto(page, "Code from your app", appCode(secret, 1));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/settings?tab=security");
      await addVirtualKey(page);
      await pressButton(page, "Add a security key");
      await expectAccessible(page);
      await pressButton(page, "Add the key");
      await expect(page.getByText("Security key added")).toBeVisible();
      await signOut(page);
    });

    await test.step("sign in with the key", async () => {
      await signIn(page, email, SECOND_PASSWORD);
      await pressButton(page, "Use my security key");
      await expect(page).toHaveURL("/settings?tab=security");
      await expect(page.getByText("My key")).toBeVisible();
    });

    await test.step("link a provider, return with the same assurance level, and unlink it", async () => {
      await open(page, "/settings?tab=account");
      const waysIn = page.getByRole("list", { name: "Ways to sign in" });
      await expect(waysIn.getByRole("listitem")).toHaveText([/E-mail and password/]);
      await expectAccessible(page);
      await pressButton(page, "Link School");
      await expect(heading(page, "Who are you?")).toBeVisible();
      await typeInto(page, "Name", name);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/settings?tab=account");
      await expect(waysIn.getByRole("listitem")).toHaveText([/E-mail and password/, new RegExp(`${name}@school.test`)]);
      await expectAccessible(page);

      await pressButton(page, "Unlink E-mail and password");
      await expect(page.getByRole("dialog")).toContainText("This deletes your password.");
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await pressButton(page, "Unlink School");
      await expect(page.getByText("School unlinked")).toBeVisible();
      await expect(waysIn).toBeFocused();
      await expect(waysIn.getByRole("listitem")).toHaveText([/E-mail and password/]);
    });

    await test.step("export the data, and delete the account", async () => {
      await open(page, "/settings?tab=privacy");
      await expectAccessible(page);
      const downloading = page.waitForEvent("download");
      await pressButton(page, "Download my data");
      expect((await downloading).suggestedFilename()).toMatch(/\.json$/);
      await pressButton(page, "Delete my account");
      await expectAccessible(page);
      await tabTo(page, page.getByRole("dialog").getByRole("textbox"));
      await page.keyboard.type("delete");
      await page.keyboard.press("Enter");
      await expect(page.getByText(/Your account ends on/)).toBeVisible();
      await expectAccessible(page);
      await pressButton(page, "Delete it now");
      await expect(page.getByText(/Your account is deleted/)).toBeVisible();
    });
  });
});

test.describe("an invalid link", () => {
  test("shows an error, and leads back", LONG, async ({ page }) => {
    await page.goto("/auth/callback#access_token=a&refresh_token=b&token_type=bearer");
    await expect(page.getByRole("alert").filter({ hasText: "No session defined in URL" })).toBeVisible();
    await expect(page).toHaveURL("/auth/callback");
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/auth");
  });

  test("that was already used to reset a password asks for a new one", async ({ page }) => {
    await page.goto("/change-password?error=access_denied&error_code=otp_expired&error_description=x");
    await expect(page.getByRole("alert").filter({ hasText: "has expired or was already used" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  });
});

test("tabs of one browser agree on who is signed in", LONG, async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, "/");
  await expect(other.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();

  await open(page, "/auth?mode=signup");
  await page.getByRole("textbox", { name: "E-mail" }).fill(`tabs${Date.now().toString(36)}@pond.test`);
  await page.getByLabel("Password", { exact: true }).fill(FIRST_PASSWORD);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await page.getByRole("link", { name: "Finish later" }).click();
  await expect(page).toHaveURL("/");
  await expect(other.getByRole("button", { name: /^Account of/ })).toBeVisible();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
  await expect(other.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
});

test.describe("without a connection", () => {
  // On a busy machine the page still loads deferred files.
  test.use({ expectedTrouble: [/ERR_INTERNET_DISCONNECTED/] });

  test("an offline sign-in page says that it is offline", async ({ page }) => {
    await open(page, "/auth");
    await expect(page.getByRole("tab", { name: "Use a code" })).toBeVisible();
    await goOffline(page);
    const form = page.getByRole("form", { name: "Sign in" });
    await expect(form.getByRole("button", { name: "Needs connection" })).toBeDisabled();
  });
});
