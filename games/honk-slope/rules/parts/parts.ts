import { band, wall } from "./bars.ts";
import { boulders, field, gate, parade, rush, slalom, spur } from "./hazards.ts";
import { islands, jump, mushrooms } from "./leaps.ts";
import type { Part } from "./rows.ts";
import { bend, bridge, crumbling, plunge, railed, split, stairs, straight, wave } from "./ways.ts";

/** By letter, as the slopes name them; lower case goes left, upper case right. */
export const PARTS: Readonly<Record<string, Part>> = {
  s: straight,
  r: railed,
  c: bend,
  w: wave,
  v: plunge,
  n: bridge,
  h: split,
  j: jump,
  d: stairs,
  b: slalom,
  g: gate,
  p: parade,
  x: rush,
  f: field,
  e: spur,
  q: band,
  k: wall,
  i: islands,
  m: mushrooms,
  o: boulders,
  y: crumbling,
};
