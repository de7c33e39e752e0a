import { aheadOf, followRun, type RunRules } from "./follow-run.ts";
import { isOver } from "./game-keys.ts";
import { loadFromGame } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import type { Touch } from "./game-touch.ts";

// Salt And Pepper: both walk home through the first cave, one after the other, and later caves are left to the clock. In a
// flood they walk to the first crumbs, and then the soup ends the run.

type Duck = { x: number; y: number; home: number; lost: number };
type State = {
  phase: number;
  mode: number;
  duo: number;
  active: number;
  finished: number;
  ducks: Duck[];
  taken: number;
};
type Room = { homes: Spot[]; crumbs: Spot[] };
type Spot = { x: number; y: number; channel: number };
type Rules = RunRules<State> & { score(state: State): number };

const TILE = 768;
const FLOOD = 0;
const ENOUGH = 25;
/** The state is older than the picture, and hands take time. */
const LATE_FRAMES = 10;
const BUTTON = { left: 1, right: 2, up: 4 };

type Wish = { who: number; held: number; isSwap: boolean };

/** The buttons that one of them holds from now on, until the run is over. */
async function* wishes(gamePage: GamePage, ticket: Ticket): AsyncGenerator<Wish> {
  const { rules, roomFor } = await loadFromGame<{ rules: Rules; roomFor(state: State): Room }>(
    "salt-and-pepper/rules.ts",
  );
  const { followHeld } = await loadFromGame<{ followHeld(state: State, room: Room, who: number): number }>(
    "salt-and-pepper/rules/partner.ts",
  );
  const look = await followRun<State>(gamePage, rules, ticket);
  let held = 0;
  while (!(await isOver(gamePage))) {
    const now = await look();
    const isEnough = now.mode === FLOOD ? rules.score(now) >= ENOUGH : now.finished > 0;
    const who = now.mode === FLOOD || now.ducks[0]!.home === 0 ? 0 : 1;
    if (isEnough) held = 0;
    else if (now.duo === 0 && now.active !== who) yield { who, held: (held = 0), isSwap: true };
    else {
      const state = aheadOf(rules, now, LATE_FRAMES, 0);
      const room = roomFor(state);
      const duck = state.ducks[who]!;
      const goal = now.mode === FLOOD ? nearestCrumb(room, state, duck) : room.homes[who]!;
      // The planner sends a duck to its friend, so the friend is put at the goal.
      const ducks = state.ducks.map((each, at) =>
        at === who ? each : { ...each, lost: 0, x: goal.x * TILE + 144, y: (goal.y + 1) * TILE - 608 },
      );
      const away = goal.x * TILE + 144 - duck.x;
      const near = Math.abs(away) < 1600 ? (away > 120 ? BUTTON.right : away < -120 ? BUTTON.left : 0) : 0;
      const isBelow = (goal.y + 1) * TILE < duck.y + 608 - 300;
      held = duck.lost > 0 ? 0 : followHeld({ ...state, ducks }, room, who) || near | (isBelow ? BUTTON.up : 0);
    }
    yield { who, held, isSwap: false };
    // Holds that are the same to the frame would be held for a moderator.
    await gamePage.page.waitForTimeout(40 + Math.random() * 70);
  }
}

/** The nearest crumb on the lowest storey, of those that either duck may take. */
function nearestCrumb({ crumbs }: Room, { taken }: State, duck: Duck): Spot {
  const left = crumbs.filter(({ channel }, at) => ((taken >> at) & 1) === 0 && channel !== 1);
  const away = ({ x, y }: Spot) => Math.abs(x * TILE - duck.x) + Math.abs(y * TILE - duck.y) * 3;
  return left.toSorted((one, other) => away(one) - away(other))[0] ?? { x: 20, y: 11, channel: 2 };
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp"];
const LETTERS = ["KeyA", "KeyD", "KeyW"];
const BITS = [BUTTON.left, BUTTON.right, BUTTON.up];

export async function walkByKeys(gamePage: GamePage, ticket: Ticket): Promise<void> {
  const { keyboard } = gamePage.page;
  const isPairs = ticket.variant.startsWith("pairs");
  let down = new Set<string>();
  for await (const { who, held, isSwap } of wishes(gamePage, ticket)) {
    const keys = isPairs && who === 0 ? LETTERS : ARROWS;
    const wanted = new Set(keys.filter((_, at) => held & BITS[at]!));
    for (const key of down) if (!wanted.has(key)) await keyboard.up(key);
    for (const key of wanted) if (!down.has(key)) await keyboard.down(key);
    down = wanted;
    if (!isSwap) continue;
    await keyboard.press("Space", { delay: 60 + Math.random() * 60 });
    await gamePage.page.waitForTimeout(700);
  }
  for (const key of down) await keyboard.up(key);
}

const [ASIDE, FLICK] = [70, 90];

/** A thumb that slides to walk and flicks up to jump; of two players each has a half of the picture. */
export async function walkByTouch(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const [width, height] = touch.size;
  const isPairs = ticket.variant.startsWith("pairs");
  let isDown = false;
  for await (const { who, held, isSwap } of wishes(gamePage, ticket)) {
    const from = { x: width * (isPairs ? (who === 0 ? 0.25 : 0.75) : 0.4), y: height * 0.85 };
    if (held === 0) {
      if (isDown) await touch.lift();
    } else {
      if (!isDown) await touch.hold(from);
      const aside = held & BUTTON.left ? -ASIDE : held & BUTTON.right ? ASIDE : 0;
      await touch.hold({ x: from.x + aside, y: from.y - (held & BUTTON.up ? FLICK : 0) });
    }
    isDown = held !== 0;
    if (!isSwap) continue;
    await gamePage.game.getByRole("button", { name: "Swap" }).tap();
    await gamePage.page.waitForTimeout(700);
  }
  if (isDown) await touch.lift();
}
