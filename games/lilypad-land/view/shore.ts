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

/** The land of a tile: sand at the water, grass behind it, and reeds here and there. Each part is drawn once, in its own frame. */
export function shoreParts(
  context: Context,
  blocked: Uint8Array,
  colours: Colours,
  px: number,
  box: Box,
): (() => void)[] {
  const isLand = (x: number, y: number) => x < 0 || y < 0 || x >= WIDE || y >= HIGH || blocked[cellAt(x, y)] === 1;
  return [
    () => drawSand(context, isLand, colours, px, box),
    () => drawGrass(context, isLand, colours, px, box),
    () => drawPlants(context, isLand, colours, px, box),
  ];
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
  context.strokeStyle = colours.foam;
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
    (known[(y - row + 3) * 16 + x - column + 3] ??=
      isLand(x - 1, y - 1) &&
      isLand(x + 1, y - 1) &&
      isLand(x - 1, y + 1) &&
      isLand(x + 1, y + 1) &&
      isLand(x, y - 1) &&
      isLand(x, y) &&
      isLand(x - 1, y) &&
      isLand(x + 1, y) &&
      isLand(x, y + 1));
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
  context.strokeStyle = context.fillStyle = grass;
  const forDeep = (salt: number, part: number, call: (x: number, y: number, size: number) => void) => {
    for (let y = row - 1; y <= row + side; y++)
      for (let x = column - 1; x <= column + side; x++) {
        const chance = chanceAt(x + y * 97, salt);
        if (chance > part || !isDeep(x, y)) continue;
        const [atX, atY] = [x + chanceAt(x + y * 97, 4), y + chanceAt(x + y * 97, 5)];
        call(atX * px, atY * px, (0.3 + (0.5 * chance) / part) * px);
      }
  };
  const dot = (x: number, y: number, radius: number) => {
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  };
  context.lineWidth = px * 0.1;
  context.lineCap = "round";
  context.beginPath();
  forDeep(3, 0.4, (x, y) => {
    for (const lean of [-0.18, 0, 0.18]) {
      context.moveTo(x + lean * px * 0.6, y);
      context.lineTo(x + lean * px * 1.4, y - px * 0.3);
    }
  });
  context.stroke();
  // Bushes, light at the top left.
  forDeep(8, 0.12, (x, y, size) => {
    for (const [colour, off] of [
      [reed, 0],
      [grass, 0.22],
    ] as const) {
      context.fillStyle = colour;
      for (const lean of [-0.5, 0.5, 0])
        dot(x + (lean - off) * size, y - (lean === 0 ? 0.5 + off : off) * size, size * (0.6 - off));
    }
  });
}

function drawPlants(
  context: Context,
  isLand: Is,
  { reed, cattail }: Colours,
  px: number,
  { column, row, side }: Box,
): void {
  for (let y = row - 2; y <= row + side + 1; y++)
    for (let x = column - 1; x <= column + side; x++) {
      if (!isLand(x, y) || (isLand(x, y - 1) && isLand(x, y + 1) && isLand(x + 1, y) && isLand(x - 1, y))) continue;
      const chance = chanceAt(x + y * 97, 11);
      const [atX, atY] = [(x + 0.5) * px, (y + 0.7) * px];
      if (chance < 0.3) {
        for (let blade = 0; blade < 5; blade++) {
          const from = atX + (blade - 2) * px * 0.18;
          const tall = px * (0.9 + chanceAt(x + y * 97 + blade, 12) * 0.8);
          const lean = (blade - 2) * px * 0.12;
          context.strokeStyle = reed;
          context.lineWidth = px * 0.11;
          context.lineCap = "round";
          context.beginPath();
          context.moveTo(from, atY);
          context.quadraticCurveTo(from, atY - tall * 0.6, from + lean, atY - tall);
          context.stroke();
          if (blade % 2 === 0) continue;
          context.strokeStyle = cattail;
          context.lineWidth = px * 0.2;
          context.beginPath();
          context.moveTo(from + lean * 0.9, atY - tall * 0.95);
          context.lineTo(from + lean, atY - tall * 1.2);
          context.stroke();
        }
      }
    }
}
