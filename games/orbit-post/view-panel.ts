import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PHASE, THINK_FRAMES, type State } from "./rules.ts";
import { costOf, FUEL_AT_MOST, POWER, SECTOR_PARCELS, streakTenths } from "./rules-fuel.ts";
import type { Frame } from "./view-frame.ts";
import { drawLetter } from "./view-post.ts";

/** Fuel, cost of the throw, and power, along the lower edge. */
export function drawPanel(stage: Stage, state: State, { isTall }: Frame): void {
  const { context, width, height } = stage;
  if (state.sector > 0) return drawParcels(stage, state, isTall ? height - 40 : height - 34);
  const long = isTall ? width - 150 : 250;
  const [x, y] = isTall ? [20, height - 34] : [26, height - 28];
  const share = (fuel: number) => (Math.max(0, Math.min(FUEL_AT_MOST, fuel)) / FUEL_AT_MOST) * (long - 8);
  const cost = state.phase === PHASE.aiming ? costOf(state.power) : 0;
  const isLow = state.fuel < 25;
  context.fillStyle = "#062230";
  context.beginPath();
  context.roundRect(x, y - 14, long, 28, [6, 14, 14, 6]);
  context.fill();
  context.fillStyle = isLow ? "#F2594B" : "#FFD65A";
  context.beginPath();
  context.roundRect(x + 4, y - 10, share(state.fuel - cost), 20, [4, 10, 10, 4]);
  context.fill();
  context.fillStyle = "#FFF3D1";
  context.globalAlpha = 0.55;
  context.fillRect(x + 4 + share(state.fuel - cost), y - 10, share(state.fuel) - share(state.fuel - cost), 20);
  context.globalAlpha = 1;
  const words = isLow ? `Fuel ${state.fuel}, low` : `Fuel ${state.fuel}`;
  stage.text(words, x + 14, y + 1, {
    size: 17,
    weight: 900,
    colour: share(state.fuel - cost) > 90 ? "#3A1A2A" : "#FFF3D1",
  });
  if (state.streak > 0) drawStreak(stage, state, isTall ? width - 64 : x + long + 50, y);
}

/** Draws the parcels that a sector has left, and the stars for delivering the next one. */
function drawParcels(stage: Stage, { throws, phase }: State, y: number): void {
  const { context } = stage;
  for (let parcel = 0; parcel < SECTOR_PARCELS; parcel++) {
    context.globalAlpha = parcel < throws ? 0.22 : 1;
    drawLetter({ ...stage, context, isCalm: true, tick: 0 }, 44 + parcel * 42, y, -0.12, 1.05);
  }
  context.globalAlpha = 1;
  const next = throws + (phase === PHASE.aiming ? 1 : 0);
  const stars = next <= 1 ? 3 : next <= 3 ? 2 : 1;
  const words = "★".repeat(stars) + "☆".repeat(3 - stars);
  stage.text(words, 44 + SECTOR_PARCELS * 42, y + 1, { size: 26, weight: 900, colour: "#FFD65A" });
}

/** The tank around the office: what the throw costs is pale, and after some seconds of thinking it leaks. */
export function drawFuelRing(stage: Stage, state: State, [x, y]: [number, number]): void {
  const { context, tick, isCalm } = stage;
  const isAiming = state.phase === PHASE.aiming;
  const cost = isAiming ? costOf(state.power) : 0;
  const arc = (from: number, to: number, colour: string, width: number, r: number) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, r, -Math.PI / 2 + from * 2 * Math.PI, -Math.PI / 2 + Math.max(from, to) * 2 * Math.PI);
    context.stroke();
  };
  const share = (fuel: number) => Math.max(0, Math.min(1, fuel / FUEL_AT_MOST));
  const isLow = state.fuel < 25;
  context.lineCap = "butt";
  arc(0, 1, "#062230", 13, 64);
  arc(0, share(state.fuel - cost), isLow ? "#F2594B" : "#5EE6A0", 9, 64);
  arc(share(state.fuel - cost), share(state.fuel), "#FFF3D1", 9, 64);
  if (!isAiming) return;
  const left = 1 - state.wait / THINK_FRAMES;
  if (left > 0) arc(0, left, "rgb(255 214 90 / 0.8)", 3, 74);
  else if (isCalm || (tick >> 3) % 2 === 0) arc(0, 1, "#F2594B", 5, 75);
}

function drawStreak(stage: Stage, { streak }: State, x: number, y: number): void {
  const { context } = stage;
  context.fillStyle = "#FFF3D1";
  context.beginPath();
  context.roundRect(x - 36, y - 14, 72, 28, 4);
  context.fill();
  const times = (streakTenths(streak) / 10).toFixed(1);
  stage.text(`× ${times}`, x, y + 1, { size: 19, face: "display", align: "center", colour: "#B3603F" });
}

/** The power, as an arc around the office. */
export function drawPower({ context }: Stage, state: State, [x, y]: [number, number], angle: number): void {
  const part = (state.power - POWER.least) / (POWER.most - POWER.least);
  const [from, to] = [angle + Math.PI - 0.9, angle + Math.PI + 0.9];
  context.lineCap = "round";
  for (const [colour, share, thick] of [
    ["#062230", 1, 12],
    ["#FFD65A", part, 7],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = thick;
    context.beginPath();
    context.arc(x, y, 50, from, from + (to - from) * Math.max(0.02, share));
    context.stroke();
  }
}
