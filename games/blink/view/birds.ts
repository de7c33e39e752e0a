import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";

type Context = CanvasRenderingContext2D;

/** The duck (tap). Its head is about 100 wide, and its neck goes down into the water. */
export function drawDuckHead(context: Context, x: number, y: number, scale: number): void {
  paint(context, x, y, scale, DUCK_PARTS);
}

/** The goose (do not tap): long neck, brown cap, and a brow. */
export function drawGooseHead(context: Context, x: number, y: number, scale: number): void {
  paint(context, x, y, scale, GOOSE_PARTS);
}

/** One of the staff, who look on: 0 to 2, from Duckling to Goose. It is kept as a picture, because it is in every one. */
export function drawLooker(context: Context, who: number, x: number, y: number, scale: number): void {
  const box = [x - 62 * scale, y - 98 * scale, 124 * scale, 252 * scale] as const;
  paste(context, `looker ${who} ${scale}`, box, (inside) =>
    paint(inside, 62 * scale, 98 * scale, scale, LOOKERS[who]!),
  );
}

/** The snail, which is late in every race. `y` is where it crawls. */
export function drawSnail(context: Context, x: number, y: number, scale: number): void {
  paint(context, x, y, scale, SNAIL_PARTS);
}

type Part = { fill?: string; stroke?: string; width?: number; path: Path2D };

function paint(context: Context, x: number, y: number, scale: number, parts: readonly Part[]): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.lineCap = "round";
  for (const { fill, stroke, width, path } of parts) {
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = width ?? 4;
      context.stroke(path);
    }
  }
  context.restore();
}

const DUCK_PARTS: readonly Part[] = [
  { stroke: "#FFD23F", width: 6, path: new Path2D("M-4-46c-6-12 0-18 8-20M6-46c2-8 10-12 16-8") },
  { fill: "#FFD23F", path: new Path2D("M-50 0a50 48 0 1 1 100 0c0 22-8 34-8 60v90h-84V60c0-26-8-38-8-60z") },
  { fill: "#E9A91E", path: new Path2D("M44-22c10 24 0 52-2 82v90H6c14-60-2-70 14-104 10-22 22-40 24-68z") },
  { fill: "#12303B", path: new Path2D("M-30-8h22a11 11 0 0 1-22 0zM10-8h22a11 11 0 0 1-22 0z") },
  { stroke: "#12303B", width: 6, path: new Path2D("M-34-9h30M6-9h30") },
  { fill: "#FF7A33", path: new Path2D("M-28 18c12-10 44-10 56 0 10 8-4 22-28 22s-38-14-28-22z") },
  { stroke: "#B8430F", width: 4, path: new Path2D("M-20 22c12 6 30 6 40-1") },
  { fill: "#F2594B", path: new Path2D("M-44 58h88v26h-88z") },
  { fill: "#FFF3D1", path: new Path2D("M-24 58h14v26h-14zM12 58h14v26H12z") },
];

const GOOSE_PARTS: readonly Part[] = [
  { fill: "#FFF3D1", path: new Path2D("M-36-40c0-26 16-42 38-42s38 16 38 42c0 30-10 60-8 190h-66c4-120-2-160-2-190z") },
  { fill: "#E2D0A4", path: new Path2D("M38-54c6 40-10 80-6 204H6c4-100 22-130 32-204z") },
  { fill: "#A35A33", path: new Path2D("M-40-44c-2-30 18-50 44-50s44 20 42 50c-26-16-58-16-86 0z") },
  { fill: "#12303B", path: new Path2D("M-26-28h18a9 9 0 0 1-18 0zM12-28h18a9 9 0 0 1-18 0z") },
  { stroke: "#12303B", width: 7, path: new Path2D("M-34-38l28 8M38-38l-28 8") },
  { fill: "#FF8A3A", path: new Path2D("M-16-8c8-8 28-8 36 0l-4 34c-2 10-26 10-28 0z") },
  { stroke: "#B8430F", width: 4, path: new Path2D("M-8 14h20") },
  { fill: "#F2594B", path: new Path2D("M-36 92l74 26v22l-76-26z") },
];

const SNAIL_PARTS: readonly Part[] = [
  { stroke: "#C9B26A", width: 6, path: new Path2D("M-40-34l-10-20M-30-36l2-22") },
  { fill: "#E5D3A6", path: new Path2D("M-56-6c-4-26 4-34 18-34 16 0 18 16 24 24h66c6 6 8 12 8 16h-116z") },
  { fill: "#B0683A", path: new Path2D("M-22-30a34 34 0 1 1 68 0c0 18-14 26-34 26s-34-8-34-26z") },
  { stroke: "#7A4220", width: 6, path: new Path2D("M36-26c0-30-42-28-40 0 2 20 28 16 26-2-2-10-12-8-12 0") },
  { fill: "#12303B", path: new Path2D("M-46-26a4 4 0 1 1 .1 0z") },
];

/** The duck in Drake's colours. */
const DRAKE_INKS: Readonly<Record<string, string>> = {
  "#FFD23F": "#2F9A68",
  "#E9A91E": "#217650",
  "#F2594B": "#FFF3D1",
};
const inDrakesInk = (ink: string | undefined) => (ink === undefined ? undefined : (DRAKE_INKS[ink] ?? ink));
const DRAKE_PARTS: readonly Part[] = DUCK_PARTS.map(({ fill, stroke, ...rest }) => ({
  ...rest,
  ...(fill && { fill: inDrakesInk(fill)! }),
  ...(stroke && { stroke: inDrakesInk(stroke)! }),
}));

const LOOKERS = [DUCK_PARTS, DRAKE_PARTS, GOOSE_PARTS];
