import { T } from "#salt-and-pepper/art/cave.ts";
import { INK } from "#salt-and-pepper/art/worlds.ts";
import { kindAt, KIND, type Room } from "#salt-and-pepper/rules/room.ts";
import { COLUMNS, ROWS } from "#salt-and-pepper/rules/units.ts";

type Context = CanvasRenderingContext2D;

/** Brine is pale with white crystals, mud dark with peppercorns, soup hot with bubbles: told apart without colour. */
const LOOKS = [
  { top: "#E8FBFF", body: ["#7FD8F5", "#2F86C9"] },
  { top: "#B58A5A", body: ["#6B4A34", "#2E1D1C"] },
  { top: "#FFE08A", body: ["#FF8A3A", "#C93A1E"] },
] as const;

/** How far the surface of a pool lies below its edge. */
const TOP = 7;

type Pool = { kind: number; x: number; y: number; wide: number };

const pools = new WeakMap<Room, Pool[]>();

function poolsOf(room: Room): Pool[] {
  const known = pools.get(room);
  if (known) return known;
  const found: Pool[] = [];
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const kind = kindAt(room, x, y);
      if (kind < KIND.brine || kind > KIND.soup) continue;
      const last = found.at(-1);
      if (last && last.y === y && last.x + last.wide === x && last.kind === kind - KIND.brine) last.wide += 1;
      else found.push({ kind: kind - KIND.brine, x, y, wide: 1 });
    }
  pools.set(room, found);
  return found;
}

/** What rests of the pools: it is painted with the cave. */
export function paintWater(context: Context, room: Room, isContrast: boolean): void {
  for (const { kind, x, y, wide } of poolsOf(room)) {
    const top = kindAt(room, x, y - 1) === KIND.brine + kind ? y * T : y * T + TOP + 3;
    context.fillStyle = bodyOf(context, kind, top, T, isContrast);
    context.fillRect(x * T, top, wide * T, (y + 1) * T - top);
  }
}

/** The waves of the pools. */
export function drawWater(context: Context, room: Room, tick: number, isContrast: boolean): void {
  for (const { kind, x, y, wide } of poolsOf(room))
    if (kindAt(room, x, y - 1) !== KIND.brine + kind)
      drawLiquid(context, kind, [x * T, y * T + TOP, wide * T, 7], tick, isContrast, true);
}

function bodyOf(context: Context, kind: number, y: number, high: number, isContrast: boolean): CanvasGradient | string {
  if (isContrast) return "#000";
  const body = context.createLinearGradient(0, y, 0, y + high);
  for (const [at, colour] of LOOKS[kind]!.body.entries()) body.addColorStop(at, colour);
  return body;
}

/** A body of liquid with waves on it; of a pool it is only the strip below them. */
export function drawLiquid(
  context: Context,
  kind: number,
  [x, y, wide, high]: readonly [number, number, number, number],
  tick: number,
  isContrast: boolean,
  isPool = false,
): void {
  const look = LOOKS[kind]!;
  const wave = (at: number) => Math.sin(at / 15 + tick / (kind === 1 ? 34 : 17)) * (kind === 1 ? 1.5 : 2.6);
  const surface = () => {
    for (let at = 0; at <= wide; at += 12) context.lineTo(x + at, y + wave(x + at));
  };
  if (isPool) context.fillStyle = isContrast ? "#000" : look.body[0];
  else context.fillStyle = bodyOf(context, kind, y, Math.min(high, 120), isContrast);
  context.beginPath();
  context.moveTo(x, y + high);
  surface();
  context.lineTo(x + wide, y + high);
  context.fill();
  context.strokeStyle = isContrast ? "#FFF" : look.top;
  context.lineWidth = 4;
  context.beginPath();
  surface();
  context.stroke();
  const count = Math.floor((wide - 14) / 26);
  for (let grain = 0; grain < count; grain++) {
    const at = x + 12 + grain * 26 + ((grain * 37) % 11);
    const deep = y + 13 + ((grain * 53) % 20) + Math.sin(tick / 25 + grain) * 2;
    if (kind === 0) {
      context.fillStyle = "#FFFFFF";
      context.globalAlpha = 0.55 + Math.sin(tick / 9 + grain * 2) * 0.4;
      context.save();
      context.translate(at, deep);
      context.rotate(grain);
      context.fillRect(-3, -3, 6, 6);
      context.restore();
    } else if (kind === 1) {
      context.fillStyle = isContrast ? "#FFF" : INK;
      context.beginPath();
      context.arc(at, deep, 4, 0, 7);
      context.fill();
      context.fillStyle = "#C79A6A";
      context.beginPath();
      context.arc(at - 1, deep - 1, 1.4, 0, 7);
      context.fill();
    } else {
      const rise = (tick * 0.5 + grain * 17) % 26;
      context.strokeStyle = "#FFF0B0";
      context.lineWidth = 2;
      context.globalAlpha = 1 - rise / 28;
      context.beginPath();
      context.arc(at, y + 26 - rise, 2 + rise / 7, 0, 7);
      context.stroke();
    }
    context.globalAlpha = 1;
  }
}
