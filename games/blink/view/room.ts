import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeOut } from "@quackademy/game-kit/stage/tween.ts";
import type { EyeLook } from "./eyes.ts";
import { disc, drawEye, INK } from "./shapes.ts";
import { NIGHT, type Sky, type Weather } from "./sky.ts";

/** How tense the moment is: a heartbeat from 1 to 0, and how far the room's lids are shut, 0 to 1. */
export type Mood = { throb: number; shut: number };

const CALM: Mood = { throb: 0, shut: 0 };
/** The share of the height where the water begins. */
export const SHORE = 0.86;

/** The place around the eye: coloured while it is closed, dark blue while it is open. */
export function drawRoom(stage: Stage, lit: boolean, sky: Sky, weather: Weather = "clear", mood = CALM): void {
  const { width, height, isContrast, isCalm } = stage;
  if (isContrast) return stage.fill(lit ? INK.night : sky.shade);
  const shown = lit ? NIGHT : sky;
  stage.fill(shown.wall);
  const radius = Math.min(width, height) * 0.47;
  disc(stage.context, width / 2, height / 2, radius * (1 + (isCalm ? 0 : mood.throb * 0.025)), shown.glow);
  if (shown.stars) drawStars(stage, shown.stars);
  drawHills(stage, shown);
  // On a wide screen there are words above and below.
  if (lit) drawRays(stage, width / 2, height / 2, Math.min(width, height) * 0.5, width > height ? 0.72 : 1);
  drawWater(stage, shown);
  if (isCalm) return;
  if (weather !== "clear") drawWeather(stage, weather, lit ? INK.light : INK.cream);
  if (mood.shut > 0) drawLids(stage, shown.shade, mood.shut);
}

/** The first of them are the first to come out. */
function drawStars({ context, height, bounds: { left, right, top } }: Stage, count: number): void {
  const [span, tall] = [right - left, height * 0.62 - top];
  context.fillStyle = INK.cream;
  context.beginPath();
  for (let star = 0; star < count; star++) {
    // Spread by the golden ratio: even, and without a pattern.
    const [x, y] = [left + ((star * 0.618 + 0.07) % 1) * span, top + 20 + ((star * 0.382 + star * 0.137) % 1) * tall];
    const radius = 2 + (star % 3);
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 7);
  }
  context.fill();
}

function drawHills({ context, height, bounds: { left, right } }: Stage, { ripple }: Sky): void {
  const shore = height * SHORE;
  const span = right - left;
  context.fillStyle = ripple;
  context.beginPath();
  context.moveTo(left - 50, shore);
  context.quadraticCurveTo(left + span * 0.12, shore - height * 0.17, left + span * 0.32, shore - height * 0.03);
  context.quadraticCurveTo(left + span * 0.5, shore - height * 0.09, left + span * 0.68, shore - height * 0.02);
  context.quadraticCurveTo(left + span * 0.9, shore - height * 0.2, right + 50, shore - height * 0.02);
  context.lineTo(right + 50, shore);
  context.fill();
}

/** The pond in front, with reeds that bend in the wind. */
function drawWater(stage: Stage, { ripple, shade }: Sky): void {
  const { context, height, tick, isCalm, bounds } = stage;
  const { left, right, bottom } = bounds;
  const shore = height * SHORE;
  context.fillStyle = shade;
  context.fillRect(left - 50, shore, right - left + 100, bottom - shore + 50);
  context.strokeStyle = ripple;
  context.lineWidth = 6;
  context.lineCap = "round";
  context.beginPath();
  const drift = isCalm ? 0 : Math.sin(tick / 70) * 8;
  for (let row = 0; row < 3; row++)
    for (let x = left + 30 + row * 46; x < right; x += 150) {
      context.moveTo(x + drift * (row + 1), shore + 22 + row * 28);
      context.lineTo(x + drift * (row + 1) + 34, shore + 22 + row * 28);
    }
  context.stroke();
  context.strokeStyle = shade;
  context.lineWidth = 9;
  context.beginPath();
  for (let reed = 0; reed < REEDS.length; reed++) {
    const [place, tall] = REEDS[reed]!;
    const x = place < 0 ? right + place : left + place;
    const bend = isCalm ? 10 : 10 + Math.sin(tick / 45 + reed * 1.3) * 9;
    context.moveTo(x, shore + 8);
    context.quadraticCurveTo(x, shore - tall * 0.6, x + bend, shore - tall);
  }
  context.stroke();
}

/** From the left or, below zero, from the right edge, and how tall. */
const REEDS: readonly (readonly [number, number])[] = [
  [24, 120],
  [52, 86],
  [84, 140],
  [118, 70],
  [-22, 90],
  [-58, 128],
  [-90, 74],
];

const DROPS = 26;

function drawWeather({ context, height, tick, bounds }: Stage, weather: Weather, colour: string): void {
  const { left, right, top } = bounds;
  const [span, tall] = [right - left, height * SHORE - top];
  context.strokeStyle = context.fillStyle = colour;
  context.globalAlpha = weather === "rain" ? 0.28 : 0.6;
  context.lineWidth = 4;
  context.beginPath();
  for (let drop = 0; drop < DROPS; drop++) {
    // Spread by the golden ratio: even, and without a pattern.
    const x = left + ((drop * 0.618 + (weather === "rain" ? 0 : Math.sin(tick / 60 + drop) * 0.012)) % 1) * span;
    const speed = weather === "rain" ? 15 : weather === "snow" ? 1.1 : 1.7;
    const y = top + ((drop * 137.5 + tick * speed * (1 + (drop % 3) * 0.25)) % tall);
    if (weather === "rain") {
      context.moveTo(x, y);
      context.lineTo(x - 6, y + 34);
    } else if (weather === "snow") {
      const radius = 3 + (drop % 3) * 1.5;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 7);
    } else if (drop % 2 === 0) {
      const turn = Math.sin(tick / 40 + drop) * 1.4;
      context.moveTo(x + 10 * Math.cos(turn), y + 10 * Math.sin(turn));
      context.ellipse(x, y, 10, 5, turn, 0, 7);
    }
  }
  if (weather === "rain") context.stroke();
  else context.fill();
  context.globalAlpha = 1;
}

/** The lids of the room: they sink while the player waits, and are gone with the signal. */
function drawLids({ context, bounds }: Stage, colour: string, shut: number): void {
  const { left, top, right, bottom } = bounds;
  const deep = (bottom - top) * 0.14 * easeOut(Math.min(1, shut));
  const middle = (left + right) / 2;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(left - 50, top - 50);
  context.lineTo(right + 50, top - 50);
  context.lineTo(right + 50, top + deep * 1.7);
  context.quadraticCurveTo(middle, top - deep * 0.5, left - 50, top + deep * 1.7);
  context.fill();
}

/** `steepest`: of the rays, those that stand more upright are left out. */
function drawRays({ context, tick, isCalm }: Stage, x: number, y: number, reach: number, steepest = 1): void {
  const turn = isCalm ? 0.2 : 0.2 + tick / 240;
  context.strokeStyle = INK.light;
  context.lineWidth = 14;
  context.lineCap = "round";
  context.beginPath();
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray / 16) * Math.PI * 2 + turn;
    const [cos, sin] = [Math.cos(angle) * 1.25, Math.sin(angle)];
    if (Math.abs(sin) > steepest) continue;
    context.moveTo(x + cos * reach * 0.9, y + sin * reach * 0.9);
    context.lineTo(x + cos * reach * 1.08, y + sin * reach * 1.08);
  }
  context.stroke();
}
/** The cover: one eye closed, one open, and a crack between them. */
export function drawTitle(stage: Stage, eye: EyeLook, sky: Sky): void {
  const { context, width, height, tick, isCalm } = stage;
  const isWide = width > height;
  const y = height * (isWide ? 0.22 : 0.2);
  const size = isWide ? height * 0.24 : width * 0.3;
  drawRoom(stage, false, sky);
  context.save();
  context.beginPath();
  const crack = [
    [0.53, 0],
    [0.49, 0.42],
    [0.54, 0.39],
    [0.44, 1],
  ] as const;
  for (const [cx, cy] of crack) context.lineTo(width * cx, height * cy);
  context.lineTo(width, height);
  context.lineTo(width, 0);
  context.clip();
  context.fillStyle = INK.night;
  context.fillRect(0, 0, width, height);
  drawRays(stage, width * 0.52, y, size * 1.5);
  drawEye(context, width * 0.52, y, size, 1, eye, { look: isCalm ? 0.4 : Math.sin(tick / 50) * 0.8 });
  context.restore();
  context.save();
  context.beginPath();
  context.moveTo(0, 0);
  for (const [cx, cy] of crack) context.lineTo(width * cx, height * cy);
  context.lineTo(0, height);
  context.clip();
  drawEye(context, width * 0.5, y + size * 0.06, size * 1.04, 0);
  context.restore();
  context.strokeStyle = INK.cream;
  context.lineWidth = 14;
  context.lineJoin = "round";
  context.beginPath();
  for (const [cx, cy] of crack) context.lineTo(width * cx, height * cy);
  context.stroke();
}
