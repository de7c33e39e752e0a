import { blend } from "@quackademy/game-kit/stage/camera.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Frame } from "./frame.ts";
import { PX } from "./frame.ts";
import { drawHorizon } from "./horizon.ts";
import type { Look } from "./looks.ts";
import { drawMotif } from "./motif.ts";
import { circle } from "./shapes.ts";
import type { SkyShow } from "./show.ts";

/** Around the picture, for shakes. */
const MORE = 24;

/** Sky, the record that is its sun, the horizon, what the song is about, and hills. */
export function drawSky(stage: Stage, frame: Frame, look: Look, show: SkyShow, accent: string): void {
  const { context, bounds, isContrast } = stage;
  const { left, right, top, bottom } = bounds;
  const box = [left - MORE, top - MORE, right - left + 2 * MORE, bottom - top + 2 * MORE] as const;
  stage.still(
    `sky ${show.isDrop}`,
    box,
    ({ context: inside }) => {
      const gradient = inside.createLinearGradient(0, top, 0, frame.floorY);
      for (const [at, colour] of look.sky.entries()) gradient.addColorStop(at / (look.sky.length - 1), colour);
      inside.fillStyle = gradient;
      inside.fillRect(...box);
    },
    look.sky.join(),
  );
  if (isContrast) return;
  // The camera climbs, and what is far goes down less than the ground.
  context.save();
  context.translate(0, frame.rise * 0.6);
  if (show.isDrop) drawRays(stage, frame, accent, show);
  drawRecord(stage, frame, look, accent, show);
  drawHorizon(stage, frame, look, show);
  drawMotif(stage, frame, look, show.isDrop);
  drawHills(stage, frame, look);
  context.restore();
  if (show.build > 0) dim(stage, show.build);
}

/** The light goes down before a drop. */
function dim(stage: Stage, build: number): void {
  const { context } = stage;
  context.globalAlpha = 0.38 * build ** 2;
  stage.fill("#002");
  context.globalAlpha = 1;
}

function drawRecord(
  { context, width, isCalm }: Stage,
  { beats, pulse, floorY, isTall }: Frame,
  look: Look,
  accent: string,
  { scene, drop, number }: SkyShow,
): void {
  // It lies elsewhere in each scene.
  const [across, up, size] = [
    0.3 + ((scene * 3 + 4) % 6) / 10,
    50 + ((scene * 7) % 10) * 10,
    90 + ((scene * 3) % 10) * 9,
  ];
  // In a drop it grows in the middle, or it jumps to the other side.
  const [toAcross, growth] = number % 2 === 0 ? [0.5, 1.55] : [1 - across, 1.25];
  const radius = size * (isTall ? 1.05 : 1) * blend(1, growth, drop) * (1 + pulse * (0.05 + drop * 0.05));
  context.save();
  context.translate(
    width * blend(isTall ? 0.5 + (across - 0.5) * 0.4 : across, toAcross, drop),
    floorY - up * (isTall ? 1.6 : 1),
  );
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
  // Light on the grooves turns with the record, and faster in a drop.
  context.rotate(isCalm ? 0.4 : beats * 0.35 * (drop > 0 ? 3 : 1));
  context.globalAlpha = 0.16;
  context.fillStyle = "#fff";
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

type Backdrop = (stage: Stage, frame: Frame, accent: string, show: SkyShow) => void;

/** The sun of a comic: rays that turn around the record. */
const drawRays: Backdrop = ({ context, width, bounds, isCalm }, { floorY, beats, pulse, isTall }, accent, { drop }) => {
  const far = Math.hypot(bounds.right - bounds.left, floorY - bounds.top);
  context.save();
  context.translate(width / 2, floorY - (isTall ? 170 : 108));
  context.rotate(isCalm ? 0 : beats * 0.12);
  context.globalAlpha = (0.16 + pulse * 0.12) * drop;
  context.fillStyle = accent;
  context.beginPath();
  for (let ray = 0; ray < 10; ray++) {
    const angle = (ray * Math.PI) / 5;
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
    context.lineTo(Math.cos(angle + 0.3) * far, Math.sin(angle + 0.3) * far);
  }
  context.fill();
  context.restore();
};

function drawHills({ context, bounds }: Stage, { x, floorY, isTall }: Frame, look: Look): void {
  const shift = (x / 240) * PX * 0.36;
  context.fillStyle = look.hills;
  context.beginPath();
  context.moveTo(bounds.left, floorY + 60);
  const tall = isTall ? 44 : 26;
  for (let at = bounds.left; at <= bounds.right + 20; at += 20) {
    const place = (at + shift) / 90;
    context.lineTo(at, floorY - tall - Math.sin(place) * tall * 0.45 - Math.sin(place * 2.3) * tall * 0.2);
  }
  context.lineTo(bounds.right + 20, floorY + 60);
  context.fill();
}
