import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Layout } from "./view-layout.ts";

type Context = CanvasRenderingContext2D;

export const INK = {
  sky: "#4B409B",
  high: "#5A50B3",
  rain: "#8E86DE",
  cloud: "#D9D7F5",
  cloudShade: "#AFABE0",
  cloudDash: "#8C87C9",
  ink: "#2A2360",
  cream: "#FFF3D1",
  creamSide: "#EBD2A4",
  creamEdge: "#C9A877",
  bolt: "#FFD65A",
  boltShade: "#C98A12",
  coral: "#F2594B",
  pond: "#1F7FB0",
  pondDeep: "#155F8C",
} as const;

/** The skies on the way up, four waves each: drizzle, squall, hail, red dusk, thunder night, the eye. */
const SKIES: readonly { low: Colour; high: Colour; cloud: Colour; shade: Colour }[] = [
  { low: [75, 64, 155], high: [90, 80, 179], cloud: [217, 215, 245], shade: [175, 171, 224] },
  { low: [40, 78, 158], high: [58, 104, 190], cloud: [196, 208, 235], shade: [140, 158, 205] },
  { low: [22, 84, 92], high: [36, 118, 116], cloud: [170, 196, 196], shade: [110, 146, 150] },
  { low: [112, 36, 74], high: [160, 62, 80], cloud: [214, 164, 170], shade: [158, 104, 124] },
  { low: [24, 18, 62], high: [44, 32, 100], cloud: [122, 114, 178], shade: [80, 72, 134] },
  { low: [6, 6, 26], high: [16, 20, 60], cloud: [84, 84, 140], shade: [52, 52, 100] },
];
const WAVES_PER_SKY = 4;

type Colour = readonly [red: number, green: number, blue: number];

/** The sky of a wave, between two of the list. */
function skyAt(wave: number) {
  const at = Math.min(SKIES.length - 1, Math.max(0, wave - 1) / WAVES_PER_SKY);
  const [from, to] = [SKIES[Math.floor(at)]!, SKIES[Math.min(SKIES.length - 1, Math.floor(at) + 1)]!];
  const mix = (part: keyof typeof from) => {
    const each = from[part].map((value, index) => Math.round(value + (to[part][index]! - value) * (at % 1)));
    return `rgb(${each.join(" ")})`;
  };
  return { low: mix("low"), high: mix("high"), cloud: mix("cloud"), shade: mix("shade"), at };
}

/** The sky changes with every wave: its colour, the wind, far lightning, and stars in the eye of the storm. */
export function drawSky({ context, width, height, tick, isCalm, isContrast }: Stage, wave: number): void {
  const { low, high, at } = skyAt(wave);
  context.fillStyle = isContrast ? "#15113A" : low;
  context.fillRect(0, 0, width, height);
  if (isContrast) return;
  context.fillStyle = high;
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(width, 0);
  context.lineTo(width, height * 0.42);
  context.lineTo(0, height * 0.68);
  context.fill();
  if (at > 3.5) drawStars(context, width, height, Math.min(1, at - 3.5));
  if (at >= 1.5 && !isCalm) drawFarLightning(context, width, height, tick, at);
  const wind = 0.2 + at * 0.14;
  context.strokeStyle = INK.rain;
  context.globalAlpha = 0.55;
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  const drops = Math.min(64, 14 + wave * 3);
  for (let drop = 0; drop < drops; drop++) {
    const fall = isCalm ? 0 : tick * (7 + (drop % 4) * 2 + at * 1.5);
    const y = ((drop * 211 + fall) % (height + 80)) - 40;
    const x = (((drop * 173) % (width + 100)) - y * wind + width * 2) % (width + 60);
    context.moveTo(x, y);
    context.lineTo(x - 40 * wind, y + 26);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function drawStars(context: Context, width: number, height: number, part: number): void {
  context.globalAlpha = part * 0.8;
  context.fillStyle = "#FFF3D1";
  for (let star = 0; star < 40; star++) {
    const size = 2 + (star % 3);
    context.fillRect((star * 397) % width, (star * 251) % (height * 0.7), size, size);
  }
  context.globalAlpha = 1;
}

/** A flash behind the clouds now and then: more often the higher the wave. It never lights up the whole picture. */
function drawFarLightning(context: Context, width: number, height: number, tick: number, at: number): void {
  const every = Math.round(420 - at * 50);
  const [count, age] = [Math.floor(tick / every), tick % every];
  if (age > 16) return;
  const x = width * (0.1 + ((count * 37) % 80) / 100);
  context.globalAlpha = (1 - age / 16) * 0.55;
  context.strokeStyle = "#E9E4FF";
  context.lineWidth = 5;
  context.lineJoin = "miter";
  context.beginPath();
  context.moveTo(x, 0);
  for (let step = 1; step <= 5; step++) {
    context.lineTo(x + (step % 2 ? -1 : 1) * (18 + ((count * step * 13) % 22)), (height * 0.5 * step) / 5);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** The cloud that the words fall from; its eyes follow the typed word. */
export function drawCloud(stage: Stage, look: number, anger: number, wave = 1): void {
  const { context, width, height, tick, isCalm, bounds } = stage;
  const { cloud, shade } = skyAt(wave);
  const wide = bounds.right - bounds.left;
  const bob = isCalm ? 0 : Math.sin(tick / 50) * 5;
  const base = (width > height ? 74 : 104) + bob;
  for (const [colour, lower, phase] of [
    [shade, 34, 0.6],
    [cloud, 0, 0],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.rect(bounds.left - 20, bounds.top - 40, wide + 40, base + 40 + lower - bounds.top);
    const lumps = width > height ? Math.round((9 * wide) / width) : 6;
    for (let lump = 0; lump <= lumps; lump++) {
      const radius = (wide / lumps) * (0.5 + 0.2 * Math.sin(lump * 2.4 + phase * 5));
      const drift = isCalm ? 0 : Math.sin(tick / 70 + lump + phase) * 6;
      const x = bounds.left + ((lump + phase) * wide) / lumps + drift;
      context.moveTo(x + radius, base + lower);
      context.ellipse(x, base + lower, radius, radius * 0.72, 0, 0, 7);
    }
    context.fill();
  }
  context.strokeStyle = "#fff";
  context.lineWidth = 9;
  context.lineCap = "round";
  for (const [x, reach] of [
    [0.12, 46],
    [0.3, 30],
    [0.84, 38],
  ] as const) {
    context.beginPath();
    context.arc(width * x, base - 6, reach, 3.5, 4.5);
    context.stroke();
  }
  const y = width > height ? 74 : 104;
  context.strokeStyle = context.fillStyle = INK.ink;
  context.lineCap = "round";
  for (const side of [-1, 1]) {
    const x = width / 2 + side * 52;
    context.lineWidth = 8;
    context.beginPath();
    context.moveTo(x - 26, y - side * anger * 7);
    context.lineTo(x + 26, y + side * anger * 7);
    context.stroke();
    context.beginPath();
    context.arc(x + look * 8, y + 2, 15, 0, Math.PI);
    context.fill();
  }
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(width / 2 - 16, y + 34);
  context.lineTo(width / 2 + 16, y + 34 - anger * 4);
  context.stroke();
}

export function drawPond({ context, bounds, tick, isCalm }: Stage, { pondY }: Layout): void {
  for (const [offset, colour, speed] of [
    [0, INK.pond, 0.5],
    [26, INK.pondDeep, -0.35],
  ] as const) {
    const drift = isCalm ? 0 : (((tick * speed) % 64) + 64) % 64;
    const top = pondY + offset;
    context.fillStyle = colour;
    context.beginPath();
    const [left, right, bottom] = [bounds.left - 80, bounds.right + 80, bounds.bottom + 40];
    context.moveTo(left, bottom);
    context.lineTo(left, top);
    for (let x = left + drift - 64; x < right - 16; x += 64) context.quadraticCurveTo(x + 32, top + 18, x + 64, top);
    context.lineTo(right, bottom);
    context.fill();
  }
}

/** A duckling on the pond, one for each life. */
export function drawDuckling(context: Context, x: number, y: number, scale: number): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  for (const [colour, path] of DUCKLING) {
    context.fillStyle = colour;
    context.fill(path);
  }
  context.strokeStyle = "#12303B";
  context.lineWidth = 3.5;
  context.lineCap = "round";
  context.stroke(LID);
  context.restore();
}

/** A lightning bolt from the cloud to a point; `twist` varies its shape. */
export function drawBolt(context: Context, from: number, x: number, y: number, twist: number): void {
  const points = [0.28, 0.36, 0.64, 0.7].map((part, index) => {
    const aside = (index % 2 ? 1 : -1) * (26 + twist * 14);
    return [x + (from - x) * (1 - part) + aside, 120 + (y - 120) * part] as const;
  });
  for (const [colour, width] of [
    [INK.boltShade, 18],
    [INK.bolt, 12],
    ["#fff", 4],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.lineJoin = "miter";
    context.beginPath();
    context.moveTo(from, 110);
    for (const [px, py] of points) context.lineTo(px, py);
    context.lineTo(x, y);
    context.stroke();
  }
}

const DUCKLING: readonly (readonly [string, Path2D])[] = [
  [
    "#FFD23F",
    new Path2D(
      "M-34 2c-6-10-4-18 0-22 8 10 18 10 26 6-2-20 8-32 22-32s24 10 24 24c0 8-4 14-10 18 0 14-10 22-28 22-18 0-28-4-34-16z",
    ),
  ],
  ["#E9A91E", new Path2D("M28-4c0 14-10 22-28 22-14 0-24-3-30-10 22 6 42 2 58-12z")],
  ["#FF7A33", new Path2D("M32-26c8-3 18-1 20 4 2 5-6 8-14 8-6 0-10-3-10-6z")],
  ["#12303B", new Path2D("M18-28h12a6 6 0 0 1-12 0z")],
];
const LID = new Path2D("M15-28h18");
