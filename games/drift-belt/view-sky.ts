import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { ALONG, SKIES, skyOf, type State } from "./rules-belt.ts";
import { place, type Lie } from "./view-lie.ts";
import { circle } from "./view-ship.ts";

/** The colours of a sky and of the rocks in it. */
export type Sky = {
  name: string;
  space: string;
  lanes: readonly [string, string];
  star: string;
  rock: { light: string; mid: string; dark: string; line: string };
  planet: (context: CanvasRenderingContext2D) => void;
};

const PLANET = 300;
const PLANET_PACE = 0.09;

export const SKY: readonly Sky[] = [
  {
    name: "The Violet Belt",
    space: "#1C1250",
    lanes: ["#291A6B", "#35228A"],
    star: "#FFF3D1",
    rock: { light: "#9C74F2", mid: "#7147D1", dark: "#5B34B8", line: "#3B1F86" },
    planet: drawRinged,
  },
  {
    name: "The Rose Nebula",
    space: "#330D33",
    lanes: ["#4D1546", "#6B1F55"],
    star: "#FFD9E6",
    rock: { light: "#F58FB0", mid: "#C9527F", dark: "#9A2F61", line: "#6E1C45" },
    planet: drawMoons,
  },
  {
    name: "The Ice Ring",
    space: "#06283A",
    lanes: ["#0A3D50", "#0F5566"],
    star: "#E4FBFF",
    rock: { light: "#A9E4F2", mid: "#5FAECB", dark: "#3B86A8", line: "#1F5F85" },
    planet: drawCrescent,
  },
];

export const skyIn = (state: Pick<State, "mode" | "wave">): number => skyOf(state) % SKIES;

/** A planet far behind the belt; it crosses the sky in a minute. */
export function drawPlanet(stage: Stage, lie: Lie, sky: number, drift: number): void {
  if (stage.isContrast) return;
  const span = ALONG + 2 * PLANET;
  const along = span - ((drift * PLANET_PACE + 330) % span) - PLANET;
  const [x, y] = place(lie, along, 150);
  paste(stage.context, `planet ${sky}`, [x - PLANET / 2, y - PLANET / 2, PLANET, PLANET], (context) => {
    context.translate(PLANET / 2, PLANET / 2);
    SKY[sky]!.planet(context);
  });
}

function drawRinged(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#4B2FA6";
  circle(context, 0, 0, 92);
  context.save();
  context.clip(disc(92));
  context.fillStyle = "#3C2490";
  for (const [y, height] of [
    [-50, 16],
    [-12, 26],
    [40, 20],
  ] as const)
    context.fillRect(-100, y, 200, height);
  context.fillStyle = "rgb(28 18 80 / 0.45)";
  circle(context, 52, 46, 96);
  context.restore();
  context.strokeStyle = "#8A6BE0";
  context.lineWidth = 9;
  context.beginPath();
  context.ellipse(0, 0, 142, 30, -0.32, -0.35, Math.PI + 0.35);
  context.stroke();
}

function drawMoons(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#8C2B5E";
  circle(context, -18, 6, 104);
  context.fillStyle = "#A33A6C";
  circle(context, -42, -22, 66);
  context.fillStyle = "#7A2150";
  for (const [x, y, r] of [
    [20, 40, 20],
    [-60, 50, 13],
    [34, -34, 12],
  ] as const)
    circle(context, x, y, r);
  context.fillStyle = "#E3A35E";
  circle(context, 112, -84, 26);
  context.fillStyle = "#C98443";
  circle(context, 120, -78, 18);
}

function drawCrescent(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#1B7C8C";
  circle(context, 0, 0, 112);
  context.save();
  context.clip(disc(112));
  context.fillStyle = "#0A3D50";
  circle(context, 58, 34, 122);
  context.fillStyle = "#4FC0C4";
  circle(context, -72, -60, 18);
  circle(context, -96, -10, 10);
  context.restore();
  context.strokeStyle = "rgb(159 227 245 / 0.5)";
  context.lineWidth = 3;
  for (const r of [126, 136, 144]) {
    context.beginPath();
    context.arc(0, 0, r, 2.2, 4.4);
    context.stroke();
  }
}

function disc(r: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, r, 0, 7);
  return path;
}
