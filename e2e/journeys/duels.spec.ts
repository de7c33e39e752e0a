import { expectAccessible } from "#support/account-tools.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expectScreen, expectVerified, openGamePage, startByKeys } from "#support/games/game-page.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { hopToTheEnd, newPersonsPage } from "#support/school-tools.ts";

type Use = { hasTouch?: boolean; isMobile?: boolean };

/** The page of another person, on the same kind of device. */
function newDevice(page: Page): Promise<Page> {
  const { hasTouch, isMobile } = test.info().project.use as Use;
  return newPersonsPage(page, {
    viewport: page.viewportSize(),
    ...(hasTouch && { hasTouch }),
    ...(isMobile && { isMobile }),
  });
}

const copiedLink = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

type Judged = { runners: { no: number; name: string }[]; results: { no: number; status: string; score: number }[] };

/** The heading of the podium, by the scores that the server has verified. */
async function expectedWords(host: ApiPlayer): Promise<string> {
  const [race] = (await host.rpc("my_races")).data as { race_id: string }[];
  const { runners, results } = (await host.rpc("get_race", { race_id: race!.race_id })).data as Judged;
  expect(results.map(({ status }) => status)).toEqual(["verified", "verified"]);
  const [first, second] = results.toSorted((one, other) => other.score - one.score);
  const nameOf = (no: number) => runners.find((runner) => runner.no === no)!.name;
  return first!.score === second!.score ? "The duel: a tie of" : `The duel: ${nameOf(first!.no)} wins`;
}

test.describe("duels", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"], expectedTrouble: [/status of 4\d\d/] });

  test("a link brings two players to a verified duel and a rematch", LONG, async ({ page, baseURL }) => {
    const [ada, bea] = [await newApiPlayer(baseURL!), await newApiPlayer(baseURL!)];
    await staySignedIn(page, ada);
    await open(page, "/duel?class=skyhop");
    await expectAccessible(page);
    await page.getByRole("radio", { name: "Players with the code" }).check();
    await page.getByRole("button", { name: "Open the duel" }).click();
    await expect(page.getByRole("button", { name: "Waiting for your rival" })).toBeDisabled();
    await page.getByRole("button", { name: "Copy link" }).click();
    const link = await copiedLink(page);
    expect(link).toBe(page.url());
    await expectAccessible(page);

    const rival = await newDevice(page);
    await staySignedIn(rival, bea);
    await open(rival, link);
    await expect(rival.getByRole("heading", { name: "You are challenged to a duel" })).toBeVisible();
    await expectAccessible(rival);
    await rival.getByRole("button", { name: "Join the duel" }).click();
    await expect(rival.getByText(`${ada.username} starts the duel.`)).toBeVisible();
    await expectAccessible(rival);
    await page.getByRole("button", { name: "Start the duel" }).click();

    // The podium opens by itself when the second run is over.
    await Promise.all([hopToTheEnd(page, 3), hopToTheEnd(rival, 1)]);
    await expect(page.getByText("Every run has been replayed.")).toBeVisible();
    const words = await expectedWords(ada);
    for (const runner of [page, rival]) {
      await expect(runner.getByText("Every run has been replayed.")).toBeVisible();
      await expect(runner.getByRole("heading", { level: 2, name: words })).toBeVisible();
      await expect(runner.locator(".race-podium__seal")).toHaveCount(2);
      await expectAccessible(runner);
    }

    await page.getByRole("button", { name: "Rematch" }).click();
    await expect(rival.getByText(`${ada.username} starts the duel.`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Start the duel" })).toBeEnabled();
    expect(page.url()).not.toBe(link);
    expect(rival.url()).toBe(page.url());

    // Two are enough: the link of a full duel lets nobody in.
    const late = await newDevice(page);
    await staySignedIn(late, await newApiPlayer(baseURL!));
    await open(late, page.url());
    await late.getByRole("button", { name: "Join the duel" }).click();
    await expect(late.getByRole("alert")).toBeVisible();
    await expectAccessible(late);
    await late.close();
    await rival.close();
  });

  test("a visitor and a player take up a challenge from a replay", LONG, async ({ page, baseURL }) => {
    const ada = await newApiPlayer(baseURL!);
    await staySignedIn(page, ada);
    const own = await openGamePage(page, "skyhop");
    await startByKeys(own);
    await page.keyboard.press("Space", { delay: 250 });
    await expectScreen(own, "over");
    const score = await expectVerified(own);
    await own.game.getByRole("button", { name: "Challenge", exact: true }).click();
    await expect(page.getByText("Link copied").first()).toBeAttached();
    const link = await copiedLink(page);
    expect(link).toMatch(/\/class\/skyhop\?beat=[0-9a-f-]{36}$/);
    // Everybody who watches the run can pass the same challenge on.
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await open(page, link.replace("?beat=", "?run="));
    await page.getByRole("button", { name: "Challenge", exact: true }).press("Enter");
    await expect.poll(() => copiedLink(page)).toBe(link);

    for (const rival of [null, await newApiPlayer(baseURL!)]) {
      const taker = await newDevice(page);
      if (rival) await staySignedIn(taker, rival);
      await open(taker, link);
      const notice = taker.getByRole("status").filter({ hasText: "Beat " });
      await expect(notice).toContainText(`Beat ${ada.username}`);
      await expect(notice).toContainText(score);
      await expectAccessible(taker);
      const game = taker.frameLocator("iframe.game__frame");
      await expect(game.locator("main.game")).toHaveAttribute("data-screen", "none");
      await taker.locator("iframe.game__frame").focus();
      await taker.keyboard.press("Space", { delay: 250 });
      await expect(game.getByRole("dialog")).toBeVisible();
      await taker.close();
    }

    const wrong = await newDevice(page);
    await open(wrong, `/class/skyhop?beat=${crypto.randomUUID()}`);
    await expect(wrong.getByText("This run does not exist, or it was deleted.")).toBeVisible();
    await expectAccessible(wrong);
    await wrong.close();
  });
});
