import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { MAX_CLOCK, STORM_FRAMES, type State } from "./rules.ts";
import type { Layout } from "./view-layout.ts";

type Context = CanvasRenderingContext2D;

// The sky by number of floors: morning, noon, evening, and then stars.
const SKIES = [
  { floors: 0, colour: [142, 220, 200] },
  { floors: 18, colour: [126, 190, 232] },
  { floors: 40, colour: [74, 110, 205] },
  { floors: 70, colour: [36, 32, 104] },
  { floors: 100, colour: [14, 12, 44] },
] as const;

/** The sky over everything in view. */
export const drawSkyAround = (stage: Stage, floors: number, fall: number, layout: Layout): void =>
  drawAround(stage, (around) =>
    drawSky(around, floors, fall, { ...layout, groundY: layout.groundY - stage.bounds.top }),
  );

export function drawSky(stage: Stage, floors: number, fall: number, layout: Layout): void {
  const { context, width, height } = stage;
  const [red, green, blue] = skyAt(floors);
  context.fillStyle = stage.isContrast ? "#0D2B3A" : `rgb(${red} ${green} ${blue})`;
  context.fillRect(-40, -40, width + 80, height + 80);
  if (stage.isContrast) return;
  context.fillStyle = "rgb(255 255 255 / 0.14)";
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(width * 0.62, 0);
  context.lineTo(width * 0.26, height);
  context.lineTo(0, height);
  context.fill();
  if (floors > 45) drawStars(stage, Math.min(1, (floors - 45) / 25), fall);
  drawSun(context, width * 0.13, 150 + Math.min(fall * 0.12, 260));
  drawClouds(stage, fall);
  drawCity(stage, fall, layout);
}

function skyAt(floors: number): number[] {
  const next = SKIES.findIndex((sky) => sky.floors > floors);
  if (next < 0) return [...SKIES.at(-1)!.colour];
  const [low, high] = [SKIES[next - 1]!, SKIES[next]!];
  const part = (floors - low.floors) / (high.floors - low.floors);
  return low.colour.map((value, index) => Math.round(value + (high.colour[index]! - value) * part));
}

function drawSun(context: Context, x: number, y: number): void {
  context.fillStyle = "#FFF3D1";
  context.beginPath();
  context.arc(x, y, 56, 0, 7);
  context.fill();
  context.fillStyle = "#EBD9A4";
  for (const [dx, dy, width] of [
    [-34, 10, 56],
    [-18, 30, 62],
  ] as const) {
    context.beginPath();
    context.roundRect(x + dx, y + dy, width, 9, 5);
    context.fill();
  }
}

function drawStars({ context, width, height, tick, isCalm }: Stage, part: number, fall: number): void {
  context.fillStyle = "#FFF3D1";
  for (let star = 0; star < 60; star++) {
    const x = (star * 137.5) % width;
    const y = (star * 91.7 + fall * 0.1) % height;
    context.globalAlpha = part * (isCalm ? 0.7 : 0.5 + 0.4 * Math.sin(tick / 30 + star * 2));
    context.fillRect(x, y, star % 5 ? 3 : 5, star % 5 ? 3 : 5);
  }
  context.globalAlpha = 1;
}

function drawClouds({ context, width, height, tick, isCalm }: Stage, fall: number): void {
  context.fillStyle = "rgb(255 255 255 / 0.5)";
  for (let index = 0; index < 5; index++) {
    const drift = isCalm ? 0 : tick * (0.1 + (index % 3) * 0.06);
    const x = ((index * 331 + drift) % (width + 320)) - 160;
    const y = ((index * 263 + fall * 0.5) % (height + 300)) - 150;
    context.beginPath();
    context.roundRect(x - 80, y, 160, 30, 15);
    context.roundRect(x - 44, y - 24, 84, 44, 22);
    context.fill();
  }
}

function drawCity({ context, width, height }: Stage, fall: number, layout: Layout): void {
  const [far, near] = [layout.groundY + fall * 0.35, layout.groundY + fall];
  if (far < height + 260) {
    context.fillStyle = "#5BBBAA";
    for (let house = 0; house < width / 64 + 1; house++) {
      const tall = 70 + ((house * 53) % 90);
      context.fillRect(house * 64 - 10, far - tall, 56, tall + 300);
    }
  }
  if (near > height) return;
  context.fillStyle = "#3D9C90";
  context.fillRect(-40, near, width + 80, height + 40 - near);
  context.strokeStyle = "#2D7F79";
  context.lineWidth = 5;
  context.lineCap = "round";
  for (let dash = 0; dash < width / 60; dash++) {
    const [x, y] = [dash * 60 + 12, near + 18 + (dash % 3) * 16];
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 24, y);
    context.stroke();
  }
}

/** The storm comes in from the right: cloud, darkness, rain. */
export function drawStorm(stage: Stage, state: State, layout: Layout): void {
  const near = 1 - Math.max(0, Math.min(1, state.clock / (STORM_FRAMES * 2)));
  drawGauge(stage, state, layout);
  if (near === 0) return;
  stage.fill(`rgb(24 22 66 / ${(near * 0.5).toFixed(3)})`);
  if (!stage.isCalm) drawAround(stage, (around) => drawRain(around, near));
}

function drawRain({ context, width, height, tick }: Stage, near: number): void {
  context.strokeStyle = "rgb(190 200 255 / 0.55)";
  context.lineWidth = 3;
  context.beginPath();
  for (let drop = 0; drop < near * 70; drop++) {
    const x = (drop * 173 + tick * 5) % (width + 80);
    const y = (drop * 97 + tick * 17) % (height + 60);
    context.moveTo(x, y - 50);
    context.lineTo(x - 10, y - 22);
  }
  context.stroke();
}

function drawGauge({ context, tick, isCalm, isContrast }: Stage, { clock }: State, { gauge }: Layout): void {
  const part = Math.max(0, clock / MAX_CLOCK);
  const isLow = clock < STORM_FRAMES;
  context.fillStyle = isContrast ? "#000" : "rgb(20 40 80 / 0.55)";
  context.beginPath();
  context.roundRect(gauge.x, gauge.y, gauge.width, gauge.height, gauge.height / 2);
  context.fill();
  const reach = Math.max(gauge.height, (gauge.width - 30) * part);
  context.fillStyle = isLow ? "#E4573F" : "#FFE07A";
  context.beginPath();
  context.roundRect(gauge.x + 5, gauge.y + 5, reach - 10, gauge.height - 10, gauge.height / 2);
  context.fill();
  const shiver = isLow && !isCalm ? Math.sin(tick / 2) * 3 : 0;
  drawStormCloud(context, gauge.x + reach + shiver, gauge.y + gauge.height / 2, 1);
}

export function drawStormCloud(context: Context, x: number, y: number, scale: number): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.fillStyle = "#FFD65A";
  context.fill(BOLT);
  context.fillStyle = "#4B409B";
  context.fill(CLOUD);
  context.fillStyle = "#2A2360";
  context.fill(CLOUD_SHADE);
  context.strokeStyle = context.fillStyle = "#FFF3D1";
  context.lineWidth = 3;
  context.lineCap = "round";
  for (const eye of [-12, 8]) {
    context.beginPath();
    context.moveTo(eye - 6, -1);
    context.lineTo(eye + 6, -1);
    context.stroke();
    context.beginPath();
    context.arc(eye, -1, 4, 0, Math.PI);
    context.fill();
  }
  context.restore();
}

const CLOUD = new Path2D("M-34 12a14 14 0 0 1 2-27 20 20 0 0 1 36-8 17 17 0 0 1 26 11 12 12 0 0 1 2 24z");
const CLOUD_SHADE = new Path2D("M-46 2a14 14 0 0 0 12 10h66a12 12 0 0 0 11-11c-20 8-60 10-89 1z");
const BOLT = new Path2D("M-2 10l-10 18h9l-6 16 20-22h-10l8-12z");
