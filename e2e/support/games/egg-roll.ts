import { isOver } from "./game-keys.ts";
import { expectScreen, type GamePage, type Ticket } from "./game-page.ts";
import type { Touch } from "./game-touch.ts";

// Rolls by what the game says to screen readers; rails and shells do the rest.

/** How long to steer, by the word before the side. */
const HOLD_MS = { Slightly: 110, Steer: 240 };
/** Runs of fewer points are not ranked. */
const LEAST = 650;
/** Points after which a long run is left to its end. */
const ENOUGH = 850;

type Move = { isLeft: boolean; isHonk: boolean; ms: number };

/** Scores have commas: "3,231". */
const pointsIn = (words: string): number => Number(words.replaceAll(/\D/g, ""));

/** The presses of a run that is good enough to be ranked; runs that are not are played again. */
async function* moves(gamePage: GamePage, ticket: Ticket): AsyncGenerator<Move> {
  const { game } = gamePage;
  for (;;) {
    yield* movesOfRun(gamePage, ticket);
    if (pointsIn((await game.getByRole("dialog").getAttribute("data-score"))!) >= LEAST) return;
    await game.getByRole("button", { name: /^Play again/ }).click();
    await expectScreen(gamePage, "none");
  }
}

async function* movesOfRun(gamePage: GamePage, { variant }: Ticket): AsyncGenerator<Move> {
  const { game, page } = gamePage;
  const voice = game.locator("main.game > .voice");
  const score = game.locator(".hud-score");
  for (let honked = ""; !(await isOver(gamePage));) {
    if (variant === "" && pointsIn(await score.innerText()) >= ENOUGH) {
      // Without a press, the run ends by itself.
      await page.waitForTimeout(500);
      continue;
    }
    const words = await voice.innerText();
    const [, how, side] = /(Slightly|Steer) (left|right)/.exec(words) ?? [];
    // A band lets nobody pass; hay and geese may be passed.
    const isWise = words.includes("Honk now") || (how === "Steer" && words.includes("Honk ready"));
    const isHonk = isWise && words !== honked;
    if (isHonk) honked = words;
    // Holds that are the same to the frame would be held for a moderator.
    const ms = (how === undefined ? 50 : HOLD_MS[how as keyof typeof HOLD_MS]) * (0.7 + Math.random() * 0.6);
    yield { isLeft: side === "left", isHonk, ms };
    await page.waitForTimeout(60 + Math.random() * 180);
  }
}

export async function rollByKeys(gamePage: GamePage, ticket: Ticket): Promise<void> {
  const { keyboard } = gamePage.page;
  for await (const { isLeft, isHonk, ms } of moves(gamePage, ticket)) {
    const key = isLeft ? "ArrowLeft" : "ArrowRight";
    await keyboard.down(key);
    if (isHonk) await keyboard.press("Space", { delay: 70 + Math.random() * 60 });
    await gamePage.page.waitForTimeout(ms);
    await keyboard.up(key);
  }
}

/** One thumb: held on a side, and slid up to honk. */
export async function rollByTouch(gamePage: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const [width, height] = touch.size;
  for await (const { isLeft, isHonk, ms } of moves(gamePage, ticket)) {
    const from = { x: width * (isLeft ? 0.25 : 0.75), y: height * 0.7 };
    const way = isHonk ? [from, { ...from, y: from.y - 90 }] : [from];
    await touch.holdDuring(way, () => gamePage.page.waitForTimeout(ms));
  }
}
