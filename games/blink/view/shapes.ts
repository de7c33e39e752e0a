import type { Stage } from "@quackademy/game-kit/stage/stage.ts";

import { AMBER, drawPupil, type EyeLook } from "./eyes.ts";

type Context = CanvasRenderingContext2D;
export type Place = readonly [x: number, y: number, size: number];

export const INK = {
  coral: "#EE5447",
  ripple: "#C4332F",
  blood: "#B52B2A",
  night: "#1D1440",
  dusk: "#2C2060",
  cream: "#FFF3D1",
  creamShade: "#E5D3A6",
  iris: "#FFB52E",
  irisShade: "#E58A1A",
  light: "#FFD65A",
} as const;

export const SHAPE_NAMES = ["circle", "square", "triangle", "star", "moon"];

/** Fills one of the shapes, `radius` in each direction, with the current colour. */
export function drawShape(context: Context, shape: number, x: number, y: number, radius: number): void {
  context.beginPath();
  if (shape === 0) context.arc(x, y, radius * 0.86, 0, 7);
  else if (shape === 1)
    context.roundRect(x - radius * 0.76, y - radius * 0.76, radius * 1.52, radius * 1.52, radius * 0.16);
  else if (shape === 2) {
    context.moveTo(x, y - radius * 0.92);
    context.lineTo(x + radius * 0.94, y + radius * 0.7);
    context.lineTo(x - radius * 0.94, y + radius * 0.7);
  } else if (shape === 3) {
    for (let point = 0; point < 10; point++) {
      const angle = (point / 10) * Math.PI * 2 - Math.PI / 2;
      const reach = radius * (point % 2 ? 0.44 : 1);
      context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
  } else {
    // Both arcs share their end points, so that the tips are sharp.
    context.arc(x, y, radius * 0.92, Math.PI * 0.3, Math.PI * 1.7);
    context.arc(x + radius * 0.541, y, radius * 0.744, Math.PI * 1.5, Math.PI * 0.5, true);
  }
  context.closePath();
  context.fill();
}

/** A round window with a shape, or an empty one. */
export function drawWindow(context: Context, shape: number, [x, y, radius]: Place, shade: string, blink = 0): void {
  disc(context, x + radius * 0.05, y + radius * 0.1, radius * 1.08, shade);
  disc(context, x, y, radius * 1.08, INK.night);
  disc(context, x, y, radius * 0.94, shape < 0 ? INK.dusk : INK.cream);
  if (shape < 0) {
    // A closed eye while waiting.
    context.strokeStyle = INK.cream;
    context.lineWidth = radius * 0.07;
    context.lineCap = "round";
    context.beginPath();
    context.moveTo(x - radius * 0.34, y - blink * radius * 0.1);
    context.quadraticCurveTo(x, y + radius * (0.16 + blink * 0.1), x + radius * 0.34, y - blink * radius * 0.1);
    context.stroke();
    return;
  }
  context.fillStyle = INK.night;
  drawShape(context, shape, x, y + (shape === 2 ? radius * 0.06 : 0), radius * 0.56);
}

export function disc(context: Context, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}

/** What a closed eye does while it is waited for, and how wide an open one's pupil is; all 0 at rest. */
export type EyePose = {
  peek: number;
  twitch: number;
  roll: number;
  brow: number;
  pupil: number;
  look: number;
  shade: string;
};

export const AT_REST: EyePose = { peek: 0, twitch: 0, roll: 0, brow: 0, pupil: 0, look: 0, shade: INK.blood };

/** The eye, from closed (0) to wide open (1). `size` is half its width. */
export function drawEye(
  context: Context,
  x: number,
  y: number,
  size: number,
  open: number,
  eye: EyeLook = AMBER,
  pose: Partial<EyePose> = {},
): void {
  const whole = { ...AT_REST, ...pose };
  context.save();
  context.translate(x, y);
  context.scale(size / 91, size / 91);
  context.lineCap = "round";
  if (open < 0.05) drawShut(context, whole);
  else drawOpen(context, open, eye, whole);
  context.restore();
}

function drawShut(context: Context, { peek, twitch, roll, brow, shade }: EyePose): void {
  context.fillStyle = shade;
  context.fill(LID);
  // The eyeball under the lid.
  context.strokeStyle = context.fillStyle = INK.night;
  context.globalAlpha = 0.16;
  context.beginPath();
  context.ellipse(roll * 34, 0, 36, 27, 0, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  if (peek > 0) {
    // The white of the eye, between the lids.
    const upper = 34 * peek;
    context.fillStyle = INK.creamShade;
    context.fill(new Path2D(`M-86-4c44 46 126 50 172 2C40 ${44 - upper}-42 ${42 - upper}-86-4z`));
  }
  context.fillStyle = INK.night;
  context.lineWidth = 11;
  context.stroke(SHUT);
  context.lineWidth = 9;
  context.save();
  context.translate(twitch * 2, 10 * twitch);
  context.scale(1, 1 - 0.3 * Math.abs(twitch));
  context.stroke(LASHES);
  context.restore();
  context.strokeStyle = shade;
  context.lineWidth = 8;
  context.translate(0, -9 * brow);
  context.stroke(BROW);
}

function drawOpen(context: Context, open: number, eye: EyeLook, { look, pupil }: EyePose): void {
  const lid = 76 * open;
  const almond = new Path2D(`M-91 0C-45 ${-lid} 45 ${-lid} 91 0 45 ${lid}-45 ${lid}-91 0z`);
  context.save();
  context.clip(almond);
  context.fillStyle = INK.cream;
  context.fillRect(-100, -80, 200, 160);
  context.fillStyle = INK.creamShade;
  context.fill(SHADE);
  context.translate(look * 20, 0);
  disc(context, 0, 0, 37, eye.iris);
  context.fillStyle = eye.shade;
  context.beginPath();
  context.arc(0, 0, 37, -0.4, 2.2);
  context.arc(-8, -6, 37, 1.9, -0.1, true);
  context.fill();
  context.strokeStyle = eye.shade;
  context.lineWidth = 3;
  context.stroke(FIBRES);
  context.save();
  context.scale(1 + pupil, 1 + pupil);
  drawPupil(context, eye, INK.night);
  context.restore();
  disc(context, -9, -10, 8, "#fff");
  disc(context, 11, 10, 3.5, "#fff");
  context.translate(-look * 20, 0);
  // The lid's shadow on the ball.
  context.strokeStyle = INK.night;
  context.globalAlpha = 0.18;
  context.lineWidth = 18;
  context.stroke(new Path2D(`M-91 6C-45 ${6 - lid} 45 ${6 - lid} 91 6`));
  context.restore();
  context.strokeStyle = INK.light;
  context.lineWidth = 9;
  context.stroke(new Path2D(`M-91 0C-45 ${-lid} 45 ${-lid} 91 0`));
}

const LID = new Path2D("M-86-4C-50-46 50-48 86-2 40 48-42 40-86-4z");
const FIBRES = new Path2D(
  "M24 0h9M-24 0h-9M0 24v9M0-24v-9M17 17l6 6M-17-17l-6-6M17-17l6-6M-17 17l-6 6M22 9l8 4M-22-9l-8-4M9-22l4-8M-9 22l-4 8",
);
const SHUT = new Path2D("M-86-4c44 46 126 50 172 2");
const LASHES = new Path2D("M-66 14l-16 15M-38 27l-9 20M0 32v22M36 28l8 20M64 16l15 15");
const BROW = new Path2D("M-62-44c34-20 86-22 118-6");
const SHADE = new Path2D("M91 0C60 46 0 66-54 48 10 46 60 20 91 0z");

/** Text on a label, readable on any background. */
export function drawTag(stage: Stage, words: string, x: number, y: number): void {
  const half = words.length * 9.4 + 34;
  stage.context.fillStyle = INK.cream;
  stage.context.beginPath();
  stage.context.roundRect(x - half, y - 34, half * 2, 68, [8, 30, 30, 8]);
  stage.context.fill();
  stage.text(words, x, y + 2, { size: 32, weight: 900, colour: INK.night, align: "center" });
}
