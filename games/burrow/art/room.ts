import { columnOf, CRACK, next, PIT, ROCK, rowOf, SIZE, SPIKES, STAIRS } from "#burrow/rules/board.ts";
import { blob, curve, grain, INK, placed, shape, slab, type Pen } from "./brush.ts";
import type { Theme } from "./themes.ts";

/** The side of a cell, in the units of a room's picture. */
export const TILE = 64;
export const ROOM = SIZE * TILE;
/** The room's rim of soil. */
export const RIM = 14;
export const WHOLE = [-RIM, -RIM, ROOM + 2 * RIM, ROOM + 2 * RIM, 22] as const;

/** The middle of a cell. */
export const middleOf = (cell: number): readonly [x: number, y: number] => [
  (columnOf(cell) + 0.5) * TILE,
  (rowOf(cell) + 0.5) * TILE,
];

/** The floor and everything that stands fast. */
export function paintRoom(
  pen: Pen,
  tiles: readonly number[],
  theme: Theme,
  isContrast: boolean,
  isShut: boolean,
): void {
  slab(pen, WHOLE, isContrast ? "#FFF" : theme.rock[1]);
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.stroke();
  if (!isContrast) paintRim(pen, theme);
  for (const [cell, tile] of tiles.entries()) {
    pen.save();
    pen.translate(columnOf(cell) * TILE, rowOf(cell) * TILE);
    paintGround(pen, cell, theme, isContrast);
    if (tile === PIT) paintPit(pen, tiles[next(cell, 3)] === PIT, theme, isContrast);
    else if (tile === SPIKES) paintSpikes(pen);
    else if (tile === CRACK) paintCrack(pen, cell);
    else if (tile === STAIRS) paintStairs(pen, isShut);
    pen.restore();
  }
}

/** What stands on the floor, above the shadows. */
export function paintRocks(pen: Pen, tiles: readonly number[], theme: Theme, isContrast: boolean): void {
  for (const [cell, tile] of tiles.entries())
    if (tile === ROCK) placed(pen, ...middleOf(cell), 1, () => paintRock(pen, cell, theme, isContrast));
}

/** Stones around the hole that somebody dug. */
function paintRim(pen: Pen, { rock }: Theme): void {
  for (let each = 0; each < 76; each++) {
    const along = ((each % 19) / 18) * (ROOM + 12) - 6;
    const side = Math.floor(each / 19);
    const off = side % 2 === 0 ? -9 : ROOM + 9;
    const [x, y] = side < 2 ? [along, off] : [off, along];
    const size = 9 + grain(each) * 9;
    blob(pen, x, y, size, size * 0.8, rock[each % 3 === 0 ? 0 : 1], 0, 2.5);
    blob(pen, x - 2, y - 3, size * 0.5, size * 0.3, rock[2], -0.4, 0);
  }
}

function paintGround(pen: Pen, cell: number, { floor, fleck }: Theme, isContrast: boolean): void {
  const isOdd = (columnOf(cell) + rowOf(cell)) % 2 === 1;
  pen.fillStyle = isContrast ? (isOdd ? "#334" : "#333") : floor[isOdd ? 1 : 0];
  pen.fillRect(0, 0, TILE, TILE);
  if (isContrast) return;
  for (let each = 0; each < 5; each++) {
    const [x, y, size] = [0, 1, 2].map((part) => grain(cell * 31 + each * 7 + part * 101 + 5)) as [
      number,
      number,
      number,
    ];
    blob(pen, 6 + x * 52, 6 + y * 52, 1.5 + size * 4, 1.2 + size * 2.4, fleck, 0, 0);
  }
  pen.strokeStyle = "rgba(40,20,30,.12)";
  pen.lineWidth = 2;
  pen.strokeRect(1, 1, TILE - 2, TILE - 2);
}

function paintPit(pen: Pen, isBelowPit: boolean, { rock, dark }: Theme, isContrast: boolean): void {
  slab(pen, [3, 3, TILE - 6, TILE - 6, 12], isContrast ? "#000" : `rgb(${dark})`);
  pen.strokeStyle = isContrast ? "#FFF" : rock[1];
  pen.lineWidth = 4;
  pen.stroke();
  if (isBelowPit || isContrast) return;
  // The wall of the hole, where the light still reaches.
  shape(
    pen,
    [
      [8, 8],
      [56, 8],
      [54, 22],
      [46, 18, 40, 26],
      [30, 20, 22, 27],
      [14, 20, 10, 22],
    ],
    rock[1],
    0,
  );
}

function paintSpikes(pen: Pen): void {
  pen.fillStyle = "rgba(30,14,30,.35)";
  pen.fillRect(4, 4, TILE - 8, TILE - 8);
  for (const [x, y] of [
    [16, 26],
    [46, 24],
    [31, 40],
    [14, 54],
    [48, 55],
  ] as const) {
    shape(
      pen,
      [
        [x - 8, y],
        [x, y - 22],
        [x + 8, y],
      ],
      "#DDE",
      2.5,
    );
  }
}

function paintCrack(pen: Pen, cell: number): void {
  const bend = 10 + grain(cell) * 20;
  for (const width of [5, 2.5])
    for (const points of [
      [32, 32, 20, bend, 6, 12],
      [32, 32, 44, 20, 60, bend],
      [32, 32, 40, 48, 34, 61],
      [32, 32, 18, 44, 5, 50],
    ])
      curve(pen, points, width, width > 3 ? "rgba(255,255,255,.2)" : INK);
}

function paintStairs(pen: Pen, isShut: boolean): void {
  blob(pen, 32, 34, 27, 24, "#213");
  blob(pen, 32, 38, 21, 17, "#112", 0, 0);
  if (isShut) {
    shape(
      pen,
      [
        [6, 34],
        [10, 12, 32, 10],
        [54, 12, 58, 34],
        [54, 56, 32, 58],
        [10, 56, 6, 34],
      ],
      "#863",
    );
    for (const x of [22, 42]) curve(pen, [x, 14, x, 54], 3);
    blob(pen, 32, 34, 7, 7, "#EB3");
    return;
  }
  for (const side of [20, 44]) curve(pen, [side, 6, side, 54], 6, "#EB6");
  for (const y of [18, 30, 42]) curve(pen, [20, y, 44, y], 5, "#FD9");
}

function paintRock(pen: Pen, cell: number, { rock, bits }: Theme, isContrast: boolean): void {
  const [top, side, edge] = isContrast ? ["#FFF", "#AAA", "#FFF"] : rock;
  const lean = (grain(cell * 13) - 0.5) * 12;
  shape(
    pen,
    [
      [-31, 24],
      [-35, 4, -29, -14],
      [-22, -30, -4 + lean, -30],
      [22, -32, 29, -14],
      [35, 6, 31, 24],
      [20, 33, 0, 31],
      [-22, 33, -31, 24],
    ],
    side,
  );
  shape(
    pen,
    [
      [-27, -2],
      [-26, -24, -4 + lean, -26],
      [20, -27, 26, -10],
      [28, 2, 10, 4],
      [0, 10, -10, 4],
      [-22, 6, -27, -2],
    ],
    top,
    0,
  );
  curve(pen, [-20, -8, -18, -20, -4 + lean, -22], 3.5, edge);
  curve(pen, [-14, 12, -10, 20, -16, 27], 2.5);
  curve(pen, [8 - lean, 10, 12, 17, 8, 25], 2.5);
  if (isContrast || cell % 3 > 0) return;
  // A tuft of moss, or a crystal.
  shape(
    pen,
    [
      [8, 0],
      [3, -14],
      [9, -20, 10, -30],
      [14, -20, 17, -13],
      [16, -1],
    ],
    bits[2]!,
    2.5,
  );
}

/** The soil around a room: roots, stones and bones. */
export function paintSoil(pen: Pen, width: number, height: number, { soil, bits }: Theme): void {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, soil[0]);
  sky.addColorStop(1, soil[1]);
  pen.fillStyle = sky;
  pen.fillRect(-60, -60, width + 120, height + 120);
  for (let each = 0; each < 90; each++) {
    const [x, y, size, kind] = [0, 1, 2, 3].map((part) => grain(each * 17 + part * 1009 + 3)) as [
      number,
      number,
      number,
      number,
    ];
    pen.globalAlpha = 0.16 + size * 0.3;
    blob(pen, x * width, y * height, 5 + size * 22, 4 + size * 13, bits[Math.floor(kind * 3)]!, kind * 3, 0);
  }
  pen.globalAlpha = 0.5;
  for (let each = 0; each < 9; each++) {
    const x = grain(each * 77 + 1) * width;
    const long = 90 + grain(each * 41) * 220;
    const sway = (grain(each * 3 + 9) - 0.5) * 160;
    curve(pen, [x, -20, x + sway, long * 0.5, x + sway * 0.4, long], 9 - (each % 4) * 1.6, bits[0]);
  }
  pen.globalAlpha = 1;
}
