import fs from "node:fs";
import type { Page } from "@playwright/test";
import { nextTicket, type GamePage, type Ticket } from "#support/games/game-page.ts";
import { SCRIPTS } from "#support/games/game-runs.ts";
import { inRoot } from "#support/repository.ts";
import { createClock } from "./picture-clock.ts";
import type { PicturePlayer } from "./picture-player.ts";
import { loadRuns } from "./picture-runs.ts";
import type { Shot } from "./picture-shot.ts";
import type { PictureSite } from "./picture-site.ts";

/** Titles draw their pictures one by one. */
const TITLE_MS = 2500;
const PLAY_MS = 6000;
const COUNT_UP_MS = 1500;
/** How much of a run is over in a picture of late play. */
const LATE = 0.85;

/** The site's screens are taken with reduced motion, and games without. */
const lookAt = async (page: Page): Promise<GamePage> => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const game = page.frameLocator("iframe.game__frame");
  return { page, game, screen: game.locator("main.game") };
};

/** Starts the first run, or the first level from the map of somebody who has played. */
async function start({ page, game, screen }: GamePage): Promise<void> {
  await page.getByRole("button", { name: "Start class" }).click();
  await game.locator("main.game:is([data-screen=none], [data-screen=levels])").waitFor();
  if ((await screen.getAttribute("data-screen")) === "levels")
    await game.getByRole("button", { name: /^Level 1, / }).click();
  await game.locator("main.game[data-screen=none]:not(.is-title)").waitFor();
}

async function startRanked(gamePage: GamePage): Promise<Ticket> {
  const asked = nextTicket(gamePage.page);
  await start(gamePage);
  return asked;
}

async function showTitle(page: Page): Promise<void> {
  const gamePage = await lookAt(page);
  await start(gamePage);
  await page.keyboard.press("Escape");
  await gamePage.game.getByRole("button", { name: "Title" }).click();
  await gamePage.game.locator("main.game[data-screen=title]").waitFor();
  await page.waitForTimeout(TITLE_MS);
}

async function showLesson(page: Page): Promise<void> {
  const gamePage = await lookAt(page);
  await start(gamePage);
  await gamePage.game.locator(".lesson:not([hidden])").waitFor();
}

async function showPlay(page: Page, id: string): Promise<void> {
  const gamePage = await lookAt(page);
  const ticket = await startRanked(gamePage);
  // The run goes on until the page is closed.
  void SCRIPTS[id]!(gamePage, ticket).catch(() => {});
  await page.waitForTimeout(PLAY_MS);
}

/** A run of the game's bot, which is the only one on the board. */
async function showLatePlay(page: Page): Promise<void> {
  const { game } = await lookAt(page);
  await page
    .getByRole("button", { name: /^Watch / })
    .first()
    .click();
  const position = game.getByLabel("Position in the run");
  await position.waitFor();
  const length = Number(await position.getAttribute("max"));
  await position.fill(String(Math.floor(length * LATE)));
}

async function showReport(page: Page, id: string): Promise<void> {
  const gamePage = await lookAt(page);
  const ticket = await startRanked(gamePage);
  await SCRIPTS[id]!(gamePage, ticket);
  await gamePage.game.getByText("Replayed by the server, and true.").waitFor();
  await page.waitForTimeout(COUNT_UP_MS);
}

type Game = { id: string; verifier: string };
const catalogue = JSON.parse(fs.readFileSync(inRoot("games/dist/catalogue.json"), "utf8")) as Game[];

/** Games whose scores are replayed, and that a script plays. */
const GAMES = catalogue.filter(({ id, verifier }) => verifier === "replay" && SCRIPTS[id]).map(({ id }) => id);

/** A player plays one run at a time, and sizes are taken side by side. */
const PLAYERS = { desktop: "claimed", phone: "late", lying: "fresh" } as const;

const hasLesson = (id: string) => fs.existsSync(inRoot(`games/${id}/lesson.ts`));

const nameOf = (id: string, moment: string) => `game-${id}-${moment}`;

/** Five moments of every game. Title and lesson are taken in the browsers of visitors who have not played it. */
export const GAME_SHOTS: Shot[] = GAMES.flatMap((id) => {
  const address = `/class/${id}`;
  const taught: Shot = { name: nameOf(id, "lesson"), address, session: `lesson of ${id}`, act: showLesson };
  return [
    { name: nameOf(id, "title"), address, session: `title of ${id}`, act: showTitle },
    ...(hasLesson(id) ? [taught] : []),
    { name: nameOf(id, "play"), address, who: PLAYERS, act: (page) => showPlay(page, id) },
    { name: nameOf(id, "late"), address, act: showLatePlay },
    { name: nameOf(id, "report"), address, who: PLAYERS, act: (page) => showReport(page, id) },
  ] satisfies Shot[];
});

const ALL_RUNS_HOURS = 5;

/** Bots have played the games whose late play is wanted. */
export async function playGames(site: PictureSite, player: PicturePlayer, shots: Shot[]): Promise<void> {
  const names = new Set(shots.map(({ name }) => name));
  const wanted = GAMES.filter((id) => names.has(nameOf(id, "late")));
  if (wanted.length === 0) return;
  const clock = createClock(site);
  const playRun = await loadRuns(clock);
  await clock.setHoursAgo(ALL_RUNS_HOURS);
  for (const id of wanted) await playRun(player, id);
  await clock.setHoursAgo(0);
}
