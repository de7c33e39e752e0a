import { chanceAt, disc, fill, line, type Brush, type Context, type Look } from "./view-art-brush.ts";
import { paintThing, SMALL, TALL } from "./view-art-things.ts";
import { themeOf, type Theme } from "./view-art-themes.ts";

export { themeColours } from "./view-art-themes.ts";
/** A tile is tiles[row * columns + column]. */
export type Ground = { columns: number; rows: number; tiles: ArrayLike<number>; theme: number };

const TILE = 64;
const [PATH, WATER, SMALL_THING, TALL_THING] = [1, 2, 3, 4];

/** All of the map, from 0, 0. */
export function paintGround(context: Context, ground: Ground, { isContrast }: Look): void {
  const theme = themeOf(ground.theme, isContrast);
  // Decorations are quieter than figures.
  const brush: Brush = { context, edge: isContrast ? "#8A8496" : mix(theme.deep, "#20102E", 0.62), isContrast };
  context.save();
  context.lineCap = context.lineJoin = "round";
  drawGrass(brush, ground, theme);
  drawWater(brush, ground, theme);
  drawPath(brush, ground, theme);
  drawThings(brush, ground, theme);
  context.restore();
}

const mix = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((from) =>
      Math.round(
        parseInt(one.slice(from, from + 2), 16) * (1 - share) + parseInt(other.slice(from, from + 2), 16) * share,
      )
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

type Place = { x: number; y: number; cell: number; tile: number };

/** Places in reading order, so that what stands lower covers what stands higher. */
const placesOf = ({ columns, rows, tiles }: Ground): Place[] =>
  Array.from({ length: columns * rows }, (_, cell) => ({
    x: ((cell % columns) + 0.5) * TILE,
    y: (Math.floor(cell / columns) + 0.5) * TILE,
    cell,
    tile: tiles[cell]!,
  }));

function drawGrass(brush: Brush, ground: Ground, theme: Theme): void {
  const { context } = brush;
  context.fillStyle = theme.grass;
  context.fillRect(0, 0, ground.columns * TILE, ground.rows * TILE);
  for (const { x, y, cell, tile } of placesOf(ground)) {
    const isOdd = (cell + (ground.columns % 2 === 0 ? Math.floor(cell / ground.columns) : 0)) % 2 === 1;
    if (isOdd) {
      context.fillStyle = brush.isContrast ? "#302B3A" : "rgb(30 20 60 / .06)";
      context.fillRect(x - 32, y - 32, TILE, TILE);
    }
    if (tile !== 0 || brush.isContrast) continue;
    for (let number = 0; number < 3; number++) {
      const [dx, dy] = [(chanceAt(cell, number) - 0.5) * 48, (chanceAt(cell, number + 9) - 0.5) * 48];
      const at = `M${x + dx} ${y + dy}`;
      const kind = chanceAt(cell, number + 20);
      if (theme.mark === "cobbles" || theme.scene === "sea") line(brush, theme.deep, 2.5, `${at}h${4 + kind * 10}`);
      else if (kind < 0.55) line(brush, theme.deep, 3, `${at}l-3-6M${x + dx} ${y + dy}v-8M${x + dx} ${y + dy}l4-6`);
      else if (kind > 0.8) {
        fill(
          brush,
          theme.bloom,
          disc(x + dx, y + dy - 3, 3) +
            disc(x + dx, y + dy + 3, 3) +
            disc(x + dx - 3, y + dy, 3) +
            disc(x + dx + 3, y + dy, 3),
        );
        fill(brush, "#FFC93A", disc(x + dx, y + dy, 2));
      }
    }
  }
}

/** Lines between the middles of neighbours of one kind, and squares where four of them meet. */
function joinTiles({ columns, rows, tiles }: Ground, kind: number): { lines: string; squares: string } {
  let [lines, squares] = ["", ""];
  const is = (column: number, row: number) => column < columns && row < rows && tiles[row * columns + column] === kind;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!is(column, row)) continue;
      const [x, y] = [(column + 0.5) * TILE, (row + 0.5) * TILE];
      lines += `M${x} ${y}h.1`;
      if (is(column + 1, row)) lines += `M${x} ${y}h${TILE}`;
      if (is(column, row + 1)) lines += `M${x} ${y}v${TILE}`;
      if (is(column + 1, row) && is(column, row + 1) && is(column + 1, row + 1)) squares += `M${x} ${y}h64v64h-64z`;
    }
  return { lines, squares };
}

function drawWater(brush: Brush, ground: Ground, { water, shore, leaf, deep }: Theme): void {
  const { lines, squares } = joinTiles(ground, WATER);
  for (const [colour, wide, down] of [
    [deep, 68, 3],
    [shore, 64, 0],
    [mix(water, "#102048", 0.3), 54, 0],
    [water, 52, 5],
  ] as const) {
    brush.context.save();
    brush.context.translate(0, down);
    line(brush, colour, wide, lines);
    fill(brush, colour, squares);
    brush.context.restore();
  }
  for (const { x, y, cell, tile } of placesOf(ground)) {
    if (tile !== WATER) continue;
    const [dx, dy] = [chanceAt(cell, 1) * 16 - 12, chanceAt(cell, 2) * 20 - 14];
    line(
      brush,
      "rgb(255 255 255 / .55)",
      2.5,
      `M${x + dx - 10} ${y + dy}q5-5 10 0t10 0M${x - dx} ${y - dy + 12}q4-4 8 0`,
    );
    if (chanceAt(cell, 3) < 0.4 && !brush.isContrast) {
      fill(brush, leaf, disc(x - 16, y + 14, 8, 5.5));
      line(brush, water, 2, `M${x - 16} ${y + 14}l7-3`);
    }
  }
}

function drawPath(brush: Brush, ground: Ground, theme: Theme): void {
  const { lines, squares } = joinTiles(ground, PATH);
  const { context } = brush;
  for (const [colour, wide, down] of [
    ["rgb(20 8 40 / .18)", 60, 5],
    [theme.edge, 58, 0],
    [theme.path, 50, -1],
  ] as const) {
    context.save();
    context.translate(0, down);
    line(brush, colour, wide, lines);
    fill(brush, colour, squares);
    context.restore();
  }
  if (brush.isContrast) return;
  line(brush, "rgb(255 255 255 / .16)", 26, lines);
  for (const { x, y, cell, tile } of placesOf(ground)) {
    if (tile !== PATH) continue;
    if (theme.mark === "planks") {
      line(
        brush,
        theme.pebble,
        3,
        `M${x - 20} ${y - 16}h40M${x - 20} ${y}h40M${x - 20} ${y + 16}h40M${x - 6} ${y - 16}v16M${x + 8} ${y}v16`,
      );
      continue;
    }
    for (let number = 0; number < 9; number++) {
      if (theme.mark === "pebbles" && chanceAt(cell, number) > 0.4) continue;
      const [wide, jitter] = theme.mark === "cobbles" ? [6.5, 3] : [2 + chanceAt(cell, number + 40) * 2.5, 14];
      const dx =
        ((number % 3) - 1) * 16 +
        (chanceAt(cell, number + 9) - 0.5) * jitter +
        (theme.mark === "cobbles" ? (Math.floor(number / 3) % 2) * 6 - 3 : 0);
      const dy = (Math.floor(number / 3) - 1) * 16 + (chanceAt(cell, number + 18) - 0.5) * jitter;
      fill(brush, theme.pebble, disc(x + dx, y + dy, wide, wide * 0.75));
    }
  }
}

function drawThings(brush: Brush, ground: Ground, theme: Theme): void {
  for (const { x, y, cell, tile } of placesOf(ground)) {
    if (tile !== SMALL_THING && tile !== TALL_THING) continue;
    const draw = tile === TALL_THING ? TALL[theme.tall] : SMALL[theme.small];
    paintThing(brush, x, y + 2, 0.66, () => draw(brush, theme, chanceAt(cell, 5)));
  }
}

/** Everything around the map; the HUD lies over it. */
export function paintAround(
  context: Context,
  number: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { isContrast }: Look,
): void {
  const theme = themeOf(number, isContrast);
  const brush: Brush = { context, edge: theme.far, isContrast };
  context.save();
  context.lineCap = context.lineJoin = "round";
  context.fillStyle = theme.around;
  context.fillRect(left, top, right - left, bottom - top);
  const light = "rgb(255 255 255 / .06)";
  for (let row = 0, y = top; y < bottom + 60 && !isContrast; y += 46, row++)
    for (let x = left - (row % 2) * 48, column = 0; x < right + 60; x += 96, column++) {
      const size = 0.8 + chanceAt(row * 97 + column, 1) * 0.4;
      const [wide, high] = [50 * size, 44 * size];
      if (theme.scene === "sea") line(brush, row % 2 ? theme.far : light, 5, `M${x} ${y}q${wide / 2}-16 ${wide} 0`);
      else if (theme.scene === "hedge") {
        fill(brush, theme.far, disc(x, y + 8, wide, high));
        fill(brush, theme.around, disc(x, y, wide, high));
        fill(brush, light, disc(x - 8, y - 10, wide * 0.6, high * 0.5));
      } else {
        fill(brush, theme.far, `M${x - 50} ${y + 60}V${y + 8}L${x} ${y - 26 * size}L${x + 50} ${y + 8}V${y + 60}z`);
        fill(
          brush,
          theme.around,
          `M${x - 44} ${y + 60}V${y + 14}L${x} ${y - 16 * size}L${x + 44} ${y + 14}V${y + 60}z`,
        );
        if (chanceAt(row * 97 + column, 2) > 0.6) fill(brush, light, `M${x - 9} ${y + 8}h18v20h-18z`);
      }
    }
  context.restore();
}
