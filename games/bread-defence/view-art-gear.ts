import { at } from "./view-art-brush.ts";
import { BEE, SACK, slice } from "./view-art-goods.ts";

/** Behind the duck. */
export function backOf(kind: number, level: number, branch: number): string {
  if (level < 2) return "";
  if (kind === 0) return [14, 2, -10].map((y) => at(slice("b", "L"), -48, y, 0.3, 0.6)).join("");
  if (kind === 1 && branch === 1) return HIVE;
  if (kind === 3 && branch < 2) return at(SACK, -46, 6, 0, 0.9);
  return kind === 5 ? CHIMNEY : "";
}

const HIVE = `#hM-62 22c-8-32 6-70 26-70s32 38 26 70z
4GM-62 6q26 8 54 0m-54-16q26 8 52 0`;
const CHIMNEY = `#zM-50 10v-54h20v54z
*TM-54-50h28v10h-28z`;

/** Before the duck and its stand. */
export function frontOf(kind: number, level: number, branch: number): string {
  if (kind === 1) {
    if (branch === 1) return at(BEE, 40, 6, 0, 0.6) + at(BEE, -32, 30, 0, 0.6);
    return branch === 2 ? CAULDRON : at(POT, 30, 20, 0, level > 1 ? 1.1 : 0.9);
  }
  if (kind === 4) return branch === 2 ? HORN : mill(level > 1, branch === 1);
  if (kind !== 5) return "";
  return oven(level > 1 ? "z" : "t") + (branch === 1 ? AWNING : "");
}

const POT = `#zM-18-10c-10 16-4 30 6 32h24c10-2 16-16 6-32z
*hM-20-16h40v6c-6 0-6 10-10 10s-4-8-8-8-4 10-8 10-4-12-14-12z`;
const CAULDRON = `#zM-42 12c-4 34 88 34 84 0z
+TM-46 12c6-8 86-8 92 0-6 8-86 8-92 0z
.bo0 12 34 4`;
/** On bellows, for a wind. */
const HORN = `+vM-8 10l24-10v36l-24-6z
#gM14 10c20 0 30-10 40-26 6-6 12 2 12 28s-4 38-12 36c-10-16-20-22-40-22z
*To60 15 7 28`;

function mill(isTall: boolean, isHot: boolean): string {
  const colour = isHot ? "r" : "T";
  return at(
    `${isTall ? `aEM0-34h24v-8\n4s\n*${colour}o24-44 6` : ""}
*${isHot ? "n" : colour}o0-36 6
#${colour}M-18 34c-4-12 8-18 8-30l-4-16h30l-4 16c-2 12 10 18 6 30z
+${colour}M-14-18c-2-20 32-20 30 0z
*sM-16-18h34v8h-34z
${isHot ? "aEM-2 6c10 2 12 10 4 18\n6h" : "4FM-6-6q4 10-2 28"}`,
    26,
    6,
    0,
    1,
    isTall ? 1 : 0.8,
  );
}

const oven = (bricks: string): string => `#${bricks}M-42 42c-6-44 18-54 46-54s50 10 44 54z
4DM-34 0l8 8m20-18v8m26-6l-2 8m22 2l-8 8m-74 14h10m70 0h10
*xM-20 42v-20c0-18 46-18 46 0v20z
.oM-14 42c-2-14 6-14 8-24 8 8 12 4 12-4 10 8 16 16 14 28z
.yM-6 42c-2-8 4-10 6-16 4 6 8 4 8 0 6 6 6 12 4 16z`;

/** Of a shop. */
const AWNING = `
+wM-50-4h106l4 14c-8 8-16 4-20 0-8 8-18 6-22 0-8 8-16 6-20 0-8 8-18 6-22 0-6 6-20 8-30 0z
.rM-36-4h18l-6 16c-4 4-14 4-18 0zm40 0h18l-4 16c-4 4-16 4-20 0zm38 0h14l4 14c-6 6-16 6-20 2z`;
