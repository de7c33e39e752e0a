import fs from "node:fs";
import { expectScreen, nextTicket, openGamePage, signUpByApi, type GamePage } from "#support/games/game-page.ts";
import { expect, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { inRoot } from "#support/repository.ts";

type Game = { id: string; title: string; verifier: string };

const catalogue = fs.readFileSync(inRoot("games/dist/catalogue.json"), "utf8");
const GAMES = (JSON.parse(catalogue) as Game[]).filter(({ verifier }) => verifier === "replay");

const hasLesson = (id: string) => fs.existsSync(inRoot(`games/${id}/lesson.ts`));

test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });

for (const { id, title } of GAMES) {
  const isTaught = hasLesson(id);
  const does = isTaught ? "teaches once, pauses and restarts" : "pauses and restarts";

  test(`On a lying phone, ${title} ${does} by touch, and goes on after a reload`, LONG, async ({ page }) => {
    await signUpByApi(page);
    const gamePage = await openGamePage(page, id);
    const first = nextTicket(page);
    await startClass(gamePage);
    if (isTaught) await expectLesson(gamePage);
    await pause(gamePage);
    if (isTaught) {
      await tap(gamePage, "Skip the lesson");
      await expectScreen(gamePage, "none");
      await expect(gamePage.game.locator(".lesson")).toBeHidden();
      await pause(gamePage);
    }
    await expectNoLesson(gamePage);

    const second = nextTicket(page);
    await tap(gamePage, "Start again");
    expect((await second).seed).not.toBe((await first).seed);
    await expectScreen(gamePage, "none");
    await pause(gamePage);
    await expectNoLesson(gamePage);
    await tap(gamePage, "How to play");
    if (isTaught) {
      await tap(gamePage, "Show the lesson again");
      await expectScreen(gamePage, "none");
      await expectLesson(gamePage);
    }

    // The skip was kept, and so was what was played: a game of levels opens its map.
    await page.reload();
    await startClass(gamePage);
    await pause(gamePage);
    await expectNoLesson(gamePage);
  });
}

/** Of the pause, and of what it leads to. */
const buttonOf = ({ game }: GamePage, name: string) =>
  game.getByRole("dialog").getByRole("button", { name, exact: true });

/** Taps a button that is in view as a whole, or comes into view by scrolling. */
async function tap(gamePage: GamePage, name: string): Promise<void> {
  const button = buttonOf(gamePage, name);
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.tap();
}

/** Starts the run, or the first level from the map, which is open to whoever has played it. */
async function startClass(gamePage: GamePage): Promise<void> {
  const { page, game, screen } = gamePage;
  await page.getByRole("button", { name: "Start class" }).tap();
  await expect(screen).toHaveAttribute("data-screen", /^(none|levels)$/);
  if ((await screen.getAttribute("data-screen")) === "levels")
    await game.getByRole("button", { name: /^Level 1, / }).tap();
  await expectScreen(gamePage, "none");
  await expect(screen).not.toHaveClass(/is-title/);
}

async function pause(gamePage: GamePage): Promise<void> {
  await gamePage.game.getByRole("button", { name: "Pause", exact: true }).tap();
  await expectScreen(gamePage, "pause");
  for (const name of ["Resume", "Start again"]) await expect(buttonOf(gamePage, name)).toBeInViewport({ ratio: 1 });
}

/** In some games a grade is chosen first, by a tap. */
async function expectLesson({ game }: GamePage): Promise<void> {
  const lesson = game.locator(".lesson");
  await expect(async () => {
    if (await lesson.isHidden()) await game.locator("canvas").tap({ timeout: 1000 });
    await expect(lesson).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(lesson).toContainText(/1 of \d/);
  await expect(lesson.getByRole("button", { name: "Skip the lesson" })).toBeInViewport({ ratio: 1 });
}

/** The pause offers to skip a lesson that is not over. */
const expectNoLesson = (gamePage: GamePage) => expect(buttonOf(gamePage, "Skip the lesson")).toHaveCount(0);
