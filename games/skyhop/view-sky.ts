import type { Stage } from "@quackademy/game-kit/stage/stage.ts";

// The cover's sky at the bottom, then dusk, night and space: three flat bands with floating objects.

export type Camera = { left: number; bottom: number; height: number };

type Rgb = readonly [number, number, number];
type Sky = { metres: number; bands: readonly [Rgb, Rgb, Rgb]; cloud: Rgb; stars: number; rock: Rgb; rockShade: Rgb };

const hex = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const sky = (metres: number, colours: string, stars: number): Sky => {
  const [a, b, c, cloud, rock, rockShade] = colours.split(" ").map(hex);
  return { metres, bands: [a!, b!, c!], cloud: cloud!, stars, rock: rock!, rockShade: rockShade! };
};

const SKIES: readonly Sky[] = [
  sky(0, "#FF8C6B #FFA57A #FFC08A #FFDDAA #1A8C8C #0F6F77", 0),
  sky(90, "#F2705E #FF8C6B #FFAE80 #FFC9A0 #1A8C8C #0F6F77", 0),
  sky(200, "#8A4A86 #C25F84 #F28C7A #D98AA0 #2A6E8A #1B526E", 0.25),
  sky(340, "#2A1C66 #4A2F8F #7A4AA8 #6A4AA0 #33508A #253A6B", 0.8),
  sky(520, "#0B1A3D #102A55 #1B4470 #23527A #2B4470 #1B2E52", 1),
  sky(760, "#051022 #0B2033 #123347 #1B4458 #22485C #142F40", 1),
];

const mix = (a: Rgb, b: Rgb, part: number): string =>
  `rgb(${a.map((channel, index) => Math.round(channel + (b[index]! - channel) * part)).join(" ")})`;

export type Tint = { bands: string[]; cloud: string; rock: string; rockShade: string; stars: number };

export function tintAt(metres: number): Tint {
  const above = Math.max(
    1,
    SKIES.findIndex((each) => each.metres > metres),
  );
  const upper = SKIES[metres >= 760 ? SKIES.length - 1 : above]!;
  const lower = SKIES[(metres >= 760 ? SKIES.length : above) - 1]!;
  const part = Math.min(1, (metres - lower.metres) / Math.max(1, upper.metres - lower.metres));
  return {
    bands: lower.bands.map((band, index) => mix(band, upper.bands[index]!, part)),
    cloud: mix(lower.cloud, upper.cloud, part),
    rock: mix(lower.rock, upper.rock, part),
    rockShade: mix(lower.rockShade, upper.rockShade, part),
    stars: lower.stars + (upper.stars - lower.stars) * part,
  };
}

/** A deterministic pseudo-random number from 0 to 1. */
export const spread = (seed: number): number => {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
};

export function drawSky(stage: Stage, tint: Tint, { bottom }: Camera): void {
  const { context, width, height } = stage;
  context.fillStyle = tint.bands[0]!;
  context.fillRect(-40, -40, width + 80, height + 80);
  if (stage.isContrast) return;
  drawStars(stage, tint.stars, bottom);
  drawSun(stage, bottom);
  for (const [index, share] of [0.36, 0.68].entries()) {
    const y = height * share + ((bottom * 0.02 * (index + 1)) % 30);
    context.fillStyle = tint.bands[index + 1]!;
    context.beginPath();
    context.moveTo(-40, height + 40);
    for (let x = -40; x <= width + 80; x += 40)
      context.lineTo(x, y + Math.sin(x / 110 + index * 2 + bottom / 900) * 14);
    context.lineTo(width + 80, height + 40);
    context.fill();
  }
  for (let layer = 0; layer < 2; layer++) drawClouds(stage, tint, bottom, layer);
}

function drawStars({ context, width, height, tick, isCalm }: Stage, stars: number, bottom: number): void {
  if (stars <= 0) return;
  context.fillStyle = "#FFF3D1";
  for (let index = 0; index < 44; index++) {
    const y = (spread(index + 50) * height * 1.2 + bottom * 0.03) % height;
    const twinkle = isCalm ? 1 : 0.6 + 0.4 * Math.sin(tick / 30 + index);
    context.globalAlpha = stars * twinkle;
    context.beginPath();
    context.arc(spread(index) * width, y, 1 + spread(index + 9) * 1.4, 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawSun({ context, width, height }: Stage, bottom: number): void {
  const y = height * 0.24 + bottom * 0.045;
  if (y > height + 80) return;
  const x = width / 2 - 140;
  context.fillStyle = "#FFE9B8";
  context.beginPath();
  context.arc(x, y, 54, 0, 7);
  context.fill();
  context.strokeStyle = "#FFC08A";
  context.lineWidth = 6;
  context.lineCap = "round";
  context.beginPath();
  for (const [from, length, down] of [
    [-42, 46, 10],
    [-24, 56, 26],
    [-34, 30, 42],
  ] as const) {
    context.moveTo(x + from, y + down);
    context.lineTo(x + from + length, y + down);
  }
  context.stroke();
}

function drawClouds({ context, width, height, tick, isCalm }: Stage, tint: Tint, bottom: number, layer: number): void {
  const speed = layer ? 0.3 : 0.14;
  const every = layer ? 340 : 240;
  const first = Math.floor((bottom * speed) / every) - 1;
  context.fillStyle = tint.cloud;
  context.globalAlpha = layer ? 0.75 : 0.45;
  for (let index = first; index * every < bottom * speed + height + 100; index++) {
    const seed = index * 3 + layer * 71;
    const drift = isCalm ? 0 : tick * (layer ? 0.12 : 0.06);
    const x = ((spread(seed) * (width + 200) + drift) % (width + 200)) - 100;
    const y = height - (index * every - bottom * speed) - spread(seed + 1) * 90;
    puff(context, x, y, (layer ? 1.1 : 0.7) + spread(seed + 2) * 0.6);
  }
  context.globalAlpha = 1;
}

function puff(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  context.arc(x - 22 * size, y, 13 * size, Math.PI, 0);
  context.arc(x - 2 * size, y - 7 * size, 19 * size, Math.PI, 0);
  context.arc(x + 21 * size, y, 14 * size, Math.PI, 0);
  context.closePath();
  context.fill();
}
