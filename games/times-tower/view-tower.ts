import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { OP } from "./rules-facts.ts";
import type { Floor } from "./rules-wobble.ts";

type Context = CanvasRenderingContext2D;

const COLOURS = [
  { face: "#E4573F", shade: "#B83C2C", window: "#FFE07A" },
  { face: "#FFF3D1", shade: "#E0C890", window: "#E4573F" },
  { face: "#3A63C9", shade: "#274A9E", window: "#FFE07A" },
  { face: "#F4A93A", shade: "#CB7F1D", window: "#5B2A10" },
];

export const LANDMARK = 10;

/** A fast answer makes a taller floor. */
export const floorHeight = ({ speed }: Floor): number => 50 + speed * 0.3;

/** Wide at the bottom, narrower above, with some variation. */
export const floorWidth = (index: number): number => Math.max(170, 270 - index * 9) + ((index * 37) % 5) * 9;

/** The height of the tower above the ground. */
export const towerHeight = (floors: readonly Floor[]): number =>
  floors.reduce((sum, floor) => sum + floorHeight(floor), 0);

/** Draws the visible floors, each as far askew as it was laid. `sway` bends the tower, more at the top. */
export function drawTower(stage: Stage, floors: readonly Floor[], x: number, groundY: number, sway: number): void {
  let [y, lean] = [groundY, x];
  for (const [index, floor] of floors.entries()) {
    const height = floorHeight(floor);
    y -= height;
    lean += floor.dx;
    if (y > stage.bounds.bottom || y + height < stage.bounds.top - 80) continue;
    const bent = lean + sway * ((index + 1) / floors.length) ** 2;
    drawFloor(stage.context, floor, index, bent, y, height);
    if ((index + 1) % LANDMARK === 0) drawLandmark(stage, index, bent, y);
  }
}

/** All floors at once, as high as they are: `scale` is units for a centimetre, `part` how far it has grown. */
export function drawWholeTower(
  context: Context,
  floors: readonly Floor[],
  { x, groundY, scale, part }: { x: number; groundY: number; scale: number; part: number },
): void {
  let [y, lean] = [groundY, x];
  for (const [index, { cm, dx }] of floors.entries()) {
    if (index >= floors.length * part) return;
    const height = cm * scale;
    y -= height;
    // Narrow towers bend less.
    lean += dx * 0.4;
    const width = Math.max(46, Math.min(floorWidth(index) * 0.62, 150));
    const { face, shade, window } = COLOURS[index % COLOURS.length]!;
    context.fillStyle = face;
    context.fillRect(lean - width / 2, y, width, height + 1);
    context.fillStyle = shade;
    context.fillRect(lean + width * 0.26, y, width * 0.24, height + 1);
    if (height < 7) continue;
    context.fillStyle = window;
    for (let at = 0; at < 4; at++)
      context.fillRect(lean - width * 0.42 + at * width * 0.16, y + height * 0.3, width * 0.08, height * 0.4);
  }
}

export function drawFloor(context: Context, floor: Floor, index: number, x: number, y: number, height: number): void {
  const width = floorWidth(index);
  const left = x - width / 2 + ((index * 29) % 7) - 3;
  const { face, shade, window } = COLOURS[index % COLOURS.length]!;
  context.fillStyle = face;
  context.fillRect(left, y, width, height + 1);
  context.fillStyle = shade;
  context.fillRect(left + width * 0.76, y, width * 0.24, height + 1);
  context.strokeStyle = "rgb(20 30 70 / 0.22)";
  context.lineWidth = 3;
  context.lineCap = "round";
  context.beginPath();
  for (let dash = 0; dash < 4; dash++) {
    const [dx, dy] = [left + width * (0.8 + (dash % 2) * 0.08), y + height * (0.25 + dash * 0.18)];
    context.moveTo(dx, dy);
    context.lineTo(dx + 10, dy);
  }
  context.stroke();
  const [rows, columns] = windowsOf(floor);
  const [room, tall] = [width * 0.7, height - 14];
  const [stepX, stepY] = [room / columns, tall / rows];
  const [wide, high] = [Math.min(stepX * 0.66, 13), Math.min(stepY * 0.66, 13)];
  context.fillStyle = window;
  // One fill for all: a product of ten by ten has a hundred windows.
  context.beginPath();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      context.rect(left + 8 + (column + 0.5) * stepX - wide / 2, y + 9 + (row + 0.5) * stepY - high / 2, wide, high);
  context.fill();
  context.fillStyle = "rgb(255 255 255 / 0.55)";
  context.fillRect(left - 2, y - 1, width + 4, 4);
}

/** The windows show a product as rows and columns; what was divided is shown as what it came from. */
function windowsOf({ a, b, op }: Floor): [rows: number, columns: number] {
  if (op === OP.times) return [Math.min(a, b), Math.max(a, b)];
  if (op === OP.divide) return [Math.min(b, a / b), Math.max(b, a / b)];
  return [3, 4 + ((a + b) % 5)];
}

/** Every tenth floor has a garden with a spectator. */
function drawLandmark({ context, tick, isCalm }: Stage, index: number, x: number, y: number): void {
  const width = floorWidth(index) + 120;
  context.fillStyle = "#2D7F79";
  context.fillRect(x - width / 2, y - 7, width, 12);
  const side = (index / LANDMARK) % 2 < 1 ? -1 : 1;
  context.fillStyle = "#5BBBAA";
  for (let bush = 0; bush < 3; bush++) {
    context.beginPath();
    context.arc(x - side * (width / 2 - 14 - bush * 20), y - 6, 12 + (bush % 2) * 5, Math.PI, 0);
    context.fill();
  }
  drawDuck(context, x + side * (width / 2 - 30), y - 8 + (isCalm ? 0 : Math.sin(tick / 20 + index) * 2), 0.55, side);
}

/** A duck with a helmet. */
export function drawDuck(context: Context, x: number, y: number, scale: number, facing: number): void {
  context.save();
  context.translate(x, y);
  context.scale(scale * facing, scale);
  for (const [colour, path] of DUCK) {
    context.fillStyle = colour;
    context.fill(path);
  }
  context.strokeStyle = "#12303B";
  context.lineWidth = 4;
  context.lineCap = "round";
  context.stroke(LID);
  context.restore();
}

const DUCK: readonly (readonly [string, Path2D])[] = [
  [
    "#FFD23F",
    new Path2D(
      "M-40-6c-4-16 8-30 26-28 4-24 18-34 34-34s32 14 32 32c0 12-6 20-14 26 2 20-12 34-36 34-22 0-38-10-42-30z",
    ),
  ],
  ["#E9A91E", new Path2D("M38-10c2 20-12 34-36 34-14 0-26-4-33-12 26 8 54-2 69-22z")],
  ["#FF7A33", new Path2D("M36-40c10-4 24-2 28 4 3 6-6 12-18 12-8 0-14-4-16-8z")],
  ["#12303B", new Path2D("M22-46h16a8 8 0 0 1-16 0z")],
  ["#E4573F", new Path2D("M-8-56c0-18 14-30 30-30s30 12 30 30h10v8h-74v-8z")],
  ["#B83C2C", new Path2D("M34-83c12 5 18 15 18 27h10v8H30c8-10 10-22 4-35z")],
];
const LID = new Path2D("M18-46h24");
