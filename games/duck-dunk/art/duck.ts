import { paintHat, type HatName } from "./hats.ts";
import type { Look } from "./looks.ts";
import { blob, CREAM, disc, INK, line, outlined, stamp, type Context } from "./pen.ts";

/** How a duck is drawn: places of its loose parts, in units, and angles. It looks to the right. */
export type Pose = {
  x: number;
  y: number;
  facing: number;
  lean: number;
  squash: number;
  /** Of the head, from its place. */
  headX: number;
  headY: number;
  headTurn: number;
  wing: number;
  feet: number;
  /** Pupils, within -1 to 1. */
  lookX: number;
  lookY: number;
  bill: "shut" | "open" | "grit";
  eyes: "round" | "dizzy" | "shut";
  /** How high the hat has jumped off, and how far it has turned; null: somebody else draws it. */
  hat: { up: number; turn: number } | null;
};

export const STILL: Pose = {
  x: 0,
  y: 0,
  facing: 1,
  lean: 0,
  squash: 0,
  headX: 0,
  headY: 0,
  headTurn: 0,
  wing: 0.2,
  feet: 0,
  lookX: 0.3,
  lookY: 0.2,
  bill: "shut",
  eyes: "round",
  hat: { up: 0, turn: 0 },
};

const FINE = 2;
const HEAD_FRAME = [-60, -60, 120, 120, FINE] as const;
const BODY_FRAME = [-64, -58, 128, 116, FINE] as const;
const WING_FRAME = [-20, -26, 84, 52, FINE] as const;
const FOOT_FRAME = [-18, -12, 52, 30, FINE] as const;
const HAT_FRAME = [-84, -116, 168, 132, FINE] as const;
const BILL_FRAME = [-14, -26, 74, 62, FINE] as const;

export function drawDuck(context: Context, look: Look, pose: Pose): void {
  const { size, neck } = look;
  const key = look.name + look.body;
  context.save();
  context.translate(pose.x, pose.y);
  context.scale(pose.facing * size * (1 + pose.squash), size * (1 - pose.squash));
  const isUp = pose.wing < -0.9;
  // Both wings up are seen beside the head; a resting one lies on the body.
  const drawWing = (turn: number, size: number) => {
    context.save();
    context.translate(-6, isUp ? -66 : -58);
    context.rotate(turn);
    context.scale(size, size);
    stamp(context, `wing ${key}`, WING_FRAME, (inside) => paintWing(inside, look));
    context.restore();
  };
  if (isUp) drawWing(-0.62 + pose.lean, 1.45);
  for (const side of [-1, 1]) {
    context.save();
    context.translate(side * 15 - 4, -14);
    context.rotate(pose.feet * (side > 0 ? 1 : 0.6));
    stamp(context, `foot ${look.bill}`, FOOT_FRAME, (inside) => paintFoot(inside, look));
    context.restore();
  }
  context.save();
  context.translate(0, -50);
  context.rotate(pose.lean);
  stamp(context, `body ${key}`, BODY_FRAME, (inside) => paintBody(inside, look));
  context.restore();
  if (neck > 0) {
    line(context, INK, 42, `M4 -80L${8 + pose.headX} ${-104 - neck + pose.headY}`);
    line(context, look.body, 34, `M4 -80L${8 + pose.headX} ${-104 - neck + pose.headY}`);
  }
  if (isUp) drawWing(pose.wing - 0.45 + pose.lean, 1.5);
  context.save();
  context.translate(8 + pose.headX, -110 - neck + pose.headY);
  context.rotate(pose.headTurn);
  stamp(context, `head ${key}`, HEAD_FRAME, (inside) => paintHead(inside, look));
  drawEyes(context, pose, look);
  context.translate(26, 10);
  stamp(context, `bill ${pose.bill} ${look.bill}`, BILL_FRAME, (inside) => paintBill(inside, look.bill, pose.bill));
  context.translate(-26, -10);
  if (pose.hat) {
    context.translate(0, -pose.hat.up);
    context.rotate(pose.hat.turn);
    drawHat(context, look.hat);
  }
  context.restore();
  if (!isUp) drawWing(pose.lean + pose.wing, 1);
  context.restore();
}

export function drawHat(context: Context, hat: HatName): void {
  stamp(context, `hat ${hat}`, HAT_FRAME, (inside) => paintHat(inside, hat));
}

const BODY = "M-30-30C-6-50 34-40 42-10 50 22 26 44-4 44-34 44-50 24-50 4L-60-22C-52-24-40-26-30-30z";

function paintBody(context: Context, { body, shade, shirt, trim }: Look): void {
  outlined(context, body, BODY, 9);
  context.save();
  context.clip(new Path2D(BODY));
  blob(context, shade, "M44-14C54 30 20 50-8 46-34 46-48 34-50 8-30 36 34 34 44-14z");
  blob(context, shirt, "M-34-18C-10-30 24-32 42-20L50 20C20 34-20 34-42 22z");
  blob(context, INK, "M-42 22C-20 34 20 34 50 20L48 30C20 44-20 44-40 30z");
  line(context, trim, 6, "M-36-15C-10-27 22-29 42-18M-41 15C-18 26 18 27 48 13");
  blob(context, trim, "M8-12l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z");
  context.restore();
  line(context, INK, 4.5, BODY);
}

function paintHead(context: Context, { body, shade, extra }: Look): void {
  outlined(context, body, "M0-44A44 44 0 1 1-.1-44z", 9);
  blob(context, shade, "M30-32A44 44 0 0 1-22 38C14 34 36 4 30-32z");
  if (extra !== "mask") disc(context, -2, 18, 9, "#FF8A7A", 6);
  if (extra === "mask") blob(context, INK, "M-43-10Q0-26 43-16L44 4Q0 0-43 10z");
  if (extra === "spots") blob(context, shade, "M-26 2a4 4 0 1 1 .1 0zM-18 12a3 3 0 1 1 .1 0zM-32 12a3 3 0 1 1 .1 0z");
  if (extra === "stubble") line(context, shade, 3, "M-14 34l2 5M-4 36l1 5M6 36l0 5M-22 28l3 5");
  // The eyes are large, and lie a little outside.
  for (const [x, wide] of [
    [8, 19],
    [34, 15],
  ] as const) {
    disc(context, x, -12, wide + 3.5, INK, wide + 5);
    disc(context, x, -12, wide, "#FFFFFF", wide + 2);
  }
  if (extra === "lashes") line(context, INK, 4, "M-8-28l-9-6M-2-33l-5-9M44-28l8-6");
  if (extra === "brow") line(context, INK, 8, "M-14-38L18-28M52-32L30-26");
}

function drawEyes(context: Context, pose: Pose, { extra }: Look): void {
  if (pose.eyes !== "round") {
    const path =
      pose.eyes === "dizzy" ? "M0-20L16-4M16-20L0-4M27-19L41-5M41-19L27-5" : "M-4-12q12-10 24 0M24-12q10-8 19 0";
    line(context, INK, 5, path);
    return;
  }
  disc(context, 8 + pose.lookX * 9, -12 + pose.lookY * 10, 8.5, INK);
  disc(context, 34 + pose.lookX * 7, -12 + pose.lookY * 8, 7, INK);
  disc(context, 5 + pose.lookX * 9, -15 + pose.lookY * 10, 2.6, "#FFFFFF");
  if (extra === "moustache") line(context, INK, 6, "M18 8q-14 12-24 2M40 8q12 10 20 0");
}

function paintBill(context: Context, colour: string, kind: Pose["bill"]): void {
  if (kind === "open") {
    outlined(context, "#8E2B3C", "M-4-2C8 22 36 26 42 12L44-2z", 6);
    blob(context, "#FF8A9A", "M6 12q14 12 28 4-14-8-28-4z");
    outlined(context, colour, "M-8-8C4-18 36-20 54-10 58 0 40 2 22 2 6 4-10 2-8-8z", 6);
    outlined(context, colour, "M4 16C14 30 36 32 42 18 34 26 14 26 4 16z", 5);
  } else {
    outlined(context, colour, "M-8-6C4-16 36-18 56-8 62 2 44 14 24 14 4 14-10 6-8-6z", 6);
    line(context, INK, 3, kind === "grit" ? "M-2 4l8-4 8 5 8-5 8 5 8-5 8 4" : "M-4 2Q24 10 54-2");
  }
  disc(context, 12, -9, 2.4, INK);
  disc(context, 24, -10, 2.4, INK);
}

function paintWing(context: Context, { body, shade }: Look): void {
  const path = "M-10-12C8-24 42-18 56 0 44 4 46 8 36 10 36 16 24 14 20 18 4 22-16 8-10-12z";
  outlined(context, body, path, 8);
  blob(context, shade, "M-8 4C10 12 36 8 54 0 44 4 46 8 36 10 36 16 24 14 20 18 4 22-8 14-8 4z");
  line(context, INK, 3.5, path);
}

function paintFoot(context: Context, { bill }: Look): void {
  line(context, INK, 12, "M0-6V6");
  line(context, bill, 6, "M0-6V6");
  outlined(context, bill, "M-6 6C4 2 18 4 26 10 20 14 16 12 14 14 6 14-8 14-6 6z", 6);
}

/** A duck from the crowd: a head and its chest, about 50 units high; its lower edge is at 0. */
export function paintFan(
  context: Context,
  [x, y, size]: readonly [number, number, number],
  colour: string,
  kind: number,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size * (kind & 1 ? -1 : 1), size);
  outlined(context, colour, "M-22 4C-22-16-12-22 0-22S22-16 22 4z", 5);
  outlined(context, colour, "M0-54A19 19 0 1 1-.1-54z", 5);
  disc(context, 2, -38, 6, "#FFFFFF");
  disc(context, 14, -38, 5, "#FFFFFF");
  disc(context, 4, -37, 2.8, INK);
  disc(context, 15, -37, 2.4, INK);
  outlined(context, "#FF8A2B", "M6-31C14-35 26-33 30-29 26-22 12-22 6-31z", 3);
  if (kind % 4 === 1) outlined(context, "#F2594B", "M-17-44Q0-60 19-44z", 4);
  if (kind % 5 === 2) outlined(context, CREAM, "M-34-24l22-14 4 8-20 14z", 3);
  context.restore();
}
