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
  /** Frames since a fall; 0: it sits. -1: the bike goes on alone. */
  fall: number;
  /** The wind, 0 to 1, and the time for what flutters. */
  wind: number;
  tick: number;
};

type Context = CanvasRenderingContext2D;

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
  drawWheel(context, 28, 0, look);
  const seat = -Math.max(12, high - 8);
  drawFrame(context, seat, look);
  if (look.fall === 0) drawDuck(context, seat, look);
  context.restore();
  if (look.fall > 0) drawThrown(context, pose, look);
}

function drawWheel(context: Context, x: number, y: number, { paint, ink, wheel }: RiderLook): void {
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

function drawFrame(context: Context, seat: number, { paint, ink, pedal }: RiderLook): void {
  for (const [colour, width] of [
    [ink, 7.5],
    [paint.frame, 4.2],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(-28, 0);
    context.lineTo(-2, 3);
    context.lineTo(-9, seat + 5);
    context.closePath();
    context.moveTo(-2, 3);
    context.lineTo(20, seat + 4);
    context.lineTo(-9, seat + 5);
    context.moveTo(28, 0);
    context.lineTo(19, seat - 6);
    context.lineTo(25, seat - 11);
    context.stroke();
  }
  context.strokeStyle = ink;
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(-16, seat + 1);
  context.lineTo(-4, seat + 2);
  context.stroke();
  circle(context, -2, 3, 5, paint.dark, ink, 2);
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(-2 + Math.cos(pedal) * 8, 3 + Math.sin(pedal) * 8);
  context.lineTo(-2 - Math.cos(pedal) * 8, 3 - Math.sin(pedal) * 8);
  context.stroke();
}

function drawDuck(context: Context, seat: number, look: RiderLook): void {
  const { ink, pedal, lean, paint } = look;
  for (const side of [1, -1]) {
    const [px, py] = [-2 + side * Math.cos(pedal) * 8, 3 + side * Math.sin(pedal) * 8];
    context.strokeStyle = ink;
    context.lineWidth = 6.6;
    leg(context, seat, px, py);
    context.strokeStyle = "#F08A24";
    context.lineWidth = 3.8;
    leg(context, seat, px, py);
  }
  context.save();
  context.translate(-8, seat);
  context.rotate(lean * 0.24);
  body(context, look);
  context.restore();
  // A wing holds the handlebar.
  context.strokeStyle = ink;
  context.lineWidth = 9;
  line(context, -2 + lean * 3, seat - 14, 21, seat - 11);
  context.strokeStyle = paint.duck;
  context.lineWidth = 5.4;
  line(context, -2 + lean * 3, seat - 14, 21, seat - 11);
}

function leg(context: Context, seat: number, px: number, py: number): void {
  context.beginPath();
  context.moveTo(-8, seat);
  context.quadraticCurveTo(px + 9, (seat + py) / 2 - 2, px, py);
  context.lineTo(px + 6, py);
  context.stroke();
}

/** A duck that sits at 0, 0. */
function body(context: Context, { paint, ink, wind, tick }: RiderLook): void {
  // The scarf flutters in the wind.
  const wave = Math.sin(tick * 0.45) * 3 * (0.3 + wind);
  context.strokeStyle = ink;
  context.lineWidth = 7.5;
  scarf(context, wind, wave);
  context.strokeStyle = paint.frame;
  context.lineWidth = 4.4;
  scarf(context, wind, wave);
  context.fillStyle = paint.duck;
  context.strokeStyle = ink;
  context.lineWidth = 2.6;
  context.beginPath();
  context.moveTo(-22, -12);
  context.quadraticCurveTo(-18, 2, 0, 3);
  context.quadraticCurveTo(15, 2, 13, -12);
  context.quadraticCurveTo(8, -24, -2, -19);
  context.quadraticCurveTo(-12, -12, -22, -16);
  context.closePath();
  context.fill();
  context.stroke();
  circle(context, 8, -28, 12, paint.duck, ink, 2.6);
  context.fillStyle = "#F5842C";
  context.beginPath();
  context.moveTo(17, -30);
  context.quadraticCurveTo(29, -31, 30, -26);
  context.quadraticCurveTo(24, -21, 16, -23);
  context.closePath();
  context.fill();
  context.stroke();
  circle(context, 12, -31, 3.4, "#FFFFFF", ink, 1.4);
  circle(context, 13.2, -30.6, 1.6, ink);
  drawHat(context, paint, ink);
}

function scarf(context: Context, wind: number, wave: number): void {
  context.beginPath();
  context.moveTo(12, -18);
  context.lineTo(-3, -17);
  context.quadraticCurveTo(-14 - wind * 8, -16 + wave, -22 - wind * 14, -12 - wind * 8 - wave + (1 - wind) * 10);
  context.stroke();
}

/** On a head at 8, -28. */
export function drawHat(context: Context, { hat, frame, dark }: Paint, ink: string): void {
  context.save();
  context.translate(8, -28);
  context.strokeStyle = ink;
  context.lineWidth = 2.6;
  context.fillStyle = frame;
  context.beginPath();
  if (hat === "helmet") {
    context.arc(0, -1, 13.4, Math.PI * 0.98, Math.PI * 1.9);
    context.closePath();
  } else if (hat === "cap") {
    context.arc(0, -3, 11.6, Math.PI, Math.PI * 1.96);
    context.lineTo(20, -4);
    context.lineTo(18, -1);
    context.closePath();
  } else if (hat === "pot") context.rect(-12, -20, 22, 15);
  else if (hat === "crown") {
    context.moveTo(-11, -7);
    for (const [x, y] of [
      [-13, -22],
      [-5, -14],
      [0, -24],
      [5, -14],
      [13, -20],
      [11, -6],
    ] as const)
      context.lineTo(x, y);
    context.closePath();
  } else if (hat === "party") {
    context.moveTo(-10, -9);
    context.lineTo(2, -31);
    context.lineTo(9, -8);
    context.closePath();
  } else if (hat === "viking") {
    context.arc(0, -5, 11.8, Math.PI, 0);
    context.moveTo(-11, -9);
    context.quadraticCurveTo(-19, -14, -15, -23);
    context.quadraticCurveTo(-10, -18, -8, -13);
    context.moveTo(9, -13);
    context.quadraticCurveTo(17, -16, 18, -24);
    context.quadraticCurveTo(10, -20, 5, -16);
  } else if (hat === "lily") {
    context.ellipse(0, -12, 15, 5, -0.1, 0, 7);
  }
  context.fill();
  context.stroke();
  if (hat === "helmet" || hat === "pot" || hat === "cap") {
    context.fillStyle = dark;
    context.fillRect(-12, -9, 22, 3.6);
  } else if (hat === "lily") circle(context, -2, -16, 4, "#F7A8C4", ink, 2);
  else if (hat === "party") circle(context, 2, -31, 3.4, "#FFFFFF", ink, 2);
  context.restore();
}

/** The duck of a ghost that fell. */
function drawThrown(context: Context, { bx, by }: Pose, look: RiderLook): void {
  const at = look.fall;
  context.save();
  context.translate(bx + at * 2.2, by - 6 - at * 4.4 + at * at * 0.17);
  context.rotate(at * 0.2);
  drawFlying(context, look, at);
  context.restore();
}

/** A duck without its bike at 0, 0, wings out. */
export function drawFlying(context: Context, look: RiderLook, at: number): void {
  context.lineCap = context.lineJoin = "round";
  body(context, { ...look, wind: 0.8 });
  context.strokeStyle = look.ink;
  context.lineWidth = 8;
  line(context, -4, -12, -20, -26 + Math.sin(at) * 8);
  context.strokeStyle = look.paint.duck;
  context.lineWidth = 5;
  line(context, -4, -12, -20, -26 + Math.sin(at) * 8);
}

function line(context: Context, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
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
