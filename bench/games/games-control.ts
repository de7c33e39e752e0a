import type { Page } from "@playwright/test";
import { gameFrame } from "./games-meter.ts";
import type { StaffRun } from "./games-figures.ts";
import { pickKey } from "./games-hands.ts";

// This code runs in the page, with browser globals.
type Message = { t: string; event?: { type: string; why?: string } };
type Play = { type: string; why: string; at: number };
type Port = { dispatchEvent(event: Event): boolean };
type Watched = { plays: Play[]; portToPage: Port };
declare const window: { origin: string };

/** From the list of classes: its card, and *Start class*. */
const CLICKS_TO_START = 2;
const TITLE_PATIENCE_MS = 4000;
const END_PATIENCE_MS = 15_000;
const PRESS_EVERY_MS = 40;

/** Makes every game that this page loads note when its runs start and end. */
export async function watchPlays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Only games have no origin.
    if (window.origin !== "null") return;
    const watched: Partial<Watched> = Object.assign(globalThis, { plays: [] as Play[] });
    const post = MessagePort.prototype.postMessage as (...args: unknown[]) => void;
    MessagePort.prototype.postMessage = function postMessage(this: Port, ...args: unknown[]) {
      const { event } = args[0] as Message;
      watched.portToPage = this;
      if (event?.type === "gameplayStart" || event?.type === "gameplayStop")
        watched.plays!.push({ type: event.type, why: event.why ?? "", at: performance.now() });
      post.apply(this, args);
    };
  });
}

const playsOf = (page: Page): Promise<Play[]> =>
  gameFrame(page).evaluate(() => (globalThis as unknown as Watched).plays.slice());

/** After *Start class*: how many clicks it took from the list of classes until a run began. */
export async function countClicks(page: Page): Promise<number> {
  const isPlaying = async () => (await playsOf(page)).some(({ type }) => type === "gameplayStart");
  const end = performance.now() + TITLE_PATIENCE_MS;
  while (performance.now() < end) {
    if (await isPlaying()) return CLICKS_TO_START;
    await page.waitForTimeout(100);
  }
  // The title asks for a choice; Enter takes the suggested one.
  for (let more = 1; more <= 3; more++) {
    await page.keyboard.press("Enter");
    await page.waitForTimeout(1000);
    if (await isPlaying()) return CLICKS_TO_START + more;
  }
  return Infinity;
}

/**
 * Seconds from the end of a run until the next one is played, for somebody who presses Enter again and again. The end is
 * that of a staff run: the player takes it over in its last frame, and makes the last move where one is needed.
 */
export async function measureRestart(page: Page, game: string, run: StaffRun): Promise<number> {
  const log = [...Buffer.from(run.log, "base64")];
  const { length: earlier } = await playsOf(page);
  await gameFrame(page).evaluate(
    ({ bytes, seed, frames, score, variant }) => {
      const replay = { seed, frames, score, variant, name: "Duckling", log: Uint8Array.from(bytes) };
      const { portToPage } = globalThis as unknown as Watched;
      const data = { t: "event", event: { type: "takeOver", replay, frame: frames - 1 } };
      portToPage.dispatchEvent(new MessageEvent("message", { data }));
    },
    { bytes: log, seed: run.seed, frames: run.frames, score: run.score, variant: run.variant },
  );
  const patience = performance.now() + END_PATIENCE_MS;
  while (performance.now() < patience) {
    const plays = (await playsOf(page)).slice(earlier);
    const ended = plays.findIndex(({ why }) => why === "over");
    // Enter skips the countdown before the last frame, too.
    await page.keyboard.press("Enter");
    if (ended < 0) await page.keyboard.press(pickKey(game));
    const next = ended < 0 ? undefined : plays.slice(ended).find(({ type }) => type === "gameplayStart");
    if (next) return (next.at - plays[ended]!.at) / 1000;
    await page.waitForTimeout(PRESS_EVERY_MS);
  }
  return Infinity;
}
