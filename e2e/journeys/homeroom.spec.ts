import { expectAccessible } from "#support/account-tools.ts";
import { newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { quack } from "#support/operator-tools.ts";
import { newHomeroom, newTeacher } from "#support/school-tools.ts";
import { walkByTab } from "#support/tab-walk.ts";

const PHONE = { viewport: { width: 390, height: 844 } };
/** Every day and hour, so that "eyes on me" counts whenever the test runs. */
const ALWAYS = { hours: { days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "23:59" } };

async function newTeacherOf(site: string, name: string) {
  const teacher = await newTeacher(site);
  const homeroom = await newHomeroom(teacher, name);
  await teacher.rpc("change_homeroom", { homeroom_id: homeroom, changes: ALWAYS });
  return { ...teacher, homeroom };
}

/** The code as a screen reader reads it out. */
async function readCode(page: Page): Promise<string> {
  const spoken = await page.getByText(/^Code [A-Z] [A-Z]/).textContent();
  return spoken!.replaceAll(/^Code |\s/g, "");
}

/** A visitor's request to join, without a page. */
async function askToJoin(site: string, code: string, name: string): Promise<string> {
  const config = (await (await fetch(`${site}/config.json`)).json()) as { anonKey: string };
  const asked = await fetch(`${site}/rest/v1/rpc/join_homeroom`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: config.anonKey },
    body: JSON.stringify({ code, name }),
  });
  return ((await asked.json()) as { ticket: string }).ticket;
}

async function enterCode(page: Page, code: string, name: string) {
  await open(page, "/join");
  await page.getByLabel("Code, six letters").fill(code.toLowerCase());
  await page.keyboard.press("Enter");
  await page.getByLabel("Your name").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your teacher lets you in" })).toBeVisible();
}

test.describe("homerooms", () => {
  test.use({ expectedTrouble: [/status of 4\d\d/] });

  test("a teacher lets a newcomer in, whose words are shown once", async ({ page, browser, baseURL }) => {
    const teacher = await newTeacherOf(baseURL!, "7b");
    const opened = await teacher.rpc("open_joining", { homeroom_id: teacher.homeroom });
    const ticket = await askToJoin(baseURL!, (opened.data as { code: string }).code, "Mia");
    await staySignedIn(page, teacher);
    await open(page, "/homeroom");
    await page.getByRole("button", { name: "Let Mia in" }).click();

    const phone = await browser.newPage({ ...PHONE, baseURL: baseURL! });
    await phone.addInitScript((kept) => sessionStorage.setItem("quack-join-ticket", kept), ticket);
    await open(phone, "/join");
    await expect(phone.getByRole("heading", { name: "Write this down" })).toBeVisible();
    await expect(phone.getByRole("article", { name: "Card of Mia" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("rowheader", { name: "Mia" })).toBeVisible();
    await phone.close();
  });

  test(
    "an invited teacher makes a homeroom by forms, and a newcomer joins with the code",
    LONG,
    async ({ page, browser, baseURL }) => {
      const teacher = await newApiPlayer(baseURL!, { isOnboarded: false });
      const answers = { where_from: "school", age_band: "adult" };
      await teacher.call("PATCH", `/rest/v1/my_users?user_id=eq.${teacher.id}`, answers);
      const { code: invitation } = await quack<{ code: string }>(["teacher", "invite"]);
      await staySignedIn(page, teacher);
      await open(page, "/homeroom");
      await expect(page.getByText("You are in no homeroom")).toBeVisible();
      await page.getByLabel("Invitation code").fill(invitation);
      await page.keyboard.press("Enter");
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("7b");
      await page.getByLabel("Your name for the pupils").fill("Ms Adeyemi");
      await page.getByRole("button", { name: "Make the homeroom" }).click();
      await expect(page.getByText("Confirm that the school has the parents' consent.").first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Make the homeroom" }).click();
      await expect(page.getByRole("heading", { name: "Homeroom 7b" })).toBeVisible();
      await page.getByRole("button", { name: "Open joining" }).click();
      const code = await readCode(page);
      expect(code).toMatch(/^[A-Z]{6}$/);

      const phone = await browser.newPage({ ...PHONE, baseURL: baseURL! });
      await enterCode(phone, code, "Mia");
      await expectAccessible(phone);
      await page.getByRole("button", { name: "Let Mia in" }).click();
      await expect(phone.getByRole("heading", { name: "Write this down" })).toBeVisible();
      await expectAccessible(phone);
      await phone.getByRole("link", { name: "I wrote it down" }).click();
      await expect(page.getByRole("rowheader", { name: "Mia" })).toBeVisible();
      await expectAccessible(page);
      expect(await walkByTab(page)).toEqual([]);
      await phone.close();
    },
  );

  test(
    "cards from a list sign in by QR code, eyes on me covers the page, a reset ends the old words, and the year ends",
    LONG,
    async ({ page, browser, baseURL }) => {
      const teacher = await newTeacherOf(baseURL!, "8c");
      const own = await newApiPlayer(baseURL!);
      await staySignedIn(page, teacher);
      await open(page, "/homeroom");
      await page.getByRole("button", { name: "Add", exact: true }).first().click();
      await page.getByLabel("Or choose a CSV file").setInputFiles({
        name: "8c.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("Name;E-mail\nMia Sand;mia@school.test\nJo Reed;jo@school.test\n"),
      });
      await expect(page.getByLabel("Names, one a line")).toHaveValue("Mia Sand\nJo Reed");
      await page.getByRole("button", { name: "Make accounts" }).click();
      const card = page.getByRole("article", { name: "Card of Mia Sand" });
      await expect(card).toBeVisible();
      await expectAccessible(page);
      const words = await card.getByRole("listitem").allInnerTexts();
      const login = await card.locator("dd").nth(2).innerText();
      const password = words.map((word) => word.replaceAll(/[^a-z]/g, "")).join("-");
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "The cards are printed" }).click();

      const device = await browser.newContext({ ...PHONE, baseURL: baseURL! });
      const phone = await device.newPage();
      await open(phone, `/join#in=${login}.${password}`);
      await phone.getByRole("button", { name: `Go in as ${login}` }).click();
      await expect(phone).toHaveURL(/\/$/);
      expect(phone.url()).not.toContain(password);
      await phone.goto("/homeroom");
      await expect(phone.getByText("You are Mia Sand here.")).toBeVisible();
      await expect(phone.getByRole("region", { name: "What Ms Adeyemi sees" })).toBeVisible();
      await expectAccessible(phone);

      // A player with an own account only joins.
      await page.getByRole("button", { name: "Open joining" }).click();
      const code = await readCode(page);
      const third = await browser.newPage({ ...PHONE, baseURL: baseURL! });
      await staySignedIn(third, own);
      await enterCode(third, code, "Sam");
      await page.getByRole("button", { name: "Let Sam in" }).click();
      await expect(third.getByRole("heading", { name: "Homeroom 8c" })).toBeVisible();
      const sam = page.getByRole("row", { name: /Sam/ });
      await expect(sam.getByText("own account")).toBeVisible();
      await expect(sam.getByRole("button", { name: /New password/ })).toHaveCount(0);
      const people = await teacher.rpc("get_homeroom_people", { homeroom_id: teacher.homeroom });
      const member = (people.data as { name: string; member_id: string }[]).find(({ name }) => name === "Sam")!;
      const asked = { step: "reset", homeroom_id: teacher.homeroom, members: [member.member_id] };
      expect(await teacher.call("POST", "/functions/v1/homeroom-accounts", asked)).toMatchObject({
        status: 403,
        data: { message: "You cannot reset the password of this account: it is not from this homeroom." },
      });

      await page.getByRole("button", { name: "Eyes on me" }).click();
      await page.getByLabel("Your sentence").fill("Pens down, look at the board.");
      await page.keyboard.press("Enter");
      const sign = phone.getByRole("dialog", { name: "Eyes on me" });
      await expect(sign).toBeVisible({ timeout: 60_000 });
      await phone.keyboard.press("Escape");
      await phone.keyboard.press("Escape");
      await expect(sign.getByText("“Pens down, look at the board.”")).toBeVisible();
      await expectAccessible(phone);
      const game = await device.newPage();
      await game.goto("/play/skyhop");
      await expect(game.getByRole("dialog", { name: "Eyes on me" })).toBeVisible();
      await game.close();
      await page.getByRole("button", { name: "Let them go on" }).click();
      await expect(sign).toBeHidden({ timeout: 60_000 });

      await page.getByRole("button", { name: "New password for Mia Sand" }).click();
      await expect(card).toBeVisible();
      const old = await browser.newPage({ ...PHONE, baseURL: baseURL! });
      await open(old, `/join#in=${login}.${password}`);
      await old.getByRole("button", { name: `Go in as ${login}` }).click();
      await expect(old.getByRole("alert")).toContainText("ask your teacher for new words");
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "The cards are printed" }).click();

      await third.getByRole("button", { name: "Leave 8c" }).click();
      await third.getByRole("button", { name: "Leave", exact: true }).click();
      await expect(third.getByText("You are in no homeroom")).toBeVisible();

      await page.getByRole("button", { name: "End the homeroom" }).click();
      await page.getByRole("button", { name: "End it today" }).click();
      await expect(page.getByText("This homeroom has ended")).toBeVisible();
      await expectAccessible(page);
      await device.close();
      for (const each of [old, third]) await each.close();
    },
  );
});
