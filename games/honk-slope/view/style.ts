import type { TextStyle } from "@quackademy/game-kit/stage/stage.ts";

/** The dark line around everything, and letters in it. */
export const INK = "#2A1B4E";
export const GOLD = "#FFD65A";
export const PALE = "#FFF6DC";
export const RED = "#FF9B8A";
export const GREEN = "#8CF0A8";
/** Behind what has to be read at once: opaque, because anything may pass below. */
export const SHADE = "#241450";
export const WHITE = "#FFFFFF";

/** Large letters with an edge: over anything. */
export const loud = (size: number, colour: string = GOLD, align: TextStyle["align"] = "center"): TextStyle => ({
  size,
  colour,
  align,
  face: "display",
  outline: "#1A0E3E",
});
