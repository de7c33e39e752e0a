import { isOver } from "./game-keys.ts";
import { expectScreen, type GamePage } from "./game-page.ts";

// Plays Beat Dash without a clock, so that a slow machine plays as well as a fast one: it drums until a drum was hit.

/** A press lasts about so long, and the next one follows after about as long again. */
const PRESS_MS = 70;
/** Runs of fewer points are not ranked. */
const LEAST = 50;

/** A run that ended without a hit is played again; after a hit, no press comes, and the next falls end the run. */
export async function drumUntilHit(gamePage: GamePage, press: (ms: number) => Promise<void>): Promise<void> {
  const { page, game } = gamePage;
  const score = game.locator(".hud-score");
  // Presses that are the same to the frame would be held for a moderator.
  const about = (ms: number) => ms * (0.6 + Math.random() * 1.2);
  for (;;) {
    while (!(await isOver(gamePage))) {
      if (Number(await score.innerText()) < LEAST) await press(about(PRESS_MS));
      await page.waitForTimeout(about(PRESS_MS));
    }
    if (Number(await game.getByRole("dialog").getAttribute("data-score")) >= LEAST) return;
    await game.getByRole("button", { name: /^Play again/ }).click();
    await expectScreen(gamePage, "none");
  }
}
