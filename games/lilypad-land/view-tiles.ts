import { cellAt, CELLS, HIGH, pondOf, WIDE } from "./rules-ponds.ts";
import { drawFlower, drawLeaf } from "./view-leaves.ts";
import { chanceAt, coloursOf, lookOf } from "./view-looks.ts";
import { addCell, drawShore } from "./view-shore.ts";
import { canvasOf, createSprites } from "./view-sprites.ts";

type Context = CanvasRenderingContext2D;

/** Cells of a tile's side: a picture of the pond is made of tiles, and only tiles with changed cells are drawn again. */
export const TILE = 8;
const ACROSS = Math.ceil(WIDE / TILE);
const DOWN = Math.ceil(HIGH / TILE);
/** Cells around a tile whose leaves reach into it. */
const RING = 2;
/** Tiles drawn again in one frame: those that have waited longest. */
const MOST_REDRAWN = 1;
/** The leaves of a carpet repeat after so many cells. */
const REPEAT = 4;
/** Carpets are so thick, in cells. */
const DEPTH = 0.3;
/** Eight swimmers, with sixteen rims, leaves and a flower each. */
const MOST_SPRITES = 200;

type Tile = { pads: HTMLCanvasElement; isEmpty: boolean; shore: HTMLCanvasElement | null; dirtySince: number };
export type View = { left: number; top: number; right: number; bottom: number };

/** The pictures of the pond's tiles, for a size of the cells in pixels. */
export function createTiles() {
  const shown = new Uint8Array(CELLS);
  let tiles: (Tile | undefined)[] = [];
  let [cellPx, pond, isPlain] = [0, -1, false];
  /** Counts pictures. */
  let clock = 1;
  let kinds: readonly number[] = [];
  let brushes: (CanvasPattern | string)[] = [];
  const spriteOf = createSprites(MOST_SPRITES);

  /** A carpet of leaves that repeats. */
  const brushOf = (kind: number): CanvasPattern | string => (brushes[kind] ??= makeBrush(kind));

  const makeBrush = (kind: number): CanvasPattern | string => {
    const look = lookOf(kind, isPlain);
    const side = REPEAT * cellPx;
    const [canvas, context] = canvasOf(side);
    context.fillStyle = look.pad;
    context.fillRect(0, 0, side, side);
    for (let y = 0; y < REPEAT && !isPlain; y++)
      for (let x = 0; x < REPEAT; x++) {
        const spot = y * REPEAT + x;
        const [atX, atY] = [x + 0.5 + (y % 2) * 0.4 + chanceAt(spot, 1) * 0.3, y + 0.5 + chanceAt(spot, 2) * 0.3];
        for (const dx of [-REPEAT, 0, REPEAT])
          for (const dy of [-REPEAT, 0, REPEAT]) {
            const [toX, toY] = [atX + dx, atY + dy];
            if (Math.min(toX, toY) < -0.7 || Math.max(toX, toY) > REPEAT + 0.7) continue;
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
    const [column, row] = [(number % ACROSS) * TILE, Math.floor(number / ACROSS) * TILE];
    const context = tile.pads.getContext("2d")!;
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (!tile.isEmpty) context.clearRect(0, 0, tile.pads.width, tile.pads.height);
    tile.dirtySince = 0;
    const places = new Set<number>();
    forCells(column, row, (x, y) => shown[cellAt(x, y)]! > 0 && places.add(shown[cellAt(x, y)]!));
    tile.isEmpty = places.size === 0;
    if (tile.isEmpty) return;
    context.translate(-column * cellPx, -row * cellPx);
    const carpets = [...places].map((place) => carpetOf(place, column, row));
    // The thickness of all carpets lies below all of them.
    const depth = Math.round(cellPx * DEPTH);
    for (const deep of [depth, 0])
      for (const { rims } of carpets) for (const [rim, x, y] of rims) context.drawImage(rim, x, y + deep);
    for (const { brush, pads } of carpets) {
      context.fillStyle = brush;
      context.fill(pads);
    }
    drawDetails(context, column, row);
  };

  /** The pads of one swimmer in a tile, and pictures of the rim of those at its edge: to stroke it takes much longer. */
  const carpetOf = (place: number, column: number, row: number) => {
    const kind = kinds[place - 1] ?? 0;
    const pads = new Path2D();
    const rims: [HTMLCanvasElement, number, number][] = [];
    const is = (x: number, y: number) => x >= 0 && y >= 0 && x < WIDE && y < HIGH && shown[cellAt(x, y)] === place;
    forCells(column, row, (x, y) => {
      if (!is(x, y)) return;
      let sides = 0;
      for (const [side, [dx, dy]] of SIDES.entries()) if (is(x + dx, y + dy)) sides |= 1 << side;
      if (sides === ALL_SIDES) return pads.rect(x * cellPx, y * cellPx, cellPx, cellPx);
      addCell(pads, is, x, y, cellPx);
      const rim = rimOf(kind, sides);
      rims.push([rim, x * cellPx - (rim.width - cellPx) / 2, y * cellPx - (rim.height - cellPx) / 2]);
    });
    return { brush: brushOf(kind), pads, rims };
  };

  /** The rim of a pad with neighbours at these sides. */
  const rimOf = (kind: number, sides: number): HTMLCanvasElement =>
    spriteOf(`rim ${kind} ${sides} ${isPlain}`, cellPx + 2 * Math.ceil(cellPx * 0.2), (context) => {
      const path = new Path2D();
      const is = (x: number, y: number) => SIDES.some(([dx, dy], side) => x === dx && y === dy && sides & (1 << side));
      addCell(path, is, 0, 0, cellPx);
      context.translate(-cellPx / 2, -cellPx / 2);
      context.lineJoin = "round";
      context.lineWidth = cellPx * (isPlain ? 0.2 : 0.34);
      context.fillStyle = context.strokeStyle = lookOf(kind, isPlain).rim;
      context.stroke(path);
      context.fill(path);
    });

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
    const [column, row] = [(number % ACROSS) * TILE, Math.floor(number / ACROSS) * TILE];
    const [pads] = canvasOf(TILE * cellPx);
    const { blocked } = pondOf(pond);
    let hasShore = false;
    for (let y = row - 1; y <= row + TILE && !hasShore; y++)
      for (let x = column - 1; x <= column + TILE && !hasShore; x++)
        hasShore = x < 0 || y < 0 || x >= WIDE || y >= HIGH || blocked[cellAt(x, y)] === 1;
    let shore: HTMLCanvasElement | null = null;
    if (hasShore) {
      const [canvas, context] = canvasOf(TILE * cellPx);
      context.translate(-column * cellPx, -row * cellPx);
      drawShore(context, blocked, coloursOf(pond, isPlain), cellPx, { column, row, side: TILE });
      shore = canvas;
    }
    return { pads, isEmpty: true, shore, dirtySince: clock };
  };

  const openTile = (number: number): Tile => {
    const tile = (tiles[number] = makeTile(number));
    redraw(number, tile);
    return tile;
  };

  const markCell = (cell: number): void => {
    const [column, row] = [cell % WIDE, Math.floor(cell / WIDE)];
    for (const y of [row - RING, row + RING])
      for (const x of [column - RING, column + RING]) {
        const tile = x < 0 || x >= WIDE ? undefined : tiles[Math.floor(y / TILE) * ACROSS + Math.floor(x / TILE)];
        if (tile) tile.dirtySince ||= clock;
      }
  };

  return {
    shown,
    /** Another size or look forgets all tiles. */
    fit(px: number, inPond: number, isContrast: boolean, ofKinds: readonly number[]): void {
      if (px !== cellPx || inPond !== pond || isContrast !== isPlain) {
        tiles = [];
        brushes = [];
      }
      [cellPx, pond, isPlain, kinds] = [px, inPond, isContrast, ofKinds];
    },
    /** The pads of a cell are another's now. */
    set(cell: number, owner: number): void {
      if (shown[cell] === owner) return;
      shown[cell] = owner;
      markCell(cell);
    },
    leafOf,
    flowerOf,
    /** Draws the tiles in view, of which it makes `most`; a unit of the context is a cell, and lies on whole pixels. */
    draw(context: Context, { left, top, right, bottom }: View, most = Infinity): void {
      const [fromX, toX] = [Math.max(0, Math.floor(left / TILE)), Math.min(ACROSS - 1, Math.floor(right / TILE))];
      const [fromY, toY] = [Math.max(0, Math.floor(top / TILE)), Math.min(DOWN - 1, Math.floor(bottom / TILE))];
      clock += 1;
      const inView: [number, number, Tile][] = [];
      const dirty: [number, Tile][] = [];
      for (let y = fromY; y <= toY; y++)
        for (let x = fromX; x <= toX; x++) {
          const number = y * ACROSS + x;
          if (!tiles[number] && most-- <= 0) continue;
          const tile = tiles[number] ?? openTile(number);
          if (tile.dirtySince > 0) dirty.push([number, tile]);
          inView.push([x, y, tile]);
        }
      dirty.sort(([, one], [, other]) => one.dirtySince - other.dirtySince);
      // After a jump everything is drawn at once.
      const count = dirty.length > inView.length / 2 ? dirty.length : MOST_REDRAWN;
      for (const [number, tile] of dirty.slice(0, count)) redraw(number, tile);
      for (const [x, y, { pads, isEmpty }] of inView)
        if (!isEmpty) context.drawImage(pads, x * TILE, y * TILE, TILE, TILE);
      for (const [x, y, { shore }] of inView) if (shore) context.drawImage(shore, x * TILE, y * TILE, TILE, TILE);
      if (dirty.length > 0) return;
      // A quiet frame makes the land or the pads of one of the tiles that come into view next.
      for (let y = Math.max(0, fromY - 1); y <= Math.min(DOWN - 1, toY + 1); y++)
        for (let x = Math.max(0, fromX - 1); x <= Math.min(ACROSS - 1, toX + 1); x++) {
          const number = y * ACROSS + x;
          const tile = tiles[number];
          if (!tile) return void (tiles[number] = makeTile(number));
          if (tile.dirtySince > 0) return redraw(number, tile);
        }
    },
  };
}

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
