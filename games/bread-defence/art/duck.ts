import { at } from "./brush.ts";

export type Mood = "calm" | "keen";

/** A duck that looks to the right; its body ends at 0, 38. The hat lies over the top of the head. */
export const duck = (mood: Mood, hat: string): string =>
  BODY + at(`${HEAD}\n${EYES[mood]}\n${mood === "keen" ? OPEN : SHUT}\n${at(hat, 0, -18)}`, 2, -20);

const BODY = "#yM-24 18c-6-12-16-14-22-13 2 15 4 33 24 33 22 4 49 2 49-18-1-16-15-22-27-22-14 0-22 8-24 20z\n";
const HEAD = `#yo0 0 24 23
.HM-18-4c1-8 6-13 12-14-4 6-8 10-12 14z`;
const WIDE = `.wo-3-6 7.5 9o14-6 6.5 8.5
.ko0-4 4 5o16-4 4 5
.wo-1-6 1.6o15-6 1.6
`;
const EYES: Readonly<Record<Mood, string>> = {
  calm: WIDE,
  keen: `${WIDE}5kM-12-16l15 5m20-4l-10 4`,
};
const SHUT = `*oM3 7c5-9 15-9 20-6 10 3 15 8 11 12-7 4-26 4-31-6z
3OM8 10q12 5 23 2`;
const OPEN = `*RM6 8c6 16 22 14 25 1z
*oM3 6c5-10 15-10 20-7 9 4 14 7 11 11-6 3-26 4-31-4z`;
