export type Theme = {
  /** Around the room: soil from above to below, and what sticks in it. */
  soil: readonly [string, string];
  bits: readonly string[];
  floor: readonly [string, string];
  fleck: string;
  rock: readonly [top: string, side: string, edge: string];
  /** The dark, as red, green and blue. */
  dark: string;
  glow: string;
};

export const THEMES: readonly Theme[] = [
  {
    soil: ["#532", "#322"],
    bits: ["#753", "#C96", "#863"],
    floor: ["#C96", "#B85"],
    fleck: "#A74",
    rock: ["#974", "#643", "#C96"],
    dark: "30,14,20",
    glow: "255,214,130",
  },
  {
    soil: ["#244", "#123"],
    bits: ["#366", "#798", "#8B9"],
    floor: ["#8A9", "#899"],
    fleck: "#688",
    rock: ["#688", "#456", "#9BB"],
    dark: "8,20,34",
    glow: "255,222,150",
  },
  {
    soil: ["#326", "#113"],
    bits: ["#548", "#B8E", "#7DE"],
    floor: ["#98B", "#87A"],
    fleck: "#769",
    rock: ["#75B", "#438", "#B9E"],
    dark: "12,6,34",
    glow: "255,220,190",
  },
];
