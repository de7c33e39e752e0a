import { paint, type Context, type Look } from "./brush.ts";

export { paintPuff, paintShot } from "./shots.ts";

/** A loaf, in a box of 44 by 36. */
export const paintBread = (context: Context, look: Look): void => paint(context, look, LOAF, 0.58);

const LOAF = `#lM-28 4c-4-20 16-24 28-24s32 4 28 24c6 18-62 18-56 0z
5bM-14-10l6 14m8-16l6 14m8-12l6 12
5LM-20-4l4-6m10-2h2m12 0h2`;

/** The money: a golden crouton. */
export const paintCrumb = (context: Context, look: Look): void => paint(context, look, CRUMB);

const CRUMB = `#gM-14-10c4-10 24-10 30 0 4 10 0 22-12 24-12 2-22-6-18-24z
5cM-8-6c2-6 8-6 12-6
.Go4-1 3o-6 5 3o8 7 2.5`;
