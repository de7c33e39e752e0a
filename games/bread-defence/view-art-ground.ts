import {
  at,
  brushOf,
  chanceAt,
  disc,
  draw,
  drawShadow,
  type Brush,
  type Context,
  type Look,
} from "./view-art-brush.ts";
import { SMALL, TALL } from "./view-art-things.ts";
import { themeOf, type Theme } from "./view-art-themes.ts";

export { themeColours } from "./view-art-themes.ts";
/** A tile is tiles[row * columns + column]. */
export type Ground = { columns: number; rows: number; tiles: ArrayLike<number>; theme: number };

const TILE = 64;
const [GRASS, PATH, WATER, SMALL_THING] = [0, 1, 2, 3];
const THING_SCALE = 0.66;

/** Decorations are quieter than figures: their edges let the ground through. */
const brushFor = (context: Context, look: Look, { colours }: Theme): Brush =>
  brushOf(context, look, { ...colours, E: look.isContrast ? "#8A8496" : "#2B1B35B0" });

/** All of the map, from 0, 0. */
export function paintGround(context: Context, ground: Ground, look: Look): void {
  const { columns, rows, tiles } = ground;
  const theme = themeOf(ground.theme, look.isContrast);
  context.save();
  const brush = brushFor(context, look, theme);
  const forTiles = (visit: (kind: number, x: number, y: number, cell: number) => void) => {
    for (let cell = 0; cell < columns * rows; cell++)
      visit(tiles[cell]!, ((cell % columns) + 0.5) * TILE, (Math.floor(cell / columns) + 0.5) * TILE, cell);
  };
  let [odd, tufts, blooms, waves, pebbles] = ["", "", "", "", ""];
  forTiles((kind, x, y, cell) => {
    if (((x + y) / TILE) % 2 === 0) odd += `M${x - 32} ${y - 32}h64v64h-64z`;
    if (kind === PATH) pebbles += pebblesOf(theme, x, y, cell);
    if (kind === WATER) waves += `M${x - 22 + chanceAt(cell, 1) * 16} ${y - 14 + chanceAt(cell, 2) * 20}q5-5 10 0t10 0`;
    for (let number = 0; number < 3 && kind === GRASS; number++) {
      const chance = chanceAt(cell, number + 20);
      const [toX, toY] = [x + (chanceAt(cell, number) - 0.5) * 48, y + (chanceAt(cell, number + 9) - 0.5) * 48];
      if (theme.mark !== "pebbles") tufts += `M${toX} ${toY}h${4 + chance * 10}`;
      else if (chance < 0.55) tufts += `M${toX - 3} ${toY - 6}l3 6v-8v8l4-6`;
      else if (chance > 0.8) blooms += disc(toX, toY, 3.5);
    }
  });
  draw(brush, `.3M0 0h${columns * TILE}v${rows * TILE}H0z\n.${look.isContrast ? 4 : "Z"}${odd}`);
  if (!look.isContrast) draw(brush, `34${tufts}M0 0\n45${blooms}M0 0\n.g`);
  drawJoined(brush, ground, WATER, [
    ["4", 68, 3],
    ["A", 64, 0],
    ["9", 54, 0],
    ["D", 54, 0],
    ["9", 52, 5],
  ]);
  draw(brush, `3H${waves}M0 0`);
  drawJoined(brush, ground, PATH, [
    ["D", 58, 6],
    ["7", 58, 0],
    ["6", 50, -1],
  ]);
  if (!look.isContrast) draw(brush, `${theme.mark === "planks" ? 3 : "."}8${pebbles}`);
  forTiles((kind, x, y) => {
    if (kind < SMALL_THING) return;
    drawShadow(brush, x + 3, y + 22, 26);
    at(brush, [x, y + 2, 0, THING_SCALE], () => draw(brush, (kind === SMALL_THING ? SMALL : TALL)[ground.theme]!));
  });
  context.restore();
}

function pebblesOf({ mark }: Theme, x: number, y: number, cell: number): string {
  if (mark === "planks") return `M${x - 20} ${y - 16}h40m-40 16h40m-40 16h40m-26-32v16m14 0v16`;
  const isCobbled = mark === "cobbles";
  let pebbles = "";
  for (let number = 0; number < 9; number++) {
    if (!isCobbled && chanceAt(cell, number) > 0.4) continue;
    const [size, jitter] = isCobbled ? [6.5, 3] : [2 + chanceAt(cell, number + 40) * 2.5, 14];
    const [column, row] = [(number % 3) - 1, Math.floor(number / 3) - 1];
    pebbles += disc(
      x + column * 16 + (chanceAt(cell, number + 9) - 0.5) * jitter + (isCobbled ? row * 4 : 0),
      y + row * 16 + (chanceAt(cell, number + 18) - 0.5) * jitter,
      size,
      size * 0.75,
    );
  }
  return pebbles;
}

/** Lines between the middles of neighbours of one kind, and squares where four of them meet, in layers. */
function drawJoined(
  { context, colours }: Brush,
  { columns, rows, tiles }: Ground,
  kind: number,
  layers: readonly (readonly [colour: string, width: number, down: number])[],
): void {
  let [lines, squares] = ["", ""];
  const is = (column: number, row: number) => column < columns && row < rows && tiles[row * columns + column] === kind;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!is(column, row)) continue;
      const start = `M${(column + 0.5) * TILE} ${(row + 0.5) * TILE}`;
      const [right, below] = [is(column + 1, row), is(column, row + 1)];
      lines += `${start}h${right ? TILE : 0.1}${below ? `${start}v${TILE}` : ""}`;
      if (right && below && is(column + 1, row + 1)) squares += `${start}h64v64h-64z`;
    }
  for (const [colour, width, down] of layers) {
    context.save();
    context.translate(0, down);
    context.strokeStyle = context.fillStyle = colours[colour]!;
    context.lineWidth = width;
    context.stroke(new Path2D(lines));
    context.fill(new Path2D(squares));
    context.restore();
  }
}

/** Everything around the map; the HUD lies over it. */
export function paintAround(
  context: Context,
  number: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  look: Look,
): void {
  const theme = themeOf(number, look.isContrast);
  context.save();
  const brush = brushFor(context, look, theme);
  draw(brush, `.BM${left} ${top}H${right}V${bottom}H${left}z`);
  for (let row = 0, y = top; y < bottom + 60 && !look.isContrast; y += 46, row++)
    for (let x = left - (row % 2) * 48; x < right + 60; x += 96)
      at(brush, [x, y, 0, 0.8 + chanceAt(row * 97 + x, 1) * 0.4], () => draw(brush, SCENES[theme.scene]));
  context.restore();
}

const SCENES: Readonly<Record<Theme["scene"], string>> = {
  hedge: `.Co0 8 50 44
  .Bo0 0 50 44
  .Zo-8-10 30 22`,
  roofs: `.CM-50 70V8L0-26 50 8V70z
  .BM-44 70V14L0-16 44 14V70z`,
  sea: "5CM0 0q25-16 50 0",
};
