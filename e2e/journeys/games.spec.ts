import fs from "node:fs";
import { test as plain } from "@playwright/test";
import {
  expectOnBoard,
  expectScreen,
  expectVerified,
  nextTicket,
  openGamePage,
  pauseMuteAndRestart,
  signUpByApi,
  startByKeys,
} from "#support/games/game-page.ts";
import { OLDER_RULES, startTemplateGateway } from "#support/games/game-gateway.ts";
import { SCRIPTS } from "#support/games/game-runs.ts";
import { expect, test } from "#support/harness.ts";
import { keepPlayedRun } from "#support/games/keep-played-run.ts";
import { inRoot } from "#support/repository.ts";
import { isProof, isShort, LONG } from "#support/long-tests.ts";

type Game = { id: string; title: string; verifier: string; sim_version: string };

const catalogue = fs.readFileSync(inRoot("games/dist/catalogue.json"), "utf8");
const GAMES = (JSON.parse(catalogue) as Game[]).filter(({ verifier }) => verifier === "replay");

/** A run of this game takes seconds; others take up to two minutes: `npm run proof -- games` plays all of them. */
const SHORT_GAME = "lumen";

/** `npm test` uses one game by touch, and starts the others in one window; the controls are the same for all. */
const TOUCHED_GAME = "drift-belt";

for (const { id, title, sim_version } of GAMES.filter((game) => isProof || game.id === SHORT_GAME)) {
  test(`${title}: keys start, mute, pause, resume and restart it, and a run that counts is on the board and can be watched`, async ({
    page,
  }) => {
    await signUpByApi(page);
    const gamePage = await openGamePage(page, id);
    const first = await startByKeys(gamePage);
    const ticket = await pauseMuteAndRestart(gamePage);
    expect(ticket.seed).not.toBe(first.seed);
    const kept = isProof ? keepPlayedRun(page, `${id}.${sim_version}`, ticket) : undefined;
    const play = SCRIPTS[id];
    if (!play) throw new Error(`Nothing plays ${id} to its end. Add it to e2e/support/games/game-runs.ts.`);
    await play(gamePage, ticket);
    const score = await expectVerified(gamePage);
    await kept;
    await expectOnBoard(gamePage, score, ticket.variant);
  });
}

/** In `npm test` one, because other journeys start other games; in the proof all of them. */
const STARTED_GAMES = isShort ? ["keystorm"] : GAMES.map(({ id }) => id);

test("other games start, and pause on Escape", LONG, async ({ page }) => {
  for (const id of STARTED_GAMES) {
    const gamePage = await openGamePage(page, id);
    await page.getByRole("button", { name: "Start class" }).click();
    await expectScreen(gamePage, "none");
    // Before the run has started, Escape leads back to the title.
    await expect(gamePage.screen).not.toHaveClass(/is-title/);
    await page.keyboard.press("Escape");
    await expectScreen(gamePage, "pause");
  }
});

test("a run whose ticket is slow can be left, and does not start by itself later", LONG, async ({ page }) => {
  await signUpByApi(page);
  let answer = () => {};
  const told = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/rpc/start_run", async (route) => {
    await told;
    await route.continue();
  });
  const gamePage = await openGamePage(page, "skyhop");
  await page.getByRole("button", { name: "Start class" }).click();
  await expectScreen(gamePage, "none");
  await page.keyboard.press("Escape");
  await expectScreen(gamePage, "title");
  const ticket = nextTicket(page);
  answer();
  await ticket;
  await gamePage.game.getByRole("button", { name: "How to play" }).press("Enter");
  await expectScreen(gamePage, "how-to");
});

test.describe("with touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

  for (const { id, title } of GAMES.filter((game) => isProof || game.id === TOUCHED_GAME)) {
    test(`${title} starts, pauses and resumes`, async ({ page }) => {
      const gamePage = await openGamePage(page, id);
      await page.getByRole("button", { name: "Start class" }).tap();
      await expectScreen(gamePage, "none");
      await gamePage.game.locator("canvas").tap();
      await gamePage.game.getByRole("button", { name: "Pause" }).tap();
      await expectScreen(gamePage, "pause");
      await gamePage.game.getByRole("button", { name: "Resume" }).tap();
      await expectScreen(gamePage, "none");
    });
  }
});

plain(
  "a folder with a copy of the template is a class: listed, played, verified and watched",
  LONG,
  async ({ page }) => {
    const gateway = await startTemplateGateway("puddle-jump");
    try {
      await signUpByApi(page, gateway.url);
      await page.goto(gateway.url);
      await expect(page.getByRole("link", { name: /^Puddle Jump/ }).first()).toBeVisible();
      const gamePage = await openGamePage(page, "puddle-jump", gateway.url);
      await startByKeys(gamePage);
      for (let hop = 0; hop < 3; hop++) {
        await gamePage.game.locator(".voice").filter({ hasText: "under the duck" }).waitFor();
        await page.keyboard.press("Space");
      }
      while ((await gamePage.screen.getAttribute("data-screen")) === "none")
        await page.keyboard.press("Space", { delay: 90 });
      const score = await expectVerified(gamePage);
      await expectOnBoard(gamePage, score);

      // The same run with an older version of the rules, which the frame loads from the game's folder.
      await page.route("**/rpc/get_replay", async (route) => {
        const response = await route.fetch();
        const run = (await response.json()) as object;
        await route.fulfill({ response, json: { ...run, is_current: false, sim_version: OLDER_RULES } });
      });
      const rules = page.waitForResponse((each) => each.url().endsWith(`/rules.${OLDER_RULES}.js`));
      await page.reload();
      await expectOnBoard(gamePage, score);
      expect((await rules).status()).toBe(200);
      await expect(page.getByText("This run was played with older rules and is shown with them.")).toBeVisible();
      await expect(gamePage.game.getByRole("button", { name: "Take over" })).toHaveCount(0);
    } finally {
      await gateway.stop();
    }
  },
);
