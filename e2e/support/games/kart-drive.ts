import type { GamePage, Ticket } from "./game-page.ts";
import { isOver } from "./game-keys.ts";
import type { Touch } from "./game-touch.ts";

// Drives by what the game says to screen readers, about once a second; hedges do the rest.

/** How long to steer, by the word before the side. */
const HOLD_MS = { Slightly: 110, Steer: 330, Sharp: 560 };
const STRAIGHT_MS = 60;
const DRIFT_MS = 900;
/** Steering stops after this, so that the clock of a tour runs out. */
const TOUR_MS = 30_000;

type Turn = { isLeft: boolean; isDrift: boolean; ms: number };

/** The co-driver's calls until the run is over. */
async function* calls(gamePage: GamePage, { variant }: Ticket): AsyncGenerator<Turn> {
  const voice = gamePage.game.locator("main.game > .voice");
  const start = Date.now();
  while (!(await isOver(gamePage))) {
    const words = await voice.innerText();
    if (variant === "" && Date.now() - start > TOUR_MS) await gamePage.page.waitForTimeout(500);
    else {
      const [, how, side] = /(Slightly|Steer|Sharp) (left|right)/.exec(words) ?? [];
      const ms = how === undefined ? STRAIGHT_MS : HOLD_MS[how as keyof typeof HOLD_MS];
      const isDrift = variant === "drift" && ms > HOLD_MS.Slightly;
      // Holds that are the same to the frame would be held for a moderator.
      const heldMs = (isDrift ? DRIFT_MS : ms) * (0.75 + Math.random() / 2);
      yield { isLeft: side === "left", isDrift, ms: heldMs };
      await gamePage.page.waitForTimeout(Math.max(60, 700 - heldMs));
    }
  }
}

export async function driveByKeys(gamePage: GamePage, ticket: Ticket): Promise<void> {
  const { keyboard } = gamePage.page;
  for await (const { isLeft, isDrift, ms } of calls(gamePage, ticket)) {
    const key = isLeft ? "ArrowLeft" : "ArrowRight";
    await keyboard.down(key);
    if (isDrift) await keyboard.down("Space");
    await gamePage.page.waitForTimeout(ms);
    await keyboard.up("Space");
    await keyboard.up(key);
  }
}

/** One thumb: held on a side, and pulled down to drift. */
export async function driveByTouch(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const [width, height] = touch.size;
  for await (const { isLeft, isDrift, ms } of calls(gamePage, ticket)) {
    const from = { x: width * (isLeft ? 0.25 : 0.75), y: height * 0.7 };
    const way = isDrift ? [from, { ...from, y: from.y + 90 }] : [from];
    await touch.holdDuring(way, () => gamePage.page.waitForTimeout(ms));
  }
}
