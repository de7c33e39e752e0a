import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import { line, oval, shape } from "./shapes.ts";
import { INK, SHADE } from "./themes.ts";

type Context = CanvasRenderingContext2D;

/** How a duck feels about the stroke. */
export type Mood = "calm" | "ooh" | "glad" | "sad";
/** `side` is 1 if it looks to the right; `hat` is the course's. */
export type DuckPose = { colour: string; mood: Mood; side: 1 | -1; hat: number; lift: number; swing?: number };

/** A paper duck, seen from the front and a little above, about 40 units high. Its feet are at 0, 0. */
export function paintDuck(context: Context, { colour, mood, side, hat, lift, swing }: DuckPose): void {
  oval(context, 0, 3, 20, 7, SHADE);
  context.save();
  context.translate(0, -lift);
  context.scale(side, 1);
  context.drawImage(imageOf(bodyOf(colour, mood, hat)), -LEFT, -TOP, WIDE, HIGH);
  if (swing !== undefined) paintPutter(context, swing);
  context.restore();
}

/** Bodies are painted once, so fine that a near camera shows no pixels. */
const [LEFT, TOP, WIDE, HIGH, FINE] = [34, 62, 68, 70, 3];
const bodies = new Map<string, Picture>();

function bodyOf(colour: string, mood: Mood, hat: number): Picture {
  const key = [colour, mood, hat].join();
  let body = bodies.get(key);
  if (!body) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDE * FINE, HIGH * FINE];
    const context = canvas.getContext("2d")!;
    context.scale(FINE, FINE);
    context.translate(LEFT, TOP);
    paintBody(context, colour, mood, hat);
    bodies.set(key, (body = pictureOf(canvas)));
  }
  return body;
}

function paintBody(context: Context, colour: string, mood: Mood, hat: number): void {
  const droop = mood === "sad" ? 5 : 0;
  // Body, tail and wing.
  oval(context, -2, -11, 21, 15, INK);
  oval(context, 6, -29 + droop, 14.5, 14, INK);
  shape(context, INK, [-18, -18, -28, -25, -21, -6]);
  shape(context, colour, [-15, -18, -25, -22, -17, -6]);
  oval(context, -2, -11, 18.5, 12.5, colour);
  oval(context, 6, -29 + droop, 12, 11.5, colour);
  context.save();
  context.translate(-6, -13);
  context.rotate(mood === "glad" ? -0.9 : 0.15);
  oval(context, -3, 0, 10, 6.5, INK);
  oval(context, -3, -1, 8, 4.5, colour);
  context.restore();
  paintFace(context, mood, droop);
  paintHat(context, hat, droop);
}

function paintFace(context: Context, mood: Mood, droop: number): void {
  const y = -31 + droop;
  context.strokeStyle = INK;
  context.lineWidth = 2.2;
  if (mood === "glad" || mood === "sad") {
    const bend = mood === "glad" ? -4 : 3;
    for (const x of [4, 12]) {
      context.beginPath();
      context.moveTo(x - 2.5, y);
      context.quadraticCurveTo(x, y + bend, x + 2.5, y);
      context.stroke();
    }
  } else {
    const wide = mood === "ooh" ? 3.6 : 2.6;
    for (const x of [4, 12]) {
      if (mood === "ooh") oval(context, x, y, wide + 1, wide + 1.5, "#FFFFFF");
      oval(context, x, y, wide - 0.6, wide, INK);
    }
  }
  oval(context, 14, -24 + droop, 9, mood === "ooh" ? 6.5 : 4.5, INK);
  oval(context, 14, -24 + droop, 7, mood === "ooh" ? 4.8 : 2.9, "#FF8A2B");
  if (mood === "ooh" || mood === "glad") oval(context, 15, -23 + droop, 3.5, mood === "ooh" ? 3 : 1.8, "#A32F30");
}

/** A cap on the meadow, a baker's hat, and a bobble hat. */
function paintHat(context: Context, hat: number, droop: number): void {
  context.save();
  context.translate(5, -39 + droop);
  if (hat === 0) {
    oval(context, 0, 0, 11, 6, INK);
    oval(context, 0, -1, 9, 5, "#E4473C");
    oval(context, 10, 3, 7, 2.5, INK);
  } else if (hat === 1) {
    oval(context, 0, -8, 14, 9, INK);
    oval(context, 0, -8, 12, 7, "#FFFFFF");
    oval(context, 0, 0, 9, 4, "#F1E4CF");
  } else {
    oval(context, 0, 0, 12, 7.5, INK);
    oval(context, 0, -1, 10, 6, "#2E7BC4");
    oval(context, 0, -9, 5.5, 5.5, INK);
    oval(context, 0, -9, 4, 4, "#FFFFFF");
  }
  context.restore();
}

const PUTTER = [0, 0, 8, 15, 13, 15];

/** `swing` goes from 0 at rest to 1 drawn back; below 0 it is through the ball. */
function paintPutter(context: Context, swing: number): void {
  context.save();
  context.translate(14, -14);
  context.rotate(swing * 1.1 - 0.1);
  context.lineCap = "round";
  line(context, INK, 6, PUTTER);
  line(context, "#D7DEE8", 3, PUTTER);
  context.restore();
}
