import { at, disc, fill, INK, line, part, type Brush } from "./view-art-brush.ts";
import type { SmallThing, TallThing, Theme } from "./view-art-themes.ts";

type Thing = (brush: Brush, theme: Theme, chance: number) => void;

const shade = (brush: Brush, path: string): void => fill(brush, "rgb(30 10 50 / .2)", path);
const glow = (brush: Brush, path: string): void => fill(brush, "rgb(255 255 255 / .4)", path);

/** Decorations of a tile that blocks it, around 0, 0, with their feet at 0, 30. */
export const SMALL: Readonly<Record<SmallThing, Thing>> = {
  bush: (brush, { leaf, trim }, chance) => {
    part(brush, leaf, "M-36 28C-46 10-30-4-20-2-16-22 12-24 18-8 36-10 44 14 34 28 10 33-12 33-36 28z");
    shade(brush, "M-40 16C-10 26 20 22 36-2 42 10 40 22 34 28 10 33-12 33-36 28-40 24-41 20-40 16z");
    glow(brush, "M-18 0C-12-14 0-16 6-12-4-10-12-8-18 0z");
    if (chance > 0.4) fill(brush, trim, `${disc(-14, 10, 5)}${disc(8, 2, 5)}${disc(18, 16, 5)}${disc(-2, 19, 4)}`);
  },
  reeds: (brush, { leaf }) => {
    line(brush, brush.edge, 11, "M-24 28Q-26 4-34-8M-6 30Q-4-6-10-22M14 29Q16 4 26-12");
    line(brush, leaf, 5, "M-24 28Q-26 4-34-8M-6 30Q-4-6-10-22M14 29Q16 4 26-12");
    part(brush, "#8A5528", "M-16-4L-16-26C-14-32-6-32-4-26L-2-4zM20-2L24-22C28-28 34-24 33-18L28 2z", 6);
    part(brush, "#9AA3B0", "M-34 30C-34 14-8 12-4 26 0 16 26 16 32 30 10 36-14 36-34 30z");
    shade(brush, "M-34 30C-20 24-12 30-4 26 6 30 18 24 30 26L32 30C10 36-14 36-34 30z");
  },
  crate: (brush, { leaf, trim }, chance) => {
    const fruit = chance > 0.5 ? leaf : trim;
    for (const [x, y] of [
      [-20, -8],
      [0, -12],
      [20, -8],
      [-10, -4],
      [11, -3],
    ] as const)
      part(brush, fruit, disc(x, y, 11), 6);
    part(brush, INK.wood, "M-36-2H36L32 30H-32z");
    shade(brush, "M-35 16H34L32 30H-32z");
    line(brush, "#7A4820", 4, "M-34 13H34M-22 0L-20 28M22 0L20 28");
  },
  pumpkin: (brush, { leaf }) => {
    line(brush, brush.edge, 11, "M0-10q0-10 8-14");
    line(brush, "#5B8A3A", 6, "M0-10q0-10 8-14");
    part(brush, leaf, "M0-8C24-20 42-4 38 14 34 30 16 33 0 32-16 33-34 30-38 14-42-4-24-20 0-8z");
    shade(brush, "M38 2C42 24 20 34 0 32-16 33-30 30-36 20-10 26 24 24 38 2z");
    line(brush, "rgb(120 40 10 / .5)", 4, "M-14-8Q-24 10-12 30M14-8Q24 10 12 30");
    glow(brush, "M-28 4C-28-6-22-10-16-10-20-6-24-2-28 4z");
  },
  castle: (brush, { edge, trim }) => {
    line(brush, edge, 5, "M0-22V-44");
    part(brush, trim, "M0-44L20-38 0-31z", 5);
    part(brush, "#E8BE72", "M-38 30L-34-2H-26V4H-20V-2H-14V8L-12-22H-4V-16H4V-22H12L14 8V-2H20V4H26V-2H34L38 30z");
    shade(brush, "M4-16H4V-22H12L14 8V-2H20V4H26V-2H34L38 30H14C12 16 8 4 4-16z");
    fill(brush, edge, "M-8 30V18C-8 10 8 10 8 18V30z");
  },
  snowman: (brush, { trim }) => {
    line(brush, "#6B4A30", 4, "M-26 4L-40-8M26 4L40-6");
    part(brush, INK.white, disc(0, 12, 28, 20));
    part(brush, INK.white, disc(0, -18, 19, 18));
    shade(brush, "M26 4C34 20 18 32 0 32-14 32-26 26-28 14-8 28 18 24 26 4z");
    part(brush, trim, "M-18-4Q0 4 18-5L18 3Q10 6 8 6L12 18H4L2 8Q-10 8-18 4z", 5);
    fill(brush, INK.line, `${disc(-6, -22, 3)}${disc(7, -22, 3)}`);
    fill(brush, INK.orange, "M-1-17L18-12 0-11z");
  },
  chimney: (brush, { trim }) => {
    part(brush, "#A8523C", "M-24-14H24V30H-24z");
    shade(brush, "M4-14H24V30H4z");
    line(brush, "rgb(60 10 20 / .4)", 4, "M-22 2H22M-22 16H22M-6-12V2M8 2V16M-8 16V28");
    part(brush, "#8A4434", "M-30-24H30V-12H-30z");
    part(brush, trim, "M-14-24L-12-38H0L2-24zM8-24L10-34H18L20-24z", 6);
  },
  bollard: (brush, { leaf }) => {
    part(brush, "#D9B070", "M-38 22C-38 10 38 10 38 22 38 34-38 34-38 22z");
    line(brush, "#A87C40", 4, "M-30 22C-28 16 28 16 30 22M-22 26Q0 30 24 26");
    part(brush, "#4A5468", "M-14 22L-12-14C-24-16-24-30 0-30S24-16 12-14L14 22C8 26-8 26-14 22z");
    shade(brush, "M4-30C24-28 24-16 12-14L14 22 4 25C8 6 6-10 4-30z");
    line(brush, leaf, 7, "M-12-2Q0 3 12-2");
  },
  toadstool: (brush, { trim }) => {
    part(brush, INK.cream, "M-12 30C-8 16-10 4-10-6H10C10 6 8 16 12 30z");
    part(brush, "#C8508A", "M-36-2C-34-36 34-36 36-2 20 8-20 8-36-2z");
    shade(brush, "M36-2C20 8-20 8-36-2-10 0 14-6 22-24 32-18 36-10 36-2z");
    fill(brush, trim, `${disc(-16, -12, 6, 5)}${disc(4, -18, 5, 4)}${disc(20, -8, 5, 4)}`);
    part(brush, INK.cream, "M20 30C22 22 22 20 22 16H30C30 22 30 26 32 30z", 6);
    part(brush, "#C8508A", "M14 17C16 2 38 2 40 17 32 22 22 22 14 17z", 6);
  },
  gumdrop: (brush, { leaf, trim }, chance) => {
    part(brush, chance > 0.5 ? leaf : trim, "M-34 28C-34-36 34-36 34 28 20 33-20 33-34 28z");
    shade(brush, "M34 28C20 33-20 33-34 28V20C0 26 24 14 26-8 32 0 34 14 34 28z");
    glow(brush, "M-22 4C-20-12-12-18-4-18-12-10-16-4-22 4z");
    fill(brush, INK.white, `${disc(0, 2, 3)}${disc(14, -4, 3)}${disc(-12, 16, 3)}${disc(8, 16, 3)}${disc(22, 12, 3)}`);
  },
};

/** The same, up to 60 units higher. */
export const TALL: Readonly<Record<TallThing, Thing>> = {
  tree: (brush, { leaf, trim }) => {
    part(brush, "#8A5A34", "M-9 32L-7-6H7L9 32C4 36-4 36-9 32z");
    part(brush, leaf, "M-28 6C-48 2-46-24-32-28-32-50-8-58 4-50 24-58 40-40 34-26 48-14 42 6 26 6 14 14-14 14-28 6z");
    shade(brush, "M-42-12C-10 0 24-6 37-32 46-14 42 6 26 6 14 14-14 14-28 6-38 4-42-4-42-12z");
    glow(brush, "M-26-28C-26-42-12-48-4-46-14-40-20-36-26-28z");
    fill(brush, trim, `${disc(-20, -10, 5)}${disc(4, -24, 5)}${disc(20, -12, 5)}${disc(-2, 1, 5)}`);
  },
  fir: (brush, { leaf }) => {
    part(brush, "#7A5034", "M-8 34V14H8V34z");
    part(brush, leaf, "M0-62L20-34H14L30-8H22L38 20C14 26-14 26-38 20L-22-8H-30L-14-34H-20z");
    shade(brush, "M0-62L20-34H14L30-8H22L38 20C26 23 14 24 4 24 12 0 8-30 0-62z");
    fill(
      brush,
      INK.white,
      "M0-62L20-34C12-30 8-38 0-32-8-38-12-30-20-34zM-14-30C-6-14 0-16 4-12 10-18 20-10 30-8L22-22-22-22-30-8zM-38 20L-28 3C-18 8-12 0-4 6 6 0 12 10 28 3L38 20C30 10 22 20 14 14 4 22-6 12-14 18-22 12-30 22-38 20z",
    );
  },
  stall: (brush, { leaf, trim }) => {
    line(brush, brush.edge, 9, "M-34 30V-24M34 30V-24");
    part(brush, INK.wood, "M-40 6H40V32H-40z");
    shade(brush, "M-40 20H40V32H-40z");
    for (const x of [-26, -9, 9, 26]) part(brush, x % 2 ? "#F0AE55" : "#8ABF4A", disc(x, 2, 9, 8), 6);
    part(brush, trim, "M-38-48H38L48-22C40-12 32-14 24-20 18-12 8-12 0-20-8-12-18-12-24-20-32-14-40-12-48-22z");
    fill(
      brush,
      leaf,
      "M-22-48H-7L-9-18C-16-12-20-14-24-20zM8-48H23L24-20C20-14 14-12 8-17zM-38-48H-30L-40-15C-44-15-46-18-48-22z",
    );
    shade(brush, "M-47-26Q0-18 47-26L48-22C40-12 32-14 24-20 18-12 8-12 0-20-8-12-18-12-24-20-32-14-40-12-48-22z");
  },
  parasol: (brush, { leaf, trim }) => {
    part(brush, leaf, "M-40 24L34 16 42 30-32 38z", 7);
    line(brush, INK.white, 4, "M-24 30L-18 36M-2 27L4 34");
    line(brush, brush.edge, 10, "M0 28V-30");
    line(brush, INK.cream, 4, "M0 28V-30");
    part(brush, INK.cream, "M-46-8C-44-60 44-60 46-8 36-16 26-14 16-8 6-16-6-16-16-8-26-14-36-16-46-8z");
    fill(
      brush,
      trim,
      "M-16-8C-18-30-10-42 0-47-22-46-44-32-46-8-36-16-26-14-16-8zM16-8C18-30 10-42 0-47 22-46 44-32 46-8 36-16 26-14 16-8z",
    );
    shade(brush, "M46-8C36-16 26-14 16-8 6-16-6-16-16-8-26-14-36-16-46-8-20-22 14-24 30-40 42-32 46-20 46-8z");
    part(brush, INK.gold, disc(0, -48, 5), 6);
  },
  lamp: (brush, { trim }) => {
    fill(brush, "rgb(255 226 122 / .28)", disc(0, -34, 36));
    part(brush, "#2E2A48", "M-14 32C-12 24-5 26-4 18V-16H4V18C5 26 12 24 14 32z");
    part(brush, trim, "M-14-18L-18-46H18L14-18z");
    glow(brush, "M-8-22L-11-42H-2L-2-22z");
    part(brush, "#2E2A48", "M-22-46C-16-56-8-58 0-62 8-58 16-56 22-46z");
  },
  tower: (brush, { trim }) => {
    line(brush, brush.edge, 8, "M-22 32L-14-10M22 32L14-10M-20 18L16 2M20 18L-16 2");
    part(brush, "#9A6A4A", "M-28-38H28L26-8C10-2-10-2-26-8z");
    shade(brush, "M6-38H28L26-8C18-5 12-4 6-4z");
    line(brush, "#6E4630", 4, "M-26-26H26M-10-36V-5M10-36V-5");
    part(brush, trim, "M-34-36L0-64 34-36C14-30-14-30-34-36z");
    shade(brush, "M0-64L34-36C24-33 14-32 6-32 12-44 8-54 0-64z");
  },
  lollipop: (brush, { leaf, trim }) => {
    line(brush, brush.edge, 13, "M0 32V-10");
    line(brush, INK.white, 6, "M0 32V-10");
    part(brush, INK.white, disc(0, -28, 34));
    fill(
      brush,
      leaf,
      "M0-28C-6-44 6-58 18-57 30-50 36-40 34-26 24-40 8-44 0-28zM0-28C16-32 28-18 24-4 12 8-2 8-16 2 4-2 14-16 0-28zM0-28C-4-12-20-8-32-16-36-34-26-52-10-60-20-44-18-28 0-28z",
    );
    shade(brush, "M32-40C40-14 20 6 0 6-14 6-26-2-31-14-8 2 26-10 32-40z");
    part(brush, trim, "M0 2L-18-6V14zM0 2L18-6V14z", 6);
  },
  lighthouse: (brush, { leaf }) => {
    part(brush, INK.white, "M-24 32L-15-32H15L24 32C10 38-10 38-24 32z");
    fill(brush, leaf, "M-17-16L-15-32H15L17-16zM-22 16L-19-2H19L22 16z");
    shade(brush, "M2-32H15L24 32C18 35 10 36 4 36 10 14 8-10 2-32z");
    part(brush, INK.gold, "M-11-34V-48H11V-34z");
    part(brush, "#4A5468", "M-18-34H18V-28H-18zM-16-47L0-64 16-47z", 7);
  },
};

export const paintThing = (brush: Brush, x: number, y: number, scale: number, draw: () => void): void => {
  at(brush, [x, y, 0, scale], () => {
    fill(brush, "rgb(20 8 40 / .25)", disc(4, 30, 40, 11));
    draw();
  });
};
