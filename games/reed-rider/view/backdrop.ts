import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Eye } from "./camera.ts";
import type { Look } from "./looks.ts";
import { circle } from "./rider.ts";

const TILE = 520;
const TALL = 300;

/** Sky, sun or moon at its hour (0 to 7), two rows of hills and a belt of reeds: the further, the slower. */
export function drawBackdrop(stage: Stage, eye: Eye, look: Look, place: number, hour: number): void {
  const { context, bounds, width, height, isContrast } = stage;
  const { left, right, top, bottom } = bounds;
  stage.still(
    `sky ${place} ${hour} ${isContrast}`,
    [left - 40, top - 40, right - left + 80, bottom - top + 80],
    (inside) => {
      const sky = inside.context.createLinearGradient(0, top, 0, Math.min(bottom, height * 0.8));
      for (const [at, colour] of look.sky.entries()) sky.addColorStop(at / 2, colour);
      inside.context.fillStyle = sky;
      inside.context.fillRect(left - 40, top - 40, right - left + 80, bottom - top + 80);
      if (isContrast) return;
      if (look.isNight) {
        inside.context.fillStyle = "#FFFFFF";
        for (let star = 0; star < 60; star++) {
          const [x, y] = [left + chance(star, 1) * (right - left), top + chance(star, 2) * height * 0.55];
          inside.context.globalAlpha = 0.3 + chance(star, 3) * 0.6;
          inside.context.fillRect(x, y, 2.4, 2.4);
        }
        inside.context.globalAlpha = 1;
      }
      inside.context.globalAlpha = look.isNight ? 0.1 : 0.6;
      inside.context.fillStyle = "#FFFFFF";
      inside.context.beginPath();
      for (let puff = 0; puff < 12; puff++) {
        const cloud = puff >> 2;
        const cx = left + (0.08 + cloud * 0.34) * (right - left) + (puff % 4) * 30;
        inside.context.closePath();
        inside.context.arc(cx, height * (0.1 + (cloud % 2) * 0.14), 20 + (puff % 2) * 12, 0, 7);
      }
      inside.context.fill();
      const [x, y] = [width * (0.9 - hour * 0.1), height * (0.2 + Math.abs(hour - 3) * 0.03)];
      const size = place === 1 ? 54 + hour * 6 : 46;
      inside.context.globalAlpha = 0.25;
      circle(inside.context, x, y, size * 1.5, look.sun);
      inside.context.globalAlpha = 1;
      circle(inside.context, x, y, size, look.sun);
      if (look.isNight) circle(inside.context, x + 16, y - 10, size * 0.85, look.sky[0]);
    },
  );
  if (isContrast) return;
  const rows = [0.06, 0.14, 0.3] as const;
  for (const [row, far] of rows.entries()) {
    const base = height * (0.56 + row * 0.07) - (eye.y * far) / 4;
    const name = `row ${place} ${row}`;
    const shift = (((eye.x * far) % TILE) + TILE) % TILE;
    for (let x = left - shift - 40; x < right + 40; x += TILE)
      paste(context, name, [x, base - TALL * 0.6, TILE + 2, TALL], (inside) => drawRow(inside, look, place, row));
    // Below the pictures the colour of the row goes on.
    context.fillStyle = look.hills[row]!;
    const from = base + TALL * 0.4 - 2;
    if (from < bottom) context.fillRect(left - 40, from, right - left + 80, bottom - from + 40);
  }
}

/** A row of hills whose left and right edges fit together. The ground is at 0.6 of its height. */
function drawRow(context: CanvasRenderingContext2D, look: Look, place: number, row: number): void {
  const ground = (x: number) =>
    TALL * 0.6 -
    30 -
    Math.sin((x / TILE) * Math.PI * 2 + row * 2) * (34 - row * 9) -
    Math.sin((x / TILE) * Math.PI * 6 + place) * 12;
  if (row === 1) {
    for (const [x, size] of [
      [120, 1],
      [380, 0.7],
    ] as const) {
      context.save();
      context.translate(x, ground(x) + 8);
      context.scale(size, size);
      context.fillStyle = look.hills[1];
      drawLandmark(context, place, look);
      context.restore();
    }
  }
  context.fillStyle = look.hills[row]!;
  context.beginPath();
  context.moveTo(0, TALL);
  for (let x = 0; x <= TILE + 20; x += 20) context.lineTo(x, ground(x));
  context.lineTo(TILE + 20, TALL);
  context.fill();
  if (row < 2) return;
  for (let reed = 0; reed < 26; reed++) {
    const x = 10 + (reed / 26) * (TILE - 20) + chance(reed, 4) * 10;
    const high = 46 + chance(reed, 5) * 66;
    const lean = (chance(reed, 6) - 0.5) * 16;
    const foot = ground(x) + 20;
    context.strokeStyle = look.hills[2];
    context.lineWidth = 3.4;
    context.beginPath();
    context.moveTo(x, foot);
    context.quadraticCurveTo(x, foot - high / 2, x + lean, foot - high);
    context.stroke();
    if (reed % 2) continue;
    context.fillStyle = look.reedTip;
    context.beginPath();
    context.ellipse(x + lean, foot - high, 4, 13, lean / 50, 0, 7);
    context.fill();
  }
}

/** Of the reeds a willow, of the mill a windmill, of the moor a dead tree. */
function drawLandmark(context: CanvasRenderingContext2D, place: number, look: Look): void {
  const shape = new Path2D(LANDMARKS[place]);
  if (place < 2) context.fill(shape);
  context.strokeStyle = look.hills[1];
  context.lineWidth = 8;
  context.lineCap = "round";
  context.stroke(shape);
}

const LANDMARKS = [
  "M0 10V-70M-24-66a22 22 0 1 0 48 0 26 26 0 1 0-48 0",
  "M-22 10L-12-80H12L22 10ZM57-58L-57-106M-24-25L24-139",
  "M0 10Q6-40-4-76M-2-40L-30-70-34-96M0-30L26-58 24-84M-4-76L8-108",
] as const;

/** A number from 0 to 1 that belongs to a place: variety without chance. */
export function chance(place: number, salt: number): number {
  const wild = Math.sin(place * 12.9 + salt * 78.2) * 43758;
  return wild - Math.floor(wild);
}
