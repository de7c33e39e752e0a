import type { GamePage, Ticket } from "./game-page.ts";
import { defendByTouch } from "./bread-defenders.ts";
import { burrowByTouch } from "./burrow-steps.ts";
import { drumUntilHit } from "./drum-beat.ts";
import { hopByTouch } from "./duck-hops.ts";
import { rollByTouch } from "./egg-roll.ts";
import { swingByTouch } from "./frog-swing.ts";
import { ends, isOver, pressAtSignals, readVoice, untilPoints } from "./game-keys.ts";
import { findGardenLine, findLumenLine, findReefLine, findSudokuLine, loadFromGame } from "./game-lines.ts";
import { buildFloors, playChess, playReef } from "./game-runs.ts";
import type { Point, Touch } from "./game-touch.ts";
import { golfByTouch } from "./golf-strokes.ts";
import { driveByTouch } from "./kart-drive.ts";
import { loopByTouch } from "./pad-loops.ts";
import { rideByTouch } from "./reed-ride.ts";
import { throwByTouch } from "./parcel-post.ts";
import { stackByTouch } from "./stone-stack.ts";
import { sailFleet } from "./touch-fleet.ts";
import { walkByTouch } from "./two-ducks.ts";

type Player = { gamePage: GamePage; touch: Touch; ticket: Ticket };

type Box = Point & { width: number; height: number };
type Board = { board: Point & { cell: number } };
type LayOut<L> = { layOut(width: number, height: number, isTouch?: boolean): L };
type LayoutOf<L> = { layoutOf(stage: { width: number; height: number }): L };

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const stageOf = ({ size: [width, height] }: Touch) => ({ width, height });
const centre = ({ size: [width, height] }: Touch): Point => ({ x: width / 2, y: height / 2 });

/** With a finger on an upright phone: a run of any mode to its end. */
export const TOUCH_SCRIPTS: Record<string, (player: Player) => Promise<void>> = {
  skyhop: async ({ gamePage, touch }) => {
    await untilPoints(gamePage, () => touch.holdDuring([centre(touch)], () => gamePage.page.waitForTimeout(200)));
    await ends(gamePage);
  },
  "beat-dash": ({ gamePage, touch }) =>
    drumUntilHit(gamePage, (ms) => touch.holdDuring([centre(touch)], () => gamePage.page.waitForTimeout(ms))),
  // On an upright phone, onwards is up.
  "drift-belt": async ({ gamePage, touch }) => {
    const { x, y } = centre(touch);
    await touch.holdDuring(line({ x, y }, { x, y: y - 300 }), () => ends(gamePage));
  },
  "bread-defence": ({ gamePage, touch, ticket }) => defendByTouch(gamePage, touch, ticket),
  burrow: ({ gamePage, touch, ticket }) => burrowByTouch(gamePage, touch, ticket),
  "duck-dunk": ({ gamePage, touch, ticket }) => hopByTouch(gamePage, touch, ticket),
  "honk-slope": ({ gamePage, touch, ticket }) => rollByTouch(gamePage, touch, ticket),
  "lilypad-land": ({ gamePage, touch }) => loopByTouch(gamePage, touch),
  "loop-circuit": ({ gamePage, touch, ticket }) => driveByTouch(gamePage, touch, ticket),
  "pond-golf": ({ gamePage, touch, ticket }) => golfByTouch(gamePage, touch, ticket),
  "reed-rider": ({ gamePage, touch, ticket }) => rideByTouch(gamePage, touch, ticket),
  "salt-and-pepper": ({ gamePage, touch, ticket }) => walkByTouch(gamePage, touch, ticket),
  "stack-shift": ({ gamePage, touch, ticket }) => stackByTouch(gamePage, touch, ticket),
  "tongue-tied": ({ gamePage, touch, ticket }) => swingByTouch(gamePage, touch, ticket),
  // Pushes and dashes at the rival until a dash has hit, and then over the rope. Two friends have no points.
  "sumo-pucks": async ({ gamePage, touch, ticket: { variant } }) => {
    // In the lower half, which is the first player's.
    const from = { x: touch.size[0] / 2, y: touch.size[1] * 0.7 };
    const dash = async () => {
      await touch.holdDuring(line(from, { ...from, x: from.x + 120 }), () => gamePage.page.waitForTimeout(500));
      await touch.tap(from);
    };
    if (!variant.startsWith("duo")) await untilPoints(gamePage, dash);
    await touch.holdDuring(line(from, { ...from, x: from.x - 160 }), () => ends(gamePage));
  },
  "orbit-post": ({ gamePage, touch, ticket }) => throwByTouch(gamePage, touch, ticket),
  lumen: async ({ gamePage, touch, ticket: { seed, variant } }) => {
    const { layoutOf, cellPoint } = await loadFromGame<
      LayoutOf<object> & { cellPoint(layout: object, board: object, cell: number): Point }
    >("lumen/view-layout.ts");
    const layout = layoutOf(stageOf(touch));
    const levels = await findLumenLine(seed, variant);
    const status = gamePage.game.locator(".hud-status");
    for (const [at, { board, cells }] of levels.entries()) {
      // Before the next level, the card of the last one is shown.
      if (at > 0) await status.filter({ hasText: new RegExp(`^(Board|Level) ${at + 1} `) }).waitFor();
      for (const cell of cells) await touch.tap(cellPoint(layout, board, cell));
    }
    // An expedition goes on: turns at random put out its lamps.
    const { board, cells } = levels.at(-1)!;
    while (!(await isOver(gamePage))) await touch.tap(cellPoint(layout, board, cells[0]!));
  },
  "merge-garden": async ({ gamePage, touch, ticket: { seed, variant } }) => {
    const { x, y } = centre(touch);
    for (const { tap: direction } of await findGardenLine(seed, variant)) {
      const angle = (direction * Math.PI) / 3;
      await touch.drag([
        { x, y },
        { x: x + Math.sin(angle) * 110, y: y - Math.cos(angle) * 110 },
      ]);
    }
    await ends(gamePage);
  },
  "paper-fleet": ({ gamePage, touch, ticket }) => sailFleet(gamePage, touch, ticket),
  // Six right digits, and then mistakes until the goose is there.
  "sudoku-sprint": async ({ gamePage, touch, ticket: { seed, variant } }) => {
    const { layoutOf, cellBox } = await loadFromGame<
      LayoutOf<{ buttons: Box[] }> & { cellBox(layout: object, cell: number): Box }
    >("sudoku-sprint/view-layout.ts");
    const layout = layoutOf(stageOf(touch));
    const cells = await findSudokuLine(seed, variant, 12);
    for (const { cell, digit } of cells.slice(0, 6)) {
      await touch.tap(middleOf(cellBox(layout, cell)));
      await touch.tap(middleOf(layout.buttons[digit - 1]!));
    }
    const wrong = cells.slice(6).map(({ cell, digit }) => ({ cell, digit: (digit % 9) + 1 }));
    for (let at = 0; !(await isOver(gamePage)); at = (at + 1) % wrong.length) {
      await touch.tap(middleOf(cellBox(layout, wrong[at]!.cell)));
      await touch.tap(middleOf(layout.buttons[wrong[at]!.digit - 1]!));
    }
  },
  keystorm: async ({ gamePage, touch }) => {
    const { layOut } =
      await loadFromGame<LayOut<{ cards: Box[]; keys: (Box & { label: string })[] }>>("keystorm/view-layout.ts");
    const { cards, keys } = layOut(...touch.size, true);
    await touch.tap(middleOf(cards[2]!));
    for (const letter of await readVoice(gamePage, /^[a-z]+$/))
      await touch.tap(middleOf(keys.find(({ label }) => label === letter)!));
    await ends(gamePage);
  },
  "times-tower": async ({ gamePage, touch }) => {
    const { layOut } = await loadFromGame<LayOut<{ keys: (Box & { label: string })[] }>>("times-tower/view-layout.ts");
    const { keys } = layOut(...touch.size, true);
    const press = async (digits: string) => {
      for (const digit of digits) await touch.tap(middleOf(keys.find(({ label }) => label === digit)!));
    };
    await buildFloors(gamePage, press);
    while (!(await isOver(gamePage))) await press("1");
  },
  // In a duel the lower half is the first player's.
  blink: ({ gamePage, touch }) =>
    pressAtSignals(gamePage, () => touch.tap({ x: touch.size[0] / 2, y: touch.size[1] * 0.7 })),
  "flip-reef": async ({ gamePage, touch, ticket: { seed, variant } }) => {
    const { layOut } = await loadFromGame<LayOut<Board>>("flip-reef/view-reef.ts");
    const { board } = layOut(...touch.size);
    await playReef(gamePage, await findReefLine(seed, variant), (cell) =>
      touch.tap({ x: board.x + ((cell % 8) + 0.5) * board.cell, y: board.y + ((cell >> 3) + 0.5) * board.cell }),
    );
  },
  "gambit-lite": async ({ gamePage, touch, ticket }) => {
    const { layOut } = await loadFromGame<LayOut<Board>>("gambit-lite/view/layout.ts");
    const { board } = layOut(...touch.size);
    await playChess(gamePage, ticket, (square) =>
      // Ranks are numbered upwards.
      touch.tap({ x: board.x + ((square & 7) + 0.5) * board.cell, y: board.y + (7.5 - (square >> 3)) * board.cell }),
    );
  },
};

const STEPS = 6;

/** Places on the straight way between two. */
const line = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / STEPS,
    y: from.y + ((to.y - from.y) * step) / STEPS,
  }));
