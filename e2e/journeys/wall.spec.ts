import { expectAccessible } from "#support/account-tools.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { quack } from "#support/operator-tools.ts";

const WALL = { width: 1920, height: 1080 };

type Race = { race_id: string; code: string };

async function openRace(site: string, runners: number, game = "skyhop") {
  const [teacher, ...pupils] = await Promise.all(Array.from({ length: runners + 1 }, () => newApiPlayer(site)));
  await quack(["teacher", "grant", teacher!.username]);
  const race = (await teacher!.rpc("open_race", { app_id: game })).data as Race;
  for (const pupil of pupils) await pupil.rpc("join_race", { code: race.code });
  return { teacher: teacher!, pupils, race };
}

/** A runner who stands still and shows the inputs live. */
async function stand(runner: ApiPlayer, { race_id }: Race, score: number) {
  await expect.poll(async () => (await runner.rpc("begin_race_run", { race_id })).status).toBe(200);
  const { run_id } = (await runner.rpc("begin_race_run", { race_id })).data as { run_id: string };
  let from_frame = 0;
  return async () => {
    const part = { run_id, from_frame, to_frame: from_frame + 20, log: "", score };
    const { status } = await runner.rpc("show_inputs", part);
    if (status === 200) from_frame += 20;
  };
}

/** Whether anything is drawn in the tile of a runner: more than one colour. */
async function hasPicture(page: Page, at: number): Promise<boolean> {
  const box = (await page.locator(".wall-stage__tile").nth(at).boundingBox())!;
  const picture = await page.screenshot({ clip: { ...box, height: box.height / 2 } });
  return picture.length > 2500;
}

test.describe("the wall", () => {
  test.use({ viewport: WALL, expectedTrouble: [/status of 4\d\d/, /Failed to fetch|ERR_INTERNET_DISCONNECTED/] });

  for (const game of ["skyhop", "times-tower"])
    test(
      `shows every game of a race with names and places, from the code to the podium: ${game}`,
      LONG,
      async ({ page, baseURL }) => {
        const { teacher, pupils, race } = await openRace(baseURL!, 3, game);
        await staySignedIn(page, teacher);
        await open(page, `/race/${race.code}/wall`);
        await expect(page.getByRole("region", { name: "Runners" })).toContainText(pupils[0]!.username.slice(0, 5));
        await expectAccessible(page);
        await page.getByRole("button", { name: "Start the race" }).click();
        const shows = await Promise.all(pupils.map((pupil, at) => stand(pupil, race, 10 * (at + 1))));
        const showAll = async () => {
          for (const show of shows) await show();
        };
        const first = page.getByRole("list", { name: "Runners by place" }).getByRole("listitem").first();
        await expect(async () => {
          await showAll();
          await expect(first).toContainText("30", { timeout: 500 });
          expect(await hasPicture(page, 0)).toBe(true);
        }).toPass({ timeout: 60_000 });
        await expect(first).toContainText(/^1/);
        await expectAccessible(page);

        // A runner leaves, and a lost connection comes back.
        await pupils[0]!.rpc("leave_race", { race_id: race.race_id });
        await expect(page.getByText("left", { exact: true })).toBeVisible();
        await page.context().setOffline(true);
        await expect(page.getByText("Connection lost")).toBeVisible({ timeout: 60_000 });
        await page.context().setOffline(false);
        await expect(page.getByText("Connection lost")).toHaveCount(0, { timeout: 60_000 });
        await expect(async () => {
          await showAll();
          await expect(page.getByText("no signal")).toHaveCount(0, { timeout: 500 });
        }).toPass({ timeout: 60_000 });

        for (const [width, height] of [
          [1366, 768],
          [1024, 768],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expect(page.locator(".wall-stage__tile").first()).toBeVisible();
          await expectAccessible(page);
        }
        await page.setViewportSize(WALL);
        await teacher.rpc("end_round", { race_id: race.race_id });
        await expect(page.getByRole("region", { name: "Podium" })).toBeVisible();
        await expectAccessible(page);
      },
    );

  test(
    "is for the host alone, and a game that does not load can be loaded again",
    LONG,
    async ({ page, browser, baseURL }) => {
      const { teacher, pupils, race } = await openRace(baseURL!, 1);
      const other = await browser.newPage({ baseURL: baseURL! });
      await staySignedIn(other, pupils[0]!);
      await open(other, `/race/${race.code}/wall`);
      await expect(other.getByRole("heading", { name: "There is no wall for you here" })).toBeVisible();
      await other.close();

      await staySignedIn(page, teacher);
      let isBroken = true;
      await page.route("**/g/skyhop/**", (route) => (isBroken ? route.abort() : route.continue()));
      await open(page, `/race/${race.code}/wall`);
      await page.getByRole("button", { name: "Start the race" }).click();
      await expect(page.getByText("The games did not load")).toBeVisible({ timeout: 40_000 });
      isBroken = false;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("The games did not load")).toHaveCount(0);
      const show = await stand(pupils[0]!, race, 5);
      await expect(async () => {
        await show();
        expect(await hasPicture(page, 0)).toBe(true);
      }).toPass({ timeout: 60_000 });
    },
  );
});
