import { at, disc, fill, INK, line, part, type Brush } from "./view-art-brush.ts";

export type Mood = "calm" | "keen" | "glad" | "sad" | "dazed";

/** A duck that looks to the right; its body ends at 0, 38. */
export type Duck = {
  body?: string;
  shade?: string;
  mood: Mood;
  /** Drawn over the head, from the top of it at 0, 0. */
  hat?: (brush: Brush) => void;
};

export function drawDuck(brush: Brush, duck: Duck): void {
  const { body = INK.yellow, shade = "#EFA92C" } = duck;
  part(brush, body, "M-24 18C-30 6-40 4-46 5-44 20-42 38-22 38 0 42 27 40 27 20 26 4 12-2 0-2-14-2-22 6-24 18z");
  fill(brush, shade, "M-46 5C-44 20-42 38-22 38 0 42 27 40 27 20 22 32-24 40-46 5z");
  at(brush, [2, -20], () => drawHead(brush, duck));
}

/** The head alone, around 0, 0. */
export function drawHead(brush: Brush, { body = INK.yellow, shade = "#EFA92C", mood, hat }: Duck): void {
  part(brush, body, disc(0, 0, 24, 23));
  fill(brush, shade, "M-23 3C-22 16-10 23 0 23 14 23 24 12 24 0 16 15-8 20-23 3z");
  fill(brush, "rgb(255 255 255 / .5)", "M-18-4C-17-12-12-17-6-18-10-12-14-8-18-4z");
  drawEyes(brush, mood);
  drawBill(brush, mood);
  if (hat) at(brush, [0, -18], () => hat(brush));
}

function drawEyes(brush: Brush, mood: Mood): void {
  if (mood === "glad") return line(brush, INK.line, 4.5, "M-9-3q5-9 11 0M9-3q4-9 9 0");
  if (mood === "dazed") return line(brush, INK.line, 4, "M-8-10l10 9M-8-1L2-10M10-10l8 9M10-1l8-9");
  fill(brush, INK.white, `${disc(-3, -6, 7.5, 9)}${disc(14, -6, 6.5, 8.5)}`);
  fill(brush, INK.line, `${disc(0, -4, 4, 5)}${disc(16, -4, 4, 5)}`);
  fill(brush, INK.white, `${disc(-1, -6, 1.6)}${disc(15, -6, 1.6)}`);
  if (mood === "keen") line(brush, INK.line, 5, "M-12-16L3-11M23-15L13-11");
  if (mood === "sad") line(brush, INK.line, 4.5, "M-13-12L0-18M22-13L12-18");
}

function drawBill(brush: Brush, mood: Mood): void {
  const isOpen = mood === "glad" || mood === "keen";
  if (isOpen) part(brush, "#A82C3C", "M6 8C12 24 28 22 31 9z", 6);
  part(
    brush,
    INK.orange,
    isOpen
      ? "M3 6C8-4 18-4 23-1 32 3 37 6 34 10 28 13 8 14 3 6z"
      : "M3 7C8-2 18-2 23 1 33 4 38 9 34 13 27 17 8 17 3 7z",
    6,
  );
  fill(brush, "#FFB566", isOpen ? "M7 5C11-1 18-1 22 2 18 5 12 6 7 5z" : "M7 6C11 1 18 1 22 4 18 7 12 7 7 6z");
  if (!isOpen) line(brush, "#B8430F", 3, mood === "sad" ? "M8 13q11-6 23 1" : "M8 10q12 5 23 2");
}
