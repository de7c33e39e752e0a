import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { ACROSS, ALONG } from "./rules-belt.ts";
import { place, type Lie } from "./view-lie.ts";
import { circle } from "./view-ship.ts";

const LAYERS = [
  { count: 34, speed: 0.25, size: 1.1 },
  { count: 22, speed: 0.6, size: 1.6 },
  { count: 12, speed: 1.3, size: 2.3 },
];

/** The background: two lanes of the belt, and stars at three depths. */
export function drawSpace(stage: Stage, lie: Lie, drift: number): void {
  const { context, width, height, isContrast, isCalm } = stage;
  context.fillStyle = isContrast ? "#05030F" : "#1C1250";
  context.fillRect(-20, -20, width + 40, height + 40);
  if (!isContrast) drawLanes(stage, lie, isCalm ? 0 : drift);
  context.fillStyle = "#FFF3D1";
  for (const [depth, { count, speed, size }] of LAYERS.entries()) {
    context.globalAlpha = 0.45 + 0.2 * depth;
    for (let index = 0; index < count; index++) {
      const start = (index * 379 + depth * 131) % (ALONG + 40);
      const along = modulo(start - drift * speed * (isCalm ? 0.4 : 1), ALONG + 40) - 20;
      const [x, y] = place(lie, along, (index * 157 + depth * 71) % ACROSS);
      circle(context, x, y, size);
    }
  }
  context.globalAlpha = 1;
}

function drawLanes({ context }: Stage, lie: Lie, drift: number): void {
  for (const [colour, from, to, pace] of [
    ["#291A6B", 0.26, 0.92, 0.1],
    ["#35228A", 0.46, 0.8, 0.16],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    for (let step = 0; step <= 12; step++) context.lineTo(...edge(lie, step, from, drift * pace));
    for (let step = 12; step >= 0; step--) context.lineTo(...edge(lie, step, to, drift * pace));
    context.fill();
  }
}

function edge(lie: Lie, step: number, share: number, drift: number): [number, number] {
  const along = (step / 12) * (ALONG + 80) - 40;
  const bend = 70 * Math.sin((along + drift) / 260) + 26 * Math.sin((along + drift) / 90 + share * 9);
  return place(lie, along, ACROSS * share + bend);
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
