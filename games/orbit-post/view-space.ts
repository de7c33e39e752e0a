import { ONE } from "@quackademy/game-kit/core/fixed.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { State } from "./rules.ts";
import { BODY, placeX, placeY, type Body } from "./rules-space.ts";
import type { Frame } from "./view-frame.ts";

export const PLANETS = [
  ["#FFB184", "#E58258", "#B3603F"],
  ["#C9A2F2", "#9C74F2", "#7147D1"],
  ["#FFD65A", "#EFA132", "#B8741A"],
  ["#F28A7A", "#D9574B", "#A83A38"],
] as const;

export function drawBodies(stage: Stage, state: State, frame: Frame): void {
  for (const [index, body] of state.round.bodies.entries()) {
    const [x, y] = frame.place(placeX(body, state.clock) / ONE, placeY(body, state.clock) / ONE);
    if (body.swing > 0) drawOrbit(stage, frame.place(body.homeX, body.homeY), body.swing);
    drawPull(stage, body, x, y);
    if (body.kind === BODY.star) drawStar(stage, body.radius, x, y);
    else if (body.kind === BODY.hole) drawHole(stage, body.radius, x, y);
    else drawPlanet(stage, body.radius, x, y, PLANETS[(index + state.round.number) % PLANETS.length]!);
  }
}

export function drawOrbit({ context }: Stage, [x, y]: [number, number], radius: number): void {
  context.strokeStyle = "#2C6C82";
  context.lineWidth = 2.5;
  context.setLineDash([2, 10]);
  context.lineCap = "round";
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.stroke();
  context.setLineDash([]);
}

/** Rings that move inwards where a body attracts, and outwards where it repels. */
function drawPull({ context, tick, isCalm }: Stage, { mass, radius, kind }: Body, x: number, y: number): void {
  const reach = radius + Math.abs(mass) * 0.55;
  const move = isCalm ? 0.5 : (tick / 90) % 1;
  context.strokeStyle = mass < 0 ? "#FFD65A" : kind === BODY.hole ? "#9C74F2" : "#7FD3C8";
  context.lineWidth = 2.5;
  for (let ring = 0; ring < 3; ring++) {
    const part = (ring + (mass < 0 ? move : 1 - move)) / 3;
    context.globalAlpha = 0.34 * (1 - part);
    context.beginPath();
    context.arc(x, y, radius + (reach - radius) * part, 0, 7);
    context.stroke();
  }
  context.globalAlpha = 1;
}

export function drawPlanet(
  stage: Stage,
  radius: number,
  x: number,
  y: number,
  [base, shade, dash]: readonly string[],
): void {
  const { context } = stage;
  context.save();
  context.translate(x, y);
  context.save();
  drawGlobe(context, radius, base!, shade!);
  context.strokeStyle = dash!;
  context.lineWidth = 2.4;
  context.lineCap = "round";
  context.beginPath();
  for (let row = 0; row < 5; row++) {
    const down = radius * (0.25 + row * 0.16);
    for (let column = 0; column < 3; column++) {
      const left = radius * (0.62 - row * 0.18) + column * 13 + (row % 2) * 6;
      context.moveTo(left, down);
      context.lineTo(left + 7, down);
    }
  }
  context.stroke();
  context.fillStyle = shade!;
  for (const [cx, cy, size] of [
    [-0.5, -0.5, 0.17],
    [0.35, -0.62, 0.12],
    [-0.62, 0.36, 0.14],
  ] as const) {
    context.beginPath();
    context.ellipse(cx * radius, cy * radius, size * radius, size * radius * 0.7, 0, 0, 7);
    context.fill();
  }
  context.restore();
  drawFace(context, radius, "#3A1A2A");
  if (stage.isContrast) ring(context, radius, "#FFF3D1");
  context.restore();
}

/** An unimpressed face. */
function drawFace(context: CanvasRenderingContext2D, radius: number, ink: string): void {
  const size = radius / 40;
  context.fillStyle = ink;
  context.strokeStyle = ink;
  context.lineWidth = 3 * size;
  context.lineCap = "round";
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(side * 11 * size, -1 * size, 5 * size, 0, Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(side * 11 * size - 8 * size, -1 * size);
    context.lineTo(side * 11 * size + 8 * size, -1 * size);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(-5 * size, 14 * size);
  context.lineTo(6 * size, 14 * size);
  context.stroke();
}

export function drawStar({ context, tick, isCalm }: Stage, radius: number, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.save();
  context.rotate(isCalm ? 0 : tick / 120);
  context.fillStyle = "#FFD65A";
  context.beginPath();
  for (let point = 0; point < 24; point++) {
    const far = point % 2 ? radius : radius * 1.5;
    context.lineTo(Math.cos((point / 12) * Math.PI) * far, Math.sin((point / 12) * Math.PI) * far);
  }
  context.fill();
  context.restore();
  disc(context, radius * 0.95, "#FFF3D1");
  drawFace(context, radius * 1.2, "#8B4A0F");
  context.restore();
}

export function drawHole({ context, tick, isCalm }: Stage, radius: number, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(isCalm ? 0 : tick / 30);
  for (const [far, colour] of [
    [2.5, "#35228A"],
    [1.9, "#5B34B8"],
    [1.4, "#9C74F2"],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = 5;
    context.lineCap = "round";
    context.setLineDash([radius * far * 2.1, radius * far]);
    context.beginPath();
    context.arc(0, 0, radius * far, 0, 7);
    context.stroke();
  }
  context.setLineDash([]);
  disc(context, radius + 2, "#04101A");
  context.restore();
}

/** A ball with light from the top left; later drawing is clipped to it until `restore`. */
export function drawGlobe(context: CanvasRenderingContext2D, radius: number, base: string, shade: string): void {
  disc(context, radius, shade);
  context.clip();
  context.fillStyle = base;
  context.beginPath();
  context.arc(-radius * 0.34, -radius * 0.34, radius * 1.14, 0, 7);
  context.fill();
}

export function disc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, 0, radius, 0, 7);
  context.fill();
}

export function ring(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(0, 0, radius, 0, 7);
  context.stroke();
}
