import { at, chanceAt, paint, type Context, type Look } from "./brush.ts";
import { BEE, BOTTLE, pin, SACK, slice } from "./goods.ts";

const blob = (
  colour: string,
): string => `#${colour}M-22 2c2-10 14-16 26-16 14 0 18 8 16 16-2 12-18 14-26 10-8 0-18-2-16-10z
.HM-12-2c8-8 18-8 24-4-8 0-16 2-24 4z`;

const SHOTS: readonly string[] = [
  slice("b", "L"),
  slice("G", "y"),
  blob("h"),
  blob("b"),
  SACK,
  at(BOTTLE, -4, 0, 0, 0.7),
  at(pin("F", "T"), 0, 0, 1.57, 0.7),
  at(pin("j", "v"), 0, 0, 1.57, 0.7),
  BEE,
];

/** What flies, to the right, in a box of 36. */
export const paintShot = (context: Context, shot: number, look: Look): void => paint(context, look, SHOTS[shot]!, 0.62);

/** What flies about in a cloud, and how many of it. */
const PUFFS: readonly (readonly [piece: string, count: number])[] = [
  [".so2 3 18\n.wo0 0 16", 9],
  [".No2 3 12\n.mo0 0 11", 13],
  [".ko2 3 18\n.So0 0 16", 8],
  [".ro2 3 18\n.oo0 0 16", 9],
  ["8UM-24 0q14-14 28 0t28 0\n4w", 5],
  ["", 0],
  ["6wM28-12q8 12 0 24m10-32q14 20 0 40", 7],
];
const [WIND, HONEY, SOUND] = [4, 5, 6];
const SPLAT = `*ho-22 0 20 12o4-6 22 12o26 4 16 9o-2 8 24 12
.yM-26-4c12-8 34-8 44-2-12 0-26 2-34 8-6 0-10-2-10-6z`;

/** A cloud from frame 0, its start, to frame 5, when it is nearly gone; in a box of 96. */
export function paintPuff(context: Context, puff: number, frame: number, look: Look): void {
  const age = frame / 5;
  const spread = Math.sqrt(age);
  const [piece, count] = PUFFS[puff]!;
  let picture = puff === HONEY ? at(SPLAT, 0, 0, 0, 0.7 + Math.min(age, 0.3)) : "";
  for (let number = 0; number < count; number++) {
    const angle = (number / count) * 6.28 + chanceAt(number, puff) * 0.6;
    const far = (8 + spread * 28) * (0.5 + chanceAt(number, 7) * 0.5);
    const size = 0.6 + chanceAt(number, 3) * 0.5;
    const [x, y] =
      puff === WIND
        ? [age * 50 - 25 - Math.abs(number - 2) * 8, number * 16 - 32]
        : [Math.cos(angle) * far, Math.sin(angle) * far * 0.8 + age * 4];
    picture +=
      puff === SOUND ? at(piece, 0, 0, angle, 0.3 + spread * 0.7) : at(piece, x, y, 0, size * (1.1 - age * 0.6));
  }
  context.save();
  context.globalAlpha *= 1 - age * age * 0.85;
  paint(context, look, picture, 1);
  context.restore();
}
