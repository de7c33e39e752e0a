import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Hole } from "#pond-golf/rules/ground.ts";
import { BALLS } from "./balls.ts";
import { box as boxOf, disc, line, shape } from "./shapes.ts";
import { BUMPER_RADIUS, LILY_RADIUS, PEG_RADIUS } from "#pond-golf/rules/ground.ts";
import { CUP_RADIUS, TILE, UNIT } from "#pond-golf/rules/units.ts";
import { INK, PALE, SHADE, type Theme } from "./themes.ts";

type Context = CanvasRenderingContext2D;
export type Flat = (x: number, y: number) => Point;
type Box = { left: number; top: number; right: number; bottom: number };

export type GroundLook = { hole: Hole; theme: Theme; course: number; flat: Flat; isTall: boolean; isContrast: boolean };

const RIM = 15;
/** How deep the green lies below its rim. */
const DEEP = 9;

/** The path of all tiles with one of these letters; slanted ones are triangles. */
function tilePath(look: GroundLook, isMine: (tile: string) => boolean): Path2D {
  const { hole, flat } = look;
  const path = new Path2D();
  const corner = (column: number, row: number) => flat(column * TILE * UNIT, row * TILE * UNIT);
  for (const [index, tile] of hole.tiles.entries()) {
    if (!isMine(tile)) continue;
    const [column, row] = [index % hole.columns, Math.floor(index / hole.columns)];
    const half = hole.halves[index]!;
    const corners: [number, number][] = [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ];
    // The corner that is missing: of "/" the lower right one or the upper left one, of "\\" one of the others.
    if (half === 1) corners.splice(tile === "/" ? 2 : 3, 1);
    else if (half === 2) corners.splice(tile === "/" ? 0 : 1, 1);
    for (const [at, [x, y]] of corners.entries()) {
      const point = corner(x, y);
      path[at === 0 ? "moveTo" : "lineTo"](point.x, point.y);
    }
    path.closePath();
  }
  return path;
}

const ROUND = 15;

/** The same with round corners where it ends on open ground: ponds, bunkers and ice. */
function softPath({ hole, flat, isTall }: GroundLook, letters: string): Path2D {
  const path = new Path2D();
  const { columns, rows, tiles } = hole;
  for (const [index, tile] of tiles.entries()) {
    if (!letters.includes(tile)) continue;
    const [column, row] = [index % columns, Math.floor(index / columns)];
    // Beside it on the screen. Where the green ends, it goes on below the rim.
    const isOpen = (dx: number, dy: number) => {
      const [x, y] = isTall ? [column - dy, row + dx] : [column + dx, row + dy];
      const beside = x < 0 || y < 0 || x >= columns || y >= rows ? " " : tiles[y * columns + x]!;
      return beside !== " " && !letters.includes(beside);
    };
    const round = (dx: number, dy: number) => (isOpen(dx, 0) && isOpen(0, dy) ? ROUND : 0);
    const { x, y } = flat((column + 0.5) * TILE * UNIT, (row + 0.5) * TILE * UNIT);
    path.roundRect(x - TILE / 2, y - TILE / 2, TILE, TILE, [round(-1, -1), round(1, -1), round(1, 1), round(-1, 1)]);
  }
  return path;
}

function wallPath({ hole, flat }: GroundLook): Path2D {
  const path = new Path2D();
  for (const { x1, y1, x2, y2 } of hole.walls) {
    const [from, to] = [flat(x1, y1), flat(x2, y2)];
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
  }
  return path;
}

const stroke = (context: Context, path: Path2D, colour: string, width: number, dy = 0): void => {
  context.save();
  context.translate(0, dy);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke(path);
  context.restore();
};

const fill = (context: Context, path: Path2D, colour: string, dy = 0): void => {
  context.save();
  context.translate(0, dy);
  context.fillStyle = colour;
  context.fill(path);
  context.restore();
};

/** A hole and everything around it that does not move, in flat units. */
export function paintGround(context: Context, look: GroundLook, box: Box): void {
  const { theme } = look;
  context.lineJoin = context.lineCap = "round";
  context.fillStyle = look.isContrast ? "#10182E" : theme.back;
  context.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  if (!look.isContrast) paintAround(context, look, box);
  const floor = tilePath(look, (tile) => tile !== " ");
  const walls = wallPath(look);
  // The paper island: its shadow, its edge, its rim.
  stroke(context, walls, SHADE, RIM * 2 + 6, 16);
  fill(context, floor, SHADE, 16);
  stroke(context, walls, theme.edge, RIM * 2 + 4, DEEP);
  stroke(context, walls, theme.edge, RIM * 2 + 4);
  stroke(context, walls, theme.rim, RIM * 2 - 2);
  fill(context, floor, theme.floor);
  context.save();
  context.clip(floor);
  paintStripes(context, look);
  paintTiles(context, look);
  // The side of the rim, and the shadow that it throws on the green.
  stroke(context, walls, SHADE, 14, DEEP + 7);
  stroke(context, walls, theme.side, 13, DEEP - 3);
  context.restore();
  stroke(context, walls, look.isContrast ? "#000" : theme.edge, 3);
  paintMarks(context, look);
}

function paintStripes(context: Context, { hole }: GroundLook): void {
  const size = Math.max(hole.columns, hole.rows) * TILE;
  for (let x = -size; x < size * 2; x += 96) {
    shape(context, PALE, [x, 0, x + 48, 0, x + 48 - size, size, x - size, size]);
  }
}

const SOFT: readonly (readonly [letters: string, colour: keyof Theme, border: keyof Theme | ""])[] = [
  ["i", "ice", "bank"],
  ["s", "sand", "slope"],
  ["wl", "water", "bank"],
  ["<>^v", "slope", ""],
  ["RLUD", "edge", ""],
  ["rqud", "side", ""],
];
/** Which way a tile points: in quarters of a turn from the right. */
const WAYS = ">v<^RDLUrdqu";

function paintTiles(context: Context, look: GroundLook): void {
  const { theme, hole, flat, isTall } = look;
  for (const [letters, colour, border] of SOFT) {
    const path = border ? softPath(look, letters) : tilePath(look, (tile) => letters.includes(tile));
    if (border) stroke(context, path, theme[border] as string, 13);
    stroke(context, path, theme[colour] as string, border ? 5 : 1);
    fill(context, path, theme[colour] as string);
    if (letters === "wl") {
      context.save();
      context.clip(path);
      // The bank throws a shadow on the water.
      stroke(
        context,
        tilePath(look, (tile) => tile !== " " && !letters.includes(tile)),
        "rgba(0,16,50,.35)",
        16,
        4,
      );
      context.restore();
    }
  }
  for (const [index, tile] of hole.tiles.entries()) {
    const middle = flat(
      ((index % hole.columns) + 0.5) * TILE * UNIT,
      (Math.floor(index / hole.columns) + 0.5) * TILE * UNIT,
    );
    context.save();
    context.translate(middle.x, middle.y);
    const way = WAYS.indexOf(tile);
    if (way >= 0) {
      context.rotate(((way - (isTall ? 1 : 0)) * Math.PI) / 2);
      paintArrow(context, tile, theme);
    } else if (tile === "s") paintGrains(context, index, theme);
    else if (tile === "w" && index % 3 === 0) paintWave(context, 0, 14);
    else if (tile === "i" && index % 2 === 0) line(context, "#FFFFFF", 3, [-10, 8, 6, -8]);
    // Smaller than it carries, so that each pad is seen.
    else if (tile === "l") AROUND[0]!(context, LILY_RADIUS / UNIT - 6, index * 4 + 1);
    context.restore();
  }
}

function paintFade(context: Context, from: string, to: string): void {
  const fade = context.createLinearGradient(-24, 0, 24, 0);
  fade.addColorStop(0, from);
  fade.addColorStop(1, to);
  context.fillStyle = fade;
  context.fillRect(-24.5, -24.5, 49, 49);
}

function paintArrow(context: Context, tile: string, theme: Theme): void {
  if ("RLUD".includes(tile)) {
    for (const x of [-14, 2]) line(context, "#FFE28A", 5, [x, -13, x + 13, 0, x, 13]);
  } else if ("rqud".includes(tile)) {
    paintFade(context, "rgba(255,255,255,0)", "rgba(255,255,255,.75)");
    context.fillStyle = theme.edge;
    context.fillRect(19, -24, 5, 48);
    shape(context, INK, [-12, -10, 8, 0, -12, 10]);
  } else {
    paintFade(context, "rgba(255,255,255,.3)", "rgba(20,20,60,.2)");
    line(context, "rgba(255,255,255,.75)", 4, [-5, -9, 6, 0, -5, 9]);
  }
}

function paintGrains(context: Context, index: number, theme: Theme): void {
  context.fillStyle = theme.slope;
  for (let grain = 0; grain < 5; grain++) {
    const at = (index * 31 + grain * 17) % 36;
    context.fillRect(at - 18, ((index * 13 + grain * 29) % 36) - 18, 3, 2);
  }
}

/** Tee, cup, tunnels and pegs. */
function paintMarks(context: Context, { hole, flat, theme }: GroundLook): void {
  const mark = (x: number, y: number, radius: number, colour: string, dy = 0) => {
    const point = flat(x, y);
    disc(context, point.x, point.y + dy, radius, colour);
  };
  const { tee, cup } = hole;
  mark(tee.x, tee.y, 17, theme.edge, 1);
  mark(tee.x, tee.y, 14, theme.rim);
  for (const { x, y, toX, toY } of hole.things.tunnels) {
    mark(x, y, 22, theme.edge);
    mark(x, y, 17, INK);
    mark(toX, toY, 20, theme.rim);
    mark(toX, toY, 15, theme.side);
    mark(toX, toY, 9, INK);
  }
  mark(cup.x, cup.y, CUP_RADIUS / UNIT + 5, "#FFFFFF");
  mark(cup.x, cup.y, CUP_RADIUS / UNIT + 1, INK);
  mark(cup.x, cup.y, CUP_RADIUS / UNIT - 2, "#0B0820", 3);
  for (const { x, y, isBouncy } of hole.posts) {
    if (isBouncy) mark(x, y, BUMPER_RADIUS / UNIT + 1, SHADE, 9);
    else {
      mark(x, y, PEG_RADIUS / UNIT + 1, SHADE, 7);
      mark(x, y, PEG_RADIUS / UNIT + 1, theme.edge, 2);
      mark(x, y, PEG_RADIUS / UNIT, theme.rim, -4);
    }
  }
}

/** What lies around the island: lily pads and reeds, plates and biscuits, floes and firs. */
function paintAround(context: Context, { hole, flat, course }: GroundLook, box: Box): void {
  const middles = hole.tiles.flatMap((tile, index) =>
    tile === " "
      ? []
      : [flat(((index % hole.columns) + 0.5) * TILE * UNIT, (Math.floor(index / hole.columns) + 0.5) * TILE * UNIT)],
  );
  const seed = hole.name.length * 7919 + hole.columns * 104_729 + 1;
  const [wide, high] = [Math.floor(box.right - box.left), Math.floor(box.bottom - box.top)];
  // Waves first, so that things lie on them.
  for (const isWave of [true, false]) {
    let dice = seed;
    const next = (below: number) => (dice = (dice * 48_271) % 2_147_483_647) % below;
    for (let each = 0; each < 150; each++) {
      const [x, y, size] = [box.left + next(wide), box.top + next(high), 8 + next(16)];
      if (each % 3 > 0 !== isWave) continue;
      if (middles.some((tile) => Math.abs(tile.x - x) < 44 + size && Math.abs(tile.y - y) < 48 + size)) continue;
      context.save();
      context.translate(x, y);
      if (isWave) paintWave(context, course, size);
      else AROUND[course]!(context, size, each);
      context.restore();
    }
  }
}

function paintWave(context: Context, course: number, size: number): void {
  context.rotate(course === 1 ? 0.78 : 0);
  context.strokeStyle = PALE;
  context.lineWidth = 4;
  context.beginPath();
  if (course === 1) context.rect(-size, -size, size * 2, size * 2);
  else {
    context.moveTo(-size, 0);
    context.quadraticCurveTo(-size / 2, -7, 0, 0);
    context.quadraticCurveTo(size / 2, 7, size, 0);
  }
  context.stroke();
}

const AROUND: readonly ((context: Context, size: number, kind: number) => void)[] = [
  (context, size, kind) => {
    disc(context, 2, 6, size, SHADE);
    context.fillStyle = kind % 2 ? "#4FA24A" : "#67B84F";
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, size, kind, kind + 5.7);
    context.fill();
    if (kind % 4 !== 0) return;
    for (let petal = 0; petal < 5; petal++)
      disc(context, Math.cos(petal * 1.257) * 6, Math.sin(petal * 1.257) * 6 - 2, 5, kind % 8 ? "#FFC9DC" : "#FFFFFF");
    disc(context, 0, -2, 4, "#FFD84A");
  },
  (context, size, kind) => {
    disc(context, 2, 6, size, SHADE);
    if (kind % 2) {
      disc(context, 0, 0, size, "#FFF9EC");
      disc(context, 0, 0, size * 0.68, "#F1DDBE");
      disc(context, 0, -2, size * 0.45, "#C98A4B");
      return;
    }
    context.scale(size / 9, size / 9);
    BALLS[2]!.paint(context, 0);
  },
  (context, size, kind) => {
    if (kind % 2) {
      boxOf(context, -size, -size * 0.5 + 7, size * 2, size, SHADE);
      boxOf(context, -size, -size * 0.6, size * 2, size * 1.2, "#E9F4FB");
      return;
    }
    disc(context, 2, 6, size, SHADE);
    for (const [part, colour] of ["#2C6E63", "#3F8F7C", "#EAF6FA"].entries()) {
      const spikes = Array.from({ length: 14 }, (_, spike) => size * (1 - part * 0.3) * (spike % 2 ? 0.72 : 1.15));
      shape(
        context,
        colour,
        spikes.flatMap((far, spike) => [Math.cos(spike * 0.4488) * far, Math.sin(spike * 0.4488) * far - part * 3]),
      );
    }
  },
];
