import { aheadOf, followRun, type RunRules } from "./follow-run.ts";
import { isOver } from "./game-keys.ts";
import { loadFromGame } from "./game-lines.ts";
import { expectScreen, type GamePage, type Ticket } from "./game-page.ts";
import type { Touch } from "./game-touch.ts";

// Duck Dunk: hops, throws and dunks as a rival would, until there are points enough. The rest is left to the rival and the
// clock. Two friends have no points: the left one plays on.

type State = { phase: number; mode: number; ducks: { air: number; dizzy: number }[] };
type Wish = { bits: number; hold: number };
type Rules = RunRules<State> & { score(state: State): number };
type Thinking = { wishOf(state: State, side: number, habits: object, random: number[]): Wish };

const LEAST = 50;
const PLAY = 2;
const PAIR = 3;
/** The state is older than the picture, and hands take time. */
const LATE_FRAMES = 10;
const FRAME_MS = 1000 / 60;
const HABITS = { wait: 0, more: 0, react: 30, off: 0, range: 400, dunks: 95, fades: 0, blocks: 0, steals: 20 };
const LEFT = 1;

type Press = (bits: number, ms: number) => Promise<void>;

async function hopAlong(gamePage: GamePage, ticket: Ticket, press: Press): Promise<void> {
  const { rules } = await loadFromGame<{ rules: Rules }>("duck-dunk/rules.ts");
  const { wishOf } = await loadFromGame<Thinking>("duck-dunk/rules/think.ts");
  const random = [1, 2, 3, 4];
  const look = await followRun<State>(gamePage, rules, ticket);
  while (!(await isOver(gamePage))) {
    const now = await look();
    const isEnough = now.mode !== PAIR && rules.score(now) >= LEAST;
    const state = aheadOf(rules, now, LATE_FRAMES);
    const duck = state.ducks[0]!;
    const isFree = state.phase === PLAY && duck.air < 0 && duck.dizzy === 0;
    const wish = isFree && !isEnough ? wishOf(state, 0, HABITS, random) : { bits: 0, hold: 0 };
    if (wish.hold > 0) await press(wish.bits, wish.hold * FRAME_MS);
    // Times that are the same to the frame would be held for a moderator.
    await gamePage.page.waitForTimeout(60 + Math.random() * 120);
  }
  const report = gamePage.game.getByRole("dialog");
  const points = Number(await report.getAttribute("data-score"));
  if (ticket.variant !== "pair" && points < LEAST) throw new Error(`A run of '${ticket.variant}' has too few points.`);
  await expectScreen(gamePage, "over");
}

export async function hopByKeys(gamePage: GamePage, ticket: Ticket): Promise<void> {
  const { keyboard } = gamePage.page;
  await hopAlong(gamePage, ticket, async (bits, ms) => {
    const key = ticket.variant === "pair" ? (bits & LEFT ? "KeyA" : "KeyD") : bits & LEFT ? "ArrowLeft" : "ArrowRight";
    await keyboard.press(key, { delay: ms });
  });
}

/** A thumb on the left or right half; of two players each has a half with two buttons. */
export async function hopByTouch(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const [width, height] = touch.size;
  const share = ticket.variant === "pair" ? 0.5 : 1;
  await hopAlong(gamePage, ticket, (bits, ms) =>
    touch.holdDuring([{ x: width * share * (bits & LEFT ? 0.25 : 0.75), y: height * 0.85 }], () =>
      gamePage.page.waitForTimeout(ms),
    ),
  );
}
