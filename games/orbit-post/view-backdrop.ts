import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { State } from "./rules.ts";
import type { Frame } from "./view-frame.ts";

/** Margin that a shake reveals. */
const EDGE = 20;
const TWINKLING = 14;

const spread = (seed: number): number => {
  const wave = Math.sin(seed * 91.7 + 17.3) * 43_758.5453;
  return wave - Math.floor(wave);
};

/** Cached: it stays the same for a round. */
let painted: { canvas: HTMLCanvasElement; key: string; scale: number } | null = null;
/** The camera's zoom stretches the picture; a larger change, of the window, draws it anew. */
const STRETCH = 1.7;

type Theme = {
  space: string;
  clouds: readonly [string, string, string];
  ring: string;
  giant: readonly [string, string];
};

/** Another part of space after some rounds, and for each pack of sectors. */
const THEMES: readonly Theme[] = [
  { space: "#0B2E3D", clouds: ["#0E3A4C", "#124A5C", "#175A66"], ring: "#1A5266", giant: ["#155066", "#0F4055"] },
  { space: "#1B1B4B", clouds: ["#24225C", "#2F2A72", "#3D3288"], ring: "#383080", giant: ["#3A2F86", "#2B2468"] },
  { space: "#33163F", clouds: ["#411C4C", "#54245A", "#6A2E63"], ring: "#5F2A63", giant: ["#6B2E66", "#502250"] },
];
const ROUNDS_PER_THEME = 5;
const SECTORS_PER_PACK = 12;

const themeOf = ({ sector, round }: State): number =>
  Math.floor(sector > 0 ? (sector - 1) / SECTORS_PER_PACK : round.number / ROUNDS_PER_THEME) % THEMES.length;

/** The background: a giant far away, clouds, rings around the office, and stars. */
export function drawBackdrop(stage: Stage, state: State, { place }: Frame): void {
  const { left, top } = stage.bounds;
  const [x, y] = place(state.round.office.x, state.round.office.y);
  drawAround(stage, (around) => drawSky(around, x - left, y - top, themeOf(state)));
}

function drawSky(stage: Stage, x: number, y: number, theme: number): void {
  const { context, width, height, tick, isCalm } = stage;
  const { a: scale } = context.getTransform();
  const key = [width, height, stage.isContrast, x, y, theme].map(String).join(" ");
  const isFit = painted?.key === key && scale < painted.scale * STRETCH && scale > painted.scale / STRETCH;
  if (!painted || !isFit) painted = { canvas: paint(stage, scale, [x, y], THEMES[theme]!), key, scale };
  context.drawImage(painted.canvas, -EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE);
  if (isCalm) return;
  context.fillStyle = "#FFF3D1";
  for (let star = 0; star < TWINKLING; star++) {
    context.globalAlpha = Math.max(0, Math.sin(tick / 40 + star * 2));
    context.beginPath();
    context.arc(spread(star + 500) * width, spread(star + 600) * height, 1 + spread(star + 7) * 1.8, 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
}

function paint(
  { width, height, isContrast }: Stage,
  scale: number,
  [x, y]: readonly [number, number],
  theme: Theme,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((width + 2 * EDGE) * scale);
  canvas.height = Math.ceil((height + 2 * EDGE) * scale);
  const ink = canvas.getContext("2d", { alpha: false })!;
  ink.setTransform(scale, 0, 0, scale, EDGE * scale, EDGE * scale);
  ink.fillStyle = isContrast ? "#04141C" : theme.space;
  ink.fillRect(-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE);
  if (!isContrast) drawClouds(ink, width, height, theme);
  ink.strokeStyle = theme.ring;
  ink.lineWidth = 3;
  for (let ring = 1; ring < 14; ring++) {
    ink.beginPath();
    ink.arc(x, y, ring * 130 - 10, 0, 7);
    ink.stroke();
  }
  ink.fillStyle = "#FFF3D1";
  for (let star = 0; star < 60; star++) {
    ink.globalAlpha = 0.35 + spread(star + 31) * 0.6;
    ink.beginPath();
    ink.arc(spread(star) * width, spread(star + 99) * height, 0.9 + spread(star + 7) * 1.5, 0, 7);
    ink.fill();
  }
  return canvas;
}

function drawClouds(ink: CanvasRenderingContext2D, width: number, height: number, { clouds, giant }: Theme): void {
  const size = width + height;
  for (const [at, colour] of clouds.entries()) {
    ink.fillStyle = colour;
    for (const [cx, cy] of [
      [0.78, 0.2],
      [0.16, 0.86],
    ] as const) {
      const share = 0.3 - at * 0.08;
      ink.beginPath();
      ink.ellipse(width * cx, height * cy, size * share, size * share * 0.42, -0.5, 0, 7);
      ink.fill();
    }
  }
  // A giant with rings, half out of the picture.
  const [x, y, r] = [width * 0.52, height * 1.04, Math.min(width, height) * 0.36];
  ink.fillStyle = giant[0];
  ink.beginPath();
  ink.arc(x, y, r, 0, 7);
  ink.fill();
  ink.save();
  ink.clip();
  ink.fillStyle = giant[1];
  for (let band = 0; band < 3; band++) ink.fillRect(x - r, y - r * (0.78 - band * 0.3), 2 * r, r * 0.11);
  ink.restore();
  ink.strokeStyle = giant[0];
  ink.lineWidth = r * 0.05;
  ink.beginPath();
  ink.ellipse(x, y - r * 0.1, r * 1.5, r * 0.3, -0.12, Math.PI * 0.98, Math.PI * 2.02);
  ink.stroke();
}
