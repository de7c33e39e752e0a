import { expectAccessible } from "#support/account-tools.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { newHomeroom, newPersonsPage, newTeacher, openRace } from "#support/school-tools.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const newPhone = (page: Page) => newPersonsPage(page, PHONE);

/** Opens the race's page on a phone of its own and joins. */
async function joinOnPhone(page: Page, code: string, who: ApiPlayer | null): Promise<Page> {
  const phone = await newPhone(page);
  if (who) await staySignedIn(phone, who);
  await open(phone, `/race/${code.toLowerCase()}`);
  await phone.getByRole("button", { name: who ? "Join the race" : "Join as a guest" }).click();
  await expect(phone.getByText(/starts the race\.$/)).toBeVisible();
  return phone;
}

/** A homeroom with joining open, and the code to join with. */
async function newOpenHomeroom(teacher: ApiPlayer): Promise<{ id: string; code: string }> {
  const id = await newHomeroom(teacher, "7b");
  const { code } = (await teacher.rpc("open_joining", { homeroom_id: id })).data as { code: string };
  return { id, code };
}

/** Types the homeroom's code on a race's page, waits to be let in, and is signed in with an account of the homeroom. */
async function joinHomeroom(teacherPage: Page, phone: Page, code: string, name: string): Promise<void> {
  await open(phone, `/race/${code}`);
  await phone.getByRole("button", { name: "Join as a guest" }).click();
  await phone.getByLabel("Your name").fill(name);
  await phone.keyboard.press("Enter");
  await teacherPage.getByRole("button", { name: `Let ${name} in` }).click();
  await expect(phone.getByRole("heading", { name: "Write this down" })).toBeVisible();
  await phone.getByRole("link", { name: "I wrote it down" }).click();
}

/** Makes an account from a list, and signs the phone in with its card. */
async function signInByCard(teacherPage: Page, phone: Page, name: string): Promise<void> {
  await teacherPage.getByRole("button", { name: "Add", exact: true }).first().click();
  const file = { name: "7b.csv", mimeType: "text/csv", buffer: Buffer.from(`Name\n${name}\n`) };
  await teacherPage.getByLabel("Or choose a CSV file").setInputFiles(file);
  await teacherPage.getByRole("button", { name: "Make accounts" }).click();
  const card = teacherPage.getByRole("article", { name: `Card of ${name}` });
  await expect(card.getByRole("listitem")).toHaveCount(3);
  const words = await card.getByRole("listitem").allInnerTexts();
  const login = await card.locator("dd").nth(2).innerText();
  await teacherPage.getByRole("button", { name: "Done" }).click();
  await teacherPage.getByRole("button", { name: "The cards are printed" }).click();
  await open(phone, `/join#in=${login}.${words.map((word) => word.replaceAll(/[^a-z]/g, "")).join("-")}`);
  await phone.getByRole("button", { name: `Go in as ${login}` }).click();
  await expect(phone).toHaveURL(/\/$/);
}

async function joinRace(phone: Page, code: string, words: string): Promise<void> {
  await open(phone, `/race/${code}`);
  await phone.getByRole("button", { name: words }).click();
  await expect(phone.getByText(/starts the race\.$/)).toBeVisible();
}

/** Hops until the run is over. A duck that hops blindly falls soon. */
async function playToTheEnd(phone: Page): Promise<void> {
  const game = phone.frameLocator("iframe.game__frame");
  const ranking = game.getByRole("button", { name: "See the ranking" });
  await expect(async () => {
    // Taps only on the game, because a tap at a fixed place could press a button of the next page.
    if (!(await ranking.isVisible())) await game.locator("canvas").tap({ timeout: 1000 });
    await expect(ranking).toBeVisible({ timeout: 400 });
  }).toPass();
  await ranking.tap();
  await expect(phone.getByText(/Your run is (handed in|kept here)/).first()).toBeVisible();
}

test.describe("races", () => {
  test.use({ expectedTrouble: [/status of 4\d\d/, /Failed to fetch|ERR_INTERNET_DISCONNECTED/] });

  test("a teacher's code lets a guest in, who waits for the start", async ({ page, baseURL }) => {
    const teacher = await newTeacher(baseURL!);
    const { code } = await openRace(teacher);
    await staySignedIn(page, teacher);
    await open(page, `/race/${code}`);
    await expect(page.getByRole("button", { name: "Nobody is here yet" })).toBeDisabled();
    const phone = await joinOnPhone(page, code, null);
    await expect(page.getByRole("button", { name: "Start with 1" })).toBeEnabled();
    await phone.close();
  });

  test(
    "a guest, an own account, a homeroom account and one from a list race on phones, one of them without a connection",
    LONG,
    async ({ page, baseURL }) => {
      test.slow();
      const [teacher, own] = [await newTeacher(baseURL!), await newApiPlayer(baseURL!)];
      const homeroom = await newOpenHomeroom(teacher);
      await staySignedIn(page, teacher);
      await open(page, "/homeroom");
      const [guest, player, joined, listed] = [
        await newPhone(page),
        await newPhone(page),
        await newPhone(page),
        await newPhone(page),
      ];
      await joinHomeroom(page, joined, homeroom.code, "Mia");
      await signInByCard(page, listed, "Jo Reed");
      await staySignedIn(player, own);

      const { code } = await openRace(teacher);
      await open(page, `/race/${code}`);
      await joinRace(guest, code, "Join as a guest");
      for (const phone of [player, joined, listed]) await joinRace(phone, code, "Join the race");
      await expectAccessible(guest);
      await expect(page.getByRole("button", { name: "Start with 4" })).toBeEnabled();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Start with 4" }).focus();
      await page.keyboard.press("Enter");

      const phones = [guest, player, joined, listed];
      for (const phone of phones) await expect(phone.locator("iframe.game__frame")).toBeVisible();
      await expect(player.getByRole("timer")).toHaveCount(0, { timeout: 60_000 });
      // The run has begun, and goes on without a connection.
      await player.waitForResponse(/show_inputs/, { timeout: 60_000 });
      await player.context().setOffline(true);
      for (const phone of phones) await playToTheEnd(phone);
      await expect(page.getByText("Replayed")).toHaveCount(0);
      await player.context().setOffline(false);

      await expect(page.getByRole("region", { name: /race/i }).first()).toBeVisible();
      await expect(page.locator(".race-podium__seal")).toHaveCount(3, { timeout: 60_000 });
      await expect(page.getByRole("region", { name: "Everybody" }).getByRole("listitem")).toHaveCount(4);
      await expectAccessible(page);
      await expect(guest.locator(".race-podium__seal").first()).toBeVisible({ timeout: 60_000 });
      await expectAccessible(guest);

      await page.getByRole("button", { name: "Rematch" }).focus();
      await page.keyboard.press("Enter");
      for (const phone of phones) await expect(phone.getByText(/starts the race\.$/)).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole("button", { name: "Start with 4" })).toBeEnabled();
      for (const phone of phones) await phone.close();
    },
  );
});
