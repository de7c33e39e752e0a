import { cellAt, HIGH, WIDE } from "#lilypad-land/rules/ponds.ts";
import { chanceAt, type Colours } from "./looks.ts";

type Context = CanvasRenderingContext2D;
type Box = { column: number; row: number; side: number };

type Is = (x: number, y: number) => boolean;

/** Adds a cell of an area, round at the corners of the area. */
export function addCell(path: Path2D, is: Is, x: number, y: number, px: number): void {
  const [up, right, down, left] = [is(x, y - 1), is(x + 1, y), is(x, y + 1), is(x - 1, y)];
  const round = px * 0.48;
  path.roundRect(x * px, y * px, px, px, [
    up || left ? 0 : round,
    up || right ? 0 : round,
    down || right ? 0 : round,
    down || left ? 0 : round,
  ]);
}

/** The land of a tile: sand at the water, grass behind it, and reeds here and there. */
export function drawShore(context: Context, blocked: Uint8Array, colours: Colours, px: number, box: Box): void {
  const isLand = (x: number, y: number) => x < 0 || y < 0 || x >= WIDE || y >= HIGH || blocked[cellAt(x, y)] === 1;
  drawSand(context, isLand, colours, px, box);
  drawGrass(context, isLand, colours, px, box);
  drawPlants(context, isLand, colours, px, box);
}

function drawSand(context: Context, isLand: Is, colours: Colours, px: number, { column, row, side }: Box): void {
  const path = new Path2D();
  for (let y = row - 1; y <= row + side; y++)
    for (let x = column - 1; x <= column + side; x++) {
      if (isLand(x, y)) {
        addCell(path, isLand, x, y, px);
      } else fillBay(path, isLand, x, y, px);
    }
  context.lineJoin = "round";
  context.globalAlpha = 0.5;
  context.strokeStyle = "#DFF6F4";
  context.lineWidth = px * 0.62;
  context.stroke(path);
  context.globalAlpha = 1;
  context.strokeStyle = colours.shore;
  context.lineWidth = px * 0.26;
  context.stroke(path);
  context.fillStyle = colours.shore;
  context.fill(path);
}

/** Rounds a corner of the water, so that the shore runs smoothly. */
function fillBay(path: Path2D, isLand: Is, x: number, y: number, px: number): void {
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    if (!isLand(x + dx, y) || !isLand(x, y + dy)) continue;
    const [cornerX, cornerY] = [(x + (dx > 0 ? 1 : 0)) * px, (y + (dy > 0 ? 1 : 0)) * px];
    const reach = px * 0.5;
    path.moveTo(cornerX, cornerY);
    path.lineTo(cornerX - dx * reach, cornerY);
    path.quadraticCurveTo(cornerX, cornerY, cornerX, cornerY - dy * reach);
    path.closePath();
  }
}

const AROUND = [-1, 0, 1];

/** Grass keeps a cell away from the water. */
function drawGrass(
  context: Context,
  isLand: Is,
  { ground, grass, reed }: Colours,
  px: number,
  { column, row, side }: Box,
): void {
  const inner = new Path2D();
  const known: (boolean | undefined)[] = [];
  const isDeep = (x: number, y: number) =>
    (known[(y - row + 3) * 16 + x - column + 3] ??= AROUND.every((dx) => AROUND.every((dy) => isLand(x + dx, y + dy))));
  for (let y = row - 1; y <= row + side; y++)
    for (let x = column - 1; x <= column + side; x++) {
      if (!isDeep(x, y)) continue;
      addCell(inner, isDeep, x, y, px);
    }
  context.strokeStyle = ground;
  context.lineWidth = px * 0.7;
  context.stroke(inner);
  context.fillStyle = ground;
  context.fill(inner);
  const dot = (x: number, y: number, radius: number) => {
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  };
  // Bushes, light at the top left.
  for (let y = row - 1; y <= row + side; y++)
    for (let x = column - 1; x <= column + side; x++) {
      const chance = chanceAt(x + y * 97, 8);
      if (chance > 0.18 || !isDeep(x, y)) continue;
      const size = (0.3 + chance * 3.2) * px;
      for (const [colour, off] of [
        [reed, 0],
        [grass, 0.22],
      ] as const) {
        context.fillStyle = colour;
        for (const lean of [-0.5, 0.5, 0])
          dot(
            (x + chance * 5) * px + (lean - off) * size,
            (y + 0.5) * px - (lean === 0 ? 0.5 + off : off) * size,
            size * (0.6 - off),
          );
      }
    }
}

function drawPlants(context: Context, isLand: Is, { reed }: Colours, px: number, { column, row, side }: Box): void {
  for (let y = row - 2; y <= row + side + 1; y++)
    for (let x = column - 1; x <= column + side; x++) {
      if (!isLand(x, y) || (isLand(x, y - 1) && isLand(x, y + 1) && isLand(x + 1, y) && isLand(x - 1, y))) continue;
      if (chanceAt(x + y * 97, 11) > 0.3) continue;
      for (const [blades, wide, colour] of REEDS) {
        context.strokeStyle = colour === 0 ? reed : "#7A4A22";
        context.lineWidth = px * wide;
        context.lineCap = "round";
        context.beginPath();
        for (const blade of blades) {
          const [from, lean] = [(x + 0.5 + blade * 0.18) * px, blade * px * 0.12];
          const tall = px * (0.9 + chanceAt(x + y * 97 + blade, 12) * 0.8);
          context.moveTo(from + lean * colour, (y + 0.7) * px - tall * colour);
          context.lineTo(from + lean, (y + 0.7) * px - tall * (1 + colour * 0.2));
        }
        context.stroke();
      }
    }
}

/** Blades and heads of reeds: which, how wide, and whether they are heads. */
const REEDS = [
  [[-2, -1, 0, 1, 2], 0.11, 0],
  [[-1, 1], 0.2, 1],
] as const;
