import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { ACROSS, ALONG } from "./rules-belt.ts";
import { place, type Lie } from "./view-lie.ts";
import { circle } from "./view-ship.ts";
import { drawPlanet, SKY } from "./view-sky.ts";

const LAYERS = [
  { count: 34, speed: 0.25, size: 1.1 },
  { count: 22, speed: 0.6, size: 1.6 },
  { count: 12, speed: 1.3, size: 2.3 },
];

/** The background: a planet, two lanes of the belt, and stars at three depths. */
export function drawSpace(stage: Stage, lie: Lie, drift: number, sky: number): void {
  const { context, isContrast, isCalm } = stage;
  stage.fill(spaceColour(stage, sky));
  if (!isContrast) drawLanes(stage, lie, isCalm ? 0 : drift, SKY[sky]!.lanes);
  drawPlanet(stage, lie, sky, isCalm ? 0 : drift);
  const [from, long, first, across] = spanOf(stage, lie);
  context.fillStyle = SKY[sky]!.star;
  for (const [depth, { count, speed, size }] of LAYERS.entries()) {
    context.globalAlpha = 0.45 + 0.2 * depth;
    for (let index = 0; index < count; index++) {
      const start = (index * 379 + depth * 131) % (long + 40);
      const along = from + modulo(start - drift * speed * (isCalm ? 0.4 : 1), long + 40) - 20;
      const [x, y] = place(lie, along, first + ((index * 157 + depth * 71) % across));
      circle(context, x, y, size);
    }
  }
  context.globalAlpha = 1;
}

function drawLanes(stage: Stage, lie: Lie, drift: number, colours: readonly [string, string]): void {
  const { context } = stage;
  const [span, long] = spanOf(stage, lie);
  const start = span - 60;
  const end = start + Math.ceil((long + 120) / 90) * 90;
  for (const [colour, from, to, pace] of [
    [colours[0], 0.26, 0.92, 0.1],
    [colours[1], 0.46, 0.8, 0.16],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    for (let along = start; along <= end; along += 90) context.lineTo(...edge(lie, along, from, drift * pace));
    for (let along = end; along >= start; along -= 90) context.lineTo(...edge(lie, along, to, drift * pace));
    context.fill();
  }
}

/** Where the belt in view begins and how long it is, along and across. */
function spanOf({ bounds }: Stage, { isTall }: Lie): [number, number, number, number] {
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  return isTall ? [ALONG - bounds.bottom, high, bounds.left, wide] : [bounds.left, wide, bounds.top, high];
}

function edge(lie: Lie, along: number, share: number, drift: number): [number, number] {
  const bend = 70 * Math.sin((along + drift) / 260) + 26 * Math.sin((along + drift) / 90 + share * 9);
  return place(lie, along, ACROSS * share + bend);
}

export const spaceColour = ({ isContrast }: Stage, sky: number): string => (isContrast ? "#05030F" : SKY[sky]!.space);

const modulo = (value: number, by: number) => ((value % by) + by) % by;
