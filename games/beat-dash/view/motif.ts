import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PX, type Frame } from "./frame.ts";
import type { Look } from "./looks.ts";
import { mix, noise, trace } from "./shapes.ts";
import { stamp } from "./sprites.ts";

type Context = CanvasRenderingContext2D;
/** Draws a tile that stands on y = 120, 150 units wide: its silhouette, and lights in two colours. */
type Motif = (context: Context, dark: string, light: string, other: string) => void;

const [WIDE, HIGH] = [150, 120];
/** How fast the row moves by, beside the ground. */
const PARALLAX = 0.56;

const box = (
  context: Context,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
  round = 0,
): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, round);
  context.fill();
};
const disc = (context: Context, colour: string, x: number, y: number, rx: number, ry = rx): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, 7);
  context.fill();
};
const shape = (context: Context, colour: string, ...corners: number[]): void => {
  context.fillStyle = colour;
  trace(context, corners);
  context.fill();
};
const line = (context: Context, colour: string, width: number, ...corners: number[]) => {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  trace(context, corners);
  context.stroke();
};

const reeds: Motif = (context, dark, light) => {
  for (const [x, high, lean] of [
    [16, 74, -4],
    [28, 98, 3],
    [42, 62, 6],
    [96, 84, -3],
    [108, 58, 5],
  ] as const) {
    line(context, dark, 3, x, 120, x + lean, 120 - high);
    box(context, dark, x + lean - 4.5, 112 - high, 9, 26, 4.5);
    shape(context, dark, x - 2, 120, x + 18, 120 - high * 0.7, x + 5, 120);
  }
  disc(context, dark, 70, 118, 26, 7);
  disc(context, light, 72, 110, 6, 5);
};

const stacks: Motif = (context, dark, light, other) => {
  for (const [x, y, size] of [
    [8, 74, 46],
    [14, 36, 36],
    [66, 86, 34],
    [108, 62, 40],
    [108, 98, 40],
  ] as const) {
    box(context, dark, x, y, size, size + 4, 4);
    disc(context, x > 60 ? light : other, x + size / 2, y + size / 2, size * 0.3);
    disc(context, dark, x + size / 2, y + size / 2, size * 0.13);
  }
};

const balloons: Motif = (context, dark, light, other) => {
  for (const [x, y, r, colour] of [
    [34, 40, 24, light],
    [108, 62, 17, other],
  ] as const) {
    disc(context, colour, x, y, r, r * 1.15);
    disc(context, dark, x, y, r * 0.34, r * 1.15);
    line(context, dark, 1.5, x - r * 0.5, y + r, x - 4, y + r * 1.6);
    line(context, dark, 1.5, x + r * 0.5, y + r, x + 4, y + r * 1.6);
    box(context, dark, x - 6, y + r * 1.6, 12, 9, 2);
  }
  disc(context, "rgb(255 255 255 / .3)", 62, 106, 30, 12);
  disc(context, "rgb(255 255 255 / .3)", 82, 112, 34, 8);
};

const gala: Motif = (context, dark, light, other) => {
  box(context, dark, 12, 26, 7, 94);
  box(context, dark, 82, 26, 7, 94);
  box(context, dark, 6, 18, 90, 10, 2);
  for (let lamp = 0; lamp < 4; lamp++) {
    const x = 19 + lamp * 21;
    shape(context, "rgb(255 240 190 / .22)", x - 4, 30, x + 4, 30, x + 20, 116, x - 20, 116);
    disc(context, lamp % 2 ? light : other, x, 31, 5.5);
  }
  disc(context, light, 122, 66, 15);
  line(context, dark, 4, 122, 120, 122, 86);
};

const fireworks: Motif = (context, _, light, other) => {
  for (const [x, y, r, colour] of [
    [42, 36, 30, light],
    [112, 74, 22, other],
  ] as const)
    for (let ray = 0; ray < 10; ray++) {
      const [cos, sin] = [Math.cos(ray * 0.628), Math.sin(ray * 0.628)];
      line(context, colour, 2, x + cos * r * 0.4, y + sin * r * 0.4, x + cos * r, y + sin * r);
    }
};

/** By song. */
const MOTIFS: readonly Motif[] = [reeds, reeds, stacks, balloons, gala, stacks, gala, gala, stacks, fireworks];

/** Balloons and fireworks are in the sky, far above a jump. */
const UP: Readonly<Record<number, number>> = { 3: 100, 9: 100 };

/**
 * A row of what the song is about, behind the hills: pale, without an outline, and never where the duck is, so that nothing
 * of it looks like something to jump over. No two of a row are alike.
 */
export function drawMotif(
  { context, bounds }: Stage,
  { x, floorY, isTall, pulse }: Frame,
  look: Look,
  isDrop: boolean,
): void {
  const { motif } = look;
  const scale = isTall ? 1.35 : 0.9;
  const [wide, high] = [WIDE * scale, HIGH * scale];
  const shift = (x / 240) * PX * PARALLAX;
  const floor = floorY - 14 - (UP[motif] ?? 0) * (isTall ? 1.9 : 0.9) - pulse * 2;
  for (let tile = Math.floor((bounds.left + shift) / wide); tile * wide - shift < bounds.right; tile++) {
    const kind = noise(tile, motif + 11);
    if (kind < 0.2) continue;
    const isTurned = kind > 0.6;
    const size = 0.72 + noise(tile, motif + 29) * 0.5;
    context.save();
    context.translate((tile + 0.5) * wide - shift, floor);
    context.scale(isTurned ? -size : size, size);
    stamp(context, `motif ${motif} ${isDrop} ${isTall}`, [-wide / 2, -high, wide, high], (inside) => {
      inside.scale(scale, scale);
      const far = (colour: string) => mix(colour, look.hills, 0.5);
      MOTIFS[motif]!(inside, mix(look.hills, look.bars, 0.35), far(look.accents[0]), far(look.accents[1]));
    });
    context.restore();
  }
}
