import { fade } from "./looks.ts";
import { INK } from "./style.ts";

type Context = CanvasRenderingContext2D;

/** How an egg is painted. */
export type Shell = {
  id: string;
  base: string;
  mark: string;
  pattern: "dots" | "stripes";
};

/** The rider's feathers; `head` is also the neck. */
export type Plumage = { body: string; wing: string; head: string; scarf: string };
export const WHITE: Plumage = { body: "#FFFFFF", wing: "#E4E7F4", head: "#FFFFFF", scarf: "#E2483D" };

export type Pose = {
  shell: Shell;
  plumage?: Plumage | undefined;
  /** How far the egg has rolled, in radians, and how the goose leans, -1 to 1. */
  roll: number;
  lean: number;
  /** 0 on the floor, 1 high in the air: the wings open. */
  lift: number;
  /** How many cracks are seen; 3 is a broken egg. */
  cracks: number;
  isHonking: boolean;
  isContrast: boolean;
  tick: number;
};

/** Units of these drawings for a metre. */
export const GOOSE_UNITS = 50;
const [WIDE, HIGH] = [28, 33];

/** The egg, 66 units high; its lowest point is at 0, 0. */
export function drawEgg(context: Context, { shell, roll, cracks, isContrast }: Pose): void {
  if (cracks > 2) {
    context.fillStyle = shell.base;
    context.fill(HALF);
    context.strokeStyle = isContrast ? "#FFFFFF" : INK;
    context.lineWidth = 3;
    context.stroke(HALF);
    return;
  }
  context.fillStyle = fade(shell.base, INK, 2);
  context.beginPath();
  context.ellipse(0, -HIGH, WIDE, HIGH, 0, 0, 7);
  context.fill();
  context.fillStyle = shell.base;
  context.beginPath();
  context.ellipse(-3, -HIGH - 3, WIDE - 5, HIGH - 4, 0, 0, 7);
  context.fill();
  drawPattern(context, shell, roll);
  context.strokeStyle = INK;
  context.lineWidth = 3;
  if (cracks > 0) context.stroke(cracks > 1 ? CRACKS : CRACK);
  if (isContrast) context.strokeStyle = "#FFFFFF";
  context.lineWidth = isContrast ? 5 : 3;
  context.beginPath();
  context.ellipse(0, -HIGH, WIDE, HIGH, 0, 0, 7);
  context.stroke();
}

/** All that is left of an egg after its last blow. */
const HALF = new Path2D("M-29-34L-19-20-9-36 1-20 11-36 20-20 29-34A29 34 0 0 1-29-34");

function drawPattern(context: Context, { mark, pattern }: Shell, roll: number): void {
  context.fillStyle = mark;
  context.strokeStyle = mark;
  if (pattern === "stripes") {
    context.lineWidth = 6;
    context.beginPath();
    for (let band = 0; band < 4; band++) {
      const angle = roll + (band * Math.PI) / 2;
      if (Math.cos(angle) < 0.15) continue;
      const y = -HIGH + Math.sin(angle) * (HIGH - 6);
      const wide = (WIDE - 4) * Math.sqrt(Math.max(0, 1 - ((y + HIGH) / HIGH) ** 2));
      context.moveTo(-wide, y);
      context.quadraticCurveTo(0, y + 6 * Math.sin(angle) + 4, wide, y);
    }
    context.stroke();
    return;
  }
  context.beginPath();
  for (let spot = 0; spot < 9; spot++) {
    const angle = roll + spot * 2.4;
    const face = Math.cos(angle);
    if (face < 0.12) continue;
    const x = ((spot % 3) - 1) * 13 * (0.6 + face * 0.4);
    const y = -HIGH + Math.sin(angle) * (HIGH - 7);
    context.moveTo(x + 5, y);
    context.ellipse(x, y, 5, 5 * face, 0, 0, 7);
  }
  context.fill();
}

const CRACK = new Path2D("M-24-46L-14-40-12-50-2-42 4-52");
const CRACKS = new Path2D("M-24-46L-14-40-12-50-2-42 4-52M24-28L13-24 12-34 1-26-6-34");

const TAIL = new Path2D("M-13-16Q-17-2-10 3-6 3-5 0-4 7 0 8 4 7 5 0 6 3 10 3 17-2 13-16 0-23-13-16");

/** The goose from behind, on top of the egg. It looks to the side that it steers to. */
export function drawGoose(context: Context, pose: Pose): void {
  const { lean, lift, tick, roll, cracks, isHonking, isContrast, plumage = WHITE } = pose;
  const line = isContrast ? "#000000" : INK;
  const step = Math.sin(roll * 2) * 4 * (1 - lift);
  const flap = lift > 0 ? Math.sin(tick / 3) * 10 * lift : 0;
  context.save();
  context.translate(0, cracks > 2 ? -24 : -62);
  context.rotate(lean * 0.28);
  context.lineJoin = "round";
  context.lineCap = "round";
  // Feet that run on the egg.
  context.fillStyle = "#FF8A2B";
  context.beginPath();
  context.ellipse(-9, 1 - step, 8, 4, 0, 0, 7);
  context.ellipse(9, 1 + step, 8, 4, 0, 0, 7);
  context.fill();
  drawScarf(context, plumage, tick, lean);
  const open = 0.35 + lift * 0.65;
  context.fillStyle = plumage.wing;
  context.strokeStyle = line;
  context.lineWidth = 3;
  for (const side of [-1, 1]) {
    const tip = side * (26 + open * 24 + side * lean * 6);
    context.beginPath();
    context.moveTo(side * 12, -34);
    context.quadraticCurveTo(tip, -44 - open * 10 + flap, tip, -22 - open * 12 + flap);
    context.quadraticCurveTo(side * 24, -10, side * 12, -12);
    context.closePath();
    context.moveTo(side * 21, -31);
    context.lineTo(tip - side * 7, -24 - open * 12 + flap);
    context.fill();
    context.stroke();
  }
  const x = lean * 16;
  const up = isHonking ? -8 : 0;
  // The neck over its own outline.
  for (const [colour, wide] of [
    [line, 17],
    [plumage.head, 11],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(0, -34);
    context.quadraticCurveTo(-lean * 6, -56, x, -72 + up);
    context.stroke();
  }
  context.strokeStyle = line;
  context.lineWidth = 3;
  context.fillStyle = plumage.body;
  context.beginPath();
  context.ellipse(0, -24, 22, 23, 0, 0, 7);
  context.fill();
  context.stroke();
  // The tail: three feathers over the egg.
  context.fillStyle = plumage.wing;
  context.fill(TAIL);
  context.stroke(TAIL);
  // The scarf around the neck.
  context.strokeStyle = plumage.scarf;
  context.lineWidth = 9;
  context.beginPath();
  context.moveTo(-9 - lean * 2, -46);
  context.quadraticCurveTo(-lean * 2, -41, 9 - lean * 2, -46);
  context.stroke();
  context.strokeStyle = line;
  context.lineWidth = 3;
  drawHead(context, plumage.head, x, -76 + up, lean, isHonking, line);
  context.restore();
}

const BEAK = new Path2D("M6-6L27 0 26 3 6 8z");
const OPEN_BEAK = new Path2D("M6-6L27-8 11 1 26 11 6 8z");
const SHOUT = new Path2D("M-9-8L0-24 9-8z");
/** With a tuft, so that the back of the head is more than a ball. */
const HEAD = new Path2D("M-6-9Q-9-19-1-20-2-15 1-11 4-17 8-17 4-13 6-9A12 11 0 1 1-6-9");

function drawHead(
  context: Context,
  colour: string,
  x: number,
  y: number,
  lean: number,
  isHonking: boolean,
  line: string,
): void {
  const isAside = Math.abs(lean) > 0.12;
  context.save();
  context.translate(x, y);
  if (lean < 0) context.scale(-1, 1);
  const beak = isHonking ? (isAside ? OPEN_BEAK : SHOUT) : BEAK;
  context.strokeStyle = line;
  for (const [shape, fill] of [
    [beak, "#FF8A2B"],
    [HEAD, colour],
  ] as const) {
    if (shape === BEAK && !isAside) continue;
    context.fillStyle = fill;
    context.fill(shape);
    context.stroke(shape);
  }
  if (isAside) {
    context.fillStyle = line;
    context.fillRect(3, -6, 5, 6);
  }
  context.restore();
}

function drawScarf(context: Context, { scarf }: Plumage, tick: number, lean: number): void {
  const wave = Math.sin(tick / 4) * 5;
  context.strokeStyle = scarf;
  context.lineWidth = 8;
  context.beginPath();
  context.moveTo(-lean * 4, -46);
  context.quadraticCurveTo(-18 - lean * 22, -50 + wave, -32 - lean * 30, -40 - wave);
  context.stroke();
}
