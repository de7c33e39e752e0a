import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { ducklingsOf, soakOf, UNIT, VESSEL, type Boat } from "./rules-fleet.ts";
import { toRadians, type Frame } from "./view-frame.ts";
import type { Paper } from "./view-papers.ts";
import { drawSign, fillOval, fillShape, INK, PAPER, signOf, stamp, tracePath } from "./view-signs.ts";

type Context = CanvasRenderingContext2D;

const SHADOW = "rgb(6 40 58 / 0.32)";
const HALF = 48;
/** Boats are drawn a little larger than the rules count them, so that they fit through narrow gaps. */
const LARGER = 1.14;
/** Paper looks wet in so many steps. */
const WET_STEPS = 4;

/** Hulls, looking right: outlines from the bow along the upper side and back along the lower one. */
const HULLS: readonly (readonly number[])[] = [
  [33, 0, 12, -15, -19, -14, -30, 0, -19, 14, 12, 15],
  [38, 0, -22, -17, -14, 0, -22, 17],
  [38, 0, 31, -22, -30, -24, -40, 0, -30, 24, 31, 22],
];

export type BoatLook = { x: number; y: number; isChosen: boolean; isLed: boolean };

/** Draws a boat or duck with its flag. `x` and `y` are on the stage. */
export function drawBoat(
  stage: Stage,
  boat: Boat,
  { x, y, isChosen, isLed }: BoatLook,
  frame: Frame,
  paper: Paper,
): void {
  const { context, tick, isCalm, isContrast } = stage;
  const soaked = soakOf(boat);
  const wet = soaked === 0 ? 0 : boat.wet / soaked;
  // Soggy paper lies lower in the water, and trembles before it sinks.
  const tremble = isCalm || wet < 0.75 ? 0 : Math.sin(tick / 2.2 + boat.id) * 0.07 * wet;
  const bob = isCalm ? 0 : Math.sin(tick / 22 + boat.id * 2) * 0.05;
  const angle = toRadians(boat.angle, frame) + bob + tremble;
  if (isChosen) drawRing(context, x, y, tick, isCalm);
  if (boat.vessel === VESSEL.duck) return drawDuckFamily(stage, boat, x, y, angle, frame);
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  // The light comes from above in any direction of travel.
  const isFlipped = Math.cos(angle) < 0;
  if (isFlipped) context.scale(1, -1);
  const scale = LARGER * (1 - Math.max(0, wet - 0.6) * 0.3);
  context.scale(scale, scale);
  const step = Math.min(WET_STEPS, Math.floor(wet * (WET_STEPS + 1)));
  const name = `${boat.vessel} ${boat.sign} ${paper.id} ${step} ${isContrast}`;
  stamp(context, name, HALF, (inside) => drawHull(inside, boat, paper, step / WET_STEPS, isContrast));
  context.restore();
  drawFlag(stage, boat, x, y, isLed);
  if (wet > 0.5) drawWetness(stage, x, y, wet);
}

function drawHull(context: Context, { vessel, sign }: Boat, paper: Paper, wet: number, isContrast: boolean): void {
  const hull = HULLS[vessel]!;
  const { colour, shade } = signOf(sign);
  fillShape(
    context,
    SHADOW,
    hull.map((each, at) => each * 1.02 + (at % 2 === 0 ? 3 : 6)),
  );
  fillShape(context, paper.light, hull);
  context.save();
  tracePath(context, hull);
  context.clip();
  paper.print(context);
  // Wet paper is darker.
  if (wet > 0) {
    context.fillStyle = `rgb(40 92 118 / ${0.12 + wet * 0.36})`;
    context.fillRect(-50, -50, 100, 100);
  }
  // The side away from the light.
  context.globalAlpha = 0.62;
  context.fillStyle = paper.dark;
  context.fillRect(-50, 0, 100, 50);
  context.globalAlpha = 1;
  context.restore();
  if (vessel === VESSEL.boat) drawFolds(context, colour, shade);
  else if (vessel === VESSEL.dart) drawWings(context, colour, shade);
  else drawCrates(context, colour, shade);
  context.strokeStyle = isContrast ? "#06283A" : "rgb(74 52 20 / 0.45)";
  context.lineWidth = isContrast ? 3 : 1.4;
  context.lineJoin = "round";
  tracePath(context, hull);
  context.stroke();
}

/** The pocket of a folded boat, and the peak in its middle. */
function drawFolds(context: Context, colour: string, shade: string): void {
  fillShape(context, "rgb(74 52 20 / 0.3)", [21, 0, 5, -9, -15, -8.5, -21, 0, -15, 8.5, 5, 9]);
  fillShape(context, colour, [13, 0, -1, -9, -16, 0]);
  fillShape(context, shade, [13, 0, -1, 9, -16, 0]);
  context.strokeStyle = "rgb(255 255 255 / 0.55)";
  context.lineWidth = 1.2;
  context.beginPath();
  context.moveTo(-16, 0);
  context.lineTo(13, 0);
  context.moveTo(33, 0);
  context.lineTo(21, 0);
  context.stroke();
}

function drawWings(context: Context, colour: string, shade: string): void {
  fillShape(context, colour, [26, 0, -18, -6, -14, 0]);
  fillShape(context, shade, [26, 0, -18, 6, -14, 0]);
  context.strokeStyle = "rgb(74 52 20 / 0.4)";
  context.lineWidth = 1.2;
  context.beginPath();
  context.moveTo(38, 0);
  context.lineTo(-18, -9);
  context.moveTo(38, 0);
  context.lineTo(-18, 9);
  context.stroke();
}

function drawCrates(context: Context, colour: string, shade: string): void {
  fillShape(context, "rgb(74 52 20 / 0.34)", [29, 0, 25, -15, -26, -17, -32, 0, -26, 17, 25, 15]);
  for (const [x, y, size] of [
    [-24, -13, 13],
    [-24, 1, 12],
    [-9, -14, 14],
    [-8, 2, 12],
  ] as const) {
    context.fillStyle = "#B9803F";
    context.fillRect(x, y, size, size);
    context.strokeStyle = "#7A4A2B";
    context.lineWidth = 1.4;
    context.strokeRect(x, y, size, size);
  }
  context.fillStyle = colour;
  context.fillRect(8, -14, 15, 14);
  context.fillStyle = shade;
  context.fillRect(8, 0, 15, 14);
}

/** The flag stays upright, so that its sign is readable in any direction of travel. */
function drawFlag(
  { context, isTouch, tick, isCalm }: Stage,
  { sign, id }: Boat,
  x: number,
  y: number,
  isLed: boolean,
): void {
  const { colour, shade } = signOf(sign);
  const size = isTouch ? 1.2 : 1;
  const wave = isCalm ? 0 : Math.sin(tick / 14 + id) * 1.6;
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.fillStyle = "#5C351D";
  context.fillRect(-1.5, -31, 3, 31);
  fillShape(context, shade, [1, -44, 26, -42 + wave, 26, -22 + wave, 1, -21]);
  fillShape(context, colour, [0, -46, 25, -44 + wave, 20, -34 + wave, 25, -24 + wave, 0, -23]);
  drawSign(context, sign, 10, -34.5 + wave / 2, 12);
  // The lamp on the pole shows that the player leads this boat.
  if (isLed) fillOval(context, PAPER, 0, -47, 3, 3);
  context.restore();
}

/** How dry it still is, as a ring that runs out. */
function drawWetness({ context, tick, isCalm }: Stage, x: number, y: number, wet: number): void {
  const left = Math.max(0, 1 - wet) * 2;
  const isLate = wet > 0.78;
  context.fillStyle = INK;
  context.beginPath();
  context.arc(x - 13, y - 34, isLate && !isCalm && tick % 30 < 15 ? 12.5 : 10.5, 0, 7);
  context.fill();
  context.strokeStyle = isLate ? "#FF8A7A" : "#9FE3F5";
  context.lineWidth = 3.4;
  context.beginPath();
  context.arc(x - 13, y - 34, 8, -Math.PI / 2, -Math.PI / 2 + left * Math.PI * 2);
  context.stroke();
  // A drop.
  fillShape(context, isLate ? "#FF8A7A" : "#9FE3F5", [
    x - 13,
    y - 40,
    x - 9.5,
    y - 32,
    x - 13,
    y - 29,
    x - 16.5,
    y - 32,
  ]);
}

function drawRing(context: Context, x: number, y: number, tick: number, isCalm: boolean): void {
  context.strokeStyle = PAPER;
  context.lineWidth = 3;
  context.setLineDash([10, 6]);
  context.lineDashOffset = isCalm ? 0 : -tick / 3;
  context.beginPath();
  context.arc(x, y, 40, 0, 7);
  context.stroke();
  context.setLineDash([]);
}

function drawDuckFamily(stage: Stage, boat: Boat, x: number, y: number, angle: number, frame: Frame): void {
  const { context, tick, isCalm } = stage;
  let [aheadX, aheadY] = [x, y];
  for (const [index, [dx, dy]] of ducklingsOf(boat).entries()) {
    const [atX, atY] = frame.place(dx, dy);
    const paddle = isCalm ? 0 : Math.sin(tick / 6 + index * 2) * 0.18;
    drawBird(context, atX, atY, Math.atan2(aheadY - atY, aheadX - atX) + paddle, 0.52);
    [aheadX, aheadY] = [atX, atY];
  }
  drawBird(context, x, y, angle, 1);
}

/** A duck from above. */
export function drawBird(context: Context, x: number, y: number, angle: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  if (Math.cos(angle) < 0) context.scale(1, -1);
  context.scale(size, size);
  stamp(context, size === 1 ? "duck" : "duckling", 30, (inside) => {
    fillOval(inside, SHADOW, 0, 6, 25, 15);
    fillShape(inside, "#EFA132", [-18, -7, -31, -3, -27, 3, -18, 7]);
    fillOval(inside, "#FFD24A", -2, 0, 22, 15);
    fillOval(inside, "#F7B93E", -2, 5, 19, 9);
    fillOval(inside, size === 1 ? "#F2594B" : "#FFE07A", -6, -6, 12, 5);
    fillOval(inside, size === 1 ? "#C9433A" : "#EFA132", -6, 7, 12, 4.5);
    fillOval(inside, "#FF7A33", 26, 0, 7, 5);
    fillOval(inside, "#FFD24A", 15, 0, 12, 11);
    fillOval(inside, "#FFE59A", 14, -4, 7, 4);
    fillOval(inside, "#3A1A2A", 19, -6, 2.3, 2.3);
    fillOval(inside, "#3A1A2A", 19, 6, 2.3, 2.3);
  });
  context.restore();
}

/** The middle of a boat on the stage. */
export const onStage = ({ x, y }: { x: number; y: number }, { place }: Frame): [number, number] =>
  place(x / UNIT, y / UNIT);
