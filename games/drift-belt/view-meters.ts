import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { MISSIONS, openMissions } from "./missions.ts";
import { CHAIN_FRAMES, CHAIN_STEP, FULL_METER, MAX_FEATHERS, MODE, multiplier, type State } from "./rules-belt.ts";
import { drawFeather } from "./view-belt.ts";
import { circle, fill } from "./view-ship.ts";

/** The missions are shown for the first seconds of a run. */
const SHOWN_FRAMES = 330;
const FADE_FRAMES = 40;
const ROW = 27;

/** Feathers, multiplier and quack, in the corners. */
export function drawMeters(stage: Stage, state: State): void {
  if (state.mode !== MODE.sprint) drawFeathers(stage, state);
  if (state.chain > 0) drawMultiplier(stage, state);
  drawQuack(stage, state.meter);
}

/** The quack's meter around the ship itself, where the player looks. */
export function drawShipMeter({ context, tick, isCalm }: Stage, x: number, y: number, { meter }: State): void {
  const isFull = meter >= FULL_METER;
  const r = 40 + (isFull && !isCalm ? 2.5 * Math.sin(tick / 5) : 0);
  context.lineCap = "round";
  context.lineWidth = isFull ? 5 : 3.5;
  context.strokeStyle = "rgb(255 243 209 / 0.2)";
  context.beginPath();
  context.arc(x, y, r, 0, 7);
  context.stroke();
  context.strokeStyle = "#FFD65A";
  context.beginPath();
  context.arc(x, y, r, -Math.PI / 2, -Math.PI / 2 + (2 * Math.PI * meter) / FULL_METER);
  if (meter > 0) context.stroke();
}

function drawFeathers(stage: Stage, { feathers }: State): void {
  for (let index = 0; index < MAX_FEATHERS; index++) {
    stage.context.save();
    stage.context.translate(30 + index * 32, 32);
    drawFeather(stage, 0.9, index < feathers);
    stage.context.restore();
  }
}

function drawMultiplier(stage: Stage, state: State): void {
  const { context, width } = stage;
  const steps = state.chain % CHAIN_STEP;
  stage.text(`×${multiplier(state)}`, width - 20, 32, { size: 40, face: "display", align: "right", colour: "#FFD65A" });
  context.fillStyle = "rgb(255 243 209 / 0.25)";
  context.fillRect(width - 112, 58, 92, 6);
  context.fillStyle = "#FFD65A";
  context.fillRect(width - 112, 58, (92 * Math.min(CHAIN_FRAMES, state.chainLeft)) / CHAIN_FRAMES, 6);
  const wide = 92 / CHAIN_STEP;
  for (let part = 0; part < CHAIN_STEP; part++) {
    context.globalAlpha = part < steps ? 1 : 0.3;
    context.fillRect(width - 112 + part * wide, 70, wide - 4, 5);
  }
  context.globalAlpha = 1;
}

function drawQuack(stage: Stage, meter: number): void {
  const { context, height, tick, isCalm, isTouch } = stage;
  const isFull = meter >= FULL_METER;
  const pulse = isFull && !isCalm ? 1 + 0.08 * Math.sin(tick / 6) : 1;
  context.save();
  context.translate(38, height - 34);
  context.scale(pulse, pulse);
  context.globalAlpha = isFull ? 1 : 0.55;
  context.fillStyle = "#FFD24A";
  circle(context, -6, 0, 17);
  context.fillStyle = "#FF8A3A";
  fill(context, "M4 -4C12 -12 22 -12 27 -9C25 -3 15 1 4 0Z");
  fill(context, "M4 3C13 4 20 6 23 10C17 13 9 12 4 8Z");
  context.fillStyle = "#1A1446";
  fill(context, "M-8 -6H1A4.500 4.500 0 0 1 -8 -6Z");
  context.restore();
  context.globalAlpha = 1;
  context.fillStyle = "rgb(255 243 209 / 0.25)";
  context.fillRect(72, height - 39, 110, 12);
  context.fillStyle = isFull ? "#FFE066" : "#EFA132";
  context.fillRect(72, height - 39, (110 * meter) / FULL_METER, 12);
  const words = isTouch ? "Quack!" : "Quack! (Space)";
  if (isFull) stage.text(words, 194, height - 33, { size: 20, weight: 900, colour: "#FFF3D1" });
}

/** The open missions: on paper on the title, faint for the first seconds of a run. */
export function drawMissions(stage: Stage, done: readonly boolean[], state: State | null, x: number, y: number): void {
  const open = openMissions(done);
  if (open.length === 0 || (state !== null && state.frame > SHOWN_FRAMES)) return;
  const { context } = stage;
  const isTitle = state === null;
  const ink = isTitle ? "#1A2350" : "#FFF3D1";
  context.save();
  context.translate(x, y);
  context.globalAlpha = isTitle ? 1 : Math.min(0.9, Math.max(0, (SHOWN_FRAMES - state.frame) / FADE_FRAMES));
  context.fillStyle = isTitle ? "#FFF3D1" : "rgb(12 8 40 / 0.5)";
  context.beginPath();
  context.roundRect(0, 0, 318, 42 + open.length * ROW, 10);
  context.fill();
  const count = done.filter(Boolean).length;
  const title = isTitle ? "#B3261E" : "#FFD65A";
  stage.text(`Missions ${count} of ${MISSIONS.length}`, 16, 21, { size: 18, face: "display", colour: title });
  context.strokeStyle = ink;
  context.lineWidth = 2.5;
  for (const [row, index] of open.entries()) {
    const { text, goal, count: have } = MISSIONS[index]!;
    const top = 45 + row * ROW;
    context.strokeRect(17, top - 7, 14, 14);
    if (state !== null && have(state) >= goal) {
      context.beginPath();
      context.moveTo(19, top);
      context.lineTo(24, top + 5);
      context.lineTo(34, top - 9);
      context.stroke();
    }
    stage.text(text, 42, top, { size: 16, weight: 700, colour: ink });
  }
  context.restore();
}
