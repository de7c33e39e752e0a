import type { FrameLocator, Locator } from "@playwright/test";
import { expect, open, type Page } from "#support/harness.ts";

/** A game on its class page. */
export type GamePage = { page: Page; game: FrameLocator; screen: Locator };

export type Ticket = { run_id: string; seed: string; variant: string };

/** Signs up a new player without the form, which has its own journeys. */
export async function signUpByApi(page: Page, site = ""): Promise<void> {
  const config = await page.request.get(`${site}/config.json`);
  const { anonKey } = (await config.json()) as { anonKey: string };
  const answer = await page.request.post(`${site}/auth/v1/signup`, {
    headers: { apikey: anonKey },
    data: { email: `puddle${crypto.randomUUID()}@pond.test`, password: "three odd ducks sing" },
  });
  expect(answer.status()).toBe(200);
  await page.addInitScript(
    (session) => {
      // Frames without an origin have no storage.
      if (window.origin !== "null") localStorage.setItem("quack-session", session);
    },
    await answer.text(),
  );
}

export async function openGamePage(page: Page, id: string, site = ""): Promise<GamePage> {
  await open(page, `${site}/class/${id}`);
  const game = page.frameLocator("iframe.game__frame");
  return { page, game, screen: game.locator("main.game") };
}

/** Expects a screen over the stage by its name, or none during play. */
export const expectScreen = ({ screen }: GamePage, name: string) => expect(screen).toHaveAttribute("data-screen", name);

/**
 * Expects an element to have the focus in the frame. The frame runs in another process and does not know that it has
 * the focus.
 */
const expectActive = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/** The server's answer to the next ranked run; call it before the run starts. */
export async function nextTicket(page: Page): Promise<Ticket> {
  const answer = await page.waitForResponse((each) => {
    const isStart = each.url().endsWith("/rpc/start_run");
    return isStart && (each.request().postDataJSON() as { mode: string }).mode === "ranked";
  });
  return (await answer.json()) as Ticket;
}

/** Starts a run from the class page, by keys alone. */
export async function startByKeys(gamePage: GamePage): Promise<Ticket> {
  const { page } = gamePage;
  await page.getByRole("button", { name: "Start class" }).focus();
  const asked = nextTicket(page);
  await page.keyboard.press("Enter");
  await expectScreen(gamePage, "none");
  await expect(page.locator("iframe.game__frame")).toBeFocused();
  const ticket = await asked;
  // The page has the ticket; the run starts when the game has it, too.
  await expect(gamePage.screen).not.toHaveClass(/is-title/);
  return ticket;
}

/** Pauses, checks that the page's mute has arrived, and resumes; then pauses again and restarts. */
export async function pauseMuteAndRestart(gamePage: GamePage): Promise<Ticket> {
  const { page, game } = gamePage;
  await page.getByRole("button", { name: "Mute" }).click();
  await game.locator("canvas").focus();
  await page.keyboard.press("Escape");
  await expectScreen(gamePage, "pause");
  await game.getByRole("button", { name: "Settings" }).press("Enter");
  await expect(game.getByRole("checkbox", { name: "Sound" })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expectActive(game.getByRole("button", { name: "Resume" }));
  await page.keyboard.press("Enter");
  await expectScreen(gamePage, "none");

  await page.keyboard.press("Escape");
  await expectScreen(gamePage, "pause");
  const ticket = nextTicket(page);
  const started = nextStart(page);
  await page.keyboard.press("ArrowDown");
  await expectActive(game.getByRole("button", { name: "Start again" }));
  await page.keyboard.press("Enter");
  await started;
  await expectScreen(gamePage, "none");
  return ticket;
}

/** The game tells the page that a run has begun. Until then the run before is on the stage, and would take the keys. */
function nextStart(page: Page): Promise<void> {
  const frame = page.frames().find((each) => each.url().includes("/g/"))!;
  return frame.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const post = MessagePort.prototype.postMessage as (...args: unknown[]) => void;
        MessagePort.prototype.postMessage = function postMessage(this: MessagePort, ...args: unknown[]) {
          if ((args[0] as { event?: { type: string } }).event?.type === "gameplayStart") resolve();
          post.apply(this, args);
        };
      }),
  );
}

/** The score of a report. The number on the paper counts up to it. */
export const reportScore = async (report: Locator): Promise<string> => (await report.getAttribute("data-score"))!;

/** Expects a verified run's report, and returns its score. */
export async function expectVerified(gamePage: GamePage): Promise<string> {
  const report = gamePage.game.getByRole("dialog");
  await expect(report).toContainText("Replayed by the server, and true.");
  return reportScore(report);
}

/** Expects the score on the class board of its mode, and its replay to end with the same score. */
export async function expectOnBoard({ page, game }: GamePage, score: string, variant = ""): Promise<void> {
  if (variant !== "") {
    const [, mode, level] = /^(.*?)(-\d+)?$/.exec(variant)!;
    await page.getByRole("combobox", { name: "Mode" }).selectOption(mode!);
    if (level) await page.getByRole("combobox", { name: "Level" }).selectOption(variant);
  }
  const own = page.getByRole("list", { name: "Verified board" }).locator(".ranking__row--me");
  await expect(own.locator(".ranking__value")).toHaveText(score);
  await own.getByRole("button", { name: /^Watch / }).click();
  await expect(game.getByText(/^Watching /)).toBeVisible();
  await game.getByLabel("Position in the run").press("End");
  await expect(game.locator(".replay").getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(game.locator(".hud-score")).toHaveText(score);
}
