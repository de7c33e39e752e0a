import { isOver } from "./game-keys.ts";
import { expectScreen, type GamePage, type Ticket } from "./game-page.ts";
import type { Point, Touch } from "./game-touch.ts";
import { loadFromGame } from "./game-lines.ts";

// Plays by what the game says to screen readers: the stones that fall, and the topmost stone of every column.

const COLUMNS = 7;
const START_COLUMN = 3;
/** Runs of fewer points are not ranked. */
const LEAST = 200;
/** After so many points the stones are only dropped, until the stack is full. */
const ENOUGH = 320;

/** Where to drop the stones, and whether to turn them over first. */
type Choice = { column: number; isTurned: boolean };
type Hands = { place(choice: Choice): Promise<void>; drop(): Promise<void> };

const pointsIn = (words: string): number => Number(words.replaceAll(/\D/g, ""));

/** "4 on 6. Tops: 3, 5, none, 8, 1, 2, 9. You are 5 high." Ten is made on a column, or else the lowest is looked for. */
export function chooseColumn(words: string): Choice | null {
  const [, upper, lower, list] = /^(\w+) on (\w+)\. Tops: ([^.]*)\./.exec(words) ?? [];
  if (!upper || !lower || !list) return null;
  const tops = list.split(", ");
  const partner = (stone: string) => tops.findIndex((top) => Number(top) + Number(stone) === 10);
  const [plain, turned] = [partner(lower), partner(upper)];
  if (plain >= 0) return { column: plain, isTurned: false };
  if (turned >= 0) return { column: turned, isTurned: true };
  const empty = tops.indexOf("none");
  // Anywhere but in the middle, where the stack must stay low.
  const aside = [0, 1, 2, 4, 5, 6][Math.floor(Math.random() * (COLUMNS - 1))]!;
  return { column: empty >= 0 ? empty : aside, isTurned: false };
}

/** Plays until a run is good enough to be ranked, and drops the rest in the middle. */
async function stackStones(gamePage: GamePage, { variant }: Ticket, { place, drop }: Hands): Promise<void> {
  const { game, page } = gamePage;
  const voice = game.locator("main.game > .voice");
  const score = game.locator(".hud-score");
  for (;;) {
    for (let last = ""; !(await isOver(gamePage));) {
      const words = await voice.innerText();
      // A duel of two players has no points: the left one fills its stack.
      if (variant === "pair" || pointsIn(await score.innerText()) >= ENOUGH) {
        await drop();
        // Times that are the same to the frame would be held for a moderator.
        await page.waitForTimeout(200 + Math.random() * 300);
        continue;
      }
      const choice = words === last ? null : chooseColumn(words);
      if (!choice) {
        await page.waitForTimeout(60);
        continue;
      }
      last = words;
      await place(choice);
      await page.waitForTimeout(120 + Math.random() * 160);
    }
    const report = game.getByRole("dialog");
    if (variant === "pair" || pointsIn((await report.getAttribute("data-score"))!) >= LEAST) return;
    if (variant !== "") throw new Error(`A run of ${variant} has too few points.`);
    await game.getByRole("button", { name: /^Play again/ }).click();
    await expectScreen(gamePage, "none");
  }
}

export async function stackByKeys(gamePage: GamePage, ticket: Ticket): Promise<void> {
  const { page } = gamePage;
  const press = async (key: string) => {
    await page.keyboard.press(key, { delay: 50 + Math.random() * 50 });
    await page.waitForTimeout(50 + Math.random() * 90);
  };
  await stackStones(gamePage, ticket, {
    async place({ column, isTurned }) {
      for (let quarter = 0; isTurned && quarter < 2; quarter++) await press("ArrowUp");
      const key = column < START_COLUMN ? "ArrowLeft" : "ArrowRight";
      for (let step = 0; step < Math.abs(column - START_COLUMN); step++) await press(key);
      await press("Space");
    },
    drop: () => press("Space"),
  });
}

type Layout = { grid: Point & { cell: number } };

/** One thumb: it taps to turn, drags the stones over a column and flicks them down. */
export async function stackByTouch({ page, ...rest }: GamePage, touch: Touch, ticket: Ticket): Promise<void> {
  const { layoutOf } = await loadFromGame<{ layoutOf(stage: { width: number; height: number }): Layout }>(
    "stack-shift/view/layout.ts",
  );
  const [width, height] = touch.size;
  const { grid } = layoutOf({ width, height });
  const middle = { x: grid.x + grid.cell * 3.5, y: grid.y + grid.cell * 5 };
  const drop = () =>
    touch.drag(
      [0, 0.9, 1.8, 2.7].map((down) => ({ ...middle, y: middle.y + down * grid.cell })),
      16,
    );
  await stackStones({ page, ...rest }, ticket, {
    async place({ column, isTurned }) {
      for (let quarter = 0; isTurned && quarter < 2; quarter++) {
        await touch.tap(middle);
        await page.waitForTimeout(60 + Math.random() * 60);
      }
      const aside = (column - START_COLUMN) * grid.cell;
      if (aside !== 0)
        await touch.drag(
          [0, 0.5, 1, 1].map((part) => ({ ...middle, x: middle.x + aside * part })),
          50,
        );
      await page.waitForTimeout(60 + Math.random() * 80);
      await drop();
    },
    drop,
  });
}
