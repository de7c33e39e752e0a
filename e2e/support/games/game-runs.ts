import { expectScreen, type GamePage, type Ticket } from "./game-page.ts";
import { findGardenLine, findMateLine, findReefLine, findSudokuLine } from "./game-lines.ts";

/** Plays a run of a game to its end with a keyboard, about as fast as its rules allow. */
type Script = (gamePage: GamePage, ticket: Ticket) => Promise<void>;

/** A log with more than forty entries a second is refused. */
const PRESS_MS = 45;

export const SCRIPTS: Record<string, Script> = {
  // One hop, and then the water rises and ends the run.
  skyhop: async (gamePage) => {
    await gamePage.page.keyboard.press("Space", { delay: 200 });
    await ends(gamePage);
  },
  "drift-belt": (gamePage) => hold(gamePage, "ArrowRight"),
  // A few dashes at the rival, and then over the rope.
  "sumo-pucks": async (gamePage) => {
    await gamePage.page.keyboard.down("KeyD");
    for (let dash = 0; dash < 12; dash++) await tap(gamePage, "Space", 400);
    await gamePage.page.keyboard.up("KeyD");
    await hold(gamePage, "KeyA");
  },
  // The first parcel goes straight at the customer, the others farther and farther to both sides of it.
  "orbit-post": async (gamePage) => {
    for (let thrown = 0; ; thrown++) {
      await readVoice(gamePage, /Angle|No fuel/);
      if (await isOver(gamePage)) return;
      const key = thrown % 2 === 0 ? "ArrowLeft" : "ArrowRight";
      if (thrown > 0) await gamePage.page.keyboard.press(key, { delay: 250 + 60 * thrown });
      await tap(gamePage, "Space");
      await gamePage.page.waitForTimeout(1200);
    }
  },
  lumen: (gamePage) => repeat(gamePage, ["KeyH"]),
  "merge-garden": async (gamePage, { seed }) => {
    const clockwise = ["KeyW", "KeyE", "KeyD", "KeyS", "KeyA", "KeyQ"];
    for (const { tap: direction } of await findGardenLine(seed)) await tap(gamePage, clockwise[direction]!);
    await repeat(gamePage, ["Enter"]);
  },
  // Six right digits, and then mistakes until the goose is there.
  "sudoku-sprint": async (gamePage, { seed }) => {
    let at = 40;
    for (const { cell, digit } of await findSudokuLine(seed, 6)) {
      await walk(gamePage, (cell % 9) - (at % 9), Math.floor(cell / 9) - Math.floor(at / 9));
      at = cell;
      await tap(gamePage, `Digit${digit}`);
    }
    await repeat(gamePage, [...Array.from("123456789", (digit) => `Digit${digit}`), "ArrowRight"]);
  },
  keystorm: async (gamePage) => {
    await chooseCard(gamePage, 3);
    await gamePage.page.keyboard.type(await readVoice(gamePage, /^[a-z]+$/), { delay: PRESS_MS });
    await ends(gamePage);
  },
  // One floor, and then only mistakes.
  "times-tower": async (gamePage) => {
    const [a, b] = (await readVoice(gamePage, /times/)).match(/\d+/g)!.map(Number);
    await gamePage.page.keyboard.type(String(a! * b!), { delay: PRESS_MS });
    await repeat(gamePage, ["Digit1"], 90);
  },
  // Presses when the eye opens and the room gets dark.
  blink: (gamePage) => pressInTheDark(gamePage, "Space"),
  "flip-reef": async (gamePage, { seed }) => {
    const line = await findReefLine(seed);
    await gamePage.page.keyboard.press("ArrowUp");
    const score = gamePage.game.locator(".hud-score");
    let at = 19;
    for (const { tap: cell, scoreBefore } of line) {
      await walk(gamePage, (cell % 8) - (at % 8), (cell >> 3) - (at >> 3));
      at = cell;
      await score.filter({ hasText: new RegExp(`^${scoreBefore}$`) }).waitFor();
      // Taps are ignored while fish are moving.
      while ((await score.innerText()) === String(scoreBefore)) await tap(gamePage, "Enter");
    }
    await ends(gamePage);
  },
  // One mate, and then three mistakes.
  "gambit-lite": async (gamePage, { seed }) => {
    const line = await findMateLine(seed);
    await gamePage.page.keyboard.press("ArrowUp");
    const status = gamePage.game.locator(".hud-status");
    let at = 12;
    const choose = async (square: number) => {
      // Ranks count upwards.
      await walk(gamePage, (square & 7) - (at & 7), (at >> 3) - (square >> 3));
      at = square;
      await tap(gamePage, "Enter");
    };
    for (const [number, move] of line.entries()) {
      await status.filter({ hasText: new RegExp(`^Puzzle ${number + 1} `) }).waitFor();
      await choose(move & 63);
      await choose(move >> 6);
    }
    await ends(gamePage);
  },
};

/** Modes other than the first that are played to a verified score, by their titles. */
export const MODE_SCRIPTS: readonly { id: string; mode: string; variant: string; play: Script }[] = [
  { id: "skyhop", mode: "Storm", variant: "storm", play: SCRIPTS["skyhop"]! },
  { id: "keystorm", mode: "German", variant: "german", play: SCRIPTS["keystorm"]! },
  // Hints light the first level, and turns at random put out the lamps.
  { id: "lumen", mode: "Expedition", variant: "expedition", play: (gamePage) => repeat(gamePage, ["KeyH", "Space"]) },
  { id: "blink", mode: "Duel", variant: "duel", play: (gamePage) => pressInTheDark(gamePage, "KeyA") },
  {
    id: "times-tower",
    mode: "Plus and minus",
    variant: "plus",
    play: async (gamePage) => {
      const task = await readVoice(gamePage, /plus|minus/);
      const [a, b] = task.match(/\d+/g)!.map(Number);
      await gamePage.page.keyboard.type(String(task.includes("plus") ? a! + b! : a! - b!), { delay: PRESS_MS });
      await repeat(gamePage, ["Digit1"], 90);
    },
  },
];

const ends = (gamePage: GamePage) => expectScreen(gamePage, "over");
const isOver = async ({ screen }: GamePage) => (await screen.getAttribute("data-screen")) === "over";

/** A sentence of the game for screen readers. */
const readVoice = ({ game }: GamePage, words: RegExp) => game.locator(".voice").filter({ hasText: words }).innerText();

/** Chooses a grade or rival by its digit. */
async function chooseCard({ page, game }: GamePage, digit: number): Promise<void> {
  await page.keyboard.press(`Digit${digit}`);
  await game
    .locator(".hud-status")
    .filter({ hasNotText: /^Choose/ })
    .waitFor();
}

async function tap({ page }: GamePage, key: string, everyMs = PRESS_MS): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(everyMs);
}

async function hold(gamePage: GamePage, key: string): Promise<void> {
  await gamePage.page.keyboard.down(key);
  await ends(gamePage);
  await gamePage.page.keyboard.up(key);
}

/** Blink: the room is coral while the eye is closed, and dark blue when it opens. */
async function pressInTheDark(gamePage: GamePage, key: string): Promise<void> {
  const canvas = gamePage.game.locator("canvas");
  const waitFor = (isDark: boolean) =>
    canvas.evaluate(
      (node, wanted) =>
        new Promise<void>((done) => {
          const look = () => {
            const [red = 0, , blue = 0] = (node as HTMLCanvasElement).getContext("2d")!.getImageData(4, 4, 1, 1).data;
            const isRunning = document.querySelector<HTMLElement>("main.game")!.dataset["screen"] === "none";
            if (blue > red === wanted || !isRunning) done();
            else requestAnimationFrame(look);
          };
          look();
        }),
      isDark,
    );
  while (!(await isOver(gamePage))) {
    await waitFor(true);
    await tap(gamePage, key, 250);
    await waitFor(false);
  }
}

async function repeat(gamePage: GamePage, keys: string[], everyMs = PRESS_MS): Promise<void> {
  for (;;) {
    for (const key of keys) {
      if (await isOver(gamePage)) return;
      await tap(gamePage, key, everyMs);
    }
  }
}

async function walk(gamePage: GamePage, right: number, down: number): Promise<void> {
  for (let step = 0; step < Math.abs(right); step++) await tap(gamePage, right > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(down); step++) await tap(gamePage, down > 0 ? "ArrowDown" : "ArrowUp");
}
