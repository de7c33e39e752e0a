import { expect } from "#support/harness.ts";
import type { GamePage, Ticket } from "./game-page.ts";
import {
  chooseCard,
  ends,
  hold,
  PRESS_MS,
  pressAtSignals,
  readVoice,
  repeat,
  tap,
  untilPoints,
  walk,
} from "./game-keys.ts";
import {
  findChessLine,
  findGardenLine,
  findReefLine,
  findSudokuLine,
  isOurTurn,
  loadFromGame,
  type ChessState,
  type Move,
} from "./game-lines.ts";
import { defendByKeys } from "./bread-defenders.ts";
import { burrowByKeys } from "./burrow-steps.ts";
import { drumUntilHit } from "./drum-beat.ts";
import { hopByKeys } from "./duck-hops.ts";
import { rollByKeys } from "./egg-roll.ts";
import { swingByKeys } from "./frog-swing.ts";
import { followRun } from "./follow-run.ts";
import { driveByKeys } from "./kart-drive.ts";
import { golfByKeys } from "./golf-strokes.ts";
import { loopByKeys } from "./pad-loops.ts";
import { rideByKeys } from "./reed-ride.ts";
import { throwByKeys } from "./parcel-post.ts";
import { stackByKeys } from "./stone-stack.ts";
import { walkByKeys } from "./two-ducks.ts";

/** So many floors are high enough to be ranked. */
const FLOORS = 1;

/** Plays a run of any mode of a game to its end, about as fast as its rules allow. */
export type Script = (gamePage: GamePage, ticket: Ticket) => Promise<void>;

/** With a keyboard. */
export const SCRIPTS: Record<string, Script> = {
  // A hop that counts, and then the water rises and ends the run.
  skyhop: async (gamePage) => {
    await untilPoints(gamePage, () => gamePage.page.keyboard.press("Space", { delay: 200 }));
    await ends(gamePage);
  },
  "drift-belt": (gamePage) => hold(gamePage, "ArrowRight"),
  "bread-defence": (gamePage) => defendByKeys(gamePage),
  burrow: (gamePage, ticket) => burrowByKeys(gamePage, ticket),
  "duck-dunk": (gamePage, ticket) => hopByKeys(gamePage, ticket),
  "honk-slope": (gamePage, ticket) => rollByKeys(gamePage, ticket),
  "lilypad-land": (gamePage) => loopByKeys(gamePage),
  "loop-circuit": (gamePage, ticket) => driveByKeys(gamePage, ticket),
  "pond-golf": (gamePage) => golfByKeys(gamePage),
  "reed-rider": (gamePage, ticket) => rideByKeys(gamePage, ticket),
  "salt-and-pepper": (gamePage, ticket) => walkByKeys(gamePage, ticket),
  "stack-shift": (gamePage, ticket) => stackByKeys(gamePage, ticket),
  "tongue-tied": (gamePage, ticket) => swingByKeys(gamePage, ticket),
  "beat-dash": (gamePage) => drumUntilHit(gamePage, (ms) => gamePage.page.keyboard.press("Space", { delay: ms })),
  // Dashes at the rival until one has hit, and then over the rope. Two friends have no points.
  "sumo-pucks": async (gamePage, { variant }) => {
    await gamePage.page.keyboard.down("KeyD");
    if (!variant.startsWith("duo")) await untilPoints(gamePage, () => tap(gamePage, "Space", 400));
    await gamePage.page.keyboard.up("KeyD");
    await hold(gamePage, "KeyA");
  },
  "orbit-post": (gamePage, ticket) => throwByKeys(gamePage, ticket),
  // Hints light the levels. On an expedition turns at random put out the lamps, or it would have sixty levels.
  lumen: (gamePage, { variant }) => repeat(gamePage, variant === "expedition" ? ["KeyH", "Space"] : ["KeyH"]),
  "merge-garden": async (gamePage, { seed, variant }) => {
    const clockwise = ["KeyW", "KeyE", "KeyD", "KeyS", "KeyA", "KeyQ"];
    for (const { tap: direction } of await findGardenLine(seed, variant)) await tap(gamePage, clockwise[direction]!);
    await repeat(gamePage, ["Enter"]);
  },
  // Boats that are sent straight home, one after the other, until they meet.
  "paper-fleet": (gamePage) => repeat(gamePage, ["Space", "Enter"], 300),
  // Six right digits, and then mistakes until the goose is there.
  "sudoku-sprint": async (gamePage, { seed, variant }) => {
    let at = 40;
    for (const { cell, digit } of await findSudokuLine(seed, variant, 6)) {
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
    await buildFloors(gamePage, (digits) => gamePage.page.keyboard.type(digits, { delay: PRESS_MS }));
    await repeat(gamePage, ["Digit1"], 90);
  },
  // Presses when the eye opens; in a duel it is the left player.
  blink: (gamePage, { variant }) =>
    pressAtSignals(gamePage, () => gamePage.page.keyboard.press(variant === "duel" ? "KeyA" : "Space")),
  "flip-reef": async (gamePage, { seed, variant }) => {
    await gamePage.page.keyboard.press("ArrowUp");
    let at = 19;
    await playReef(gamePage, await findReefLine(seed, variant), async (cell) => {
      await walk(gamePage, (cell % 8) - (at % 8), (cell >> 3) - (at >> 3));
      at = cell;
      await tap(gamePage, "Enter");
    });
  },
  "gambit-lite": async (gamePage, ticket) => {
    await gamePage.page.keyboard.press("ArrowUp");
    let at = 12;
    await playChess(gamePage, ticket, async (square) => {
      // Ranks are numbered upwards.
      await walk(gamePage, (square & 7) - (at & 7), (at >> 3) - (square >> 3));
      at = square;
      await tap(gamePage, "Enter");
    });
  },
};

type Choose = (place: number) => Promise<void>;

/** Places fish, each when the game says that its cell is free, and until it no longer is: taps may be ignored. */
export async function playReef(gamePage: GamePage, line: readonly Move[], choose: Choose): Promise<void> {
  const voice = gamePage.game.locator("main.game > .voice");
  for (const { tap: cell } of line) {
    const isFree = new RegExp(`You can swim to .*${"abcdefgh"[cell % 8]}${8 - (cell >> 3)}`);
    await expect(voice).toHaveText(isFree);
    while (isFree.test(await voice.innerText())) await choose(cell);
  }
  await ends(gamePage);
}

/** Moves pieces, each when it is our turn in the run itself, on another board than before. */
export async function playChess(gamePage: GamePage, ticket: Ticket, choose: Choose): Promise<void> {
  const { rules } = await loadFromGame<{ rules: object }>("gambit-lite/rules.ts");
  const look = await followRun<ChessState>(gamePage, rules, ticket);
  let board = "";
  const isNext = async () => {
    const state = await look();
    return isOurTurn(state) && state.position.squares.join() !== board;
  };
  for (const { from, to } of await findChessLine(ticket.seed, ticket.variant)) {
    await expect.poll(isNext).toBe(true);
    board = (await look()).position.squares.join();
    await choose(from);
    await choose(to);
  }
  await ends(gamePage);
}

/** Answers tasks until the tower is high enough to be ranked. */
export async function buildFloors(gamePage: GamePage, answer: (digits: string) => Promise<void>): Promise<void> {
  const status = gamePage.game.locator(".hud-status");
  for (let floor = 0; floor < FLOORS; floor++) {
    await status.filter({ hasText: new RegExp(`^${floor} floor`) }).waitFor();
    const task = await readVoice(gamePage, new RegExp(floor === 0 ? "\\d" : "\\?$"));
    const [a, b] = task.match(/\d+/g)!.map(Number) as [number, number];
    const answers = { times: a * b, plus: a + b, minus: a - b, divided: a / b };
    await answer(String(answers[/times|plus|minus|divided/.exec(task)![0] as keyof typeof answers]));
  }
}
