import type { Pose } from "./camera.ts";

/** The paint of a bike, and what its duck wears. */
export type Paint = { frame: string; dark: string; tyre: string; duck: string; hat: string };

export type RiderLook = {
  paint: Paint;
  ink: string;
  /** How far the wheels and the pedals have turned, in radians. */
  wheel: number;
  pedal: number;
  /** -1 and 1: the duck leans back or forward. */
  lean: number;
  /** 0 to 1: it is stretched out over the bike. */
  pose: number;
  /** Frames since a fall; 0: it sits. -1: the bike goes on alone, without its front wheel. */
  fall: number;
  /** The wind, 0 to 1, and the time for what flutters. */
  wind: number;
  tick: number;
};

type Context = CanvasRenderingContext2D;

const paths = new Map<string, Path2D>();

/** A shape from its text, which is read once. */
export function pathOf(text: string): Path2D {
  const path = paths.get(text) ?? new Path2D(text);
  paths.set(text, path);
  return path;
}

/** The bike, with 0, 0 between the hubs and the handlebar to the right; one unit is one of the world. */
export function drawRider(context: Context, pose: Pose, look: RiderLook): void {
  const { rx, ry, fx, fy, bx, by } = pose;
  const angle = Math.atan2(fy - ry, fx - rx);
  const [mx, my] = [(rx + fx) / 2, (ry + fy) / 2];
  // How far the body is pressed down, along the bike's own axis.
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const high = -((by - my) * cos - (bx - mx) * sin);
  context.save();
  context.translate(mx, my);
  context.rotate(angle);
  context.lineCap = context.lineJoin = "round";
  drawWheel(context, -28, 0, look);
  if (look.fall >= 0) drawWheel(context, 28, 0, look);
  const seat = -Math.max(12, high - 8);
  drawFrame(context, seat, look);
  if (look.fall === 0) drawDuck(context, seat, look);
  context.restore();
}

export function drawWheel(context: Context, x: number, y: number, { paint, ink, wheel }: RiderLook): void {
  circle(context, x, y, 12.4, null, ink, 6.4);
  circle(context, x, y, 12.4, null, paint.tyre, 2.6);
  context.strokeStyle = "#DDE6F0";
  context.lineWidth = 1.2;
  context.beginPath();
  for (let spoke = 0; spoke < 4; spoke++) {
    const at = wheel + (spoke * Math.PI) / 4;
    context.moveTo(x - Math.cos(at) * 10, y - Math.sin(at) * 10);
    context.lineTo(x + Math.cos(at) * 10, y + Math.sin(at) * 10);
  }
  context.stroke();
  circle(context, x, y, 2.6, ink);
}

/** Lines as thick tubes: ink around a colour. */
function tube(context: Context, ink: string, colour: string, wide: number, thin: number, lines: readonly Line[]): void {
  for (let layer = 0; layer < 2; layer++) {
    context.strokeStyle = layer ? colour : ink;
    context.lineWidth = layer ? thin : wide;
    context.beginPath();
    for (const [x, y, ...more] of lines) {
      context.moveTo(x, y);
      for (let at = 0; at < more.length; at += 2) context.lineTo(more[at]!, more[at + 1]!);
    }
    context.stroke();
  }
}

/** Two or more places: x, y, x, y and so on. */
type Line = readonly [number, number, ...number[]];
const LEG = "#F08A24";

function drawFrame(context: Context, seat: number, { paint, ink, pedal }: RiderLook): void {
  tube(context, ink, paint.frame, 7.5, 4.2, [
    [-28, 0, -2, 3, -9, seat + 5, -28, 0],
    [-2, 3, 20, seat + 4, -9, seat + 5],
    [28, 0, 19, seat - 6, 25, seat - 11],
  ]);
  tube(context, ink, ink, 6, 6, [[-16, seat + 1, -4, seat + 2]]);
  circle(context, -2, 3, 5, paint.dark, ink, 2);
  const [px, py] = [Math.cos(pedal) * 8, Math.sin(pedal) * 8];
  tube(context, ink, ink, 3, 3, [[-2 + px, 3 + py, -2 - px, 3 - py]]);
}

function drawDuck(context: Context, seat: number, look: RiderLook): void {
  const { ink, pedal, lean, paint, pose, tick } = look;
  const isOut = pose > 0;
  // Stretched out, only the wings hold on, and the legs fly behind.
  const [x, y] = [-8 - pose * 12, seat - pose * 16];
  const legs = [1, -1].map((side): Line => {
    if (isOut) return [x - 6, y - 6 + side * 3, x - 6 - 34 * pose, y - 8 + side * (3 + Math.sin(tick * 0.5) * 3)];
    const [px, py] = [-2 + side * Math.cos(pedal) * 8, 3 + side * Math.sin(pedal) * 8];
    return [-8, seat, px + 7, (seat + py) / 2 - 2, px, py, px + 6, py];
  });
  tube(context, ink, LEG, 6.6, 3.8, legs);
  context.save();
  context.translate(x, y);
  context.rotate(isOut ? pose * 0.7 : lean * 0.24);
  body(context, look);
  context.restore();
  // A wing holds the handlebar.
  const wing: Line = isOut ? [x + 8, y - 8, 21, seat - 11] : [-2 + lean * 3, seat - 14, 21, seat - 11];
  tube(context, ink, paint.duck, 9, 5.4, [wing]);
}

/** A duck that sits at 0, 0. */
function body(context: Context, { paint, ink, wind, tick }: RiderLook): void {
  // The scarf flutters in the wind.
  const wave = Math.sin(tick * 0.45) * 3 * (0.3 + wind);
  tube(context, ink, paint.frame, 7.5, 4.4, [
    [12, -18, -3, -17, -12 - wind * 6, -15 + wave, -22 - wind * 14, -12 - wind * 8 - wave + (1 - wind) * 10],
  ]);
  context.fillStyle = paint.duck;
  context.strokeStyle = ink;
  context.lineWidth = 2.6;
  const belly = pathOf("M-22-12Q-18 2 0 3 15 2 13-12 8-24-2-19-12-12-22-16Z");
  context.fill(belly);
  context.stroke(belly);
  circle(context, 8, -28, 12, paint.duck, ink, 2.6);
  context.fillStyle = "#F5842C";
  const beak = pathOf("M17-30Q29-31 30-26 24-21 16-23Z");
  context.fill(beak);
  context.stroke(beak);
  circle(context, 12, -31, 3.4, "#FFFFFF", ink, 1.4);
  circle(context, 13.2, -30.6, 1.6, ink);
  drawHat(context, paint, ink);
}

const HATS: Readonly<Record<string, string>> = {
  helmet: "M-13-0A13 13 0 0 1 13-5Z",
  cap: "M-12-3A12 12 0 0 1 12-4L20-4 18-1Z",
  pot: "M-12-20H10V-5H-12Z",
  crown: "M-11-7L-13-22-5-14 0-24 5-14 13-20 11-6Z",
  party: "M-10-9L2-31 9-8Z",
  viking: "M-12-5A12 12 0 0 1 12-5ZM-11-9Q-19-14-15-23-10-18-8-13M9-13Q17-16 18-24 10-20 5-16",
};

/** On a head at 8, -28. */
export function drawHat(context: Context, { hat, frame, dark }: Paint, ink: string): void {
  context.save();
  context.translate(8, -28);
  context.strokeStyle = ink;
  context.lineWidth = 2.6;
  context.fillStyle = frame;
  const shape = pathOf(HATS[hat] ?? "");
  context.fill(shape);
  context.stroke(shape);
  context.fillStyle = dark;
  if (hat !== "party") context.fillRect(-12, -9, 22, 3.6);
  context.restore();
}

/** A duck without its bike at 0, 0, wings out. */
export function drawFlying(context: Context, look: RiderLook, at: number): void {
  const { ink, paint } = look;
  context.lineCap = context.lineJoin = "round";
  const kick = Math.sin(at * 0.6) * 7;
  tube(context, ink, LEG, 6.6, 3.8, [
    [1, 0, 5 + kick, 17],
    [-9, 0, -13 - kick, 17],
  ]);
  body(context, { ...look, wind: 0.8 });
  tube(context, ink, paint.duck, 8, 5, [[-4, -12, -20, -26 + Math.sin(at) * 8]]);
}

export function circle(
  context: Context,
  x: number,
  y: number,
  radius: number,
  fill: string | null,
  stroke?: string,
  width = 2,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  if (fill) {
    context.fillStyle = fill;
    context.fill();
  }
  if (!stroke) return;
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.stroke();
}
