import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, easeIn, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { chainStep, fuseOf, MOST_TIMES, timesOf } from "#tongue-tied/rules/chain.ts";
import { LEVELS } from "#tongue-tied/rules/levels.ts";
import { courseFor, MODE, type State } from "#tongue-tied/rules.ts";
import { DASH_FRAMES, LIVES } from "#tongue-tied/rules/state.ts";
import { UNIT } from "#tongue-tied/rules/units.ts";
import { heronGap } from "./heron.ts";
import { GOLD, INK, PALE } from "./looks.ts";
import { circle, oval } from "./sprites.ts";

const HURRY = 10 * 60;
const BANNER_FRAMES = 120;
const SHADE = "rgba(8, 24, 32, 0.66)";

export const sayTime = (frames: number): string => (Math.floor((frames * 100) / 60) / 100).toFixed(2);
const loud = (size: number, colour = "#FFFFFF") =>
  ({ size, colour, face: "display", align: "center", outline: INK }) as const;

/** The clock, or the lilies and the chain, and how far it is. */
export function drawPanel(stage: Stage, state: State): void {
  const middle = 92;
  if (state.mode === MODE.swamp) {
    const { seconds } = LEVELS[state.level]!;
    const tenths = Math.floor(state.clock / 6) / 10;
    stage.text(tenths.toFixed(1), middle, 32, loud(42, state.clock <= seconds * 60 ? "#FFFFFF" : "#FFC9A0"));
    drawWay(stage, state);
  } else if (state.mode === MODE.dash) {
    const left = Math.max(0, DASH_FRAMES - state.clock);
    stage.text(
      String(Math.ceil(left / 60)),
      middle,
      34,
      loud(left < HURRY ? 56 : 48, left < HURRY ? "#FF8A7A" : "#FFFFFF"),
    );
    drawChain(stage, state, middle, 78);
  } else {
    drawLives(stage, state, middle, 32);
    drawChain(stage, state, middle, 76);
    const gap = heronGap(state);
    if (gap !== null && (stage.isCalm || stage.tick % 30 < 22))
      stage.text(`◀ Heron ${gap} m`, middle, 122, { ...loud(26, "#FF8A7A") });
  }
}

function drawLives(stage: Stage, { lives }: State, middle: number, y: number): void {
  stage.still(
    "lives",
    [middle - 74, y - 28, 148, 52],
    ({ context }) => {
      context.fillStyle = SHADE;
      context.beginPath();
      context.roundRect(middle - 70, y - 24, 140, 44, 22);
      context.fill();
      for (let life = 0; life < LIVES; life++) drawFlower(context, middle + (life - 1) * 42, y + 8, life < lives);
    },
    lives,
  );
}

export function drawFlower(context: CanvasRenderingContext2D, x: number, y: number, isThere: boolean): void {
  context.globalAlpha = isThere ? 1 : 0.5;
  for (const turn of [-1.2, -0.6, 0, 0.6, 1.2]) {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    oval(context, 0, -12, 5.6, 13, INK);
    oval(context, 0, -12, 4, 11, isThere ? "#FF9ACB" : "#33474E");
    context.restore();
  }
  if (isThere) circle(context, x, y - 3, 4.4, GOLD);
  context.globalAlpha = 1;
}

/** The multiplier with its pips: so many golden releases, or lanterns, to the next; and the fuse of a dash. */
function drawChain(stage: Stage, state: State, middle: number, y: number): void {
  const { context } = stage;
  if (state.chain === 0) return;
  const times = timesOf(state);
  const step = chainStep(state);
  stage.still(
    "chain",
    [middle - 84, y - 24, 216, 50],
    (inside) => {
      inside.text(`× ${times}`, middle - 34, y, loud(times === MOST_TIMES ? 40 : 34, times > 1 ? GOLD : PALE));
      for (let pip = 0; pip < step; pip++) {
        const isFull = times === MOST_TIMES || pip < state.chain % step;
        circle(inside.context, middle + 12 + pip * 17, y + 1, 8, INK);
        circle(inside.context, middle + 12 + pip * 17, y + 1, 5.6, isFull ? GOLD : "#33474E");
      }
    },
    `${times} ${times === MOST_TIMES ? 0 : state.chain % step}`,
  );
  if (state.mode !== MODE.dash) return;
  const part = state.fuse / fuseOf(state);
  context.fillStyle = INK;
  context.fillRect(middle - 82, y + 24, 164, 10);
  context.fillStyle = part < 0.35 ? "#FF8A7A" : GOLD;
  context.fillRect(middle - 79, y + 26, 158 * part, 6);
}

/** The way home as a line, with the lilies and the frog on it. */
function drawWay({ context, width, height }: Stage, state: State): void {
  const course = courseFor(state);
  const [left, wide] = [width * 0.14, width * 0.72];
  const y = height - 14;
  const at = (x: number) => left + wide * Math.max(0, Math.min(1, x / course.finish));
  context.fillStyle = INK;
  context.fillRect(left - 5, y - 5, wide + 10, 11);
  context.fillStyle = "#7FD6C8";
  context.fillRect(left, y - 2, at(state.frog.x / UNIT) - left, 5);
  for (const x of course.lilies.slice(1)) circle(context, at(x), y, 7, INK);
  for (const x of course.lilies.slice(1)) circle(context, at(x), y, 4.6, "#FF9ACB");
  circle(context, at(state.frog.x / UNIT), y, 11, INK);
  circle(context, at(state.frog.x / UNIT), y, 8.4, "#7FD84A");
}

export function drawAdvice(stage: Stage, words: string): void {
  const { context, width, height, isContrast } = stage;
  const half = words.length * 6.2 + 22;
  const y = height * 0.8;
  context.fillStyle = isContrast ? "#000000" : INK;
  context.beginPath();
  context.roundRect(width / 2 - half, y - 21, half * 2, 42, 21);
  context.fill();
  stage.text(words, width / 2, y + 1, { size: 21, weight: 900, align: "center", colour: GOLD });
}

export type Banner = { title: string; words: string; at: number };

/** The name of a level or place on a ribbon that comes and goes. */
export function drawBanner(stage: Stage, { title, words, at }: Banner): void {
  const age = stage.tick - at;
  if (age < 0 || age > BANNER_FRAMES || title === "") return;
  const { context, width, height, isCalm } = stage;
  const coming = isCalm ? 1 : easeBack(partOf(age, 18));
  const half = Math.min(width / 2 - 12, Math.max(title.length * 12 + 30, words.length * 5.2 + 30));
  context.save();
  context.translate(width / 2, height > width ? 200 : 156);
  context.scale(coming, coming);
  context.globalAlpha = 1 - (isCalm ? 0 : easeIn(partOf(age - BANNER_FRAMES + 18, 18)));
  context.fillStyle = INK;
  context.beginPath();
  context.roundRect(-half, -40, half * 2, 80, [6, 18, 18, 6]);
  context.fill();
  stage.text(title, 0, -7, { size: 34, face: "display", align: "center", colour: PALE });
  stage.text(words, 0, 23, { size: 16, weight: 900, align: "center", colour: GOLD });
  context.restore();
}
