import { expectScreen, type GamePage } from "./game-page.ts";

// Hands on a keyboard, for the scripts that play a game.

/** The pause between two inputs: a log with more than forty entries a second is refused. */
export const PRESS_MS = 45;

export const ends = (gamePage: GamePage) => expectScreen(gamePage, "over");
export const isOver = async ({ screen }: GamePage) => (await screen.getAttribute("data-screen")) === "over";

/** The game's sentences for screen readers; a report has others. */
const voiceOf = (game: GamePage["game"]) => game.locator("main.game > .voice");

/** A sentence of the game for screen readers. */
export const readVoice = ({ game }: GamePage, words: RegExp) => voiceOf(game).filter({ hasText: words }).innerText();

/** Chooses a grade or rival by its digit. */
export async function chooseCard({ page, game }: GamePage, digit: number): Promise<void> {
  await page.keyboard.press(`Digit${digit}`);
  await game
    .locator(".hud-status")
    .filter({ hasNotText: /^Choose/ })
    .waitFor();
}

export async function tap({ page }: GamePage, key: string, everyMs = PRESS_MS): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(everyMs);
}

/** Repeats it until the run has points, or is over. */
export async function untilPoints(gamePage: GamePage, what: () => Promise<void>): Promise<void> {
  const score = gamePage.game.locator(".hud-score");
  while (/^0\b/.test(await score.innerText()) && !(await isOver(gamePage))) await what();
}

export async function hold(gamePage: GamePage, key: string): Promise<void> {
  await gamePage.page.keyboard.down(key);
  await ends(gamePage);
  await gamePage.page.keyboard.up(key);
}

/** Blink: answers each signal as soon as the game says it, which may be a second late. */
export async function pressAtSignals(gamePage: GamePage, press: () => Promise<void>): Promise<void> {
  const voice = voiceOf(gamePage.game);
  while (!(await isOver(gamePage))) {
    if ((await voice.innerText()) === "Now!") {
      await press();
      await voice.filter({ hasNotText: "Now!" }).waitFor();
    } else await gamePage.page.waitForTimeout(40);
  }
}

export async function repeat(gamePage: GamePage, keys: string[], everyMs = PRESS_MS): Promise<void> {
  for (;;) {
    for (const key of keys) {
      if (await isOver(gamePage)) return;
      await tap(gamePage, key, everyMs);
    }
  }
}

export async function walk(gamePage: GamePage, right: number, down: number): Promise<void> {
  for (let step = 0; step < Math.abs(right); step++) await tap(gamePage, right > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(down); step++) await tap(gamePage, down > 0 ? "ArrowDown" : "ArrowUp");
}
