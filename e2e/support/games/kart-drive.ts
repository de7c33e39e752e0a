import { aheadOf, followRun, type RunRules } from "./follow-run.ts";
import { isOver } from "./game-keys.ts";
import { loadFromGame } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import type { Touch } from "./game-touch.ts";

// Loop Circuit: steers and drifts as the game's own bot would, from where the kart is in the run itself.

type State = object;
type Rules = RunRules<State> & { score(state: State): number };
type Driving = { look: number; straight: number };
type Bot = { GOOD: Driving; SHOW: Driving; drive(state: State, driving: Driving): number };

const BUTTON = { left: 1, right: 2, drift: 16 };
/** Enough points to be ranked; then the wheel is let go, and the clock of a tour or a show runs out. */
const ENOUGH = 400;
/** The state is older than the picture, and hands take time: the kart is where it will be after so many frames. */
const LATE_FRAMES = 14;
/** The buttons that most of so many frames ask for are held. */
const HELD_FRAMES = 8;
/** Late hands look nearer, and leave the wheel alone while the road is about straight. */
const CALM = { look: 7, straight: 22 };

/** The buttons to hold from now on, until the run is over. */
async function* wishes(gamePage: GamePage, ticket: Ticket): AsyncGenerator<number> {
  const { rules } = await loadFromGame<{ rules: Rules }>("loop-circuit/rules.ts");
  const { GOOD, SHOW, drive } = await loadFromGame<Bot>("loop-circuit/bot.ts");
  const driving = { ...(ticket.variant === "drift" ? SHOW : GOOD), ...CALM };
  const isTimed = !ticket.variant.startsWith("circuit");
  const look = await followRun<State>(gamePage, rules, ticket);
  for (let held = 0; !(await isOver(gamePage));) {
    const now = await look();
    if (isTimed && rules.score(now) >= ENOUGH) held = 0;
    else {
      const state = aheadOf(rules, now, LATE_FRAMES, held);
      const plan = Array.from({ length: HELD_FRAMES }, () => {
        const wish = drive(state, driving);
        rules.step(state, { held: wish, taps: [] });
        return wish;
      });
      held = mostFrequent(plan);
    }
    yield held;
    // Holds that are the same to the frame would be held for a moderator.
    await gamePage.page.waitForTimeout(40 + Math.random() * 80);
  }
}

function mostFrequent(list: readonly number[]): number {
  const count = (wish: number) => list.filter((each) => each === wish).length;
  return list.reduce((best, each) => (count(each) > count(best) ? each : best));
}

const KEYS = [
  [BUTTON.left, "ArrowLeft"],
  [BUTTON.right, "ArrowRight"],
  [BUTTON.drift, "Space"],
] as const;

export async function driveByKeys(gamePage: GamePage, ticket: Ticket): Promise<void> {
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

/** One thumb: held on a side, and pulled down to drift. */
export async function driveByTouch(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const [width, height] = touch.size;
  const top = height * 0.7;
  let x = width / 4;
  let isDown = false;
  for await (const held of wishes(gamePage, ticket)) {
    if (held & (BUTTON.left | BUTTON.right)) x = width * (held & BUTTON.left ? 0.25 : 0.75);
    if (held === 0) {
      if (isDown) await touch.lift();
    } else {
      if (!isDown) await touch.hold({ x, y: top });
      await touch.hold({ x, y: held & BUTTON.drift ? top + 90 : top });
    }
    isDown = held !== 0;
  }
  if (isDown) await touch.lift();
}
