import { followRun, type RunRules } from "./follow-run.ts";
import { isOver, tap } from "./game-keys.ts";
import { loadFromGame } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import type { Point, Touch } from "./game-touch.ts";

// Pond Golf: every stroke goes where the game aims, with the power that it begins with: about at the cup. Some balls fall in,
// and the others are stolen by a duck in the end. Friends are two, and play three holes.

const POWER = 40;
const STEPS = 6;

/** Presses that are the same to the frame would be held for a moderator. */
const pause = ({ page }: GamePage, ms: number) => page.waitForTimeout(ms * (0.7 + Math.random() * 0.8));

export async function golfByKeys(gamePage: GamePage): Promise<void> {
  await pause(gamePage, 500);
  await tap(gamePage, "Digit2");
  while (!(await isOver(gamePage))) {
    await gamePage.page.keyboard.press("Space", { delay: 50 + Math.random() * 60 });
    await pause(gamePage, 520);
  }
}

type State = { phase: number; angle: number; frame: number };
const [SETUP, AIM, DONE] = [0, 1, 4];

export async function golfByTouch(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const { rules } = await loadFromGame<{ rules: RunRules<State> }>("pond-golf/rules.ts");
  const { PULL } = await loadFromGame<{ PULL: { least: number; most: number } }>("pond-golf/face.ts");
  const { toScreen } = await loadFromGame<{ toScreen(angle: number, isTall: boolean): number }>(
    "pond-golf/view/frame.ts",
  );
  const { setupButtons } = await loadFromGame<{
    setupButtons(size: { width: number; height: number }): Point[];
  }>("pond-golf/view/card.ts");
  const look = await followRun<State>(gamePage, rules, ticket);
  const [width, height] = touch.size;
  const middle = { x: width / 2, y: height / 2 };
  const pull = PULL.least + (POWER / 100) * (PULL.most - PULL.least);
  let [struckAt, aimed] = [-1, 0];
  while (!(await isOver(gamePage))) {
    const { phase, angle, frame } = await look();
    if (phase === SETUP) await touch.tap(setupButtons({ width, height })[0]!);
    else if (phase === DONE) await touch.tap(middle);
    else if (phase === AIM && frame > struckAt + 40) {
      // Until the stroke is known, the angle is the one of the finger.
      aimed = toScreen(angle, true);
      await touch.drag(
        Array.from({ length: STEPS + 1 }, (_, step): Point => {
          const away = (pull * step) / STEPS;
          return { x: middle.x - Math.cos(aimed) * away, y: middle.y - Math.sin(aimed) * away };
        }),
      );
      struckAt = frame;
    }
    await pause(gamePage, 300);
  }
}
