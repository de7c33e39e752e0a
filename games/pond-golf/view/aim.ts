import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { shape } from "#pond-golf/art/shapes.ts";
import { INK } from "#pond-golf/art/themes.ts";
import { rollHalf, ROLL, type Ball } from "#pond-golf/rules/roll.ts";
import { holeAt, type State } from "#pond-golf/rules/state.ts";
import { BALL_RADIUS, UNIT } from "#pond-golf/rules/units.ts";
import { POWER, shotSpeed } from "#pond-golf/rules.ts";
import { toScreen, type Frame } from "./frame.ts";
import { GOLD, RED, shout } from "./pen.ts";

/** The first metres are shown as they will be: with the rules, and with what moves now. */
const MOST_HALVES = 90;
const MOST_UNITS = 215;
const DOT_UNITS = 17;

/** Where another ball lies, nobody can tell how it goes on. */
const isMet = ({ friends, turn }: State, { x, y }: Ball): boolean =>
  friends.some(
    ({ ball, strokes, result }, player) =>
      player !== turn && strokes > 0 && !result && Math.hypot(ball.x - x, ball.y - y) < 2 * BALL_RADIUS,
  );

/** Dots where the ball will roll. */
function preview(state: State, { flat }: Frame): Point[] {
  const hole = holeAt(state);
  const ball: Ball = { ...state.ball, ...shotSpeed(state.angle, state.power) };
  const dots: Point[] = [];
  let last = flat(ball.x, ball.y);
  let [far, left] = [0, 14];
  for (let half = 0; half < MOST_HALVES && far < MOST_UNITS; half++) {
    const outcome = rollHalf(hole, ball, state.clock + half);
    const at = flat(ball.x, ball.y);
    const step = Math.hypot(at.x - last.x, at.y - last.y);
    if (ball.under > 0 || step > 60 || isMet(state, ball)) break;
    for (let part = left; part <= step; part += DOT_UNITS)
      dots.push({ x: last.x + ((at.x - last.x) * part) / step, y: last.y + ((at.y - last.y) * part) / step });
    left = left > step ? left - step : DOT_UNITS - ((step - left) % DOT_UNITS);
    far += step;
    last = at;
    if (outcome !== ROLL.on || step === 0) break;
  }
  return dots;
}

let known = { key: "", dots: [] as Point[] };

/** The dots are the same until the aim or what moves has changed. */
function dotsOf(state: State, frame: Frame): Point[] {
  const { ball, angle, power, clock, holes, at } = state;
  const { mills, sliders, ferries } = holeAt(state).things;
  const now = mills.length + sliders.length + ferries.length > 0 ? clock >> 2 : 0;
  const key = [ball.x, ball.y, angle, power, now, holes[at], frame.isTall, state.turn, state.frame >> 3].join();
  if (known.key !== key) known = { key, dots: preview(state, frame) };
  return known.dots;
}

/** The last stroke of this player: a retry starts from the same place. */
let lastStroke = { hole: -1, x: 0, y: 0, angle: 0, power: 0 };
const SAME_PLACE = 4 * UNIT;

export function keepStroke({ holes, at, ball, angle, power }: State): void {
  lastStroke = { hole: holes[at % holes.length]!, x: ball.x, y: ball.y, angle, power };
}

const isFromHere = ({ holes, at, ball: { x, y } }: State): boolean =>
  lastStroke.hole === holes[at % holes.length] &&
  Math.abs(lastStroke.x - x) < SAME_PLACE &&
  Math.abs(lastStroke.y - y) < SAME_PLACE;

/** Where the last stroke from here went: a red arrow head. */
function drawLastAngle(context: CanvasRenderingContext2D, x: number, y: number, isTall: boolean): void {
  context.save();
  context.translate(x, y);
  context.rotate(toScreen(lastStroke.angle, isTall));
  shape(context, INK, [50.5, 0, 27, -11, 27, 11]);
  shape(context, RED, [46, 0, 30, -8, 30, 8]);
  context.restore();
}

/** The dots, and an arrow as long as the stroke is strong. In flat units. */
export function drawAim(stage: Stage, state: State, frame: Frame, isCancelled: boolean): void {
  const { context, isContrast } = stage;
  const { x, y } = frame.flat(state.ball.x, state.ball.y);
  if (isCancelled) return shout(stage, "Let go: no stroke", x, y - 30, 20);
  for (const [colour, grow] of [
    [INK, 1.8],
    ["#FFFFFF", 0],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    for (const [at, dot] of dotsOf(state, frame).entries()) {
      context.moveTo(dot.x, dot.y);
      context.arc(dot.x, dot.y, Math.max(2.2, 4.6 - at * 0.18) + grow, 0, 7);
    }
    context.fill();
  }
  const isHere = isFromHere(state);
  if (isHere) drawLastAngle(context, x, y, frame.isTall);
  const partOf = (power: number) => (power - POWER.least) / (POWER.most - POWER.least);
  const longOf = (power: number) => 26 + partOf(power) * 62;
  const [part, long] = [partOf(state.power), longOf(state.power)];
  const way = toScreen(state.angle, frame.isTall);
  context.save();
  context.translate(x, y);
  context.rotate(way);
  // Behind the ball the pull is shown, with a notch for each quarter.
  for (const [colour, grow] of [
    [INK, 3],
    [isContrast ? "#FFFFFF" : part > 0.85 ? "#FF6A4A" : part > 0.5 ? GOLD : "#FFF6C8", 0],
  ] as const) {
    const [end, half] = [-13 - long - grow, 5 + part * 9 + grow];
    shape(context, colour, [-11, -3 - grow, end, -half, end, half, -11, 3 + grow]);
  }
  context.fillStyle = INK;
  for (let notch = 1; notch < 4; notch++) context.fillRect(-13 - (long * notch) / 4, -3, 2, 6);
  // How strong the last stroke was.
  const lastPower = isHere ? lastStroke.power : state.strokes > 0 ? state.lastPower : 0;
  if (lastPower > 0) {
    context.fillStyle = "#E4473C";
    context.fillRect(-15 - longOf(lastPower), -17, 4, 34);
  }
  context.restore();
  const [along, beside] = [18 + long / 2, 32];
  const [dx, dy] = [Math.cos(way), Math.sin(way)];
  shout(stage, String(state.power), x - dx * along - dy * beside, y - dy * along + dx * beside, 22);
}
