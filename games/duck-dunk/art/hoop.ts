import { blob, box, CORAL, INK, line, stamp, type Context } from "./pen.ts";

/** The pole, board and far half of a rim. The rim's middle is at x, y; `way` is 1 for the right hoop. */
export function drawHoopBack(context: Context, x: number, y: number, way: number, floorY: number): void {
  context.save();
  context.translate(x, y);
  context.scale(way, 1);
  const low = floorY - y;
  box(context, INK, 76, -30, 22, low + 30);
  box(context, "#6A7394", 80, -26, 14, low + 26);
  box(context, INK, 60, low - 14, 60, 16);
  line(context, INK, 12, "M62-34H90M62 4H90");
  stamp(context, "board", [38, -122, 40, 152, 2.5], (inside) => {
    blob(inside, INK, "M44-116L74-104V12L44 24z");
    blob(inside, "#FFFFFF", "M50-106L68-98V6L50 14z");
    blob(inside, CORAL, "M54-60L64-57V-20L54-17z");
    blob(inside, "#FFFFFF", "M57-51L61-50V-27L57-26z");
  });
  line(context, INK, 12, "M44 0H60");
  line(context, "#B8402F", 5, "M-44 0A44 10 0 0 1 44 0");
  context.restore();
}

/** The net and the near half of the rim, over a ball that falls through. `bulge` is 0 to 1, `sway` -1 to 1. */
export function drawHoopFront(context: Context, x: number, y: number, bulge: number, sway: number): void {
  context.save();
  context.translate(x, y);
  const low = 56 + bulge * 16;
  const half = 25 + bulge * 10;
  const s = sway * 16;
  context.strokeStyle = "#FFFFFF";
  context.lineWidth = 3.2;
  context.lineCap = "round";
  context.beginPath();
  for (let at = 0; at <= 4; at++) {
    const top = -40 + at * 20;
    const a = ((at + 1) / 4 - 0.5) * 2 * half + s;
    const b = ((at - 1) / 4 - 0.5) * 2 * half + s;
    if (at < 4) {
      context.moveTo(top, 4);
      context.lineTo(Math.min(a, half + s), low);
    }
    if (at > 0) {
      context.moveTo(top, 4);
      context.lineTo(Math.max(b, -half + s), low);
    }
  }
  context.stroke();
  context.strokeStyle = INK;
  context.lineWidth = 12;
  context.beginPath();
  context.moveTo(-45, 0);
  context.quadraticCurveTo(0, 16, 45, 0);
  context.stroke();
  context.strokeStyle = CORAL;
  context.lineWidth = 6.5;
  context.stroke();
  context.restore();
}
