import { at } from "./brush.ts";
import { BOTTLE, pin, slice } from "./goods.ts";

/** By kind of tower; a weapon points right, and the duck holds it at 0, 0. */
export function weaponOf(kind: number, level: number, branch: number): string {
  const trim = level > 3 ? "g" : "T";
  const big = level > 1 ? 1.2 : 1;
  if (kind === 0) {
    if (branch === 2) return rifle(trim);
    return toaster(branch === 1 ? "r" : level > 1 ? "U" : "s", branch === 1 ? 1.55 : big, trim);
  }
  if (kind === 1)
    return (branch === 1 ? hive(trim) : at(dipper(trim, branch === 2 ? "b" : "h"), 0, 0, 0, 1, big)) + HAND;
  if (kind === 2) {
    if (branch === 2) return at(pin("F", trim), 17, -12, -0.3, 0.9) + at(pin("F", trim), 17, 12, 0.3, 0.9) + HAND;
    return at(pin(branch === 1 ? "j" : "F", trim), 16, 0, 0, big - 0.15, branch === 1 ? 1.5 : big - 0.15) + HAND;
  }
  if (kind !== 3) return "";
  if (branch === 2) return at(`${BOTTLE}\n*${trim}M32-10h8v20h-8z\n.wo47-6 4o51 3 3o45 7 2`, 4, 0, 0, 1.15) + HAND;
  return at(cannon(branch === 1 ? "c" : "S", trim), 0, 0, 0, 1, branch === 1 ? 1.35 : big) + HAND;
}

/** The duck's wing over what it holds. */
const HAND = "\n+yM-22 4c0-10 22-12 28-2 2 10-16 16-28 2z";

/** A slice that leaves to the right. */
const toast = (y: number, crust = "b", crumb = "L"): string => at(slice(crust, crumb), 33, y, 1.57, 0.6);

const toaster = (
  colour: string,
  wide: number,
  trim: string,
): string => `${wide > 1.5 ? toast(-16) + toast(-5) + toast(6) + toast(17) : wide > 1 ? toast(-7) + toast(9) : toast(1)}
${at(
  `cEM2-14v-6h8
5${trim}
#${colour}M30-14h-42c-20 0-20 28 0 28h42z
4HM-12-8h30
*SM26-16h8v32h-8z`,
  0,
  0,
  0,
  1,
  wide,
)}${at(HAND, 0, 4)}`;

const rifle = (trim: string): string => `${at(toast(-2, "G", "y"), 16, 0)}
#gM-18-12h66v22h-66z
+TM-28-14h32v28h-32z
*SM-6-26h32v10h-32z
*${trim}M40-15H48V12H40z${HAND}`;

const hive = (trim: string): string => `#cM-14-16h44v32h-44z
+tM-18-22h42v8h-42z
*${trim}M28-8c16 0 16 16 0 18z`;

const dipper = (trim: string, goo: string): string => `eEM-22 0h52
7${trim}
#${goo}M22-12c6-6 12-4 12-2 6-4 12 0 12 0 8-2 12 8 12 14s-2 12-8 12c-2 10-10 10-10 2-6 2-14 4-18-2z`;

const cannon = (
  colour: string,
  trim: string,
): string => `#${colour}M-20-10c14-6 32-4 58-6v34c-26-2-44 0-58-6-10-4-10-20 0-22z
6${trim}M4-12v26
*${trim}M34-18h10v38h-10z
*wo45 0 5 14`;
