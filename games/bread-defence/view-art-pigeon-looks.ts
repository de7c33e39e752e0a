import { at, disc, fill, INK, line, part, type Brush } from "./view-art-brush.ts";

/** How a pigeon is built and dressed; its feet stand at 0, 40. */
export type Build = {
  body: string;
  wing: string;
  neck: string;
  trunk: string;
  /** The shade on it. */
  belly: string;
  /** Where the head is. */
  head: readonly [number, number];
  /** How long its legs are; none of one that flies. */
  legs: number;
  /** Across and down, of the whole bird; 1 unless told. */
  size?: readonly [number, number];
  shoes?: string;
  /** Behind the body. */
  back?: (brush: Brush) => void;
  dress?: (brush: Brush) => void;
  hat?: (brush: Brush) => void;
  /** Over everything. */
  hold?: (brush: Brush) => void;
  hasSleeve?: boolean;
};

const PLUMP = {
  trunk: "M-46 8C-36 6-30-2-22-8-10-20 14-20 22-8 32 8 24 26 4 28-14 30-30 22-46 16z",
  belly: "M-38 14C-10 20 14 14 26 2 30 18 20 27 4 28-12 29-26 22-38 14z",
};
const ROUND = {
  trunk: "M-44 16C-40 8-40 2-34-8-24-32 24-34 36-6 46 22 24 36 2 36-18 36-34 32-44 24z",
  belly: "M-34 24C-6 28 22 20 39 2 42 24 22 36 2 36-14 36-26 32-34 24z",
};
const SLIM = {
  trunk: "M-50 4C-34 2-20-10-6-14 12-18 26-10 26 0 24 12 8 18-8 16-24 14-36 12-50 12z",
  belly: "M-36 9C-8 14 14 10 26-2 26 12 8 18-8 16-22 14-28 12-36 9z",
};

const PLUS = "M-5-1V11M-11 5H1";

/** By kind. */
export const BUILDS: readonly Build[] = [
  { ...PLUMP, body: "#93A0BC", wing: "#66728F", neck: "#3FA58A", head: [20, -24], legs: 14 },
  {
    ...SLIM,
    body: "#B9C6DA",
    wing: "#7D8CA8",
    neck: "#8E5CB8",
    head: [28, -24],
    legs: 24,
    shoes: INK.white,
    hat: (brush) => {
      part(brush, INK.red, "M-12-9L-34-16-30-4-38 4-12-3z", 6);
      part(brush, INK.red, "M-16-11C-6-17 6-17 15-11V-3C6-9-6-9-16-3z", 6);
    },
  },
  { ...ROUND, body: "#A9B2CC", wing: "#76809F", neck: "#5FA58F", head: [16, -30], legs: 6, size: [1.14, 1.02] },
  {
    ...SLIM,
    body: "#A7C4DE",
    wing: "#6F93B8",
    neck: "#E2A23D",
    head: [24, -14],
    legs: 0,
    back: (brush) => part(brush, "#F2B23D", "M10-8C-10-14-24-4-40-14L-46-4C-34 4-16 0 8 4z", 6),
    hat: (brush) => {
      part(brush, "#8A5A3A", "M-17 2C-20-24 14-26 16-6L2-4-5 14C-12 14-16 10-17 2z", 6);
      part(brush, "#9BE8F5", disc(5, -4, 9), 7);
      line(brush, INK.white, 3.5, "M1-6l4-4");
    },
  },
  {
    ...PLUMP,
    body: "#8592A8",
    wing: "#5E6A82",
    neck: "#4B8FA8",
    head: [18, -18],
    legs: 12,
    hat: (brush) => {
      part(brush, "#D8DEE8", "M-24-4C-24-40 22-40 22-4z");
      fill(brush, "#9DA8BE", "M4-31C16-30 22-20 22-4H8C13-14 12-24 4-31z");
      line(brush, brush.edge, 6, "M-13-12h.1M-2-12h.1M9-12h.1M-9-22h.1M4-22h.1");
      part(brush, "#EEF2F8", "M-33-8H31V0H-33z", 6);
    },
    dress: (brush) => {
      part(brush, "#C9D0DD", "M-8-2C6-6 20-4 28 2 30 16 22 26 10 29-4 22-10 10-8-2z", 6);
      line(brush, "#7F8AA0", 5, "M10-1C13 8 13 16 10 26");
    },
  },
  {
    ...ROUND,
    body: "#FFE27A",
    wing: "#E9B93C",
    neck: "#FFE27A",
    head: [12, -18],
    legs: 12,
    size: [0.6, 0.62],
    hat: (brush) => line(brush, brush.edge, 7, "M-4-16C-8-30-16-28-17-24M0-17C0-30 6-34 11-30"),
  },
  {
    ...ROUND,
    body: "#9A93B4",
    wing: "#6C6488",
    neck: "#9A93B4",
    head: [20, -22],
    legs: 8,
    size: [1.02, 0.98],
    back: (brush) => {
      for (const [x, y] of [
        [-34, -24],
        [-16, -34],
        [0, -28],
      ] as const) {
        part(brush, "#FFE27A", disc(x, y, 10), 7);
        fill(brush, INK.line, `${disc(x - 2, y - 1, 2)}${disc(x + 5, y - 1, 2)}`);
        fill(brush, INK.orange, disc(x + 3, y + 4, 4, 2.5));
      }
      part(brush, "#C98A4A", "M-46-22C-30-14-10-14 8-24L2 4H-40z");
      line(brush, "#8E5A2A", 3.5, "M-42-8Q-18 0 4-10M-32-16V2M-18-14V2M-6-16V2");
    },
    dress: (brush) => part(brush, "#F2F0FA", "M8-4C24-4 36-4 39 4 40 22 30 33 12 35 4 24 4 8 8-4z", 6),
    hat: (brush) => {
      part(brush, "#D8588A", "M-15 8C-26-12-8-26 8-18 16-14 14-8 10-8-2-8-6 0-4 12z", 6);
      fill(brush, INK.cream, `${disc(-11, -4, 3)}${disc(-3, -14, 3)}`);
      part(brush, "#D8588A", "M-8 18L-22 16-18 26zM-8 18L-12 30-4 26z", 5);
    },
  },
  {
    ...PLUMP,
    body: "#FFFFFF",
    wing: "#D5D2E4",
    neck: "#8592A8",
    head: [20, -22],
    legs: 12,
    hat: (brush) => {
      part(brush, INK.white, "M-18-8L-23-32C-10-38 12-38 20-31L14-10C4-15-10-14-18-8z", 7);
      line(brush, INK.red, 8, "M-2-31V-17M-10-24H6");
    },
    hold: (brush) => {
      line(brush, brush.edge, 6, "M-22 8V0H-2V8");
      part(brush, INK.red, "M-30 8H6V30H-30z", 7);
      at(brush, [-7, 14], () => line(brush, INK.white, 6, PLUS));
    },
    hasSleeve: true,
  },
];
