import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { MODE, rules, type State } from "./rules.ts";
import type { Duck } from "./rules-duck.ts";
import { rowHeight, VERB_ROWS } from "./rules-tower.ts";
import { UNIT } from "./rules-world.ts";

/** One verb, as a ghost shows it again and again where it is needed. */
type Demo = {
  /** The row it starts on; it is shown until a higher one was reached. */
  row: number;
  words: string;
  x: number;
  facing: number;
  /** Frames at which the button goes down and up, in turns. */
  presses: readonly number[];
  frames: number;
};

const DEMOS: readonly Demo[] = [
  { row: VERB_ROWS.hop, words: "Press", x: 296, facing: 1, presses: [14, 18], frames: 64 },
  { row: VERB_ROWS.hold, words: "Hold", x: 322, facing: -1, presses: [14, 28], frames: 74 },
  { row: VERB_ROWS.flap, words: "Press again", x: 266, facing: 1, presses: [10, 24, 40, 46], frames: 88 },
  { row: VERB_ROWS.glide, words: "Press again and hold", x: 424, facing: -1, presses: [8, 22, 40, 104], frames: 122 },
  { row: VERB_ROWS.kick, words: "Press at the wall", x: 450, facing: 1, presses: [8, 22, 42, 50], frames: 108 },
];

type Shown = { duck: Duck; isDown: boolean };

/** The frames of a demo, played by the rules themselves, so that the player can do the same. */
function play({ row, x, facing, presses, frames }: Demo): Shown[] {
  const state = rules.start(readSeed("0".repeat(32)));
  state.feathers = [];
  state.ledge = state.ledges.find((ledge) => ledge.row === row)!;
  Object.assign(state.duck, { x: x * UNIT, y: rowHeight(row), facing });
  return Array.from({ length: frames }, (_, frame) => {
    const isDown = presses.filter((at) => at <= frame).length % 2 === 1;
    rules.step(state, { held: isDown ? BUTTON.a : 0, taps: [] });
    return { duck: { ...state.duck }, isDown };
  });
}

const PAUSE_FRAMES = 45;

export type DemoFrame = Shown & { words: string; start: { x: number; y: number } };

/** The demo to show now, for a player who has not learnt its verb yet; null if there is none. */
export function createDemos() {
  const played = new Map<Demo, Shown[]>();
  return (stage: Stage, { mode, bestRow, frame }: State): DemoFrame | null => {
    const demo = mode === MODE.climb && frame > 0 ? DEMOS.findLast(({ row }) => row <= bestRow) : undefined;
    if (!demo || bestRow > demo.row + (demo.row === VERB_ROWS.kick ? 1 : 0)) return null;
    let frames = played.get(demo);
    if (!frames) played.set(demo, (frames = play(demo)));
    const at = stage.isCalm ? Math.floor(frames.length / 2) : stage.tick % (frames.length + PAUSE_FRAMES);
    const shown = frames[Math.min(at, frames.length - 1)]!;
    return { ...shown, words: demo.words, start: { x: demo.x * UNIT, y: rowHeight(demo.row) } };
  };
}

export const DEMO_ROWS = DEMOS.map(({ row }) => row);

/** Where each demo ends: the row it lands on. */
export function demoLandings(): number[] {
  return DEMOS.map((demo) => play(demo).at(-1)!.duck.y);
}

/** The button beside the ghost: down while it presses. */
export function drawDemoButton(stage: Stage, { words, isDown }: DemoFrame, x: number, y: number): void {
  const { context } = stage;
  const sink = isDown ? 5 : 0;
  const [key, wide] = stage.isTouch ? ["Tap", 46] : ["Space", 84];
  context.fillStyle = "#0F3F4A";
  context.beginPath();
  context.roundRect(x - wide / 2, y - 12, wide, 26, 8);
  context.fill();
  context.fillStyle = isDown ? "#FFD65A" : "#FFF9E6";
  context.beginPath();
  context.roundRect(x - wide / 2, y - 17 + sink, wide, 25, 8);
  context.fill();
  stage.text(key, x, y - 4 + sink, { size: 15, align: "center", weight: 900, colour: "#3A1A2A" });
  const half = words.length * 4.3 + 14;
  context.fillStyle = "#0F3F4A";
  context.beginPath();
  context.roundRect(x - half, y + 19, half * 2, 24, [4, 12, 12, 4]);
  context.fill();
  stage.text(words, x, y + 32, { size: 15, align: "center", weight: 900, colour: "#FFF9E6" });
}
