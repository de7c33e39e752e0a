import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { cellAt, CELLS, columnOf, HIGH, pondOf, rowOf, WIDE } from "#lilypad-land/rules/ponds.ts";
import type { View } from "./camera.ts";
import { drawFlower, drawLeaf } from "./leaves.ts";
import { chanceAt, coloursOf, lookOf } from "./looks.ts";
import { drawWater } from "./pond.ts";
import { addCell, drawShore } from "./shore.ts";
import { canvasOf, createSprites } from "./sprites.ts";

type Context = CanvasRenderingContext2D;

/** Cells of a tile's side: a picture of the pond is made of tiles, and only tiles with changed cells are drawn again. */
export const TILE = 4;
/** Tiles of land around the grid, as far as the camera sees. */
const EDGE = 4;
/** Tiles around those in view that are made before they come into view. */
const SOON = 1;
/** Cells of a side of the picture of water. */
const WATER = 8;
const ACROSS = Math.ceil(WIDE / TILE) + 2 * EDGE;
const DOWN = Math.ceil(HIGH / TILE) + 2 * EDGE;
/** Cells around a tile whose rims and leaves reach into it, and those that decide about them. */
const RING = 1;
const REACH = 2;
/** A changed cell lies above its tile, which is drawn again when it has been quiet for so many pictures. */
const QUIET = 10;
/** A frame makes one of so many tiles that come into view at once. */
const AT_ONCE = 8;
/** Carpets are so thick, in cells. */
const DEPTH = 0.3;
/** Eight swimmers, with sixteen rims, leaves and a flower each. */
const MOST_SPRITES = 200;

/** Without an image it has no pads. `changedAt`: 0, or the picture of its last change. `fresh`: cells that have changed since it was drawn. */
type Tile = {
  image: HTMLCanvasElement | null;
  shore: HTMLCanvasElement | null;
  changedAt: number;
  fresh: Set<number>;
};

const columnAt = (number: number): number => ((number % ACROSS) - EDGE) * TILE;
const rowAt = (number: number): number => (Math.floor(number / ACROSS) - EDGE) * TILE;
const isInGrid = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < WIDE && y < HIGH;

/** The pictures of the pond's tiles, for a size of the cells in pixels: water, pads and land in one. */
export function createTiles() {
  const shown = new Uint8Array(CELLS);
  let tiles: (Tile | undefined)[] = [];
  let [cellPx, pond, isPlain, hasJumped] = [0, -1, false, false];
  /** Counts pictures. */
  let clock = 1;
  let kinds: readonly number[] = [];
  let brushes: (CanvasPattern | string)[] = [];
  let water: CanvasPattern | string = "";
  const spriteOf = createSprites(MOST_SPRITES);

  /** A carpet of leaves that repeats. */
  const brushOf = (kind: number) => (brushes[kind] ??= makeBrush(kind));

  const makeBrush = (kind: number): CanvasPattern | string => {
    const look = lookOf(kind, isPlain);
    const side = TILE * cellPx;
    const [canvas, context] = canvasOf(side);
    context.fillStyle = look.pad;
    context.fillRect(0, 0, side, side);
    for (let y = 0; y < TILE && !isPlain; y++)
      for (let x = 0; x < TILE; x++) {
        const spot = y * TILE + x;
        const [atX, atY] = [x + 0.5 + (y % 2) * 0.4 + chanceAt(spot, 1) * 0.3, y + 0.5 + chanceAt(spot, 2) * 0.3];
        for (const dx of [-TILE, 0, TILE])
          for (const dy of [-TILE, 0, TILE]) {
            const [toX, toY] = [atX + dx, atY + dy];
            if (Math.min(toX, toY) < -0.7 || Math.max(toX, toY) > TILE + 0.7) continue;
            context.save();
            context.translate(toX * cellPx, toY * cellPx);
            drawLeaf(context, look, cellPx * (0.44 + chanceAt(spot, 3) * 0.16), chanceAt(spot, 4) * 7);
            context.restore();
          }
      }
    return context.createPattern(canvas, "repeat") ?? look.pad;
  };

  const leafOf = (kind: number, variant: number): HTMLCanvasElement =>
    spriteOf(`leaf ${kind} ${variant} ${isPlain}`, 1.3 * cellPx, (context) =>
      drawLeaf(context, lookOf(kind, isPlain), cellPx * (0.42 + variant * 0.06), variant * 2.3 + 0.6),
    );

  const flowerOf = (kind: number): HTMLCanvasElement => {
    const look = lookOf(kind, isPlain);
    return spriteOf(`flower ${kind} ${isPlain}`, 1.2 * cellPx, (context) =>
      drawFlower(context, look.flower, look.petal, isPlain ? "#000" : look.rim, cellPx * 0.5),
    );
  };

  const redraw = (number: number, tile: Tile): void => {
    const [column, row] = [columnAt(number), rowAt(number)];
    tile.changedAt = 0;
    tile.fresh.clear();
    let count = 0;
    forCells(column, row, (x, y) => void (count += shown[cellAt(x, y)]!));
    if (count === 0) {
      tile.image = null;
      return;
    }
    tile.image ??= canvasOf(TILE * cellPx, TILE * cellPx, false)[0];
    const context = tile.image.getContext("2d")!;
    context.setTransform(1, 0, 0, 1, -column * cellPx, -row * cellPx);
    fillCells(context, water, column, row, TILE, TILE);
    drawCarpets(context, column, row);
    drawDetails(context, column, row);
    if (tile.shore) context.drawImage(tile.shore, column * cellPx, row * cellPx);
  };

  /** All pads of a tile, and pictures of the rim of those at an edge: to stroke it takes much longer. */
  const drawCarpets = (context: Context, column: number, row: number): void => {
    const rims: [HTMLCanvasElement, number, number, number][] = [];
    const wide = rimWide();
    const out = (wide - cellPx) / 2;
    const rows: [kind: number, x: number, y: number, count: number][] = [];
    const round = new Map<number, Path2D>();
    forCells(column, row, (x, y) => {
      const place = shown[cellAt(x, y)]!;
      if (place === 0) return;
      const is = (x: number, y: number) => isInGrid(x, y) && shown[cellAt(x, y)] === place;
      const kind = kinds[place - 1] ?? 0;
      let sides = 0;
      for (const [side, [dx, dy]] of SIDES.entries()) if (is(x + dx, y + dy)) sides |= 1 << side;
      if (sides !== ALL_SIDES) {
        rims.push([rimsOf(kind), sides * wide, x * cellPx - out, y * cellPx - out]);
      }
      if (x < column || y < row || x >= column + TILE || y >= row + TILE) return;
      // A corner without a neighbour on either side is round.
      if ((sides & 3) !== 3 && (sides & 12) !== 12) {
        let path = round.get(kind);
        if (!path) round.set(kind, (path = new Path2D()));
        addCell(path, is, x, y, cellPx);
        return;
      }
      const last = rows.at(-1);
      if (last && last[0] === kind && last[2] === y && last[1] + last[3] === x) last[3] += 1;
      else rows.push([kind, x, y, 1]);
    });
    // The thickness of all carpets lies below all of them.
    for (const deep of [Math.round(cellPx * DEPTH), 0])
      for (const [rim, from, x, y] of rims) context.drawImage(rim, from, 0, wide, wide, x, y + deep, wide, wide);
    for (const [kind, x, y, count] of rows) fillCells(context, brushOf(kind), x, y, count);
    for (const [kind, path] of round) {
      context.fillStyle = brushOf(kind);
      context.fill(path);
    }
  };

  /** Fills cells with a picture that repeats, and a pixel more: a picture that is scaled would show seams. */
  const fillCells = (context: Context, brush: CanvasPattern | string, x: number, y: number, wide = 1, high = 1) => {
    context.fillStyle = brush;
    context.fillRect(x * cellPx, y * cellPx, wide * cellPx + 1, high * cellPx + 1);
  };

  const rimWide = (): number => cellPx + 2 * Math.ceil(cellPx * 0.2);

  /** A row of rims: of a pad with neighbours at no side, at the first, and so on. One canvas is made sooner than many. */
  const rimsOf = (kind: number): HTMLCanvasElement => {
    const wide = rimWide();
    return spriteOf(
      `rims ${kind} ${isPlain}`,
      wide * (ALL_SIDES + 1),
      (context) => {
        context.lineJoin = "round";
        context.lineWidth = cellPx * (isPlain ? 0.2 : 0.34);
        context.fillStyle = context.strokeStyle = lookOf(kind, isPlain).rim;
        for (let sides = 0; sides <= ALL_SIDES; sides++) {
          const path = new Path2D();
          const is = (x: number, y: number) =>
            SIDES.some(([dx, dy], side) => x === dx && y === dy && sides & (1 << side));
          addCell(path, is, 0, 0, cellPx);
          context.save();
          context.translate((sides - ALL_SIDES / 2) * wide - cellPx / 2, -cellPx / 2);
          context.stroke(path);
          context.fill(path);
          context.restore();
        }
      },
      wide,
    );
  };

  /** Leaves that reach over the edge, and flowers. */
  const drawDetails = (context: Context, column: number, row: number): void => {
    forCells(column, row, (x, y) => {
      const cell = cellAt(x, y);
      const place = shown[cell]!;
      if (place === 0) return;
      const kind = kinds[place - 1] ?? 0;
      const chance = chanceAt(cell, 7);
      if (!isPlain) {
        for (const [dx, dy] of SIDES) {
          if (shown[cellAt(x + dx, y + dy)] !== 0 || chanceAt(cell + dx * 3 + dy * 5, 9) > 0.42) continue;
          const leaf = leafOf(kind, Math.floor(chance * 3));
          const [atX, atY] = [(x + 0.5 + dx * 0.42) * cellPx, (y + 0.5 + dy * 0.42) * cellPx];
          context.drawImage(leaf, Math.round(atX - leaf.width / 2), Math.round(atY - leaf.height / 2));
        }
      }
      if (chance > (isPlain ? 0.25 : 0.07)) return;
      if (!SIDES.every(([dx, dy]) => shown[cellAt(x + dx, y + dy)] === place)) return;
      const flower = flowerOf(kind);
      const put = (at: number) => Math.round((at + 0.5) * cellPx - flower.width / 2);
      context.drawImage(flower, put(x), put(y));
    });
  };

  const makeTile = (number: number): Tile => {
    const [column, row] = [columnAt(number), rowAt(number)];
    const { blocked } = pondOf(pond);
    let shore: HTMLCanvasElement | null = null;
    for (let y = row - 1; y <= row + TILE && !shore; y++)
      for (let x = column - 1; x <= column + TILE && !shore; x++) {
        if (isInGrid(x, y) && blocked[cellAt(x, y)] === 0) continue;
        const [canvas, context] = canvasOf(TILE * cellPx);
        context.translate(-column * cellPx, -row * cellPx);
        drawShore(context, blocked, coloursOf(pond, isPlain), cellPx, { column, row, side: TILE });
        shore = canvas;
      }
    return { image: null, shore, changedAt: 0, fresh: new Set() };
  };

  const openTile = (number: number): void => redraw(number, (tiles[number] ??= makeTile(number)));

  const isDue = (number: number): boolean => {
    const at = tiles[number]?.changedAt ?? 0;
    return at !== 0 && (hasJumped || clock - at > QUIET);
  };

  const tileAt = (x: number, y: number): Tile | undefined =>
    tiles[(Math.floor(y / TILE) + EDGE) * ACROSS + Math.floor(x / TILE) + EDGE];

  const markCell = (cell: number): void => {
    const [column, row] = [columnOf(cell), rowOf(cell)];
    for (const y of [row - REACH, row + REACH])
      for (const x of [column - REACH, column + REACH]) {
        const tile = tileAt(x, y);
        if (tile) tile.changedAt = clock;
      }
  };

  /** Changed cells, without their rims. */
  const drawFresh = (context: Context, { fresh, shore }: Tile): void => {
    for (const cell of fresh) {
      const [x, y] = [columnOf(cell), rowOf(cell)];
      const [toX, toY] = [x * cellPx, y * cellPx];
      const owner = shown[cell]!;
      fillCells(context, owner > 0 ? brushOf(kinds[owner - 1] ?? 0) : water, x, y);
      const [fromX, fromY] = [(x % TILE) * cellPx, (y % TILE) * cellPx];
      if (shore) context.drawImage(shore, fromX, fromY, cellPx, cellPx, toX, toY, cellPx, cellPx);
    }
  };

  return {
    shown,
    /** Another size or look forgets all tiles. */
    fit(px: number, inPond: number, isContrast: boolean, ofKinds: readonly number[]): void {
      if (px !== cellPx || inPond !== pond || isContrast !== isPlain) {
        [tiles, brushes] = [[], []];
        water = drawWater(WATER * px, coloursOf(inPond, isContrast), isContrast);
      }
      [cellPx, pond, isPlain, kinds] = [px, inPond, isContrast, ofKinds];
    },
    /** The pads of a cell are another's now. */
    set(cell: number, owner: number): void {
      if (shown[cell] === owner) return;
      shown[cell] = owner;
      markCell(cell);
      tileAt(columnOf(cell), rowOf(cell))?.fresh.add(cell);
    },
    /** Everything that changes now is drawn with the next picture. */
    jump(): void {
      hasJumped = true;
    },
    leafOf,
    flowerOf,
    /** Draws the tiles in view, of which it makes `most`. A unit of the context is a cell. */
    draw(stage: Stage, { left, top, right, bottom }: View, most = Infinity): void {
      const { context } = stage;
      const [fromX, toX] = rangeOf(left, right, ACROSS);
      const [fromY, toY] = rangeOf(top, bottom, DOWN);
      clock += 1;
      const inView: number[] = [];
      for (let y = fromY; y <= toY; y++) for (let x = fromX; x <= toX; x++) inView.push(y * ACROSS + x);
      const missing = inView.filter((number) => !tiles[number]);
      // All at once only for the first picture: later they come into view one after the other.
      const atOnce = missing.length > inView.length / 2 ? most : Math.ceil(missing.length / AT_ONCE);
      for (const number of missing.slice(0, atOnce)) openTile(number);
      const due = inView.filter(isDue);
      const isBusy = missing.length > 0;
      for (const number of due.slice(0, hasJumped ? due.length : isBusy ? 0 : 1)) openTile(number);
      hasJumped = false;
      const { a, e, f } = context.getTransform();
      const isWhole = Math.abs(a - cellPx) < 0.001;
      context.save();
      // Copies of whole pixels are quick.
      if (isWhole) context.setTransform(1, 0, 0, 1, Math.round(e), Math.round(f));
      else context.scale(1 / cellPx, 1 / cellPx);
      // Most tiles are nothing but water.
      fillCells(context, water, left, top, right - left, bottom - top);
      for (const number of inView) {
        const picture = tiles[number]?.image ?? tiles[number]?.shore;
        if (picture) context.drawImage(picture, columnAt(number) * cellPx, rowAt(number) * cellPx);
      }
      for (const number of inView) {
        const tile = tiles[number];
        if (tile && tile.fresh.size > 0) drawFresh(context, tile);
      }
      context.restore();
      // Growing pads would keep it from that: every third frame is for tiles that are still to come.
      if (isBusy || (due.length > 0 && clock % 3 > 0)) return;
      // A quiet frame makes one of the tiles that come into view next.
      for (let y = Math.max(0, fromY - SOON); y <= Math.min(DOWN - 1, toY + SOON); y++)
        for (let x = Math.max(0, fromX - SOON); x <= Math.min(ACROSS - 1, toX + SOON); x++) {
          const number = y * ACROSS + x;
          // Tiles of nothing but water take no time.
          if (!tiles[number] || isDue(number)) {
            openTile(number);
            if (tiles[number]!.image || tiles[number]!.shore) return;
          }
        }
    },
  };
}

/** The tiles between two cells. */
const rangeOf = (from: number, to: number, most: number): [number, number] => [
  Math.max(0, Math.floor(from / TILE) + EDGE),
  Math.min(most - 1, Math.floor(to / TILE) + EDGE),
];

/** Calls for the cells of a tile and around it. */
function forCells(column: number, row: number, call: (x: number, y: number) => void): void {
  for (let y = Math.max(0, row - RING); y < Math.min(HIGH, row + TILE + RING); y++)
    for (let x = Math.max(0, column - RING); x < Math.min(WIDE, column + TILE + RING); x++) call(x, y);
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const ALL_SIDES = 15;

export type Tiles = ReturnType<typeof createTiles>;
