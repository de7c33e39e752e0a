import { paint, type Context, type Look } from "./brush.ts";

/** The goose that honks, in a box of 64. */
export const paintGoose = (context: Context, isReady: boolean, look: Look): void =>
  paint(context, look, GOOSE + (isReady ? OPEN : SHUT));

const GOOSE = `#wM-22 44c8-24-2-38 0-58 2-24 38-26 40-2 2 14-8 16-8 28 0 14 4 24 6 32z
.ko4-18 4
.wo5-20 1.6
5kM-6-32l14 6
`;
const OPEN = `*RM14-10c4 16 20 18 26 8z
*oM12-16c8-12 26-12 34-8 4 6-4 10-14 11-10 1-18 1-20-3z`;
const SHUT = "*oM12-14c8-10 24-8 32-2 2 6-4 8-14 9-10 0-18-1-18-7z";
