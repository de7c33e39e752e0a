import { aheadOf, followRun, type RunRules } from "./follow-run.ts";
import { isOver } from "./game-keys.ts";
import { loadFromGame } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import type { Touch } from "./game-touch.ts";

// Tongue Tied: swings as the game's own bot would, from where the frog is in the run itself.

type State = { isOver: number };
type Rules = RunRules<State> & { score(state: State): number };
type Bot = {
  WAYS: readonly object[];
  swing(state: State, way: object): number;
  bestWay(state: State, ways: readonly object[], frames: number): object;
};

/** Enough points to be ranked; then everything is let go, and the run ends by itself. */
const ENOUGH = 160;
/** The state is older than the picture, and hands take time: the frog is where it will be after so many frames. */
const LATE_FRAMES = 12;
const IMAGINED_FRAMES = 60;

/** Whether to hold from now on, until the run is over. */
async function* wishes(gamePage: GamePage, ticket: Ticket): AsyncGenerator<boolean> {
  const { rules } = await loadFromGame<{ rules: Rules }>("tongue-tied/rules.ts");
  const { WAYS, swing, bestWay } = await loadFromGame<Bot>("tongue-tied/bot.ts");
  const isNight = ticket.variant === "";
  const look = await followRun<State>(gamePage, rules, ticket);
  for (let held = 0; !(await isOver(gamePage));) {
    const now = await look();
    if (isNight && rules.score(now) >= ENOUGH) held = 0;
    else {
      const state = aheadOf(rules, now, LATE_FRAMES, held);
      held = swing(state, bestWay(state, WAYS, IMAGINED_FRAMES));
    }
    yield held !== 0;
    // Holds that are the same to the frame would be held for a moderator.
    await gamePage.page.waitForTimeout(30 + Math.random() * 60);
  }
}

export async function swingByKeys(gamePage: GamePage, ticket: Ticket): Promise<void> {
  const { keyboard } = gamePage.page;
  for await (const isHeld of wishes(gamePage, ticket)) await keyboard[isHeld ? "down" : "up"]("Space");
  await keyboard.up("Space");
}

/** One thumb, anywhere. */
export async function swingByTouch(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const at = { x: touch.size[0] * 0.5, y: touch.size[1] * 0.6 };
  let isDown = false;
  for await (const isHeld of wishes(gamePage, ticket)) {
    if (isHeld && !isDown) await touch.hold(at);
    else if (!isHeld && isDown) await touch.lift();
    isDown = isHeld;
  }
  if (isDown) await touch.lift();
}
