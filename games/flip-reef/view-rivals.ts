import { CREAM, PLUM } from "./rules-reef.ts";
import { drawFish, INK } from "./view-fish.ts";

export const RIVAL_NAMES = ["Dabs", "Puff", "Aunt Ink", "A friend"];
export const RIVAL_WORDS = ["new since today", "holds its breath", "eight arms, one plan", "beside you, for fun"];

type Context = CanvasRenderingContext2D;

/** A rival's portrait, about `radius` in each direction. It bobs, and looks up while thinking. */
export function drawRival(context: Context, rival: number, x: number, y: number, radius: number, time: number): void {
  context.save();
  context.translate(x, y);
  context.scale(radius / 50, radius / 50);
  context.lineCap = "round";
  context.lineJoin = "round";
  [drawDabs, drawPuff, drawInk, drawFriends][rival]!(context, time);
  context.restore();
}

function drawDabs(context: Context, time: number): void {
  blob(context, "#FFD23F", "M-34 10a34 34 0 1 1 68 0 34 32 0 1 1-68 0z");
  blob(context, "#E9A91E", "M30-6A34 34 0 0 1-14 38 38 38 0 0 0 30-6z");
  line(context, "#FFD23F", 5, "M-2-24c-4-8 0-14 6-16M4-24c2-6 8-8 12-6");
  line(context, INK.coral, 6, `M38-14v-26c0-6 10-6 10 0`);
  blob(context, INK.night, "M-36-10h72v22c0 6-4 8-10 8H6c-4 0-4-5-8-5s-4 5-8 5h-16c-6 0-10-2-10-8z");
  blob(context, INK.foam, "M-29-4H-3v14c0 4-2 4-4 4h-16c-4 0-6-2-6-6zM5-4h24v12c0 4-2 6-6 6H9c-2 0-4 0-4-4z");
  eyes(context, -16, 17, 4, INK.night);
  blob(context, "#FF7A33", "M-18 26c8-6 30-6 40 0 6 5-2 13-20 13s-26-8-20-13z");
  line(context, "#B8430F", 2.5, "M-12 29c8 4 22 4 28-1");
  bubble(context, 43, -46, time);
}

function drawPuff(context: Context, time: number): void {
  const breath = 1 + 0.04 * Math.sin(time / 24);
  context.scale(breath, breath);
  context.fillStyle = "#D8862B";
  for (let spike = 0; spike < 14; spike++) {
    context.save();
    context.rotate((spike / 14) * Math.PI * 2);
    context.fill(new Path2D("M-6-34L0-48 6-34z"));
    context.restore();
  }
  blob(context, INK.sand, "M0-38A38 38 0 1 1 0 38 38 38 0 1 1 0-38z");
  blob(context, INK.cream, "M-34 14a38 38 0 0 0 68 0c-22 10-46 10-68 0z");
  blob(context, "#D8862B", "M34-14A38 38 0 0 1 34 14c-4-8-4-18 0-28z");
  blob(context, INK.coral, "M34-6l16-8c3 6 3 14 0 20z");
  eyes(context, -15, 15, -2, INK.plumShade, 7);
  line(context, "#9C5A12", 3, "M-26-14l18 4M26-14l-18 4");
  blob(context, INK.coral, "M-7 12a7 5 0 1 1 14 0 7 5 0 1 1-14 0z");
  blob(context, INK.plumShade, "M-3 12a3 2 0 1 1 6 0 3 2 0 1 1-6 0z");
}

function drawInk(context: Context, time: number): void {
  const sway = Math.sin(time / 20) * 3;
  for (const side of [-1, 1]) {
    line(context, "#6C348F", 11, `M${side * 8} 18c${side * 2} 10 ${side * 2} 16 ${side * (6 + sway)} 26`);
    line(context, "#7A3FA0", 11, `M${side * 18} 16c${side * 4} 10 ${side * 8} 14 ${side * (18 - sway)} 20`);
    line(context, "#8E4DB8", 11, `M${side * 28} 8c${side * 8} 8 ${side * 18} 8 ${side * 20} ${-2 + sway}`);
  }
  blob(context, "#8E4DB8", "M-36-4c0-28 16-42 36-42s36 14 36 42c0 18-14 28-36 28s-36-10-36-28z");
  blob(context, "#6C348F", "M22-36c14 10 18 24 12 42-6 12-22 18-40 18 22-8 34-30 28-60z");
  line(context, "#C48AE0", 4, "M-24-22c4-8 8-12 14-14");
  eyes(context, -13, 13, -2, INK.plumShade, 8);
  line(context, INK.plumShade, 3.5, "M-24-12l20 4M24-12l-20 4");
  line(context, INK.plumShade, 3, "M-6 14h12");
  // Reading glasses on a chain.
  line(
    context,
    INK.sand,
    2.5,
    "M-24-2a11 11 0 1 0 22 0 11 11 0 1 0-22 0zM2-2a11 11 0 1 0 22 0 11 11 0 1 0-22 0zM-2-4h4",
  );
}

function drawFriends(context: Context, time: number): void {
  const bob = Math.sin(time / 26) * 2;
  drawFish(context, PLUM, -16, -10 + bob, 26, { wag: Math.sin(time / 9) });
  drawFish(context, CREAM, 17, 14 - bob, 26, { wag: Math.sin(time / 8) });
}

function blob(context: Context, colour: string, path: string): void {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

function line(context: Context, colour: string, width: number, path: string): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(new Path2D(path));
}

/** Two half-closed eyes: a flat lid over half a disc. */
function eyes(context: Context, left: number, right: number, y: number, colour: string, size = 6): void {
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = 3.4;
  for (const x of [left, right]) {
    context.beginPath();
    context.arc(x, y, size * 0.72, 0, Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(x - size * 1.25, y);
    context.lineTo(x + size * 1.25, y);
    context.stroke();
  }
}

function bubble(context: Context, x: number, y: number, time: number): void {
  const rise = (time % 90) / 90;
  context.globalAlpha *= 1 - rise;
  context.strokeStyle = INK.foam;
  context.lineWidth = 2.5;
  context.beginPath();
  context.arc(x + Math.sin(rise * 9) * 3, y - rise * 26, 4 + rise * 3, 0, 7);
  context.stroke();
}
