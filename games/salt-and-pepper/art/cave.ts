import { COLUMNS, ROWS } from "#salt-and-pepper/rules/units.ts";
import { kindAt, KIND, type Room } from "#salt-and-pepper/rules/room.ts";
import { INK, type World } from "./worlds.ts";

type Context = CanvasRenderingContext2D;

/** Side of a tile in the picture. */
export const T = 48;
export const WIDE = COLUMNS * T;
export const HIGH = ROWS * T;
/** Rock around the room that is painted with it. */
export const MARGIN = 240;

/** Numbers from 0 to 1 that are always the same for a place. */
export function noise(x: number, y: number, seed = 0): number {
  let mixed = Math.imul(x * 374761393 + y * 668265263 + seed * 2147483, 1274126177);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 1103515245);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

const isRock = (room: Room, x: number, y: number): boolean => {
  const kind = kindAt(room, x, y);
  return kind === KIND.rock || kind === KIND.lamp || (kind >= KIND.sensor && kind < KIND.sensor + 4);
};

/** Everything of a room that rests: air, far caves, rock with its lit edges, and what grows there. */
export function paintCave(context: Context, room: Room, world: World, seed: number): void {
  const air = context.createLinearGradient(0, 0, 0, HIGH);
  air.addColorStop(0, world.sky[0]);
  air.addColorStop(1, world.sky[1]);
  context.fillStyle = air;
  context.fillRect(-MARGIN, -MARGIN, WIDE + 2 * MARGIN, HIGH + 2 * MARGIN);
  if (world.growth >= 0) paintFar(context, world, seed);
  paintRock(context, room, world, seed);
}

function paintFar(context: Context, world: World, seed: number): void {
  // Shafts of light.
  context.globalCompositeOperation = "lighter";
  for (let shaft = 0; shaft < 4; shaft++) {
    const x = 100 + noise(shaft, 1, seed) * 950;
    const wide = 40 + noise(shaft, 2, seed) * 90;
    const light = context.createLinearGradient(0, 0, 0, HIGH);
    light.addColorStop(0, `${world.glow}44`);
    light.addColorStop(1, `${world.glow}00`);
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + wide, 0);
    context.lineTo(x + wide * 1.6 - 150, HIGH);
    context.lineTo(x - 210, HIGH);
    context.fill();
  }
  context.globalCompositeOperation = "source-over";
  // Two rows of far columns and hills.
  for (const layer of [0, 1]) {
    context.fillStyle = world.far[layer]!;
    context.globalAlpha = layer === 0 ? 0.55 : 0.8;
    const bumps = 9 + layer * 4;
    for (const isTop of [true, false]) {
      context.beginPath();
      const base = isTop ? -10 : HIGH + 10;
      context.moveTo(-20, base);
      for (let bump = 0; bump <= bumps; bump++) {
        const x = (bump / bumps) * (WIDE + 40) - 20;
        const far = (90 - layer * 30) * (0.5 + noise(bump, layer * 3 + (isTop ? 1 : 2), seed) * 2.2);
        context.quadraticCurveTo(x - 30, base + (isTop ? far * 0.3 : -far * 0.3), x, base + (isTop ? far : -far));
        context.quadraticCurveTo(x + 16, base + (isTop ? far * 0.5 : -far * 0.5), x + 40, base + (isTop ? 34 : -34));
      }
      context.lineTo(WIDE + 20, base);
      context.fill();
    }
  }
  paintProps(context, world, seed);
  context.globalAlpha = 1;
}

/** Large shapes far behind, of each world its own: crystals, cogs, pipes or mushrooms. */
function paintProps(context: Context, world: World, seed: number): void {
  context.fillStyle = context.strokeStyle = world.far[1];
  context.globalAlpha = 0.6;
  for (let prop = 0; prop < 5; prop++) {
    const size = 60 + noise(prop, 11, seed) * 70;
    const y = HIGH * (0.3 + noise(prop, 13, seed) * 0.4);
    context.save();
    context.translate((prop + 0.2 + noise(prop, 12, seed) * 0.6) * (WIDE / 5), y);
    context.lineWidth = size * 0.24;
    context.beginPath();
    if (world.growth === 0) {
      context.rotate(noise(prop, 14, seed) - 0.5);
      for (const [px, py] of [
        [-0.4, HIGH / size],
        [-0.4, -0.6],
        [0, -1.2],
        [0.4, -0.6],
        [0.4, HIGH / size],
      ] as const)
        context.lineTo(px * size, py * size);
      context.fill();
    } else if (world.growth === 1) {
      context.arc(0, 0, size * 0.66, 0, 7);
      context.stroke();
      for (let tooth = 0; tooth < 10; tooth++) {
        context.rotate(Math.PI / 5);
        context.fillRect(-size * 0.13, -size, size * 0.26, size * 0.3);
        if (tooth % 2 === 0) context.fillRect(-size * 0.07, -size * 0.6, size * 0.14, size * 0.6);
      }
    } else if (world.growth === 2) {
      context.moveTo(-size, HIGH);
      context.lineTo(-size, 0);
      context.arcTo(-size, -size, 0, -size, size * 0.5);
      context.lineTo(size * 1.6, -size);
      context.lineTo(size * 1.6, -HIGH);
      context.stroke();
      for (const py of [0.6, 1.8]) context.fillRect(-size * 1.22, py * size, size * 0.44, size * 0.16);
    } else {
      context.fillRect(-size * 0.14, 0, size * 0.28, HIGH);
      context.arc(0, 0, size, Math.PI, 0);
      context.ellipse(0, 0, size, size * 0.24, 0, 0, Math.PI);
      context.fill();
    }
    context.restore();
  }
}

/** One shape for all rock, with round corners where it meets air. */
function rockPath(context: Context, room: Room, grow: number): void {
  context.beginPath();
  for (let y = -5; y < ROWS + 5; y++)
    for (let x = -5; x < COLUMNS + 5; x++) {
      if (!isRock(room, x, y)) continue;
      const [up, down, left, right] = [
        isRock(room, x, y - 1),
        isRock(room, x, y + 1),
        isRock(room, x - 1, y),
        isRock(room, x + 1, y),
      ];
      const r = 13;
      const corners = [up || left ? 0 : r, up || right ? 0 : r, down || right ? 0 : r, down || left ? 0 : r];
      context.roundRect(x * T - grow, y * T - grow, T + 2 * grow, T + 2 * grow, corners);
    }
}

function paintRock(context: Context, room: Room, world: World, seed: number): void {
  // The shadow that rock throws on the air behind it.
  context.save();
  context.translate(7, 9);
  context.globalAlpha = 0.28;
  context.fillStyle = INK;
  rockPath(context, room, 2);
  context.fill();
  context.restore();
  // Outline, light from above, and the body.
  context.fillStyle = INK;
  rockPath(context, room, 3);
  context.fill();
  context.fillStyle = world.rock;
  rockPath(context, room, 0);
  context.fill();
  context.save();
  rockPath(context, room, 0);
  context.clip();
  // Dark inside, and lit from the air around.
  context.fillStyle = world.deep;
  context.fillRect(-MARGIN, -MARGIN, WIDE + 2 * MARGIN, HIGH + 2 * MARGIN);
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      if (isRock(room, x, y) || depthOf(room, x, y, false) > 0) continue;
      const [cx, cy] = [(x + 0.5) * T, (y + 0.5) * T];
      const light = context.createRadialGradient(cx, cy, T * 0.5, cx, cy, T * 2.3);
      light.addColorStop(0, `${world.rock}B0`);
      light.addColorStop(1, `${world.rock}00`);
      context.fillStyle = light;
      context.fillRect(cx - T * 2.3, cy - T * 2.3, T * 4.6, T * 4.6);
    }
  for (let y = -5; y < ROWS + 5; y++)
    for (let x = -5; x < COLUMNS + 5; x++) if (isRock(room, x, y)) paintStone(context, room, world, x, y, seed);
  context.restore();
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) if (isRock(room, x, y)) paintEdge(context, room, world, x, y, seed);
}

/** How far a tile is from air, or from rock, up to 2. */
function depthOf(room: Room, x: number, y: number, isIn = true): number {
  for (let far = 1; far < 3; far++)
    for (let dy = -far; dy <= far; dy++)
      for (let dx = -far; dx <= far; dx++) if (isRock(room, x + dx, y + dy) !== isIn) return far - 1;
  return 2;
}

function paintStone(context: Context, room: Room, world: World, x: number, y: number, seed: number): void {
  const depth = depthOf(room, x, y);
  if (world.growth < 0) return;
  // Facets: lit above on the left, dark below on the right.
  for (let facet = 0; facet < 3; facet++) {
    const [a, b] = [noise(x, y, seed + facet), noise(x, y, seed + facet + 20)];
    const [cx, cy, size] = [x * T + a * T, y * T + b * T, 8 + a * 15];
    context.globalAlpha = (0.16 - depth * 0.045) * (0.5 + b);
    context.fillStyle = facet === 1 ? INK : world.edge;
    context.beginPath();
    context.moveTo(cx - size, cy);
    context.lineTo(cx - size * 0.2, cy - size * 0.6);
    context.lineTo(cx + size, cy - size * 0.1);
    context.lineTo(cx + size * 0.2, cy + size * 0.5);
    context.fill();
  }
  context.globalAlpha = 1;
}

function paintEdge(context: Context, room: Room, world: World, x: number, y: number, seed: number): void {
  const isAir = (dx: number, dy: number) => kindAt(room, x + dx, y + dy) === KIND.air && y + dy >= 0 && y + dy < ROWS;
  const chance = noise(x, y, seed + 5);
  const [px, py] = [x * T, y * T];
  if (isAir(0, -1)) {
    // A cap of moss, salt or spice, with drips.
    const [left, right] = [isRock(room, x - 1, y) ? 0 : 8, isRock(room, x + 1, y) ? 0 : 8];
    context.fillStyle = world.edge;
    context.beginPath();
    context.roundRect(px + left * 0.3, py - 2, T - (left + right) * 0.3, 8, 4);
    context.fill();
    context.fillStyle = world.moss;
    context.globalAlpha = 0.9;
    context.beginPath();
    context.moveTo(px + left * 0.6, py - 2);
    for (let drip = 0; drip <= 6; drip++) {
      const dx = px + left * 0.6 + ((T - (left + right) * 0.6) * drip) / 6;
      context.lineTo(dx, py + 2 + noise(x * 7 + drip, y, seed) * 6);
    }
    context.lineTo(px + T - right * 0.6, py - 2);
    context.fill();
    context.globalAlpha = 1;
    if (world.growth >= 0 && chance > 0.62 && room.plates.every((plate) => plate.x !== x || plate.y !== y - 1))
      grow(context, world, px + 10 + chance * 26, py - 1, seed + x);
  }
  if (isAir(0, 1)) {
    context.globalAlpha = 0.35;
    context.fillStyle = INK;
    context.fillRect(px, py + T - 6, T, 6);
    context.globalAlpha = 1;
    if (chance > 0.55 && world.growth >= 0) {
      // A hanging stone or root.
      const high = 10 + chance * 22;
      context.fillStyle = chance > 0.8 ? world.gem : world.rock;
      context.strokeStyle = INK;
      context.lineWidth = 2.5;
      context.beginPath();
      context.moveTo(px + 10, py + T - 1);
      context.lineTo(px + 17 + chance * 8, py + T + high);
      context.lineTo(px + 32, py + T - 1);
      context.fill();
      context.stroke();
    }
  }
  if (world.growth < 0) return;
  context.globalAlpha = 0.4;
  context.fillStyle = world.edge;
  if (isAir(-1, 0)) context.fillRect(px, py + 4, 3, T - 8);
  context.fillStyle = INK;
  if (isAir(1, 0)) context.fillRect(px + T - 4, py + 4, 4, T - 8);
  context.globalAlpha = 1;
}

/** A small thing that grows on the ground of a world. */
function grow(context: Context, world: World, x: number, y: number, seed: number): void {
  context.save();
  context.translate(x, y);
  context.strokeStyle = INK;
  context.lineWidth = 2;
  context.lineJoin = "round";
  const kind = Math.floor(noise(Math.round(x), Math.round(y), seed) * 3);
  if (world.growth === 0 || (world.growth === 3 && kind === 0)) {
    for (const [dx, wide, high] of [
      [-6, 5, 15],
      [3, 7, 24],
      [10, 4, 11],
    ] as const) {
      context.fillStyle = world.gem;
      context.beginPath();
      context.moveTo(dx - wide, 0);
      context.lineTo(dx - wide * 0.7, -high * 0.7);
      context.lineTo(dx, -high);
      context.lineTo(dx + wide * 0.7, -high * 0.7);
      context.lineTo(dx + wide, 0);
      context.closePath();
      context.fill();
      context.stroke();
    }
  } else if (world.growth === 1) {
    context.strokeStyle = world.moss;
    context.lineWidth = 3;
    for (const lean of [-9, 0, 9]) {
      context.beginPath();
      context.moveTo(0, 0);
      context.quadraticCurveTo(lean * 0.3, -10, lean, -18 + Math.abs(lean) * 0.5);
      context.stroke();
      context.fillStyle = world.gem;
      context.beginPath();
      context.arc(lean, -19 + Math.abs(lean) * 0.5, 4, 0, 7);
      context.fill();
    }
  } else if (world.growth === 2) {
    context.fillStyle = world.moss;
    context.beginPath();
    context.roundRect(-5, -18, 10, 18, 3);
    context.fill();
    context.stroke();
    context.fillStyle = world.gem;
    context.beginPath();
    context.roundRect(-8, -23, 16, 7, 3);
    context.fill();
    context.stroke();
  } else {
    for (const [dx, high, cap] of [
      [-5, 12, 8],
      [6, 20, 10],
    ] as const) {
      context.fillStyle = "#DDF5EA";
      context.fillRect(dx - 2, -high, 4, high);
      context.fillStyle = kind === 1 ? world.gem : world.edge;
      context.beginPath();
      context.arc(dx, -high, cap, Math.PI, 0);
      context.closePath();
      context.fill();
      context.stroke();
      context.fillStyle = "#FFFFFF";
      context.beginPath();
      context.arc(dx - 3, -high - 3, 1.8, 0, 7);
      context.fill();
    }
  }
  context.restore();
}
