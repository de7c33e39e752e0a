import { expectScreen, type Desk, type Ticket } from "./game-page.ts";
import { findChessLine, findGardenLine, findReefLine } from "./game-lines.ts";

/** Plays a run of a game to its end with a keyboard, about as fast as its rules allow. */
type Script = (desk: Desk, ticket: Ticket) => Promise<void>;

/** A log with more than forty entries a second is refused. */
const PRESS_MS = 45;

export const SCRIPTS: Record<string, Script> = {
  // One hop, and then the water rises and ends the run.
  skyhop: async (desk) => {
    await desk.page.keyboard.press("Space", { delay: 200 });
    await ends(desk);
  },
  "drift-belt": (desk) => hold(desk, "ArrowRight"),
  "sumo-pucks": async (desk) => {
    await chooseCard(desk, 3);
    await hold(desk, "KeyA");
  },
  // Throws every parcel with full power, away from all customers.
  "orbit-post": async (desk) => {
    const { page, game } = desk;
    const { x, y, width, height } = (await game.locator("canvas").boundingBox())!;
    while (!(await isOver(desk))) {
      await page.mouse.move(x + width * 0.4, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 3 });
      await page.waitForTimeout(100);
      await page.mouse.up();
    }
  },
  lumen: (desk) => repeat(desk, ["Space"]),
  "merge-garden": async (desk, { seed }) => {
    const clockwise = ["KeyW", "KeyE", "KeyD", "KeyS", "KeyA", "KeyQ"];
    for (const { tap: direction } of await findGardenLine(seed)) await tap(desk, clockwise[direction]!);
    await repeat(desk, ["Enter"]);
  },
  // Every digit in every cell: one is right, and the goose takes the others.
  "sudoku-sprint": async (desk) => {
    await chooseCard(desk, 1);
    await repeat(desk, [...Array.from("123456789", (digit) => `Digit${digit}`), "ArrowRight"]);
  },
  keystorm: async (desk) => {
    await chooseCard(desk, 3);
    await desk.page.keyboard.type(await readVoice(desk, /^[a-z]+$/), { delay: PRESS_MS });
    await ends(desk);
  },
  // One floor, and then only mistakes.
  "times-tower": async (desk) => {
    await chooseCard(desk, 1);
    const [a, b] = (await readVoice(desk, /times/)).match(/\d+/g)!.map(Number);
    await desk.page.keyboard.type(String(a! * b!), { delay: PRESS_MS });
    await repeat(desk, ["Digit1"], 90);
  },
  // Presses too early every time, for the worst score.
  blink: (desk) => repeat(desk, ["Space"], 450),
  "flip-reef": async (desk, { seed }) => {
    const line = await findReefLine(seed);
    await chooseCard(desk, 1);
    await desk.page.keyboard.press("ArrowUp");
    const score = desk.game.locator(".hud-score");
    let at = 19;
    for (const { tap: cell, scoreBefore } of line) {
      await walk(desk, (cell % 8) - (at % 8), (cell >> 3) - (at >> 3));
      at = cell;
      await score.filter({ hasText: new RegExp(`^${scoreBefore}$`) }).waitFor();
      // Taps are ignored while fish are moving.
      while ((await score.innerText()) === String(scoreBefore)) await tap(desk, "Enter");
    }
    await ends(desk);
  },
  "gambit-lite": async (desk, { seed }) => {
    const line = await findChessLine(seed);
    await chooseCard(desk, 1);
    await desk.page.keyboard.press("ArrowUp");
    const status = desk.game.locator(".hud-status");
    let at = 12;
    const choose = async (square: number) => {
      // Ranks count upwards.
      await walk(desk, (square & 7) - (at & 7), (at >> 3) - (square >> 3));
      at = square;
      await tap(desk, "Enter");
    };
    for (const [number, { tap: move }] of line.entries()) {
      // Taps are ignored while the rival thinks.
      while (!(await status.innerText()).startsWith(`Move ${number + 2} `)) {
        await choose(move & 63);
        await choose(move >> 6);
        await desk.page.waitForTimeout(100);
      }
    }
    await ends(desk);
  },
};

const ends = (desk: Desk) => expectScreen(desk, "over");
const isOver = async ({ screen }: Desk) => (await screen.getAttribute("data-screen")) === "over";

/** A sentence of the game for screen readers. */
const readVoice = ({ game }: Desk, words: RegExp) => game.locator(".voice").filter({ hasText: words }).innerText();

/** Chooses a grade or rival by its digit. */
async function chooseCard({ page, game }: Desk, digit: number): Promise<void> {
  await page.keyboard.press(`Digit${digit}`);
  await game
    .locator(".hud-status")
    .filter({ hasNotText: /^Choose/ })
    .waitFor();
}

async function tap({ page }: Desk, key: string, everyMs = PRESS_MS): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(everyMs);
}

async function hold(desk: Desk, key: string): Promise<void> {
  await desk.page.keyboard.down(key);
  await ends(desk);
  await desk.page.keyboard.up(key);
}

async function repeat(desk: Desk, keys: string[], everyMs = PRESS_MS): Promise<void> {
  for (;;) {
    for (const key of keys) {
      if (await isOver(desk)) return;
      await tap(desk, key, everyMs);
    }
  }
}

async function walk(desk: Desk, right: number, down: number): Promise<void> {
  for (let step = 0; step < Math.abs(right); step++) await tap(desk, right > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(down); step++) await tap(desk, down > 0 ? "ArrowDown" : "ArrowUp");
}
