import { at } from "./brush.ts";
import { BEE } from "./goods.ts";

/** Before the duck and its stand. */
export function frontOf(kind: number, level: number, branch: number): string {
  if (kind === 1) {
    if (branch === 1) return at(BEE, 40, 6, 0, 0.6) + at(BEE, -32, 30, 0, 0.6);
    return branch === 2 ? CAULDRON : at(POT, 30, 20, 0, level > 1 ? 1.1 : 0.9);
  }
  return kind < 4 ? "" : branch === 2 ? HORN : mill(level > 1, branch === 1);
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
    `*${isHot ? "n" : colour}o0-36 6
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
