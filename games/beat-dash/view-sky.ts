import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Frame } from "./view-frame.ts";
import { PX } from "./view-frame.ts";
import type { Look } from "./view-looks.ts";
import { drawMotif } from "./view-motif.ts";

/** Sky, the record that is its sun, the equaliser on the horizon, and hills. `power` is how loud the song is, 0 to 3. */
export function drawSky(stage: Stage, frame: Frame, look: Look, power: number, accent: string): void {
  const { context, bounds, isContrast } = stage;
  const gradient = context.createLinearGradient(0, bounds.top, 0, frame.floorY);
  for (const [at, colour] of look.sky.entries()) gradient.addColorStop(at / (look.sky.length - 1), colour);
  stage.fill(gradient);
  if (isContrast) return;
  drawRecord(stage, frame, look, accent);
  if (power >= 2) drawBeams(stage, frame, accent, power);
  drawEqualiser(stage, frame, look, power);
  drawHills(stage, frame, look);
  drawMotif(stage, frame, look);
}

function drawRecord(
  { context, width, isCalm }: Stage,
  { beats, pulse, floorY, isTall }: Frame,
  look: Look,
  accent: string,
): void {
  const radius = (isTall ? 150 : 128) * (1 + pulse * 0.05);
  context.save();
  context.translate(width * (isTall ? 0.5 : 0.66), floorY - (isTall ? 210 : 108));
  context.fillStyle = look.record;
  circle(context, 0, 0, radius);
  context.strokeStyle = look.bars;
  context.globalAlpha = 0.35;
  context.lineWidth = 2;
  for (const part of [0.5, 0.62, 0.74, 0.86]) {
    context.beginPath();
    context.arc(0, 0, radius * part, 0, 7);
    context.stroke();
  }
  // Light on the grooves turns with the record.
  context.rotate(isCalm ? 0.4 : beats * 0.35);
  context.globalAlpha = 0.16;
  context.fillStyle = "#FFFFFF";
  for (const from of [0, Math.PI]) {
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius * 0.96, from, from + 0.5);
    context.fill();
  }
  context.globalAlpha = 1;
  context.fillStyle = accent;
  circle(context, 0, 0, radius * 0.34);
  context.fillStyle = look.record;
  context.fillRect(radius * 0.1, -3, radius * 0.16, 6);
  circle(context, 0, 0, radius * 0.05);
  context.restore();
}

/** Light from the stage, when the song is loud. */
function drawBeams(
  { context, bounds, isCalm }: Stage,
  { beats, floorY, pulse }: Frame,
  accent: string,
  power: number,
): void {
  context.save();
  context.globalAlpha = (power === 3 ? 0.16 : 0.09) + pulse * 0.08;
  context.fillStyle = accent;
  const wide = bounds.right - bounds.left;
  for (let beam = 0; beam < 4; beam++) {
    const root = bounds.left + (wide * (beam + 0.5)) / 4;
    const lean = (isCalm ? 0.4 : Math.sin(beats * 0.39 + beam * 1.7)) * 130;
    context.beginPath();
    context.moveTo(root - 5, floorY);
    context.lineTo(root + lean - 46, bounds.top);
    context.lineTo(root + lean + 46, bounds.top);
    context.lineTo(root + 5, floorY);
    context.fill();
  }
  context.restore();
}

const BAND = 26;

function drawEqualiser(
  { context, bounds }: Stage,
  { x, floorY, beats, pulse, isTall }: Frame,
  look: Look,
  power: number,
): void {
  const shift = (x / 240) * PX * 0.18;
  const from = Math.floor((bounds.left + shift) / BAND);
  const to = Math.ceil((bounds.right + shift) / BAND);
  const beat = Math.floor(beats);
  context.fillStyle = look.bars;
  context.beginPath();
  for (let band = from; band <= to; band++) {
    const now = noise(band, beat);
    const before = noise(band, beat - 1);
    const tall = (22 + (before + (now - before) * (1 - pulse)) * 46 + power * 12 * now) * (isTall ? 1.7 : 1);
    context.rect(band * BAND - shift, floorY - tall - 26, BAND - 5, tall + 40);
  }
  context.fill();
}

function drawHills({ context, bounds }: Stage, { x, floorY, isTall }: Frame, look: Look): void {
  const shift = (x / 240) * PX * 0.36;
  context.fillStyle = look.hills;
  context.beginPath();
  context.moveTo(bounds.left, floorY + 40);
  const tall = isTall ? 44 : 26;
  for (let at = bounds.left; at <= bounds.right + 20; at += 20) {
    const place = (at + shift) / 90;
    context.lineTo(at, floorY - tall - Math.sin(place) * tall * 0.45 - Math.sin(place * 2.3) * tall * 0.2);
  }
  context.lineTo(bounds.right + 20, floorY + 40);
  context.fill();
}

/** The same number from 0 to 1 for the same two. */
function noise(one: number, other: number): number {
  const mixed = Math.imul((one * 374_761 + other * 668_265) | 0, 0x5bd1e995);
  return ((mixed ^ (mixed >>> 15)) >>> 8) / 0xff_ffff;
}

export function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}
