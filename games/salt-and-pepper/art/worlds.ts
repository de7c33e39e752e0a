/** The colours of a world: air from above to below, far and near rock, its lit edge, and what grows and glows on it. */
export type World = {
  sky: readonly [string, string];
  far: readonly [string, string];
  rock: string;
  deep: string;
  edge: string;
  moss: string;
  glow: string;
  gem: string;
  /** 0 crystals, 1 mill plants, 2 pipes, 3 glowing mushrooms. */
  growth: number;
};

export const WORLDS: readonly World[] = [
  {
    sky: ["#1E3F7A", "#4FA8C9"],
    far: ["#2A558F", "#357AA8"],
    rock: "#38467F",
    deep: "#1F2858",
    edge: "#8FD3F0",
    moss: "#EAF7FF",
    glow: "#A8ECFF",
    gem: "#F6C6E6",
    growth: 0,
  },
  {
    sky: ["#4A2440", "#D98A4A"],
    far: ["#6A3348", "#97503F"],
    rock: "#6B3F3A",
    deep: "#3A1F2A",
    edge: "#F3B25E",
    moss: "#8FB04A",
    glow: "#FFC86A",
    gem: "#E85A4A",
    growth: 1,
  },
  {
    sky: ["#2B1F55", "#8A4FA8"],
    far: ["#42307A", "#5F3F92"],
    rock: "#4B4470",
    deep: "#272246",
    edge: "#C9A4F0",
    moss: "#5FD0A8",
    glow: "#E0B4FF",
    gem: "#FF9A5A",
    growth: 2,
  },
  {
    sky: ["#0B1B3E", "#14606A"],
    far: ["#123258", "#175066"],
    rock: "#22405A",
    deep: "#0E2036",
    edge: "#5FE6C4",
    moss: "#35C29A",
    glow: "#7DFFE0",
    gem: "#8A7BFF",
    growth: 3,
  },
];

export const INK = "#171331";
export const CONTRAST: World = {
  sky: ["#000000", "#000000"],
  far: ["#000000", "#000000"],
  rock: "#3A3A3A",
  deep: "#3A3A3A",
  edge: "#FFFFFF",
  moss: "#FFFFFF",
  glow: "#000000",
  gem: "#3A3A3A",
  growth: -1,
};
