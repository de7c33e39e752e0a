import { isOver } from "./game-keys.ts";
import { loadFromGame, readSeed } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import type { Point, Touch } from "./game-touch.ts";

// Builds two toasters, lets the pigeons come at three times the speed, and waits until they have all loaves, or the town is
// safe. The toasters bring enough points to be ranked.

const TOASTERS = 2;

/** Presses that are the same to the frame would be held for a moderator. */
const pause = ({ page }: GamePage, ms = 160) => page.waitForTimeout(ms * (0.7 + Math.random() * 0.8));

/** Calls every wave, as soon as it can be called. */
async function callWaves(gamePage: GamePage, call: () => Promise<void>): Promise<void> {
  while (!(await isOver(gamePage))) {
    await call();
    await pause(gamePage, 2400);
  }
}

export async function defendByKeys(gamePage: GamePage): Promise<void> {
  const { page, game } = gamePage;
  const press = async (key: string) => {
    await page.keyboard.press(key, { delay: 50 + Math.random() * 50 });
    await pause(gamePage);
  };
  const voice = game.locator("main.game > .voice");
  // The cursor goes over the map until it finds free tiles; the sentence for screen readers names what is there.
  const keys = ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowRight", "ArrowUp"];
  for (let built = 0, step = 0; built < TOASTERS && step < 40; step++) {
    await press(keys[step % keys.length]!);
    // A sentence is said at most once a second.
    await page.waitForTimeout(1100);
    if (!/: free/.test(await voice.innerText())) continue;
    await press("Digit1");
    built += 1;
  }
  for (let faster = 0; faster < 2; faster++) await press("KeyF");
  await callWaves(gamePage, () => press("Space"));
}

type Layout = { sign: Box; speed: Box };
type Box = Point & { width: number; height: number };
type State = { map: number };
type Sight = { layout: Layout; cursor: number };
type Views = {
  layoutOf(stage: { width: number; height: number }): Layout;
  tilePoint(layout: Layout, tile: number): Point;
};

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** One thumb: a tile, then the first duck of its ring. */
export async function defendByTouch(gamePage: GamePage, touch: Touch, { seed, variant }: Ticket): Promise<void> {
  const { layoutOf, tilePoint } = await loadFromGame<Views>("bread-defence/view/layout.ts");
  const { ringButtons } = await loadFromGame<{ ringButtons(sight: Sight, state: State): Point[] }>(
    "bread-defence/view/sight.ts",
  );
  const { rules } = await loadFromGame<{ rules: { start(seed: readonly number[], variant: string): State } }>(
    "bread-defence/rules.ts",
  );
  const { isFree } = await loadFromGame<{ isFree(state: State, tile: number): boolean }>(
    "bread-defence/rules/build.ts",
  );
  const [width, height] = touch.size;
  const layout = layoutOf({ width, height });
  const state = rules.start(readSeed(seed), variant);
  const tiles = [47, 49, 61, 63, 64, 75, 77].filter((tile) => isFree(state, tile)).slice(0, TOASTERS);
  for (const tile of tiles) {
    await touch.tap(tilePoint(layout, tile));
    await pause(gamePage);
    await touch.tap(ringButtons({ layout, cursor: tile }, state)[0]!);
    await pause(gamePage);
  }
  for (let faster = 0; faster < 2; faster++) {
    await touch.tap(middleOf(layout.speed));
    await pause(gamePage);
  }
  await callWaves(gamePage, () => touch.tap(middleOf(layout.sign)));
}
