import { at, draw, paint, type Context, type Look } from "./view-art-brush.ts";

export { paintPuff, paintShot } from "./view-art-shots.ts";

const LOAF = "M-28 4C-32-16-12-20 0-20S32-16 28 4C34 22-34 22-28 4z";
const KNOT = "M0 12C-16 20-34 8-28-8-22-22-4-18 0-6 4-18 22-22 28-8 34 8 16 20 0 12M-14 18L12-8M14 18L-12-8";
const TUFT = (x: number, y: number): string => `*lo${x} ${y} 13 12\n4LM${x - 6} ${y - 3}q3-6 9-6`;

/** By skin of the loaf. */
const BREADS: readonly string[] = [
  `#l${LOAF}
  5bM-15-11l6 14M-1-13l6 14M13-11l6 12
  5LM-21-4l5-6M-6-12h2M8-12h2`,
  `#lM-24 4C-26-20 26-20 24 4 26 20-26 20-24 4z
  4bM-16-3Q0-13 16-3
  4LM-12-10Q0-14 12-10`,
  `iE${KNOT}
  bb
  4LM-25-3C-24-13-12-15-6-8M6-8C12-15 24-13 25-3
  .wo-22 7 2o21 8 2o0 0 2`,
  `#lM-36 10C-40-2 26-30 34-20S-32 22-36 10z
  5LM-26 2l11 5M-13-5l11 6M1-11l11 6M15-17l9 6`,
  `#l|M0-21C-16-22-36-8-32 14-26 22-20 14-18 8-8 2 0 3 0 3
  4b|M-12-17Q-14-6-8 1M-23-9Q-20 0-18 6
  5LM-5-15h10`,
  `#lM-24 6C-26-24 26-24 24 6 24 20-24 20-24 6z
  .co-11-6 3.5 2.5o1-11 3.5 2.5o12-4 3.5 2.5o-1 0 3.5 2.5o-17 3 3.5 2.5`,
  `#T${LOAF}
  5cM-12-11L8 8M9-12L-8 9`,
  [TUFT(-22, 3), TUFT(22, 3), TUFT(-11, -4), TUFT(11, -4), TUFT(0, 4)].join("\n"),
  `#po0 0 25 19
  *To0-2 8 5
  4wM-17-5l4-4M-3-13h6M14-8l4 4M12 9l5-3M-12 11l-5-3
  4mM-19 3l-2-2M1 13h5`,
  `#go0 2 29 18
  *To0 1 11 6
  5cM-20-6l4 4M-7-12l2 6M8-12l-2 6M20-6l-5 4
  4GM-20 11l5-4M-5 16l1-5M8 16l-1-5M21 10l-5-4`,
  `#bM-16 2C-14-2-8-2-3-2-6-18 20-22 19-6L31-1 18 5C24 22-14 22-22 14-26 10-30 2-31-4-26-4-20-2-16 2z
  4wM-16 10Q-9 15-2 10T10 10
  .wo10-7 4
  .ko11-7 2`,
  `#r${LOAF}
  .oM-24 12C-26-17 26-17 24 12z
  .yM-19 12C-21-12 21-12 19 12z
  .nM-13 12C-15-6 15-6 13 12z
  .uM-7 12C-8 0 8 0 7 12z`,
];

/** A loaf, in a box of 44 by 36. */
export const paintBread = (context: Context, bread: number, look: Look): void =>
  paint(context, look, (brush) => draw(brush, BREADS[bread % BREADS.length]!), 0.58);

/** The money: a golden crouton. */
export const paintCrumb = (context: Context, look: Look): void =>
  paint(context, look, (brush) =>
    at(brush, [0, -2], () =>
      draw(
        brush,
        `#gM-15-8C-10-18 10-19 15-9 20 2 16 14 4 16-8 18-18 10-15-8z
        5cM-9-4C-7-10-1-11 4-10
        .Go4 1 3o-6 7 3o8 9 2.5`,
      ),
    ),
  );
