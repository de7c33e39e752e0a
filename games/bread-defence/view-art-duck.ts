import { at } from "./view-art-brush.ts";

export type Mood = "calm" | "keen" | "glad" | "sad";

/** A duck that looks to the right; its body ends at 0, 38. The hat lies over the top of the head. */
export const duck = (mood: Mood, hat: string): string =>
  BODY + at(`${HEAD}\n${EYES[mood]}\n${mood === "glad" || mood === "keen" ? OPEN : SHUT}\n${at(hat, 0, -18)}`, 2, -20);

const BODY = "#yM-24 18C-30 6-40 4-46 5-44 20-42 38-22 38 0 42 27 40 27 20 26 4 12-2 0-2-14-2-22 6-24 18z\n";
const HEAD = `#yo0 0 24 23
.HM-18-4C-17-12-12-17-6-18-10-12-14-8-18-4z`;
const WIDE = `.wo-3-6 7.5 9o14-6 6.5 8.5
.ko0-4 4 5o16-4 4 5
.wo-1-6 1.6o15-6 1.6
`;
const EYES: Readonly<Record<Mood, string>> = {
  calm: WIDE,
  keen: `${WIDE}5kM-12-16L3-11M23-15L13-11`,
  glad: "5kM-9-3q5-9 11 0M9-3q4-9 9 0",
  sad: `${WIDE}5kM-13-12L0-18M22-13L12-18`,
};
const SHUT = `*oM3 7C8-2 18-2 23 1 33 4 38 9 34 13 27 17 8 17 3 7z
3OM8 10q12 5 23 2`;
const OPEN = `*RM6 8C12 24 28 22 31 9z
*oM3 6C8-4 18-4 23-1 32 3 37 6 34 10 28 13 8 14 3 6z`;
