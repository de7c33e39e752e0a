import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Eye } from "./camera.ts";
import type { Look } from "./looks.ts";
import { chance, circle, oval } from "./sprites.ts";
import { layStrip } from "./strip.ts";

type Context = CanvasRenderingContext2D;

const TILE = 640;
/** The rows are as tall as their trees: less to paint. */
const TALLS = [320, 380] as const;
/** How much slower than the world the pictures of trees are: two rows share the first, because each costs time. */
const ROWS = [0.15, 0.36] as const;

/** Sky, moon and three rows of swamp trees, the further the slower; then the water, up to the world's own line. */
export function drawBackdrop(stage: Stage, eye: Eye, look: Look): void {
  const { context, bounds, isContrast } = stage;
  const { left, right, top, bottom } = bounds;
  const shore = eye.atY - eye.y * eye.zoom;
  const baseOf = (far: number) => shore * (0.25 + far) + (top + stage.height * 0.86) * (0.75 - far) + 8;
  // Down to the water, which covers the rest.
  const end = Math.min(bottom + 40, shore + 12);
  const skyEnd = isContrast ? end : Math.min(end, baseOf(ROWS[0]) + 2);
  layStrip(
    context,
    `sky ${look.name} ${isContrast}`,
    [right - left + 80, bottom - top + 80],
    [left - 40, top - 40, right + 30, skyEnd],
    false,
    (inside) => {
      inside.translate(40 - left, 40 - top);
      drawSky(stage, inside, look);
    },
  );
  if (isContrast) return;
  for (const [row, far] of ROWS.entries()) {
    const base = baseOf(far);
    const shift = (((eye.x * far * eye.zoom + row * 190) % TILE) + TILE) % TILE;
    const tall = TALLS[row]!;
    context.fillStyle = look.trees[row + 1]!;
    // A cave has a roof.
    if (look.isCave && base - tall > top - 40)
      context.fillRect(left - 40, top - 40, right - left + 80, base - tall - top + 42);
    layStrip(
      context,
      `trees ${look.name} ${row}`,
      [TILE, tall],
      [left - shift - 40, base - tall, right + 40, end],
      true,
      (inside) => {
        if (row === 0) drawRow(inside, look, 0, tall);
        drawRow(inside, look, row + 1, tall);
      },
    );
    if (base - 1 < end) context.fillRect(left - 40, base - 1, right - left + 80, end - base + 1);
  }
}

/** The water covers the feet of the trees; the frog is above it. */
export function drawWater(stage: Stage, eye: Eye, look: Look): void {
  const { context, bounds, tick, isCalm, isContrast } = stage;
  const { left, right, bottom } = bounds;
  const shore = eye.atY - eye.y * eye.zoom;
  if (shore > bottom + 40) return;
  context.fillStyle = look.water;
  context.fillRect(left - 40, shore, right - left + 80, bottom - shore + 60);
  context.fillStyle = look.deep;
  context.fillRect(left - 40, shore + 46 * eye.zoom, right - left + 80, bottom - shore + 60);
  // The waterline, and ripples that glide by.
  context.strokeStyle = look.foam;
  context.lineWidth = isContrast ? 5 : 3;
  context.beginPath();
  const step = 46 * eye.zoom;
  const from = left - ((((eye.x * eye.zoom) % (step * 2)) + step * 2) % (step * 2)) - step * 2;
  context.moveTo(from, shore);
  for (let x = from, up = 1; x < right + step * 2; x += step, up = -up)
    context.quadraticCurveTo(x + step / 2, shore + up * 4.5, x + step, shore);
  context.stroke();
  if (isContrast) return;
  context.globalAlpha = 0.35;
  context.lineWidth = 2.4;
  context.beginPath();
  for (let at = 0; at < 9; at++) {
    const wide = right - left + 300;
    const drift = isCalm ? 0 : tick * 0.3;
    const far = 1 + (at % 3) * 0.16;
    const x = left - 100 + ((((chance(at, 3) * wide - eye.x * eye.zoom * far - drift) % wide) + wide) % wide);
    const y = shore + (16 + (at % 3) * 26 + chance(at, 5) * 14) * eye.zoom;
    context.moveTo(x, y);
    context.lineTo(x + 40 + chance(at, 7) * 60, y);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function drawSky({ context: own, bounds, width, height, isContrast }: Stage, context: Context, look: Look): void {
  const { left, right, top, bottom } = bounds;
  const sky = own.createLinearGradient(0, top, 0, top + (bottom - top) * 0.86);
  sky.addColorStop(0, look.sky[0]);
  sky.addColorStop(0.55, look.sky[1]);
  sky.addColorStop(1, look.sky[2]);
  context.fillStyle = sky;
  context.fillRect(left - 40, top - 40, right - left + 80, bottom - top + 80);
  if (isContrast) return;
  context.fillStyle = look.isCave ? look.glow : "#FFFFFF";
  for (let star = 0; star < 50; star++) {
    const [x, y] = [left + chance(star, 1) * (right - left), top + chance(star, 2) * (bottom - top) * 0.42];
    context.globalAlpha = 0.2 + chance(star, 3) * 0.6;
    context.fillRect(x, y, 2.4, 2.4);
  }
  context.globalAlpha = 1;
  if (look.isCave) return;
  const [x, y] = [width * 0.72, height * 0.22];
  for (const [size, alpha] of [
    [120, 0.1],
    [86, 0.16],
    [54, 1],
  ] as const) {
    context.globalAlpha = alpha;
    circle(context, x, y, size, look.moon);
  }
  context.globalAlpha = 0.25;
  circle(context, x - 16, y - 10, 12, look.sky[1]);
  circle(context, x + 14, y + 16, 9, look.sky[1]);
  context.globalAlpha = 1;
}

/** A row whose left and right edges fit together: mangroves on their roots, or in a cave stones from floor and roof. */
function drawRow(context: Context, look: Look, row: number, tall: number): void {
  const colour = look.trees[row]!;
  context.fillStyle = context.strokeStyle = colour;
  const ground = (x: number) => tall - 20 - Math.sin((x / TILE) * Math.PI * 2 + row) * 10;
  context.beginPath();
  context.moveTo(0, tall + 40);
  for (let x = 0; x <= TILE + 20; x += 20) context.lineTo(x, ground(x));
  context.lineTo(TILE + 20, tall + 40);
  context.fill();
  const count = [5, 4, 3][row]!;
  for (let at = -1; at <= count; at++) {
    // The first and the last lie across the edges, where the next picture goes on.
    const own = (at + count) % count;
    const x = ((at + 0.5) / count) * TILE + (chance(own, row) - 0.5) * 50;
    const foot = ((x % TILE) + TILE) % TILE;
    const high = [190, 215, 270][row]! * (0.78 + chance(own, row + 4) * 0.35);
    if (look.isCave) drawStone(context, x, ground(foot), high, 30 + row * 16);
    else drawTree(context, x, ground(foot), high, [0.7 + row * 0.42, own], colour);
  }
  if (row < 1) return;
  context.lineCap = "round";
  for (let reed = 0; reed < 22; reed++) {
    const x = 14 + (reed / 22) * (TILE - 30);
    const high = 30 + chance(reed, row) * 46 * row;
    context.lineWidth = 2 + row;
    context.beginPath();
    context.moveTo(x, ground(x) + 10);
    context.quadraticCurveTo(x, ground(x) - high / 2, x + (chance(reed, 8) - 0.5) * 24, ground(x) - high);
    context.stroke();
    if (reed % 3 === 0)
      oval(context, x + (chance(reed, 8) - 0.5) * 24, ground(x) - high, 3 + row, 10 + row * 2, colour);
  }
}

function drawTree(
  context: Context,
  x: number,
  y: number,
  high: number,
  [size, salt]: readonly [number, number],
  colour: string,
): void {
  context.lineCap = "round";
  context.lineWidth = 12 * size;
  context.beginPath();
  context.moveTo(x, y - high * 0.3);
  context.quadraticCurveTo(x + 8 * size, y - high * 0.6, x - 4 * size, y - high);
  context.stroke();
  context.lineWidth = 5 * size;
  context.beginPath();
  for (const root of [-30, -14, 6, 22, 38]) {
    context.moveTo(x, y - high * 0.34);
    context.quadraticCurveTo(x + root * size * 0.9, y - high * 0.26, x + root * size, y + 12);
  }
  for (const [dx, dy] of [
    [-44, -0.94],
    [40, -0.86],
    [-26, -0.74],
  ] as const) {
    context.moveTo(x, y - high * 0.66);
    context.quadraticCurveTo(x + dx * size * 0.3, y + high * dy, x + dx * size, y + high * dy);
  }
  context.stroke();
  for (const [dx, dy, wide] of [
    [-46, -0.95, 34],
    [0, -1.05, 44],
    [44, -0.9, 36],
    [-20, -0.78, 26],
  ] as const)
    oval(context, x + dx * size, y + high * dy, wide * size, wide * size * 0.55, colour);
  // Moss hangs from the branches.
  context.lineWidth = 2.4 * size;
  context.beginPath();
  for (let at = 0; at < 7; at++) {
    const moss = x + (at - 3) * 16 * size;
    const from = y - high * (0.86 - Math.abs(at - 3) * 0.02);
    context.moveTo(moss, from);
    context.lineTo(moss, from + (18 + chance(at, salt) * 34) * size);
  }
  context.stroke();
}

function drawStone(context: Context, x: number, y: number, high: number, wide: number): void {
  context.beginPath();
  context.moveTo(x - wide, y + 14);
  context.lineTo(x - wide * 0.2, y - high * 0.5);
  context.lineTo(x + wide * 0.1, y - high * 0.44);
  context.lineTo(x + wide, y + 14);
  context.moveTo(x + wide * 0.4, 0);
  context.lineTo(x + wide * 1.3, high * 0.55);
  context.lineTo(x + wide * 2, 0);
  context.fill();
}
