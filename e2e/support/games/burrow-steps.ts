import { followRun, type RunRules } from "./follow-run.ts";
import { isOver } from "./game-keys.ts";
import { loadFromGame } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import type { Touch } from "./game-touch.ts";

// Burrow: thinks a little until there are points that count, and then walks blindly, which the burrow ends soon. A puzzle is
// thought through to its end.

type World = { points: number; isPuzzle: number; facing: number };
type State = { phase: number; frame: number; world: World; offers: number[] };
type Mind = { findAction(world: World, sight: { turns: number; ways: number }): number };

const [ENTER, PLAY, PICK] = [0, 1, 2];
const ENOUGH_POINTS = 40;
const SIGHT = { turns: 3, ways: 8 };
const WAIT = 4;
const SWIPE = 90;

/** Presses that are the same to the frame would be held for a moderator. */
const pause = ({ page }: GamePage, ms: number) => page.waitForTimeout(ms * (0.7 + Math.random() * 0.9));

/** What to do next: an action of the game's mind, blind steps, or the first relic. */
async function walk(
  gamePage: GamePage,
  ticket: Ticket,
  hands: { step(action: number): Promise<void>; pick(): Promise<void> },
): Promise<void> {
  const { rules } = await loadFromGame<{ rules: RunRules<State> }>("burrow/rules.ts");
  const { findAction } = await loadFromGame<Mind>("burrow/bot-mind.ts");
  const look = await followRun<State>(gamePage, rules, ticket);
  let doneAt = -1;
  while (!(await isOver(gamePage))) {
    const { phase, frame, world } = await look();
    if (phase === PICK) await hands.pick();
    else if (phase === ENTER) await hands.step(WAIT);
    else if (phase === PLAY && frame > doneAt + 14) {
      const isThinking = world.isPuzzle === 1 || world.points < ENOUGH_POINTS;
      const action = isThinking ? findAction(world, SIGHT) : Math.floor(Math.random() * 4);
      // Relics are left alone: a step and a wait are enough.
      await hands.step(action > WAIT ? WAIT : action);
      doneAt = frame;
    }
    await pause(gamePage, 320);
  }
}

const KEYS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Space"];

export async function burrowByKeys(gamePage: GamePage, ticket: Ticket): Promise<void> {
  const press = (key: string) => gamePage.page.keyboard.press(key, { delay: 50 + Math.random() * 70 });
  await walk(gamePage, ticket, { step: (action) => press(KEYS[action]!), pick: () => press("Digit1") });
}

type Box = { x: number; y: number; wide: number; high: number };
type Layout = { wait: Box; offer(at: number): Box };

export async function burrowByTouch(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const { layoutOf } = await loadFromGame<{ layoutOf(size: { width: number; height: number }): Layout }>(
    "burrow/view/layout.ts",
  );
  const [width, height] = touch.size;
  const layout = layoutOf({ width, height });
  const middleOf = ({ x, y, wide, high }: Box) => ({ x: x + wide / 2, y: y + high / 2 });
  const middle = { x: width / 2, y: height / 2 };
  const swipe = (way: number) =>
    touch.drag([middle, { x: middle.x + [SWIPE, 0, -SWIPE, 0][way]!, y: middle.y + [0, SWIPE, 0, -SWIPE][way]! }]);
  await walk(gamePage, ticket, {
    step: (action) => (action === WAIT ? touch.tap(middleOf(layout.wait)) : swipe(action)),
    pick: () => touch.tap(middleOf(layout.offer(0))),
  });
}
