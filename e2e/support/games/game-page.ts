import type { FrameLocator, Locator } from "@playwright/test";
import { expect, open, type Page } from "#support/harness.ts";

/** A game on its class page, with somebody in front of it. */
export type Desk = { page: Page; game: FrameLocator; screen: Locator };

export type Ticket = { run_id: string; seed: string };

/** Somebody new who is signed in from the first page on. The form has journeys of its own. */
export async function signUpQuietly(page: Page, site = ""): Promise<void> {
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

export async function openDesk(page: Page, id: string, site = ""): Promise<Desk> {
  await open(page, `${site}/class/${id}`);
  const game = page.frameLocator("iframe.game__frame");
  return { page, game, screen: game.locator("main.game") };
}

/** What lies over the stage: a screen by its name, or none while the game is played. */
export const expectScreen = ({ screen }: Desk, name: string) => expect(screen).toHaveAttribute("data-screen", name);

/** What a key would press in the frame. The frame itself does not know that it has the keys: it lives apart. */
const expectActive = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/** The server's answer to the next run that is to count; ask for it before the run is begun. */
export async function nextTicket(page: Page): Promise<Ticket> {
  const answer = await page.waitForResponse((each) => {
    const isStart = each.url().endsWith("/rpc/start_run");
    return isStart && (each.request().postDataJSON() as { mode: string }).mode === "ranked";
  });
  return (await answer.json()) as Ticket;
}

/** From the class page into a run, by keys alone. */
export async function startByKeys(desk: Desk): Promise<Ticket> {
  const { page, game } = desk;
  await page.getByRole("button", { name: "Start class" }).focus();
  await page.keyboard.press("Enter");
  await expectActive(game.getByRole("button", { name: "Play", exact: true }));
  await expect(page.locator("iframe.game__frame")).toBeFocused();
  const asked = nextTicket(page);
  await page.keyboard.press("Enter");
  await expectScreen(desk, "none");
  const ticket = await asked;
  // The answer has reached the page; the run begins when it has reached the game, too.
  await expect(desk.screen).not.toHaveClass(/is-title/);
  return ticket;
}

/** Pauses, looks whether the page's mute has arrived, and goes on; then pauses again and starts anew. */
export async function pauseMuteAndRestart(desk: Desk): Promise<Ticket> {
  const { page, game } = desk;
  await page.getByRole("button", { name: "Mute" }).click();
  await game.locator("canvas").focus();
  await page.keyboard.press("Escape");
  await expectScreen(desk, "pause");
  await game.getByRole("button", { name: "Settings" }).press("Enter");
  await expect(game.getByLabel("Sound")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expectActive(game.getByRole("button", { name: "Resume" }));
  await page.keyboard.press("Enter");
  await expectScreen(desk, "none");

  await page.keyboard.press("Escape");
  await expectScreen(desk, "pause");
  const ticket = nextTicket(page);
  await page.keyboard.press("ArrowDown");
  await expectActive(game.getByRole("button", { name: "Start again" }));
  await page.keyboard.press("Enter");
  await expectScreen(desk, "none");
  return ticket;
}

/** The report of a run that is over: the server has said that it is true. Gives the score as it is written there. */
export async function expectVerified(desk: Desk): Promise<string> {
  const report = desk.game.getByRole("dialog");
  await expect(report).toContainText("Replayed by the server, and true.");
  return report.locator(".report-score b").innerText();
}

/** The score is on the board of the class, and what stands there can be watched until it comes to the same. */
export async function expectOnBoard({ page, game }: Desk, score: string): Promise<void> {
  const own = page.getByRole("list", { name: "Verified board" }).locator(".ranking__row--me");
  await expect(own.locator(".ranking__value")).toHaveText(score);
  await own.getByRole("button", { name: /^Watch / }).click();
  await expect(game.getByText(/^Watching /)).toBeVisible();
  await game.getByLabel("Where in the run").press("End");
  await expect(game.locator(".replay").getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(game.locator(".hud-score")).toHaveText(score);
}
