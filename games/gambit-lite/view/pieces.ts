import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";

type Context = CanvasRenderingContext2D;

export const INK = {
  room: "#0F5363",
  moon: "#17697A",
  deep: "#0A3A4A",
  night: "#072B38",
  gold: "#E7B55A",
  goldShade: "#C4933D",
  teal: "#12606F",
  cream: "#FFF3D1",
  creamShade: "#E2D0A4",
  plum: "#33213F",
  plumShade: "#20132A",
  bill: "#FF8A3A",
  billShade: "#B8430F",
  coral: "#F2594B",
  focus: "#FFE066",
} as const;

type Shape = { body: Path2D; shade: Path2D; lines: readonly Path2D[]; eye: readonly [number, number]; bill: Path2D };

const FOOT = "M-27 36c0-8 5-12 10-14h34c5 2 10 6 10 14z";
const shape = (
  body: string,
  shade: string,
  eye: readonly [number, number],
  bill: string,
  ...lines: string[]
): Shape => ({
  body: new Path2D(`${FOOT}${body}`),
  shade: new Path2D(shade),
  eye,
  bill: new Path2D(bill),
  lines: lines.map((line) => new Path2D(line)),
});

// By kind, pawn first. All face left.
const SHAPES: readonly Shape[] = [
  shape(
    "M-14 24c5-8 6-14 4-20a17 17 0 1 1 20 0c-2 6-1 12 4 20z",
    "M10 4c-2 6-1 12 4 20l5 0c4 3 8 6 8 12H4c8-14 4-24 1-30 7-4 11-9 11-16 5 6 2 12-6 14z",
    [-9, -12],
    "M-17-8c-7-2-13 0-14 4s5 7 14 7z",
  ),
  shape(
    "M-18 24c2-12 16-22 16-38 0-4-2-6-4-7-7 2-14 5-21 4.500-5-.5-7-5-3-8 7-5 11-11 17-18 2-7 10-12 19-10.500 15 2.500 22 17 20 33-1.500 13-5 24-4 44z",
    "M6-53c15 2.500 22 17 20 33-1.500 13-5 24-4 44l5 4c2 3 4 5 4 8H10c8-18 2-28 6-46 4-14 4-30-10-43z",
    [-6, -36],
    "M-33-22c6-5 10-10 14-14l11 16c-8 3-15 6-22 5.500-5-.5-7-4-3-7.500z",
    "M10-48c8 4 13 13 13 23",
  ),
  shape(
    "M-13 24c3-10 5-14 2-20-13-6-14-22-4-34 7-8 10-12 15-20 5 8 8 12 15 20 10 12 9 28-4 34-3 6-1 10 2 20z",
    "M0-50c5 8 8 12 15 20 10 12 9 28-4 34-3 6-1 10 2 20l6 2c4 3 8 5 8 10H6c8-16 2-24 4-32 12-12 8-32-10-54z",
    [-7, -10],
    "M-16-6c-7-2-13 0-14 4s5 7 14 5z",
    "M2-40l10 14",
  ),
  shape(
    "M-17 24l4-38h-8v-26h11v9h6v-9h8v9h6v-9h11v26h-8l4 38z",
    "M10-40h11v26h-8l4 38h2c4 3 8 6 8 12H6c4-30 4-50 4-76z",
    [-5, -8],
    "M-13-4c-8-2-14 0-15 4s5 7 15 6z",
    "M-13-15h26",
  ),
  shape(
    "M-17 24c4-14-2-30-9-50l13 13 4-24 9 20 9-20 4 24 13-13c-7 20-13 36-9 50z",
    "M9-37l4 24 13-13c-7 20-13 36-9 50h2c4 3 8 6 8 12H6c6-22 4-44 3-73z",
    [-6, -4],
    "M-15 0c-8-2-14 0-15 4s5 7 15 6z",
    "M-14 16h28",
  ),
  shape(
    "M-17 24c0-10-10-18-11-34 2-14 18-16 28-6 10-10 26-8 28 6-1 16-11 24-11 34z",
    "M14-22c8-1 13 4 14 12-1 16-11 24-11 34h2c4 3 8 6 8 12H6c4-20 14-34 8-58z",
    [-8, -5],
    "M-19-1c-8-2-14 0-15 4s5 7 15 6z",
    "M0-18v-26M-9-36H9",
    "M-14 16h28",
  ),
];

/** A piece centred on its square; `size` is the square's side. Cached, because there may be 32. */
export function drawPiece(context: Context, piece: number, x: number, y: number, size: number): void {
  paste(context, `piece ${piece} ${size}`, [x - size / 2, y - size / 2, size, size], (inside) => {
    inside.translate(size / 2, size * 0.545);
    inside.scale(size / 112, size / 112);
    paintPiece(inside, piece);
  });
}

/** Draws a piece at any size, without the cache. */
export function paintPiece(context: Context, piece: number): void {
  const isWhite = piece > 0;
  const { body, shade, lines, eye, bill } = SHAPES[Math.abs(piece) - 1]!;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.fillStyle = "rgb(4 24 32 / 0.4)";
  context.beginPath();
  context.ellipse(3, 38, 31, 8, 0, 0, 7);
  context.fill();
  // The outline separates a dark piece from a dark square.
  context.strokeStyle = isWhite ? "#8F7A4A" : "#D9A94E";
  context.lineWidth = 5;
  context.stroke(body);
  context.fillStyle = isWhite ? INK.cream : INK.plum;
  context.fill(body);
  context.fillStyle = isWhite ? INK.creamShade : INK.plumShade;
  context.fill(shade);
  context.fillStyle = isWhite ? INK.bill : INK.gold;
  context.fill(bill);
  // The king's cross contrasts with any square.
  context.strokeStyle = isWhite ? "#8F7A4A" : INK.plum;
  context.lineWidth = 9;
  for (const line of lines) context.stroke(line);
  context.strokeStyle = isWhite ? INK.coral : INK.gold;
  context.lineWidth = 5;
  for (const line of lines) context.stroke(line);
  context.strokeStyle = context.fillStyle = isWhite ? "#12303B" : INK.cream;
  context.lineWidth = 3.4;
  context.beginPath();
  context.moveTo(eye[0] - 7, eye[1]);
  context.lineTo(eye[0] + 7, eye[1]);
  context.stroke();
  context.beginPath();
  context.arc(eye[0], eye[1], 4.6, 0, Math.PI);
  context.fill();
}
