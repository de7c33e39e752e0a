import { drawFlower, drawLeaf, star } from "./leaves.ts";

type Context = CanvasRenderingContext2D;

/** The outfit of the player's duck: feathers and headwear. */
export type Plumage = { body: string; wing: string; beak: string; hat: Hat; accent: string };
export type Hat = "none" | "bow" | "straw" | "cap" | "lily" | "crown" | "beret" | "star" | "leaf";

export const PLAIN_DUCK: Plumage = {
  body: "#FFD53D",
  wing: "#F2B11E",
  beak: "#FF7A2E",
  hat: "none",
  accent: "#E2574C",
};

const INK = "#1B2A33";

/** Seen from above, facing right, around 0, 0; a unit is a cell. `paddle` is from -1 to 1. */
export function drawSwimmer(context: Context, kind: number, paddle: number, plumage: Plumage): void {
  context.lineJoin = "round";
  context.lineCap = "round";
  if (kind === 0) drawDuck(context, plumage, paddle);
  else if (kind === 1) drawFrog(context, paddle);
  else if (kind === 2) drawDrake(context, paddle);
  else if (kind === 3) drawHeron(context, paddle);
  else if (kind === 4) drawTurtle(context, paddle);
  else if (kind === 5) drawNewt(context, paddle);
  else if (kind === 6) drawSwan(context, paddle);
  else drawOtter(context, paddle);
}

function shape(context: Context, fill: string, line = 0.06): void {
  context.fillStyle = fill;
  context.fill();
  if (line === 0) return;
  context.strokeStyle = INK;
  context.lineWidth = line;
  context.stroke();
}

function oval(context: Context, x: number, y: number, a: number, b: number, fill: string, line = 0.06, turn = 0): void {
  context.beginPath();
  context.ellipse(x, y, a, b, turn, 0, 7);
  shape(context, fill, line);
}

/** The same on the left and on the right. */
function pair(context: Context, x: number, y: number, a: number, b: number, fill: string, line = 0.06, turn = 0): void {
  oval(context, x, y, a, b, fill, line, turn);
  oval(context, x, -y, a, b, fill, line, -turn);
}

/** Two eyes beside each other, looking ahead. */
function eyes(context: Context, x: number, apart: number, size: number, white = "#FFF"): void {
  pair(context, x, apart, size, size, white, 0.05);
  pair(context, x + size * 0.35, apart, size * 0.52, size * 0.52, INK, 0);
}

function feet(context: Context, x: number, apart: number, paddle: number, colour: string): void {
  for (const side of [-1, 1]) oval(context, x - paddle * side * 0.16, side * apart, 0.2, 0.12, colour, 0.05);
}

type Bend = readonly [x: number, y: number, overX: number, overY: number, toX: number, toY: number];

/** A limb or a neck: a line with an outline. */
function limb(context: Context, [x, y, ...to]: Bend, width: number, colour: string): void {
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(...to);
  context.strokeStyle = INK;
  context.lineWidth = width + 0.1;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** From the body's end to the tip, and back. */
function tail(context: Context, from: number, half: number, wide: number, tip: number, colour: string): void {
  context.beginPath();
  context.moveTo(from, -half);
  context.quadraticCurveTo(from - 0.55, -wide + tip * 0.75, -1.3, tip);
  context.quadraticCurveTo(from - 0.55, wide + tip * 0.5, from, half);
  shape(context, colour);
}

function bird(context: Context, body: string, wing: string, paddle: number, feetColour: string): void {
  feet(context, -0.28, 0.42, paddle, feetColour);
  context.beginPath();
  context.moveTo(-0.98, 0);
  context.quadraticCurveTo(-0.66, -0.66, 0.05, -0.58);
  context.quadraticCurveTo(0.6, -0.5, 0.6, 0);
  context.quadraticCurveTo(0.6, 0.5, 0.05, 0.58);
  context.quadraticCurveTo(-0.66, 0.66, -0.98, 0);
  shape(context, body);
  pair(context, -0.2, 0.4 + paddle * 0.02, 0.48, 0.2, wing, 0.05, -0.16);
}

function bill(context: Context, x: number, length: number, half: number, colour: string): void {
  context.beginPath();
  context.moveTo(x, -half);
  context.quadraticCurveTo(x + length * 1.2, -half, x + length, 0);
  context.quadraticCurveTo(x + length * 1.2, half, x, half);
  context.closePath();
  shape(context, colour);
}

function drawDuck(context: Context, { body, wing, beak, hat, accent }: Plumage, paddle: number): void {
  bird(context, body, wing, paddle, beak);
  bill(context, 0.72, 0.38, 0.22, beak);
  oval(context, 0.46, 0, 0.46, 0.46, body);
  eyes(context, 0.62, 0.27, 0.15);
  pair(context, 0.42, 0.34, 0.1, 0.07, "#FF9E8A", 0);
  drawHat(context, hat, accent);
}

/** Middle, half length and half width of each part; a part without a colour has the outfit's. */
type Part = readonly [x: number, y: number, a: number, b: number, colour?: string];

const HATS: Partial<Record<Hat, readonly Part[]>> = {
  bow: [
    [-0.1, -0.2, 0.14, 0.2],
    [-0.1, 0.2, 0.14, 0.2],
    [-0.06, 0, 0.1, 0.1, "#FFF"],
  ],
  straw: [
    [-0.04, 0, 0.44, 0.44, "#F1D58A"],
    [-0.04, 0, 0.26, 0.26],
    [-0.04, 0, 0.19, 0.19, "#F7E3A8"],
  ],
  cap: [
    [0.18, 0, 0.24, 0.24],
    [-0.06, 0, 0.32, 0.32],
    [-0.06, 0, 0.07, 0.07, "#FFF"],
  ],
  beret: [
    [-0.08, 0.04, 0.36, 0.34],
    [-0.08, 0.04, 0.06, 0.06, INK],
  ],
};

/** On the head, at 0.34, 0. */
function drawHat(context: Context, hat: Hat, accent: string): void {
  context.save();
  context.translate(0.34, 0);
  for (const [x, y, a, b, colour = accent] of HATS[hat] ?? []) oval(context, x, y, a, b, colour, 0.05);
  if (hat === "lily") drawFlower(context, { petals: 6, thin: 0.24 }, "#FFF", accent, 0.4);
  else if (hat === "crown") {
    star(context, -0.04, 0, 0.36, 7, 0.66);
    shape(context, "#FFC93A", 0.05);
    oval(context, -0.04, 0, 0.13, 0.13, accent, 0.04);
  } else if (hat === "star") {
    star(context, -0.04, 0, 0.34);
    shape(context, accent, 0.05);
  } else if (hat === "leaf") drawLeaf(context, { pad: accent, light: "#FFF", rim: INK }, 0.38, 0);
  context.restore();
}

function drawFrog(context: Context, paddle: number): void {
  const kick = paddle * 0.2;
  for (const side of [-1, 1])
    limb(context, [-0.3, side * 0.3, -0.6 - kick, side * 0.8, -0.95 - kick, side * 0.56], 0.2, "#4FAE43");
  pair(context, 0.42, 0.56, 0.16, 0.13, "#5FC24F", 0.05);
  oval(context, -0.08, 0, 0.68, 0.52, "#5FC24F");
  oval(context, -0.2, 0, 0.36, 0.24, "#8FDF6E", 0);
  oval(context, 0.4, 0, 0.4, 0.5, "#5FC24F");
  pair(context, 0.46, 0.34, 0.22, 0.22, "#7BD863");
  pair(context, 0.52, 0.36, 0.14, 0.14, "#FFF6B0", 0.04);
  pair(context, 0.58, 0.36, 0.06, 0.1, INK, 0);
  limb(context, [0.65, -0.19, 0.82, 0, 0.65, 0.19], 0, INK);
}

/** A drake with a monocle and a top hat. */
function drawDrake(context: Context, paddle: number): void {
  bird(context, "#A9A9B8", "#7B6A5C", paddle, "#FF9B3D");
  oval(context, 0.22, 0, 0.32, 0.46, "#6B3A2A", 0);
  oval(context, 0.34, 0, 0.12, 0.4, "#FFF", 0);
  bill(context, 0.72, 0.38, 0.2, "#F2C230");
  oval(context, 0.5, 0, 0.42, 0.42, "#1F8A5B");
  eyes(context, 0.64, 0.24, 0.14);
  oval(context, 0.66, 0.25, 0.22, 0.22, "rgba(255, 255, 255, 0.35)", 0.07);
  oval(context, 0.34, 0, 0.32, 0.32, "#2A2440", 0.05);
  oval(context, 0.34, 0, 0.2, 0.2, "#B33A5C", 0);
  oval(context, 0.34, 0, 0.17, 0.17, "#3B3358", 0);
}

function drawHeron(context: Context, paddle: number): void {
  bird(context, "#8FA3BF", "#5E7292", paddle, "#E8C34A");
  limb(context, [0.25, -0.15, 0.45, paddle * 0.16, 0.6, 0], 0.28, "#E6ECF5");
  bill(context, 0.86, 0.7, 0.13, "#FFB52E");
  oval(context, 0.68, 0, 0.34, 0.27, "#E6ECF5");
  for (const side of [-1, 1]) limb(context, [0.66, side * 0.14, 0.3, side * 0.3, -0.1, side * 0.34], 0.02, "#27365A");
  eyes(context, 0.8, 0.17, 0.12, "#FFE36E");
}

function drawTurtle(context: Context, paddle: number): void {
  pair(context, 0.36 + paddle * 0.1, 0.58, 0.3, 0.15, "#8FBF6A", 0.05, -0.6);
  pair(context, -0.5 - paddle * 0.08, 0.52, 0.24, 0.13, "#8FBF6A", 0.05, 0.6);
  oval(context, 0.78, 0, 0.32, 0.27, "#A8D67E");
  eyes(context, 0.86, 0.17, 0.11);
  oval(context, 0, 0, 0.76, 0.62, "#8A6B3A");
  oval(context, 0, 0, 0.62, 0.49, "#B98F4E", 0);
  for (let plate = 0; plate < 6; plate++)
    oval(context, Math.cos(plate * 1.05) * 0.4, Math.sin(plate * 1.05) * 0.32, 0.15, 0.13, "#6B4F26", 0);
  oval(context, 0, 0, 0.2, 0.18, "#6B4F26", 0);
}

function drawNewt(context: Context, paddle: number): void {
  tail(context, -0.2, 0.2, 0.3, paddle * 0.4, "#2F8F9B");
  pair(context, 0.3, 0.46, 0.24, 0.09, "#43B3BD", 0.05, 0.9);
  pair(context, -0.34, 0.42, 0.22, 0.09, "#43B3BD", 0.05, -0.8);
  oval(context, 0, 0, 0.62, 0.33, "#43B3BD");
  oval(context, 0.62, 0, 0.38, 0.36, "#43B3BD");
  for (let spot = 0; spot < 5; spot++)
    oval(context, -0.4 + spot * 0.22, (spot % 2) * 0.24 - 0.12, 0.08, 0.07, "#FFB03A", 0);
  eyes(context, 0.74, 0.24, 0.14);
}

function drawSwan(context: Context, paddle: number): void {
  bird(context, "#FFF", "#E7EAF4", paddle, "#2A2A38");
  limb(context, [0.3, 0, 0.6, paddle * 0.22, 0.98, 0], 0.26, "#FFF");
  bill(context, 1.16, 0.3, 0.13, "#FF8A2E");
  oval(context, 1.06, 0, 0.28, 0.25, "#FFF");
  eyes(context, 1.14, 0.16, 0.1);
  star(context, 0.94, 0, 0.2, 5, 0.65);
  shape(context, "#E0569B", 0.04);
}

function drawOtter(context: Context, paddle: number): void {
  tail(context, -0.5, 0.2, 0.24, paddle * 0.24, "#5E3D26");
  feet(context, -0.4, 0.46, paddle, "#5E3D26");
  feet(context, 0.26, 0.46, -paddle, "#5E3D26");
  oval(context, -0.1, 0, 0.66, 0.44, "#80542F");
  oval(context, 0.52, 0, 0.42, 0.42, "#80542F");
  pair(context, 0.3, 0.38, 0.11, 0.11, "#5E3D26", 0.05);
  oval(context, 0.76, 0, 0.22, 0.27, "#E9CFA8", 0.04);
  eyes(context, 0.6, 0.22, 0.12);
  oval(context, 0.92, 0, 0.09, 0.11, INK, 0);
}
