import { isOver } from "./game-keys.ts";
import type { GamePage } from "./game-page.ts";
import type { Touch } from "./game-touch.ts";

// Swims squares around the home pads until there are enough points; without a press, the run then ends by itself.

/** Points that are enough to be ranked, also after two falls. */
const ENOUGH = 260;
const SIDE_MS = 760;
/** Where the home pads are, as the game says it to screen readers. */
const WAYS = { right: 0, down: 1, left: 2, up: 3 };

/** The ways of the next side, 0 to 3 clockwise from the right. */
async function* sides(gamePage: GamePage): AsyncGenerator<number> {
  const { game, page } = gamePage;
  const score = game.locator(".hud-score");
  const voice = game.locator("main.game > .voice");
  for (let side = 0; !(await isOver(gamePage)); side++) {
    if (Number((await score.innerText()).replaceAll(/\D/g, "")) >= ENOUGH) {
      await page.waitForTimeout(500);
      continue;
    }
    // After three sides it swims home, as far as it takes.
    const home = side % 5 >= 3 ? wayHome(await voice.innerText()) : undefined;
    if (side % 5 === 4 && home === undefined) continue;
    yield home ?? (side + Math.floor(side / 5)) % 4;
    // Presses that are the same to the frame would be held for a moderator.
    await page.waitForTimeout(SIDE_MS * (0.75 + Math.random() / 2));
  }
}

/** The longer part of the way home, or undefined on the own pads: "Home 3 left and 5 up." */
function wayHome(said: string): number | undefined {
  const [, words = ""] = /Home ([^.]*)/.exec(said) ?? [];
  const parts = [...words.matchAll(/(\d+) (right|down|left|up)/g)].map(([, far, way]) => ({ far: Number(far), way }));
  const [longest] = parts.toSorted((one, other) => other.far - one.far);
  return longest && WAYS[longest.way as keyof typeof WAYS];
}

const KEYS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] as const;

export async function loopByKeys(gamePage: GamePage): Promise<void> {
  for await (const side of sides(gamePage))
    await gamePage.page.keyboard.press(KEYS[side]!, { delay: 60 + Math.random() * 80 });
}

const SWIPE = 90;
const STEPS = 4;

/** One thumb: a swipe for each side. */
export async function loopByTouch(gamePage: GamePage, touch: Touch): Promise<void> {
  const [width, height] = touch.size;
  const from = { x: width / 2, y: height * 0.6 };
  for await (const side of sides(gamePage)) {
    const [dx, dy] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][side] as [number, number];
    const way = Array.from({ length: STEPS + 1 }, (_, step) => ({
      x: from.x + (dx * SWIPE * step) / STEPS,
      y: from.y + (dy * SWIPE * step) / STEPS,
    }));
    await touch.holdDuring(way, () => gamePage.page.waitForTimeout(60 + Math.random() * 90));
  }
}
