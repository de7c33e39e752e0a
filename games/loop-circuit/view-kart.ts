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

/** A kart as a stack of flat layers, each a little higher on the screen: it looks solid from every side. */
export function drawKart(context: Context, eye: Eye, pose: Pose, look: KartLook): void {
  const { paint, wheel, flame, sunk, size = 1.18 } = look;
  const [x, y] = onStage(eye, pose.x, pose.y);
  const layer = (high: number, draw: () => void): void => {
    context.save();
    context.translate(x, y - high * UP * eye.zoom * size + sunk * 12);
    context.scale(eye.zoom * size, eye.zoom * size * TILT);
    context.rotate(eye.spin + pose.heading);
    draw();
    context.restore();
  };
  const box = (colour: string, left: number, top: number, width: number, height: number, round: number): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(left, top, width, height, round);
    context.fill();
  };
  const ball = (colour: string, at: number, off: number, r: number): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(at, off, r, 0, 7);
    context.fill();
  };

  if (sunk === 0) layer(-3, () => box("rgb(10 18 44 / .3)", -27, -15, 56, 34, 12));
  if (flame > 0) layer(4, () => drawFlame(context, flame));
  for (const high of [0, 2, 4]) {
    layer(high, () => {
      box("#1A1446", -22, -19, 14, 8, 3);
      box("#1A1446", -22, 11, 14, 8, 3);
      for (const side of [-15, 15]) {
        context.save();
        context.translate(15, side);
        context.rotate(wheel);
        box("#1A1446", -6, -4, 12, 8, 3);
        context.restore();
      }
    });
  }
  for (const high of [4, 6, 8]) layer(high, () => bodyShape(context, paint.dark));
  layer(10, () => {
    bodyShape(context, paint.body);
    box(paint.stripe, -24, -3.5, 50, 7, 2);
    if (paint.mark) drawMark(context, paint);
    box("#1A1446", -15, -9, 22, 18, 8);
  });
  // The wing at the back, and the driver.
  layer(14, () => box(paint.dark, -27, -15, 8, 30, 3));
  layer(16, () => box(paint.stripe, -27, -15, 7, 30, 3));
  for (const [high, r] of [
    [12, 8],
    [15, 9],
    [18, 9],
    [21, 8],
  ] as const)
    layer(high, () => ball(high === 12 ? "#E3A92B" : paint.duck, -3, 0, r));
  layer(20, () => {
    context.fillStyle = "#FF8A3A";
    context.beginPath();
    context.ellipse(8, 0, 7, 4.5, 0, 0, 7);
    context.fill();
  });
  layer(24, () => {
    ball(paint.duck, -3, 0, 6.5);
    ball("#1A1446", 1, -5, 1.9);
    ball("#1A1446", 1, 5, 1.9);
  });
}

function bodyShape(context: Context, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-24, -11);
  context.lineTo(4, -12);
  context.quadraticCurveTo(28, -9, 30, 0);
  context.quadraticCurveTo(28, 9, 4, 12);
  context.lineTo(-24, 11);
  context.closePath();
  context.fill();
}

function drawMark(context: Context, { mark, stripe }: Paint): void {
  context.fillStyle = stripe;
  if (mark === "dots") {
    for (const [x, y] of [
      [14, -5],
      [14, 5],
      [-20, -7],
      [-20, 7],
    ] as const) {
      context.beginPath();
      context.arc(x, y, 3, 0, 7);
      context.fill();
    }
    return;
  }
  context.beginPath();
  if (mark === "star") {
    for (let point = 0; point < 10; point++) {
      const [angle, r] = [(point * Math.PI) / 5, point % 2 ? 3 : 7.5];
      context.lineTo(17 + Math.cos(angle) * r, Math.sin(angle) * r);
    }
  } else {
    context.moveTo(26, 0);
    for (const [x, y] of [
      [4, -10],
      [12, -5],
      [-2, -6],
      [10, 0],
      [-2, 6],
      [12, 5],
      [4, 10],
    ] as const)
      context.lineTo(x, y);
  }
  context.fill();
}

function drawFlame(context: Context, flame: number): void {
  for (const [colour, long, half] of [
    ["#F2594B", 30, 9],
    ["#FFB02E", 21, 6],
    ["#FFF9E6", 12, 3.5],
  ] as const) {
    context.fillStyle = colour;
    for (const side of [-6, 6]) {
      context.beginPath();
      context.moveTo(-22, side - half);
      context.quadraticCurveTo(-26 - long * flame * 0.6, side, -26 - long * flame, side);
      context.quadraticCurveTo(-26 - long * flame * 0.6, side, -22, side + half);
      context.fill();
    }
  }
}
