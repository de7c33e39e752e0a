import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Course } from "#tongue-tied/rules/course.ts";
import { isSweet } from "#tongue-tied/rules/frog.ts";
import { TONGUE, type State } from "#tongue-tied/rules/state.ts";
import { GOLD, INK } from "./looks.ts";
import { circle } from "./sprites.ts";
import { placeOf } from "./world.ts";

type Point = readonly [x: number, y: number];

const PINK = "#FF7B9C";
/** Frames in which the tongue comes back after it has let go, or has found nothing. */
const BACK_FRAMES = 9;
const SHOT_FRAMES = 4;

/** Where the tongue was last, so that it can come back. */
export function createTongue() {
  let end: Point = [0, 0];
  let leftAt = -100;
  let missAt = -100;
  return {
    release(stage: Stage): void {
      leftAt = stage.tick;
    },
    miss(stage: Stage): void {
      missAt = stage.tick;
    },
    draw(stage: Stage, course: Course, state: State, mouth: Point, alpha: number): void {
      const { context, tick } = stage;
      const { frog } = state;
      if (frog.tongue !== TONGUE.none && frog.anchor >= 0) {
        const at = placeOf(course.anchors[frog.anchor]!, state.frame, alpha);
        const part = frog.tongue === TONGUE.tied ? 1 : Math.min(1, (frog.out + alpha) / SHOT_FRAMES);
        end = [mouth[0] + (at[0] - mouth[0]) * part, mouth[1] + (at[1] - mouth[1]) * part];
        const isGold = frog.tongue === TONGUE.tied && isSweet(frog);
        const wobble =
          frog.tied < 14 && frog.tongue === TONGUE.tied ? Math.sin(frog.tied * 1.1) * (14 - frog.tied) * 0.9 : 0;
        drawLine(context, mouth, end, wobble, isGold ? GOLD : PINK, isGold ? 7 : 5);
        if (isGold) drawRays(stage, mouth);
        return;
      }
      const left = tick - leftAt;
      if (left < BACK_FRAMES) {
        const part = 1 - left / BACK_FRAMES;
        drawLine(
          context,
          mouth,
          [mouth[0] + (end[0] - mouth[0]) * part, mouth[1] + (end[1] - mouth[1]) * part],
          10 * (1 - part),
          PINK,
          5,
        );
        return;
      }
      const missed = tick - missAt;
      if (missed < 12) {
        const part = Math.sin((missed / 12) * Math.PI);
        drawLine(context, mouth, [mouth[0] + 90 * part, mouth[1] - 90 * part], 6, PINK, 5);
      }
    },
  };
}

function drawLine(
  context: CanvasRenderingContext2D,
  from: Point,
  to: Point,
  bend: number,
  colour: string,
  width: number,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.max(1, Math.hypot(dx, dy));
  const [mx, my] = [(from[0] + to[0]) / 2 - (dy / long) * bend, (from[1] + to[1]) / 2 + (dx / long) * bend];
  // The longer, the thinner.
  const thick = width * Math.max(0.7, Math.min(1.25, 190 / long));
  context.lineCap = "round";
  for (const [line, stroke] of [
    [thick + 4, INK],
    [thick, colour],
  ] as const) {
    context.strokeStyle = stroke;
    context.lineWidth = line;
    context.beginPath();
    context.moveTo(from[0], from[1]);
    context.quadraticCurveTo(mx, my, to[0], to[1]);
    context.stroke();
  }
  circle(context, to[0], to[1], thick * 1.35 + 2, INK);
  circle(context, to[0], to[1], thick * 1.35, colour);
}

/** Rays around the frog: let go now. */
function drawRays({ context, tick, isCalm }: Stage, [x, y]: Point): void {
  context.strokeStyle = GOLD;
  context.lineWidth = 4;
  context.beginPath();
  const turn = isCalm ? 0 : tick * 0.06;
  for (let ray = 0; ray < 8; ray++) {
    const angle = turn + (ray / 8) * Math.PI * 2;
    context.moveTo(x - 8 + Math.cos(angle) * 34, y + 6 + Math.sin(angle) * 34);
    context.lineTo(x - 8 + Math.cos(angle) * 45, y + 6 + Math.sin(angle) * 45);
  }
  context.stroke();
}

/** The anchor that a press takes: brackets around it, and dots from the frog. It is fainter while no press can take it. */
export function drawAim(stage: Stage, course: Course, state: State, mouth: Point, alpha: number): void {
  const { frog } = state;
  if (frog.aim < 0 || state.fallen > 0) return;
  const { context, tick, isCalm, isContrast } = stage;
  const [x, y] = placeOf(course.anchors[frog.aim]!, state.frame, alpha);
  const isFree = frog.tongue === TONGUE.none && frog.slack === 0;
  const size = 34 + (isCalm || !isFree ? 0 : Math.sin(tick * 0.22) * 3);
  context.globalAlpha = isFree ? 1 : 0.5;
  context.lineCap = "round";
  for (const [width, colour] of [
    [8, INK],
    [4.5, isContrast ? "#FFFFFF" : "#FFF6DC"],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = isFree ? width : width * 0.7;
    context.beginPath();
    for (let corner = 0; corner < 4; corner++) {
      const from = corner * (Math.PI / 2) + Math.PI / 4 - 0.42;
      context.moveTo(x + Math.cos(from) * size, y + Math.sin(from) * size);
      context.arc(x, y, size, from, from + 0.84);
    }
    context.stroke();
  }
  if (isFree && frog.seat === 0) {
    const [dx, dy] = [x - mouth[0], y - mouth[1]];
    const long = Math.hypot(dx, dy);
    context.fillStyle = "#FFF6DC";
    context.globalAlpha = 0.75;
    context.beginPath();
    for (let dot = 34; dot < long - 40; dot += 24) {
      const [px, py] = [mouth[0] + (dx / long) * dot, mouth[1] + (dy / long) * dot];
      context.moveTo(px + 2.6, py);
      context.arc(px, py, 2.6, 0, 7);
    }
    context.fill();
  }
  context.globalAlpha = 1;
}

export const mouthOf = (x: number, y: number, turn: number): Point => [
  x + Math.cos(turn) * 18 - Math.sin(turn) * 2,
  y + Math.sin(turn) * 18 + Math.cos(turn) * 2,
];
