import { at, chanceAt, paint, type Context, type Look, type OwnColours } from "./brush.ts";
import { SMALL, TALL } from "./things.ts";
import { themeOf, type Theme } from "./themes.ts";

/** A tile is tiles[row * columns + column]. */
export type Ground = { columns: number; rows: number; tiles: ArrayLike<number>; theme: number };

const TILE = 64;
const [GRASS, PATH, WATER, SMALL_THING, HOUSE, STAND, ICE, JAM] = [0, 1, 2, 3, 5, 6, 7, 8];
const THING_SCALE = 0.66;

/** All of the map, from 0, 0. */
export function paintGround(context: Context, ground: Ground, look: Look): void {
  const { columns, rows, tiles } = ground;
  const theme = themeOf(ground.theme, look.isContrast);
  let [odd, tufts, blooms, waves, pebbles, things, stands, shines, lumps] = ["", "", "", "", "", "", "", "", ""];
  for (let cell = 0; cell < columns * rows; cell++) {
    const kind = tiles[cell]!;
    const [x, y] = [((cell % columns) + 0.5) * TILE, (Math.floor(cell / columns) + 0.5) * TILE];
    const chances = (salt: number) => chanceAt(cell, salt);
    if (((x + y) / TILE) % 2 === 0) odd += `M${x - 32} ${y - 32}h64v64h-64z`;
    if (kind === STAND) stands += at(STAND_PICTURE, x, y + 2, 0, 0.6);
    if (kind === ICE) shines += `M${x - 14} ${y + 8}l16-16m2 14l8-8`;
    if (kind === JAM) lumps += `o${x - 9 + chances(3) * 8} ${y - 8} 5 3o${x + 8} ${y + 7 - chances(4) * 6} 4 3`;
    if (kind === PATH) pebbles += pebblesOf(theme, x, y, chances);
    if (kind === WATER) {
      waves += `M${x - 22 + chances(1) * 16} ${y - 14 + chances(2) * 20}q5-5 10 0t10 0`;
    }
    for (let number = 0; number < 3 && kind === GRASS; number++) {
      const chance = chances(number + 20);
      const [toX, toY] = [x + (chances(number) - 0.5) * 48, y + (chances(number + 9) - 0.5) * 48];
      if (theme.mark !== "pebbles") tufts += `M${toX} ${toY}h${4 + chance * 10}`;
      else if (chance < 0.55) tufts += `M${toX - 3} ${toY - 6}l3 6v-8v8l4-6`;
      else if (chance > 0.8) blooms += `o${toX} ${toY} 2`;
    }
    if (kind >= SMALL_THING && kind < HOUSE)
      things += at(
        `.Do4 30 40 12\n${(kind === SMALL_THING ? SMALL : TALL)[+theme.things[kind - SMALL_THING]!]}`,
        x,
        y + 2,
        0,
        THING_SCALE,
      );
  }
  const paths = joined(ground, PATH, ICE, JAM);
  const [ice, jam] = [joined(ground, ICE), joined(ground, JAM)];
  const ponds = joined(ground, WATER);
  const details = (picture: string) => (look.isContrast ? "" : picture);
  // Decorations are quieter than figures: their edges let the ground through.
  const own: OwnColours = { ...theme.colours, E: look.isContrast ? "#8A8496" : "#2B1B35B0" };
  paint(
    context,
    look,
    `.3M0 0h${columns * TILE}v${rows * TILE}H0z
.${look.isContrast ? 4 : "Z"}${odd}
${details(`34M0 0${tufts}\n75M0 0${blooms}\n.g`)}
${ponds("y4", 3)}${ponds("wA")}${ponds("r9")}${ponds("rD")}${ponds("q9", 5)}
3HM0 0${waves}
${paths("tD", 6)}${paths("t7")}${paths("p6", -1)}
${details(`.8M0 0${pebbles}`)}
${ice("nU", -1)}${jam("nA", 1)}${jam("mr", -1)}4wM0 0${shines}
.hM0 0${lumps}
${stands}${things}`,
    1,
    own,
  );
}

function pebblesOf({ mark }: Theme, x: number, y: number, chances: (salt: number) => number): string {
  let pebbles = "";
  for (let number = 0; number < 9; number++) {
    const size = mark === "cobbles" ? 6 : chances(number) * 9 - 4;
    const toX = x + ((number % 3) - 1) * 16 + chances(number + 9) * 5;
    if (size > 1)
      pebbles += `o${toX} ${y + Math.floor(number / 3) * 16 - 18 + chances(number + 18) * 5} ${size} ${size * 0.75}`;
  }
  return pebbles;
}

/**
 * Layers of lines between the middles of neighbours of one kind, and of squares where four of them meet. Lines are so wide
 * that their layers are drawn half as large, and stretched.
 */
function joined({ columns, rows, tiles }: Ground, ...kinds: number[]): (look: string, down?: number) => string {
  let [lines, squares] = ["", ""];
  const is = (column: number, row: number) =>
    column < columns && row < rows && kinds.includes(tiles[row * columns + column]!);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!is(column, row)) continue;
      const from = `M${column * 32 + 16} ${row * 32 + 16}`;
      lines += `${from}h.1`;
      const [isRight, isDown] = [is(column + 1, row), is(column, row + 1)];
      if (isRight) lines += `${from}h32`;
      if (isDown) lines += `${from}v32`;
      if (isRight && isDown && is(column + 1, row + 1)) squares += `${from}h32v32h-32z`;
    }
  return (look, lower = 0) => at(`${look}M0 0${lines}\n.${look[1]}M0 0${squares}`, 0, lower, 0, 2);
}

/** A stand for a duck, with arrows: from it she sees far. */
const STAND_PICTURE = `.Do2 34 46 14
#TM-40-6h80l-6 40h-68z
*FM-46-18h92v24h-92z
6wM-12-2l12-10 12 10M-12 24l12-10 12 10`;

/** Everything around the map; the HUD lies over it. */
export function paintAround(
  context: Context,
  number: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  look: Look,
): void {
  const theme = themeOf(number, look.isContrast);
  let picture = `.BM${left} ${top}H${right}V${bottom}H${left}z\n`;
  for (let row = 0, y = top; y < bottom + 60 && !look.isContrast; y += 46, row++)
    for (let x = left - (row % 2) * 48; x < right + 60; x += 96)
      picture += at(SCENERY, x, y, 0, 0.8 + chanceAt(row * 97 + x, 1) * 0.4);
  paint(context, look, picture, 1, theme.colours);
}

const SCENERY = `.Co0 8 50 44
.Bo0 0 50 44
.Zo-8-10 30 22`;
