import { aheadOf, followRun, type RunRules } from "./follow-run.ts";
import { isOver } from "./game-keys.ts";
import { loadFromGame } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import type { Touch } from "./game-touch.ts";

// Reed Rider: rides as the game's own bot would, from where the bike is in the run itself.

type State = { isOver: number };
type Riding = object;
type Rules = RunRules<State> & { score(state: State): number };
type Bot = {
  WAYS: readonly Riding[];
  ride(state: State, way: Riding): number;
  bestWay(state: State, ways: readonly Riding[], frames: number): Riding;
};

const BUTTON = { left: 1, right: 2, gas: 4, brake: 8 };
/** Enough points to be ranked; then everything is let go, and the run ends by itself. */
const ENOUGH = 420;
/** The state is older than the picture, and hands take time: the bike is where it will be after so many frames. */
const LATE_FRAMES = 12;
const IMAGINED_FRAMES = 60;

/** The buttons to hold from now on, until the run is over. */
async function* wishes(gamePage: GamePage, ticket: Ticket): AsyncGenerator<number> {
  const { rules } = await loadFromGame<{ rules: Rules }>("reed-rider/rules.ts");
  const { WAYS, ride, bestWay } = await loadFromGame<Bot>("reed-rider/bot.ts");
  const isRide = ticket.variant === "";
  const look = await followRun<State>(gamePage, rules, ticket);
  for (let held = 0; !(await isOver(gamePage));) {
    const now = await look();
    if (isRide && rules.score(now) >= ENOUGH) held = 0;
    else {
      const state = aheadOf(rules, now, LATE_FRAMES, held);
      held = ride(state, bestWay(state, WAYS, IMAGINED_FRAMES)) || held;
    }
    yield held;
    // Holds that are the same to the frame would be held for a moderator.
    await gamePage.page.waitForTimeout(30 + Math.random() * 60);
  }
}

const KEYS = [
  [BUTTON.left, "ArrowLeft"],
  [BUTTON.right, "ArrowRight"],
  [BUTTON.gas, "ArrowUp"],
  [BUTTON.brake, "ArrowDown"],
] as const;

export async function rideByKeys(gamePage: GamePage, ticket: Ticket): Promise<void> {
  const { keyboard } = gamePage.page;
  let down = 0;
  for await (const held of wishes(gamePage, ticket)) {
    for (const [bit, key] of KEYS) {
      if (held & ~down & bit) await keyboard.down(key);
      else if (down & ~held & bit) await keyboard.up(key);
    }
    down = held;
  }
  for (const [, key] of KEYS) await keyboard.up(key);
}

/** One thumb: held on the right side, slid to lean, and pulled down to let the gas go. */
export async function rideByTouch(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const [width, height] = touch.size;
  const from = { x: width * 0.75, y: height * 0.6 };
  let isDown = false;
  for await (const held of wishes(gamePage, ticket)) {
    if (held === 0) {
      if (isDown) await touch.lift();
    } else {
      if (!isDown) await touch.hold(from);
      const aside = held & BUTTON.left ? -60 : held & BUTTON.right ? 60 : 0;
      await touch.hold({ x: from.x + aside, y: held & BUTTON.gas ? from.y : from.y + 110 });
    }
    isDown = held !== 0;
  }
  if (isDown) await touch.lift();
}
