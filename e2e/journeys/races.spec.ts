import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { quack } from "#support/operator-tools.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function newTeacher(site: string): Promise<ApiPlayer> {
  const teacher = await newApiPlayer(site);
  await quack(["teacher", "grant", teacher.username]);
  return teacher;
}

type Opened = { race_id: string; code: string };
const openRace = async (host: ApiPlayer, wish: object = {}) =>
  (await host.rpc("open_race", { app_id: "skyhop", open_to: "guests", ...wish })).data as Opened;

/** Opens the race's page on a phone of its own and joins. */
async function joinOnPhone(page: Page, code: string, who: ApiPlayer | null): Promise<Page> {
  const phone = await page
    .context()
    .browser()!
    .newPage({ ...PHONE, baseURL: new URL(page.url()).origin });
  if (who) await staySignedIn(phone, who);
  await open(phone, `/race/${code.toLowerCase()}`);
  await phone.getByRole("button", { name: who ? "Join the race" : "Join as a guest" }).click();
  await expect(phone.getByText(/starts the race\.$/)).toBeVisible();
  return phone;
}

test.describe("races", () => {
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
});
