import { pressButton, tabTo } from "#support/account-tools.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { quack } from "#support/operator-tools.ts";

async function newTeacher(site: string): Promise<ApiPlayer> {
  const teacher = await newApiPlayer(site);
  await quack(["teacher", "grant", teacher.username]);
  return teacher;
}

async function openRace(teacher: ApiPlayer): Promise<{ code: string }> {
  return (await teacher.rpc("open_race", { app_id: "skyhop", open_to: "guests" })).data as { code: string };
}

/** Another visitor's page, of the same size. */
const newVisitor = (page: Page) =>
  page
    .context()
    .browser()!
    .newPage({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin });

/** Presses Space until the run is over: a duck that hops blindly falls soon. */
async function hopToTheEnd(runner: Page): Promise<void> {
  const game = runner.locator("iframe.game__frame");
  await expect(game).toBeFocused();
  const report = runner.frameLocator("iframe.game__frame").getByRole("button", { name: "See the ranking" });
  const podium = runner.getByRole("heading", { level: 2, name: /wins$/ });
  await expect(async () => {
    await runner.keyboard.press("Space");
    await expect(report.or(podium).first()).toBeVisible({ timeout: 300 });
  }).toPass();
}

test.describe("joining and racing", () => {
  test.use({ expectedTrouble: [/status of 4\d\d/] });

  test("work by keys alone, and the focus is never lost", LONG, async ({ page, baseURL }) => {
    const teacher = await newTeacher(baseURL!);
    const { code } = await openRace(teacher);
    await staySignedIn(page, teacher);
    await open(page, `/race/${code}`);

    const runner = await newVisitor(page);
    await open(runner, "/join");
    await tabTo(runner, runner.getByRole("textbox", { name: "Code, six letters" }));
    await runner.keyboard.type(code.toLowerCase());
    await runner.keyboard.press("Enter");
    await expect(runner.getByRole("heading", { name: "Join the race" })).toBeVisible();
    await pressButton(runner, "Join as a guest");
    await expect(runner.getByText(/starts the race\.$/)).toBeVisible();

    await pressButton(page, "Start with 1");
    await expect(page.getByRole("heading", { level: 2, name: "The race is on" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await hopToTheEnd(runner);
    await expect(runner.getByRole("heading", { level: 2, name: /wins$/ })).toBeVisible();
    await expect(runner.getByRole("heading", { level: 1 })).toBeFocused();

    await pressButton(runner, "Leave the race");
    await pressButton(runner, "Stay");
    await expect(runner.getByRole("button", { name: "Leave the race" })).toBeFocused();
    await runner.keyboard.press("Enter");
    await pressButton(runner, "Leave");
    await expect(runner).toHaveURL(/\/class\/skyhop$/);
    await pressButton(page, "Rematch");
    await expect(page.getByRole("button", { name: "Nobody is here yet" })).toBeVisible();
    await pressButton(page, "End the race");
    await pressButton(page, "End it");
    await expect(page.getByRole("heading", { name: "This race is over" })).toBeVisible();
    await runner.close();
  });
});
