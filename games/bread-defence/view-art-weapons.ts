import { at, draw, type Brush } from "./view-art-brush.ts";
import { BOTTLE, pin, slice } from "./view-art-shots.ts";

/** By kind of tower; a weapon points right, and the duck holds it at 0, 0. */
export function drawWeapon(brush: Brush, kind: number, level: number, branch: number): void {
  const trim = level > 3 ? "g" : "s";
  if (kind === 0) draw(brush, branch === 2 ? sniper(trim) : toaster(level, branch, trim));
  if (kind === 1) draw(brush, honey(level, branch, trim));
  if (kind === 2) drawPins(brush, level, branch);
  if (kind === 3) draw(brush, branch === 2 ? bottle(trim) : cannon(level, branch, trim));
}

/** The duck's wing over what it holds. */
const hand = (x: number, y: number): string => `+yM${x - 16} ${y}c0-10 22-12 27-3 3 11-15 17-27 3z`;

/** A slice that leaves to the right. */
const toast = (y: number, crust: string, crumb: string): string => `@33 ${y} 1.57 .6\n${slice(crust, crumb)}\n@`;

function toaster(level: number, branch: number, trim: string): string {
  const wide = branch === 1 ? 24 : level > 1 ? 17 : 14;
  const rows = branch === 1 ? [-17, -6, 6, 17] : level > 1 ? [-8, 8] : [0];
  const colour = branch === 1 ? "r" : level > 1 ? "U" : "s";
  return `${rows.map((y) => toast(y, "b", "L")).join("\n")}
    cEM2 ${-wide}v-7h8
    5${trim}
    #${colour}M30 ${-wide}H-12c-20 0-20 ${2 * wide} 0 ${2 * wide}H30z
    4HM-12 ${6 - wide}H18
    *${level > 3 ? "g" : "S"}M25 ${-wide - 2}h8v${2 * wide + 4}h-8z
    ${hand(-4, wide - 8)}`;
}

const sniper = (trim: string): string => `@18 0\n${toast(-2, "G", "y")}\n@
  #gM-18-12H48V9H-18z
  4HM-10-7H40
  +TM-28-14H4V14H-28z
  *SM-6-26H26V-16H-6z
  *Uo26-21 5 7
  *${trim}M40-15H48V12H40z
  ${hand(-2, 4)}`;

function honey(level: number, branch: number, trim: string): string {
  if (branch === 1)
    return `#cM-14-16H30V16H-14z
    +tM-18-22H24V-14H-18z
    4DM-12-2H28
    *${trim === "g" ? "g" : "h"}M28-9C44-8 44 8 28 9z
    .ko38 0 4 6
    ${hand(-4, 6)}`;
  const stick = `eEM-22 0H30\n7${trim === "g" ? "g" : "t"}`;
  if (branch === 2)
    return `${stick}
    +zM28-16C54-18 54 18 28 16 24 8 24-8 28-16z
    +bM30-16C46-22 62-10 56 0 60 10 52 14 44 12 40 18 34 16 30 12z
    ${hand(-2, 2)}`;
  return `${stick}
    #hM22-13C28-18 34-16 34-14 40-18 46-14 46-14 54-16 58-6 58 0S56 12 50 12C48 ${level > 1 ? 28 : 20} 40 ${level > 1 ? 26 : 18} 40 13 34 16 26 18 22 12z
    4OM32-9V10M43-9V10
    ${hand(-2, 2)}`;
}

function drawPins(brush: Brush, level: number, branch: number): void {
  const handle = level > 3 ? "g" : level > 1 ? "r" : "T";
  if (branch === 2)
    for (const side of [-1, 1]) at(brush, [16, side * 14, side * 0.3], () => draw(brush, pin("F", handle, 10, 22)));
  else if (branch === 1) draw(brush, `@18 0\n${pin("j", handle, 19, 24)}\n3IM-14-14L-6-4-10 4M8-15L4-2 14 8\n@`);
  else draw(brush, `@16 0\n${pin("F", handle, level > 1 ? 13 : 11, level > 1 ? 24 : 19)}\n@`);
  draw(brush, hand(-12, 2));
}

const bottle = (trim: string): string => `@4 0 0 1.15
  ${BOTTLE}
  *${trim}M32-10H40V10H32z
  .wo47-6 4o51 3 3o45 7 2
  @
  ${hand(-10, 8)}`;

function cannon(level: number, branch: number, trim: string): string {
  const wide = branch === 1 ? 24 : level > 1 ? 20 : 17;
  return `#${branch === 1 ? "c" : "S"}M-20 ${6 - wide}C-6 ${-wide} 12 ${2 - wide} 38 ${-wide}V${wide}C12 ${wide - 2}-6 ${wide}-20 ${wide - 6}-30 8-30-8-20 ${6 - wide}z
    4HM-14 ${9 - wide}Q4 ${6 - wide} 28 ${6 - wide}
    ${level > 1 ? `6${trim}M4 ${3 - wide}V${wide - 3}` : ""}
    *${trim}M34 ${-wide - 2}H44V${wide + 2}H34z
    *wo45 0 5 ${wide - 3}
    ${hand(-8, 10)}`;
}
