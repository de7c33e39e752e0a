import fs from "node:fs";
import type { Locator } from "@playwright/test";
import {
  expectOnBoard,
  expectScreen,
  expectVerified,
  nextTicket,
  openGamePage,
  reportScore,
  signUpByApi,
  startByKeys,
  type GamePage,
  type Ticket,
} from "#support/games/game-page.ts";
import { SCRIPTS } from "#support/games/game-runs.ts";
import { createTouch } from "#support/games/game-touch.ts";
import { TOUCH_SCRIPTS } from "#support/games/touch-runs.ts";
import { keepPlayedRun } from "#support/games/keep-played-run.ts";
import { expect, test, type Page } from "#support/harness.ts";
import { isProof } from "#support/long-tests.ts";
import { inRoot } from "#support/repository.ts";

type Mode = { id: string; title: string; levels?: number };
type Game = { id: string; title: string; verifier: string; modes: Mode[] };

const readManifest = (id: string) => JSON.parse(fs.readFileSync(inRoot(`games/${id}/game.json`), "utf8")) as Game;

const catalogue = JSON.parse(fs.readFileSync(inRoot("games/dist/catalogue.json"), "utf8")) as {
  id: string;
  sim_version: string;
}[];
const versionOf = (id: string) => catalogue.find((game) => game.id === id)!.sim_version;

/** Friends on one device: nobody's score. */
const UNRANKED = ["duck-dunk/pair", "flip-reef/friend", "pond-golf/friends", "stack-shift/pair", "sumo-pucks/duo"];

const MODES = Object.keys(SCRIPTS)
  .map((id) => ({ ...readManifest(id), id }))
  .flatMap(({ id, title, modes }) => modes.map((mode) => ({ id, title, mode })))
  // A run takes up to three minutes: `npm run proof -- games` plays all of them.
  .filter(() => isProof);

for (const { id, title, mode } of MODES) {
  const isRanked = !UNRANKED.includes(`${id}/${mode.id}`);

  test(`${title}, ${mode.title}: a run by keys is verified, watched and remembered`, async ({ page }) => {
    await signUpByApi(page);
    const gamePage = await openGamePage(page, id);
    const first = await startByKeys(gamePage);
    const ticket = await startMode(gamePage, mode, first, (button) => button.press("Enter"));
    const kept = keepPlayedRun(page, `${id}.${versionOf(id)}`, ticket);
    await SCRIPTS[id]!(gamePage, ticket);
    const score = await expectReport(gamePage, isRanked);
    await kept;
    if (isRanked) await expectOnBoard(gamePage, score, ticket.variant);
    await expectRemembered(page, gamePage, mode, isRanked ? score : null);
  });
}

test.describe("with touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

  for (const { id, title, mode } of MODES) {
    const isRanked = !UNRANKED.includes(`${id}/${mode.id}`);

    test(`${title}, ${mode.title}: a run by touch is verified and remembered`, async ({ page }) => {
      await signUpByApi(page);
      const gamePage = await openGamePage(page, id);
      const asked = nextTicket(page);
      await page.getByRole("button", { name: "Start class" }).tap();
      await expectScreen(gamePage, "none");
      const first = await asked;
      await expect(gamePage.screen).not.toHaveClass(/is-title/);
      const ticket = await startMode(gamePage, mode, first, (button) => button.tap());
      const touch = await createTouch(gamePage, id);
      await TOUCH_SCRIPTS[id]!({ gamePage, touch, ticket });
      const score = await expectReport(gamePage, isRanked);
      await expectRemembered(page, gamePage, mode, isRanked ? score : null);
    });
  }
});

/** From a run of the mode that a new player starts with, over the title, to a run of this mode. */
async function startMode(
  gamePage: GamePage,
  mode: Mode,
  first: Ticket,
  press: (button: Locator) => Promise<void>,
): Promise<Ticket> {
  const { page, game } = gamePage;
  const variant = mode.levels ? `${mode.id}-1` : mode.id;
  if (first.variant === variant) return first;
  await press(game.getByRole("button", { name: "Pause" }));
  await expectScreen(gamePage, "pause");
  await press(game.getByRole("button", { name: "Title" }));
  const started = nextTicket(page);
  const modes = game.getByRole("group", { name: "Modes" });
  await press(modes.getByRole("button", { name: new RegExp(`^${mode.title}`) }));
  if (mode.levels) await press(game.getByRole("button", { name: "Play level 1", exact: true }));
  const ticket = await started;
  expect(ticket.variant).toBe(variant);
  await expectScreen(gamePage, "none");
  // The run starts when the game has the ticket, too: a key before that would be lost.
  await expect(gamePage.screen).not.toHaveClass(/is-title/);
  return ticket;
}

async function expectReport(gamePage: GamePage, isRanked: boolean): Promise<string> {
  if (isRanked) return expectVerified(gamePage);
  return reportScore(gamePage.game.getByRole("dialog"));
}

/** After a reload the game starts with the mode that was played last, or with the map of its levels, and knows its best. */
async function expectRemembered(page: Page, gamePage: GamePage, mode: Mode, score: string | null): Promise<void> {
  const { game } = gamePage;
  await page.reload();
  await page.getByRole("button", { name: "Start class" }).click();
  if (mode.levels) {
    await expectScreen(gamePage, "levels");
    await game.getByRole("button", { name: /^Level 1, / }).click();
  }
  await expect(game.locator(".hud-mark")).toContainText(mode.levels ? /1$/ : mode.title);
  if (score !== null) await expect(game.locator(".hud-best")).toHaveText(`Best ${score}`);
}
