import { WET_FRAMES, type Car } from "#loop-circuit/rules/car.ts";
import { spinOf } from "#loop-circuit/rules/jump.ts";
import { TILT, type Eye, onStage, type Pose } from "./camera.ts";

type Context = CanvasRenderingContext2D;

/** A kart's paint: body, its shaded side, stripe, and the driver's feathers. */
export type Paint = {
  id: string;
  body: string;
  dark: string;
  stripe: string;
  duck: string;
};

export const GHOST_PAINT: Paint = { id: "", body: "#EDF", dark: "#9AC", stripe: "#FFF", duck: "#FFF" };

export type KartLook = {
  paint: Paint;
  /** How far the front wheels are turned, in radians. */
  wheel: number;
  /** 0: none. */
  flame: number;
  /** How deep it is in the water, 0 to 1. */
  sunk: number;
  /** How high it flies, in units, and how far it has spun there, in radians. */
  air?: number;
  spin?: number;
  size?: number;
};

export const kartLook = (car: Car, paint: Paint): KartLook => ({
  paint,
  wheel: (car.turn / 560) * 0.5 - car.drift * 0.35,
  flame: car.boost > 0 ? 0.9 + 0.3 * Math.sin(car.boost) + car.boost / 90 : 0,
  sunk: car.wet > 0 ? Math.min(1, (WET_FRAMES - car.wet) / 10) : 0,
  air: heightOf(car),
  spin: (spinOf(car) / 512) * Math.PI * (car.side || 1),
});

/** A flight begins at the edge of the ramp. */
export const RAMP_HIGH = 20;

/** The height of a flight, in units. */
export function heightOf({ air, flight }: Pick<Car, "air" | "flight">): number {
  if (air === 0) return 0;
  const part = 1 - air / flight;
  return RAMP_HIGH * (1 - part) + (28 + flight) * 4 * part * (1 - part);
}

const UP = 1.25;
const SIZE = 1.3;
const DARK = "#214";
const [SKIN, BILL, SCARF, SHADE] = ["#FFF", "#F83", "#E54", "rgb(96 48 0 / .38)"];

/** A kart as a stack of flat layers, each a little higher on the screen: it looks solid from every side. */
export function drawKart(context: Context, eye: Eye, pose: Pose, look: KartLook): void {
  const { paint, wheel, flame, sunk, air = 0, spin = 0, size = SIZE } = look;
  const [x, y] = onStage(eye, pose.x, pose.y);
  const turn = eye.spin + pose.heading + spin;
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
  context.save();
  context.translate(x, y + sunk * 12 - air * eye.zoom);
  context.scale(eye.zoom * size, eye.zoom * size * TILT);
  context.rotate(turn);
  // A boost stretches it.
  context.scale(1 + Math.min(0.16, flame * 0.1), 1 - Math.min(0.1, flame * 0.06));
  // The shadow stays on the road.
  rise(-3 - air / UP / size);
  if (sunk === 0) box("rgb(10 18 44 / .34)", -31, -24, 66, 50, 14);
  if (flame > 0) drawFlame(context, flame, upX * 4, upY * 4);
  // Four fat tyres.
  context.fillStyle = DARK;
  context.beginPath();
  for (const high of [0, 4, 8]) {
    rise(high);
    context.roundRect(-27 + dx, -24 + dy, 17, 11, 4);
    context.roundRect(-27 + dx, 13 + dy, 17, 11, 4);
    for (const side of [-17, 17]) traceWheel(context, 18 + dx, side + dy, wheel);
  }
  context.fill();
  // The body, with pods at its sides.
  context.fillStyle = paint.dark;
  context.beginPath();
  for (const high of [3, 5.5, 8]) {
    traceBody(context, upX * high, upY * high);
    context.roundRect(-15 + upX * high, -18 + upY * high, 26, 36, 7);
  }
  context.fill();
  rise(9.5);
  context.fillStyle = paint.body;
  context.beginPath();
  traceBody(context, dx, dy);
  context.roundRect(-15 + dx, -18 + dy, 26, 36, 7);
  context.fill();
  box(paint.stripe, 5, -4, 27, 8, 2);
  box(DARK, -17, -10, 24, 20, 9);
  // The wing.
  rise(15);
  box(paint.dark, -36, -21, 10, 42, 3);
  rise(19);
  box(paint.body, -36, -21, 10, 42, 3);
  box(paint.stripe, -36, -5, 10, 10, 1);
  drawDriver(context, paint, [upX, upY], { isAway: Math.sin(turn) < 0.2, glance: wheel });
  context.restore();
}

/** The duck at the wheel looks into the bend. Its bill is behind its head when it drives away from the eye. */
function drawDriver(
  context: Context,
  { duck, body }: Paint,
  [upX, upY]: readonly [number, number],
  { isAway, glance }: { isAway: boolean; glance: number },
): void {
  const disc = (colour: string, high: number, at: number, off: number, rx: number, ry = rx): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(at + upX * high, off + upY * high, rx, ry, 0, 0, 7);
    context.fill();
  };
  const [cos, sin] = [Math.cos(glance * 1.6), Math.sin(glance * 1.6)];
  context.fillStyle = duck;
  context.beginPath();
  for (const high of [11, 14, 17]) {
    context.moveTo(-5 + upX * high + 11.5, upY * high);
    context.arc(-5 + upX * high, upY * high, 11.5, 0, 7);
  }
  context.fill();
  context.beginPath();
  context.moveTo(-11 + upX * 15, -9 + upY * 15);
  context.lineTo(-29 + upX * 14, upY * 14);
  context.lineTo(-11 + upX * 15, 9 + upY * 15);
  context.fill();
  disc(SCARF, 20, -4, 0, 9);
  disc(SHADE, 23, -3, 0, 11);
  const bill = () => disc(BILL, 25, -2 + 13 * cos, 13 * sin, 7);
  if (isAway) bill();
  context.fillStyle = duck;
  context.beginPath();
  for (const high of [25, 28, 30]) {
    context.moveTo(-2 + upX * high + 11, upY * high);
    context.arc(-2 + upX * high, upY * high, high > 28 ? 10 : 11, 0, 7);
  }
  context.fill();
  if (!isAway) {
    for (const off of [-6, 6]) {
      disc(SKIN, 31, -2 + 8 * cos - off * sin, 8 * sin + off * cos, 3.6);
      disc(DARK, 31.5, -2 + 9.4 * cos - off * sin, 9.4 * sin + off * cos, 2);
    }
    bill();
  }
  // A small cap in the colour of the kart.
  disc(body, 35, -2, 0, 6);
}

/** A front wheel, turned around its middle. */
function traceWheel(context: Context, x: number, y: number, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  context.moveTo(x - 8 * cos + 5 * sin, y - 8 * sin - 5 * cos);
  context.lineTo(x + 8 * cos + 5 * sin, y + 8 * sin - 5 * cos);
  context.lineTo(x + 8 * cos - 5 * sin, y + 8 * sin + 5 * cos);
  context.lineTo(x - 8 * cos - 5 * sin, y - 8 * sin + 5 * cos);
  context.closePath();
}

function traceBody(context: Context, x: number, y: number): void {
  context.moveTo(x - 28, y - 12);
  context.lineTo(x + 6, y - 13);
  context.quadraticCurveTo(x + 32, y - 10, x + 34, y);
  context.quadraticCurveTo(x + 32, y + 10, x + 6, y + 13);
  context.lineTo(x - 28, y + 12);
  context.closePath();
}

function drawFlame(context: Context, flame: number, dx: number, dy: number): void {
  for (const [colour, long, half] of [
    ["#E54", 58, 13],
    ["#FA3", 42, 9],
    ["#FFE", 22, 5],
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
