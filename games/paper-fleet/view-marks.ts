import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import { easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { isLed, radiusOf, UNIT, VESSEL, WATER, type Boat } from "./rules-fleet.ts";
import { WARN_FRAMES, type Bottle, type Coming } from "./rules-launch.ts";
import { RUSH_FRAMES, SOCKS, type State } from "./rules.ts";
import { drawBird } from "./view-boat.ts";
import { toRadians, type Frame } from "./view-frame.ts";
import { drawSheet, type Paper } from "./view-papers.ts";
import { drawSign, fillOval, fillShape, INK, PAPER, signOf } from "./view-signs.ts";

type Context = CanvasRenderingContext2D;

/** The dotted way in front of a boat, and a flag at its end if that is a jetty. */
export function drawWay(
  { context, isContrast, tick, isCalm }: Stage,
  boat: Boat,
  from: [number, number],
  frame: Frame,
): void {
  const { way, sign } = boat;
  if (way.length === 0) return;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.lineDashOffset = isCalm ? 0 : -tick / 2.5;
  for (const [colour, width, dash] of [
    [isContrast ? "#000000" : "rgb(6 40 58 / 0.3)", isContrast ? 12 : 9, []],
    [signOf(sign).colour, 5.5, [1, 12]],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.setLineDash([...dash]);
    context.beginPath();
    context.moveTo(...from);
    for (let at = 0; at < way.length; at += 2) context.lineTo(...frame.place(way[at]!, way[at + 1]!));
    context.stroke();
  }
  context.setLineDash([]);
  const [endX, endY] = frame.place(way.at(-2)!, way.at(-1)!);
  fillOval(context, PAPER, endX, endY, 6, 6);
  fillOval(context, signOf(sign).shade, endX, endY, 3.5, 3.5);
}

/** Boats that are about to touch are marked. */
export function drawDangers({ context, tick, isCalm }: Stage, boats: readonly Boat[], frame: Frame): void {
  for (const [index, one] of boats.entries()) {
    for (const other of boats.slice(index + 1)) {
      if (!one.isIn || !other.isIn || (!isLed(one) && !isLed(other))) continue;
      if (one.vessel === VESSEL.duck && other.vessel === VESSEL.duck) continue;
      const far = Math.hypot(one.x - other.x, one.y - other.y) / UNIT;
      if (far > radiusOf(one) + radiusOf(other) + 44) continue;
      for (const boat of [one, other]) {
        const [x, y] = frame.place(boat.x / UNIT, boat.y / UNIT);
        context.strokeStyle = "#FF5A4A";
        context.lineWidth = isCalm || tick % 20 < 10 ? 5 : 3;
        context.beginPath();
        context.arc(x, y, 36, 0, 7);
        context.stroke();
        fillOval(context, "#FF5A4A", x + 27, y - 25, 10, 10);
        context.fillStyle = "#FFFFFF";
        context.fillRect(x + 25.5, y - 32, 3, 9);
        context.fillRect(x + 25.5, y - 21, 3, 3);
      }
    }
  }
}

/** Points at the brook through which the next boat comes. */
export function drawComing({ context, tick, isCalm }: Stage, coming: Coming, nextIn: number, frame: Frame): void {
  const inX = Math.max(34, Math.min(WATER.width - 34, coming.x));
  const inY = Math.max(34, Math.min(WATER.height - 34, coming.y));
  const [x, y] = frame.place(inX, inY);
  const angle = toRadians(Math.round(coming.angle / 256) * 256, frame);
  const nudge = isCalm ? 0 : Math.sin(tick / 6) * 4;
  context.save();
  context.globalAlpha = easeOut(partOf(WARN_FRAMES - nextIn, 20));
  context.translate(x, y);
  fillOval(context, INK, 0, 0, 23, 23);
  context.save();
  context.rotate(angle);
  fillShape(context, INK, [20 + nudge, -13, 38 + nudge, 0, 20 + nudge, 13]);
  context.restore();
  fillOval(context, signOf(coming.sign).colour, 0, 0, 19, 19);
  if (coming.vessel === VESSEL.duck) drawBird(context, 0, 0, angle, 0.52);
  else drawSign(context, coming.sign, 0, 0, 17);
  context.restore();
}

export function drawBottle({ context, tick, isCalm }: Stage, { x, y, left }: Bottle, frame: Frame): void {
  if (left <= 0) return;
  const [atX, atY] = frame.place(x, y);
  const bob = isCalm ? 0 : Math.sin(tick / 18) * 3;
  context.save();
  // Soon it drifts away.
  context.globalAlpha = left < 180 && !isCalm ? 0.45 + 0.5 * Math.abs(Math.sin(tick / 9)) : 1;
  context.strokeStyle = "rgb(255 255 255 / 0.5)";
  context.lineWidth = 2;
  context.beginPath();
  context.ellipse(atX, atY + 9, 20 + bob, 8 + bob / 2, 0, 0, 7);
  context.stroke();
  context.translate(atX, atY + bob);
  context.rotate(0.5 + (isCalm ? 0 : Math.sin(tick / 26) * 0.16));
  context.fillStyle = "#8FE0B8";
  context.beginPath();
  context.roundRect(-8, -8, 16, 24, 6);
  context.roundRect(-4, -17, 8, 12, 2);
  context.fill();
  context.fillStyle = PAPER;
  context.fillRect(-4, -4, 8, 14);
  context.strokeStyle = "#C98F14";
  context.lineWidth = 1.6;
  context.strokeRect(-4, 1, 8, 4);
  context.fillStyle = "#B9803F";
  context.fillRect(-4, -21, 8, 6);
  context.fillStyle = "rgb(255 255 255 / 0.7)";
  context.fillRect(-6, -4, 2.5, 14);
  context.restore();
}

/** Dry socks on a line; a wet pair is a shadow. */
export function drawSocks({ context, height, tick, isCalm }: Stage, { socks, timeLeft }: State): void {
  if (timeLeft >= 0) return;
  const [x, y] = [14, height - 50];
  context.strokeStyle = "#5C351D";
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x, y + 42);
  context.lineTo(x, y);
  context.moveTo(x + 92, y + 42);
  context.lineTo(x + 92, y);
  context.stroke();
  context.strokeStyle = PAPER;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(x, y + 3);
  context.quadraticCurveTo(x + 46, y + 12, x + 92, y + 3);
  context.stroke();
  for (let pair = 0; pair < SOCKS; pair++) {
    const swing = isCalm ? 0 : Math.sin(tick / 20 + pair * 1.7) * 0.1;
    context.save();
    context.translate(x + 18 + pair * 28, y + 7);
    context.rotate(swing);
    drawPair(context, pair < socks);
    context.restore();
  }
}

function drawPair(context: Context, isDry: boolean): void {
  for (const shift of [-6, 5]) {
    context.fillStyle = isDry ? "#FFF9E6" : "rgb(6 40 58 / 0.35)";
    context.beginPath();
    context.roundRect(shift - 4, 0, 8, 20, 2.5);
    context.roundRect(shift - 4, 14, 14, 8, 4);
    context.fill();
    context.fillStyle = isDry ? "#F2594B" : "rgb(6 40 58 / 0.3)";
    context.fillRect(shift - 4, 3, 8, 3.5);
    context.fillRect(shift - 4, 9, 8, 2);
  }
}

/** Draws the remaining time of the rush hour along the lower edge. */
export function drawClock(stage: Stage, timeLeft: number): void {
  if (timeLeft < 0) return;
  const { context, width, height, tick, isCalm } = stage;
  const [wide, y] = [Math.min(360, width * 0.5), height - 26];
  const isLate = timeLeft < 600;
  context.fillStyle = INK;
  context.beginPath();
  context.roundRect(width / 2 - wide / 2 - 4, y - 13, wide + 8, 26, 13);
  context.fill();
  context.fillStyle = isLate && (isCalm || tick % 30 < 15) ? "#FF5A4A" : "#FFC83D";
  context.beginPath();
  context.roundRect(width / 2 - wide / 2, y - 9, Math.max(18, (wide * timeLeft) / RUSH_FRAMES), 18, 9);
  context.fill();
  // Ink on the bar, paper beside it.
  const colour = timeLeft * 2 > RUSH_FRAMES ? INK : PAPER;
  stage.text(`${Math.ceil(timeLeft / 60)} s`, width / 2, y + 1, { size: 17, weight: 900, align: "center", colour });
}

/** The sheet that was just found. */
export function drawFound(stage: Stage, paper: Paper): void {
  const { context, width, height } = stage;
  drawSlip(stage, `New paper: ${paper.name}`, width / 2 + 24, height - 40, 20);
  context.save();
  context.translate(width / 2 - 176, height - 76);
  drawSheet(context, paper);
  context.restore();
}
