import { fill, line, type Shape } from "./view-shapes.ts";

/** A plant's picture, drawn around 0, 0 in a hexagon of radius 40. */
export type Plant = { name: string; remark: string; tile: string; shapes: readonly Shape[] };

const LEAF = "#18704C";
const LEAF_LIGHT = "#2C9560";
const CORAL = "#F2594B";
const CORAL_SHADE = "#C73B35";
const SUN = "#FFD24A";
const INK = "#1A2350";
const CREAM = "#FFF3D1";

/** Half-closed eyes: a lid and the lower half of an eye. */
const eyes = (left: number, right: number, y: number): Shape[] => [
  fill(
    INK,
    `M${left - 3.4} ${y}h6.800a3.400 3.400 0 0 1-6.800 0zM${right - 3.4} ${y}h6.800a3.400 3.400 0 0 1-6.800 0z`,
  ),
  line(INK, 2, `M${left - 3.6} ${y}h7.200M${right - 3.6} ${y}h7.200`),
];

const petals = (count: number, reach: number, radius: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach - 5];
    return `M${x + radius} ${y}a${radius} ${radius} 0 1 1-${radius * 2} 0a${radius} ${radius} 0 1 1 ${radius * 2} 0z`;
  }).join("");

const disc = (x: number, y: number, radius: number): string =>
  `M${x + radius} ${y}a${radius} ${radius} 0 1 1-${radius * 2} 0a${radius} ${radius} 0 1 1 ${radius * 2} 0z`;

/** By level, from 1. */
export const PLANTS: readonly Plant[] = [
  {
    name: "Seed",
    remark: "",
    tile: "#C9DE72",
    shapes: [
      fill("#7A4A22", "M3 21C-14 16-18-2-11-19 9-13 15 6 3 21z"),
      fill("#5E3616", "M3 21C-3 19-7 16-9 12 0 14 8 8 9-2 12 6 10 15 3 21z"),
      line("#A86B35", 3.4, "M-7-11c-1 8 1 14 5 20"),
    ],
  },
  {
    name: "Sprout",
    remark: "It has begun.",
    tile: "#8CCB5A",
    shapes: [
      line(LEAF, 5, "M0 0v22"),
      fill(LEAF, "M0 3c-2-16-13-20-23-18 2 12 12 18 23 18zM0 3c1-19 13-24 25-21-2 13-13 21-25 21z"),
      line("#3FA86F", 2.6, "M-17-10c6 2 10 5 13 9M19-13c-7 2-11 6-14 11"),
    ],
  },
  {
    name: "Clover",
    remark: "Four leaves. Luck is not graded.",
    tile: "#D8F0A0",
    shapes: [
      line(LEAF, 4.5, "M1 0c2 10 6 16 12 22"),
      fill(LEAF_LIGHT, "M0-3C-4-14 0-27-12-26-22-26-22-14-24-12-12-2-5-1 0-3z"),
      fill(LEAF_LIGHT, "M0-3C-11-7-24-3-23 9-23 19-11 19-9 21 1 9 2 2 0-3z"),
      fill(LEAF, "M0-3C11 1 24-3 23-15 23-25 11-25 9-27-1-15-2-8 0-3z"),
      fill(LEAF, "M0-3C4 8 0 21 12 20 22 20 22 8 24 6 12-4 5-5 0-3z"),
      line("#BFE88A", 2.4, "M-6-9l-7-8M6-9l8-8M-6 3l-8 7M7 3l8 7"),
    ],
  },
  {
    name: "Tulip",
    remark: "Upright. Unlike some.",
    tile: "#FFE3A6",
    shapes: [
      line(LEAF_LIGHT, 5, "M0 0v25"),
      fill(LEAF_LIGHT, "M0 25C-16 22-20 8-19-4-8 0 0 10 0 25zM0 25C14 22 18 12 17 3 8 6 1 14 0 25z"),
      fill("#E35FA0", "M-15-24c5 4 9 4 10-2 3-4 7-4 10 0 1 6 5 6 10 2 4 17-2 29-15 29s-19-12-15-29z"),
      fill("#B53A78", "M15-24c4 17-2 29-15 29-4 0-7-1-10-3C4 2 11-6 10-21c1-1 3-1 5-3z"),
      line("#FFB1D4", 3, "M-10-14c0 7 2 11 5 14"),
    ],
  },
  {
    name: "Poppy",
    remark: "Makes ducks sleepy. Sleepier.",
    tile: "#FFF3D1",
    shapes: [
      line(LEAF_LIGHT, 5, "M0 27V4"),
      fill(LEAF_LIGHT, "M0 26c-3-10-12-12-19-10 3 8 10 12 19 10zM0 22c2-9 10-12 18-9-3 8-10 11-18 9z"),
      fill(CORAL, petals(5, 11, 10.5)),
      fill(CORAL_SHADE, "M19-10a10 10 0 0 1-5 13 10 10 0 0 1-16 7C8 7 16 0 19-10z"),
      fill(SUN, disc(0, -5, 7.5)),
    ],
  },
  {
    name: "Sunflower",
    remark: "It watches the sun. And you.",
    tile: "#8FD8E8",
    shapes: [
      line(LEAF, 5.5, "M0 28V8"),
      fill(LEAF, "M0 27c-4-10-13-12-20-9 4 8 12 12 20 9zM0 25c3-9 11-11 19-8-4 8-11 11-19 8z"),
      fill("#F4AE38", petals(11, 17, 7)),
      fill(SUN, petals(11, 15, 6.5)),
      fill("#7A4A22", disc(0, -5, 13)),
      fill("#5E3616", "M13-5A13 13 0 0 1-6 7C4 7 11 0 11-12a13 13 0 0 1 2 7z"),
      fill(CREAM, `${disc(-5.5, -6, 4.6)}${disc(5.5, -6, 4.6)}`),
      ...eyes(-5.5, 5.5, -6),
      line(CREAM, 2.2, "M-3 2h6"),
    ],
  },
  {
    name: "Pumpkin",
    remark: "It did not ask to be carved.",
    tile: "#B9A2E8",
    shapes: [
      line(LEAF, 6, "M0-16c0-6 3-9 8-10"),
      fill("#FF8A33", "M0-17c16-8 32 4 29 20-2 14-14 23-29 21-15 2-27-7-29-21-3-16 13-28 29-20z"),
      fill("#D9601A", "M23-13c6 4 7 10 6 16-2 14-14 23-29 21-8 1-15-1-20-5C4 22 22 8 23-13z"),
      line("#D9601A", 3, "M-12-15c-8 8-9 24-3 35M10-15c8 8 10 22 5 33"),
      line("#FFB86B", 3.4, "M-22-8c-3 5-3 10-2 14"),
      ...eyes(-9, 9, 0),
      line(INK, 2.6, "M-6 11h12"),
    ],
  },
  {
    name: "Cactus",
    remark: "Do not hug.",
    tile: "#FFC9A3",
    shapes: [
      line(LEAF_LIGHT, 10, "M-8 0h-9c-4 0-6-3-6-8M8-4h8c4 0 6-3 6-8"),
      fill(LEAF_LIGHT, "M-11 14v-28c0-16 22-16 22 0v28z"),
      fill(LEAF, "M11 14v-28c0-6-3-10-7-11 1 14 1 28-5 39z"),
      fill(CORAL, `${disc(-4, -25, 4)}${disc(4, -25, 4)}${disc(0, -29, 4)}`),
      fill(SUN, disc(0, -26, 2.4)),
      fill("#C9622F", "M-16 10h32l-4 19h-24z"),
      fill("#9A4420", "M16 10l-4 19H-2c6-4 10-11 11-19z"),
      fill("#E2804A", "M-18 8h36v6h-36z"),
      line("#BFE88A", 2, "M-5-16v3M5-17v3M-7 3v3M7 4v3"),
      fill(CREAM, `${disc(-5.2, -8, 4.4)}${disc(5.2, -8, 4.4)}`),
      ...eyes(-5.2, 5.2, -8),
    ],
  },
  {
    name: "Toadstool flat",
    remark: "One room, no lift.",
    tile: "#BFE3B4",
    shapes: [
      fill(CREAM, "M-13-2h26l4 30h-34z"),
      fill("#E3D0A2", "M4-2h9l4 30H4c4-10 4-20 0-30z"),
      fill("#7A4A22", "M-8 28V17c0-8 12-8 12 0v11z"),
      fill(SUN, disc(1, 21, 1.6)),
      fill(SUN, "M8 8h6v7H8z"),
      line("#7A4A22", 1.6, "M8 11.500h6M11 8v7"),
      fill(CORAL, "M-30 0c-2-16 12-28 30-28s32 12 30 28c-10 5-50 5-60 0z"),
      fill(CORAL_SHADE, "M30 0c-8 4-34 5-50 2C2 2 20-6 22-18 28-14 31-7 30 0z"),
      fill(CREAM, `${disc(-14, -11, 5)}${disc(4, -19, 4.4)}${disc(15, -7, 4)}${disc(-2, -4, 3)}`),
    ],
  },
  {
    name: "Lamp tree",
    remark: "Needs no sun. Brings its own.",
    tile: "#4A57B0",
    shapes: [
      fill("rgb(255 224 122 / .28)", disc(0, -13, 21)),
      line("#0A1030", 5, "M0 28V-2"),
      fill("#0A1030", "M-9 24h18v5H-9zM-8-2H8l-2-4H-6z"),
      fill("#FFE07A", "M-10-24h20L7-4H-7z"),
      fill("#FFF8DF", "M-5-22h6L-1-6h-4z"),
      fill("#0A1030", "M-13-24L0-33l13 9z"),
      fill("#8CCB5A", "M0 16c-4-9-13-10-20-6 5 7 13 9 20 6zM0 10C4 2 12 0 19 4 15 11 7 13 0 10z"),
      line(INK, 2.2, "M-5-14h4M2-14h4"),
    ],
  },
  {
    name: "Duck bush",
    remark: "Quacks when watered.",
    tile: "#7FDBFF",
    shapes: [
      line("#7A4A22", 7, "M0 28V10"),
      fill(LEAF, petals(9, 17, 11)),
      fill(LEAF_LIGHT, disc(-3, -7, 17)),
      fill(SUN, disc(0, -6, 16)),
      fill("#F4AE38", "M15-11a16 16 0 0 1-25 19C4 9 14 0 15-11z"),
      line(SUN, 3.4, "M-2-21c-2-4-5-5-8-4M2-21c0-4 3-6 5-5"),
      ...eyes(-6, 7, -8),
      fill("#FF7A33", "M-6-1c5-3 11-3 15-1 4 2 7 5 8 8 0 3-2 4-5 4-7 0-14-1-18-4-3-3-3-5 0-7z"),
      line("#B8430F", 2, "M-6 3c6 3 12 4 19 3"),
    ],
  },
  {
    name: "Goose topiary",
    remark: "It checks your homework.",
    tile: "#F6D9B8",
    shapes: [
      fill("#C9622F", "M-14 18h28l-3 11h-22z"),
      fill(LEAF, "M-20 12c0-12 10-16 22-15C14-4 20-8 25-15c2 20-6 35-24 35-14 0-21-2-21-8z"),
      fill(LEAF_LIGHT, "M-14 12c-5-8 3-13 2-22-1-6-2-10 1-14 5-7 15-5 17 3 2 9-4 12-4 20 0 9-2 17-8 17-4 0-7-1-8-4z"),
      fill("#FF9F43", "M-11-20l-15 6c-2 1-2 4 1 4 6 2 12 1 16 0z"),
      fill(CREAM, disc(-4, -20, 3.6)),
      ...eyes(-4, -4, -20),
      fill(CORAL, "M-15 4c7 6 15 10 26 12l-2 6C-2 20-11 16-17 9z"),
      line("#8CCB5A", 2.2, "M12 4l4-2M6 11l4-1M15 9l3-2"),
    ],
  },
  {
    name: "Dean of Gardens",
    remark: "Nobody knows how. Well done.",
    tile: "#F2594B",
    shapes: [
      fill("#FFE9A8", petals(12, 24, 8)),
      fill(SUN, disc(0, 2, 22)),
      fill("#F4AE38", "M21-4A22 22 0 0 1-15 20C6 23 20 12 21-4z"),
      fill("#FFC83D", "M-16-14l-3-16 10 7 9-10 9 10 10-7-3 16c-10-4-22-4-32 0z"),
      fill(CORAL, `${disc(0, -20, 2.6)}${disc(-11, -19, 2)}${disc(11, -19, 2)}`),
      ...eyes(-8, 9, -1),
      fill("#FF7A33", "M-8 8c7-4 14-4 20-1 5 2 9 6 10 10 1 3-2 5-6 5-9 1-19-1-24-5-4-3-4-6 0-9z"),
      line("#B8430F", 2.4, "M-8 12c8 4 17 6 26 4"),
    ],
  },
];

export const WEED_SHAPES: readonly Shape[] = [
  line("#6B4596", 5, "M0 27C-2 10-6-2-16-12M0 27C1 8 4-6 15-17M0 27C0 12 0 0-1-22"),
  fill(
    "#A678DC",
    "M-16-12c-9 0-13-6-12-12 8-1 14 4 12 12zM15-17c0-8 5-13 12-12 1 8-4 13-12 12zM-1-22c-6-5-6-11 0-15 6 4 6 10 0 15z",
  ),
  fill("#A678DC", "M-5 4c-10 3-18-1-20-8 8-4 17-1 20 8zM4 3C7-6 14-9 22-5 20 3 12 7 4 3z"),
  line("#DCC4F5", 2.4, "M-22-4c5 0 9 2 13 5M19-2c-4 0-8 1-11 4"),
];
