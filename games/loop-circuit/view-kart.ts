import { TILT, type Eye, onStage, type Pose } from "./view-camera.ts";

type Context = CanvasRenderingContext2D;

/** A kart's paint: body, its shaded side, stripe, and the driver's feathers. */
export type Paint = {
  id: string;
  body: string;
  dark: string;
  stripe: string;
  duck: string;
  mark?: "star" | "dots" | "flame";
};

export type KartLook = {
  paint: Paint;
  /** How far the front wheels are turned, in radians. */
  wheel: number;
  /** 0: none. */
  flame: number;
  /** How deep it is in the water, 0 to 1. */
  sunk: number;
  size?: number;
};

const UP = 1.15;
const DARK = "#1A1446";

/** A kart as a stack of flat layers, each a little higher on the screen: it looks solid from every side. */
export function drawKart(context: Context, eye: Eye, pose: Pose, look: KartLook): void {
  const { paint, wheel, flame, sunk, size = 1.18 } = look;
  const [x, y] = onStage(eye, pose.x, pose.y);
  const turn = eye.spin + pose.heading;
  // One step up on the screen, in the kart's own units: so all layers share one transform.
  const [upX, upY] = [(-Math.sin(turn) * UP) / TILT, (-Math.cos(turn) * UP) / TILT];
  let [dx, dy] = [0, 0];
  const rise = (high: number): void => {
    dx = upX * high;
    dy = upY * high;
  };
  const box = (colour: string, left: number, top: number, width: number, height: number, round: number): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(left + dx, top + dy, width, height, round);
    context.fill();
  };
  const ball = (colour: string, at: number, off: number, r: number): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(at + dx, off + dy, r, 0, 7);
    context.fill();
  };

  context.save();
  context.translate(x, y + sunk * 12);
  context.scale(eye.zoom * size, eye.zoom * size * TILT);
  context.rotate(turn);
  rise(-3);
  if (sunk === 0) box("rgb(10 18 44 / .3)", -27, -15, 56, 34, 12);
  if (flame > 0) drawFlame(context, flame, upX * 4, upY * 4);
  context.fillStyle = DARK;
  context.beginPath();
  for (const high of [0, 4]) {
    rise(high);
    context.roundRect(-22 + dx, -19 + dy, 14, 8, 3);
    context.roundRect(-22 + dx, 11 + dy, 14, 8, 3);
    for (const side of [-15, 15]) traceWheel(context, 15 + dx, side + dy, wheel);
  }
  context.fill();
  context.fillStyle = paint.dark;
  context.beginPath();
  for (const high of [4, 6.5, 9]) traceBody(context, upX * high, upY * high);
  context.fill();
  rise(10);
  context.fillStyle = paint.body;
  context.beginPath();
  traceBody(context, dx, dy);
  context.fill();
  box(paint.stripe, -24, -3.5, 50, 7, 2);
  if (paint.mark) drawMark(context, paint, dx, dy);
  box(DARK, -15, -9, 22, 18, 8);
  // The wing at the back, and the driver.
  rise(14);
  box(paint.dark, -27, -15, 8, 30, 3);
  rise(16);
  box(paint.stripe, -27, -15, 7, 30, 3);
  rise(12);
  ball("#E3A92B", -3, 0, 8);
  context.fillStyle = paint.duck;
  context.beginPath();
  for (const [high, r] of [
    [15, 9],
    [18, 9],
    [21, 8],
  ] as const) {
    context.moveTo(-3 + upX * high + r, upY * high);
    context.arc(-3 + upX * high, upY * high, r, 0, 7);
  }
  context.fill();
  rise(20);
  context.fillStyle = "#FF8A3A";
  context.beginPath();
  context.ellipse(8 + dx, dy, 7, 4.5, 0, 0, 7);
  context.fill();
  rise(24);
  ball(paint.duck, -3, 0, 6.5);
  ball(DARK, 1, -5, 1.9);
  ball(DARK, 1, 5, 1.9);
  context.restore();
}

/** A front wheel, turned around its middle. */
function traceWheel(context: Context, x: number, y: number, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  context.moveTo(x - 6 * cos + 4 * sin, y - 6 * sin - 4 * cos);
  context.lineTo(x + 6 * cos + 4 * sin, y + 6 * sin - 4 * cos);
  context.lineTo(x + 6 * cos - 4 * sin, y + 6 * sin + 4 * cos);
  context.lineTo(x - 6 * cos - 4 * sin, y - 6 * sin + 4 * cos);
}

function traceBody(context: Context, x: number, y: number): void {
  context.moveTo(x - 24, y - 11);
  context.lineTo(x + 4, y - 12);
  context.quadraticCurveTo(x + 28, y - 9, x + 30, y);
  context.quadraticCurveTo(x + 28, y + 9, x + 4, y + 12);
  context.lineTo(x - 24, y + 11);
}

function drawMark(context: Context, { mark, stripe }: Paint, dx: number, dy: number): void {
  context.fillStyle = stripe;
  if (mark === "dots") {
    for (const [x, y] of [
      [14, -5],
      [14, 5],
      [-20, -7],
      [-20, 7],
    ] as const) {
      context.beginPath();
      context.arc(x + dx, y + dy, 3, 0, 7);
      context.fill();
    }
    return;
  }
  context.beginPath();
  if (mark === "star") {
    for (let point = 0; point < 10; point++) {
      const [angle, r] = [(point * Math.PI) / 5, point % 2 ? 3 : 7.5];
      context.lineTo(17 + dx + Math.cos(angle) * r, dy + Math.sin(angle) * r);
    }
  } else {
    context.moveTo(26 + dx, dy);
    for (const [x, y] of [
      [4, -10],
      [12, -5],
      [-2, -6],
      [10, 0],
      [-2, 6],
      [12, 5],
      [4, 10],
    ] as const)
      context.lineTo(x + dx, y + dy);
  }
  context.fill();
}

function drawFlame(context: Context, flame: number, dx: number, dy: number): void {
  for (const [colour, long, half] of [
    ["#F2594B", 30, 9],
    ["#FFB02E", 21, 6],
    ["#FFF9E6", 12, 3.5],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    for (const side of [-6, 6]) {
      const [back, tip, y] = [dx - 22, dx - 26 - long * flame, side + dy];
      context.moveTo(back, y - half);
      context.quadraticCurveTo(dx - 26 - long * flame * 0.6, y, tip, y);
      context.quadraticCurveTo(dx - 26 - long * flame * 0.6, y, back, y + half);
    }
    context.fill();
  }
}
