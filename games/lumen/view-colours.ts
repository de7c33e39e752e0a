import type { Point } from "@quackademy/game-kit/stage/game-view.ts";

/** Indexed by the sum of red 1, green 2 and blue 4: the beam, its core, and a crystal's light and dark side. */
type Hue = { name: string; beam: string; core: string; light: string; dark: string };

export const HUES: readonly Hue[] = [
  { name: "no", beam: "#7C8CD9", core: "#E4EAFF", light: "#8794D6", dark: "#434E8F" },
  { name: "red", beam: "#FF4D63", core: "#FFC2C8", light: "#FF8E9C", dark: "#B3203C" },
  { name: "green", beam: "#3BE07A", core: "#C9FFDC", light: "#8FF2B2", dark: "#15874A" },
  { name: "yellow", beam: "#E6E62E", core: "#FBFFC2", light: "#F4F78A", dark: "#8A8A0C" },
  { name: "blue", beam: "#3F8CFF", core: "#C4DEFF", light: "#8DBDFF", dark: "#1B4FB8" },
  { name: "magenta", beam: "#F05BE0", core: "#FFCFFA", light: "#FF9CF2", dark: "#972A94" },
  { name: "cyan", beam: "#3FD8EE", core: "#CFFAFF", light: "#9DF0FA", dark: "#1A86A8" },
  { name: "white", beam: "#FFD988", core: "#FFF8E0", light: "#FFFDF2", dark: "#C79B4A" },
];

export const PRIMARIES = [1, 2, 4] as const;

/** The symbol of a primary colour, for colour-blind players: triangle, square, circle. */
export function signPath(context: CanvasRenderingContext2D, primary: number, { x, y }: Point, size: number): void {
  context.beginPath();
  if (primary === 1) {
    context.moveTo(x, y - size * 1.1);
    context.lineTo(x + size * 1.05, y + size * 0.8);
    context.lineTo(x - size * 1.05, y + size * 0.8);
    context.closePath();
  } else if (primary === 2) {
    context.rect(x - size * 0.85, y - size * 0.85, size * 1.7, size * 1.7);
  } else {
    context.arc(x, y, size, 0, 7);
  }
}
