import { at, paint, type Context, type Look } from "./view-art-brush.ts";

export { paintPuff, paintShot } from "./view-art-shots.ts";

const LOAF = "M-28 4c-4-20 16-24 28-24s32 4 28 24c6 18-62 18-56 0z";
const TUFT = "*lo0 0 13 12\n4LM-6-2q4-6 10-6";

/** By skin of the loaf. */
const BREADS: readonly string[] = [
  `#l${LOAF}
5bM-14-10l6 14m8-16l6 14m8-12l6 12
5LM-20-4l4-6m10-2h2m12 0h2`,
  `#lM-24 4c-2-24 50-24 48 0 2 16-50 16-48 0z
4bM-16-2q16-10 32 0
4LM-12-10q12-4 24 0`,
  `iEM0 12c-16 8-34-4-28-20 6-14 24-10 28 2 4-12 22-16 28-2 6 16-12 28-28 20m-14 6l26-26m2 26l-26-26
bb
4LM-24-2c0-10 12-12 18-6m12 0c6-6 18-4 20 6
.wo-22 7 2o21 8 2o0 0 2`,
  `#lM-36 10c-4-12 62-40 70-30s-66 42-70 30z
5LM-26 2l12 6m2-12l10 6m4-12l10 6m4-12l8 6`,
  `#l|M0-20c-16-2-36 12-32 34 6 8 12 0 14-6 10-6 18-4 18-4
4b|M-12-16q-2 10 4 18m-14-10q2 8 4 14
5LM-4-14h10`,
  `#lM-24 6c-2-30 50-30 48 0 0 14-48 14-48 0z
.co-11-6 3.5 2.5o1-11 3.5 2.5o12-4 3.5 2.5o-1 0 3.5 2.5o-17 3 3.5 2.5`,
  `#T${LOAF}
5cM-12-10l20 18m2-20l-18 22`,
  at(TUFT, -22, 3) + at(TUFT, 22, 3) + at(TUFT, -11, -4) + at(TUFT, 11, -4) + at(TUFT, 0, 4),
  `#po0 0 25 19
*To0-2 8 5
4wM-16-4l4-4m10-4h6m10 4l4 4m-6 14l6-4m-30 6l-4-4
4mM-18 4l-2-2m22 12h4`,
  `#go0 2 29 18
*To0 1 11 6
5cM-20-6l4 4m10-10l2 6m12-6l-2 6m14 0l-4 4
4GM-20 12l6-4m10 8l0-4m12 4l0-4m14-2l-6-4`,
  `#bM-16 2c2-4 8-4 14-4-4-16 22-20 22-4l12 6-14 6c6 16-32 16-40 8-4-4-8-12-8-18 4 0 10 2 14 6z
4wM-16 10q8 6 14 0t12 0
.wo10-7 4
.ko11-7 2`,
  `#r${LOAF}
.oM-24 12c-2-28 50-28 48 0z
.yM-18 12c-2-24 40-24 38 0z
.nM-12 12c-2-18 28-18 26 0z
.uM-6 12c-2-12 14-12 14 0z`,
];

/** A loaf, in a box of 44 by 36. */
export const paintBread = (context: Context, bread: number, look: Look): void =>
  paint(context, look, BREADS[bread]!, 0.58);

/** The money: a golden crouton. */
export const paintCrumb = (context: Context, look: Look): void => paint(context, look, CRUMB);

const CRUMB = `#gM-14-10c4-10 24-10 30 0 4 10 0 22-12 24-12 2-22-6-18-24z
5cM-8-6c2-6 8-6 12-6
.Go4-1 3o-6 5 3o8 7 2.5`;
