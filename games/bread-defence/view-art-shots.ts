import { at, chanceAt, disc, draw, paint, type Brush, type Context, type Look } from "./view-art-brush.ts";

export const slice = (crust: string, crumb: string): string => `+${crust}M-15 18V-4C-28-24 28-24 15-4V18z
  .${crumb}M-10 13V-5C-19-17 19-17 10-5V13z
  .HM-9-2C-12-10-4-13 0-13-5-9-8-6-9-2z`;
const blob = (
  colour: string,
): string => `#${colour}M-22 2C-20-8-8-14 4-14 18-14 22-6 20 2 18 14 2 16-6 12-14 12-24 10-22 2z
  .HM-12-3C-5-10 6-11 11-7 4-7-4-5-12-3z`;
/** A rolling pin of this thickness and length, around 0, 0. */
export const pin = (
  colour: string,
  handle: string,
  thick: number,
  long: number,
): string => `fEM${-long - 14} 0H${long + 14}
  8${handle}
  #${colour}M${-long} ${-thick}H${long}q6 ${thick} 0 ${2 * thick}H${-long}q-6 ${-thick} 0 ${-2 * thick}z
  4HM${4 - long} ${5 - thick}H${long - 6}`;

export const SACK = `#cM-16 18C-24 8-18-6-9-8L-14-18H14L9-8C18-6 24 8 16 18 8 22-8 22-16 18z
  4tM-9-9H9M0 0V12M-4 3l4 4 4-4`;
export const BEE = `*wM-2-8C-18-24 2-28 2-9 8-28 22-18 6-6z
  +gM-20 2C-16-12 16-12 18 2 16 14-14 14-20 2z
  5kM-8-6V9M1-8V10
  .ko11-1 3`;
export const BOTTLE = `#NM-24-12H10C18-12 22-7 30-7H40V7H30C22 7 18 12 10 12H-24C-28 6-28-6-24-12z
  4mM-18-7H8
  *cM-12-9H8V9H-12z
  5NM-6 0H2M-2-4V4`;

const SHOTS: readonly string[] = [
  slice("b", "L"),
  slice("G", "y"),
  blob("h"),
  blob("b"),
  SACK,
  `@-4 0 0 .7\n${BOTTLE}\n@`,
  `@0 0 1.57 .7\n${pin("F", "T", 13, 24)}\n@`,
  `@0 0 1.57 .7\n${pin("j", "v", 13, 24)}\n@`,
  BEE,
];

/** What flies, to the right, in a box of 36. */
export const paintShot = (context: Context, shot: number, look: Look): void =>
  paint(context, look, (brush) => draw(brush, SHOTS[shot]!), 0.62);

const LAST_FRAME = 5;
const [WIND, HONEY, FEATHERS] = [4, 5, 6];
/** Of a cloud: the letters of its colour and shade, and how many balls it has. */
const CLOUDS: readonly (readonly [string, string, number])[] = [
  ["w", "s", 8],
  ["m", "N", 11],
  ["S", "k", 7],
  ["o", "r", 8],
];

/** A cloud from frame 0, its start, to frame 5, when it is nearly gone; in a box of 96. */
export function paintPuff(context: Context, puff: number, frame: number, look: Look): void {
  const age = frame / LAST_FRAME;
  const spread = Math.sqrt(age);
  context.save();
  context.globalAlpha *= 1 - age * age * 0.85;
  paint(
    context,
    look,
    (brush) => {
      if (puff === WIND)
        for (const side of [-1, 0, 1])
          draw(
            brush,
            `${Math.round(8 - age * 5)}${side ? "U" : "w"}M${-40 + age * 26 - side * side * 6} ${side * 18}q14-12 28 0t${16 + age * 14} 0`,
          );
      else if (puff === HONEY) drawSplat(brush, Math.min(1, age * 3));
      else if (puff === FEATHERS) drawFeathers(brush, age, spread);
      else drawCloud(brush, CLOUDS[puff]!, age, spread);
    },
    1,
  );
  context.restore();
}

function drawCloud(
  brush: Brush,
  [colour, shade, count]: readonly [string, string, number],
  age: number,
  spread: number,
): void {
  for (const isLight of [false, true])
    for (let ball = 0; ball < count; ball++) {
      const angle = (ball / count) * 2 * Math.PI + chanceAt(ball, count);
      const far = (12 + spread * 22) * (0.55 + chanceAt(ball, 7) * 0.45);
      const size = (16 - age * 9) * (0.7 + chanceAt(ball, 3) * 0.6);
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.8];
      draw(
        brush,
        isLight ? `.${colour}${disc(x - size * 0.15, y - size * 0.2, size * 0.8)}` : `.${shade}${disc(x, y, size)}`,
      );
    }
  if (age < 0.4) draw(brush, `.${colour}${disc(0, 0, 20 - age * 30)}`);
}

const drawSplat = (brush: Brush, grown: number): void =>
  at(brush, [0, 0, 0, 0.7 + grown * 0.3], () =>
    draw(
      brush,
      `*hM-40 4C-44-8-30-12-24-10-20-20-6-18-2-14 6-22 20-18 22-10 34-14 44-6 38 4 42 14 28 18 22 14 14 22 0 20-6 14-16 20-28 18-28 12-34 14-40 10-40 4z
      .yM-26-4C-14-12 8-12 18-6 6-6-8-4-16 2-22 2-26 0-26-4z`,
    ),
  );

function drawFeathers(brush: Brush, age: number, spread: number): void {
  for (let feather = 0; feather < 7; feather++) {
    const angle = feather * 0.9 + chanceAt(feather, 2);
    const far = 8 + spread * 30;
    at(
      brush,
      [Math.cos(angle) * far, Math.sin(angle) * far * 0.8 + age * 8, angle * 2 + age * 2, 1.2 - age * 0.3],
      () =>
        draw(
          brush,
          `*${feather % 2 ? "j" : "i"}M-12 0C-6-8 6-7 12 0 6 7-6 8-12 0z
        2EM-12 0H6`,
        ),
    );
  }
}
