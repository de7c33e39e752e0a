import { at, disc, fill, INK, line, part, type Brush } from "./view-art-brush.ts";

type Gear = (brush: Brush, level: number, branch: number) => void;

const slice = (brush: Brush): void => {
  part(brush, "#C9792B", "M-10 10V-4C-16-14 16-14 10-4V10z", 6);
  fill(brush, "#FFDFA0", "M-6 7V-4C-10-9 10-9 6-4V7z");
};

/** Behind the duck, by kind of tower. */
export const BACKS: readonly (Gear | undefined)[] = [
  (brush, level) => {
    if (level > 1)
      for (const [x, y] of [
        [-46, 10],
        [-50, -2],
        [-44, -13],
      ] as const)
        at(brush, [x, y, 0.3], () => slice(brush));
  },
  (brush, _level, branch) => {
    if (branch !== 1) return;
    part(brush, "#E8B23A", "M-62 22C-70-10-56-48-36-48S-4-10-10 22z");
    line(brush, "#A8741C", 4, "M-63 6Q-36 14-9 6M-62-10Q-36-2-10-10M-57-26Q-36-20-15-26");
    fill(brush, INK.line, disc(-48, 8, 6));
  },
  undefined,
  (brush, level, branch) => {
    if (level < 2 || branch === 2) return;
    part(brush, INK.cream, "M-60 22C-64 8-58-4-48-8L-56-16H-34L-40-8C-28-4-26 8-28 22z");
    line(brush, "#C9A86A", 4, "M-52-9H-38M-50 6q6-6 12 0");
  },
  undefined,
  (brush, level, branch) => {
    if (level < 2) return;
    const top = branch === 2 ? -72 : -50;
    part(brush, "#A8523C", `M-50 10V${top}H-30V10z`);
    part(brush, "#7A3A2C", `M-54 ${top}H-26V${top + 9}H-54z`, 6);
    if (branch === 2) line(brush, "rgb(255 240 200 / .85)", 7, "M-38-76q-12-1-12 8M-24-60q8-8 16-2t16-4");
  },
];

/** Before the duck and its stand. */
export const FRONTS: readonly (Gear | undefined)[] = [
  undefined,
  (brush, level, branch) => {
    if (branch === 1) {
      for (const [x, y] of [
        [38, 6],
        [-30, 30],
      ] as const)
        at(brush, [x, y], () => drawBee(brush));
      return;
    }
    if (branch === 2) {
      part(brush, "#C8683A", "M-42 12C-46 46 46 46 42 12z");
      fill(brush, "#8E4020", "M-34 30C-16 38 16 38 34 30 26 42-26 42-34 30z");
      part(brush, "#7A3A12", "M-46 12C-40 4 40 4 46 12 40 20-40 20-46 12z", 7);
      fill(brush, "#B8671E", disc(0, 12, 34, 4));
      line(brush, "#FFB98A", 4, "M-34 22q3 6 8 9");
      return;
    }
    at(brush, [level > 1 ? 30 : 28, 16, 0, level > 1 ? 1.15 : 0.95], () => {
      part(brush, "#C9702B", "M-18-8C-26 8-22 22-12 24H12C22 22 26 8 18-8z");
      fill(brush, "#8E4A18", "M-4 24H12C22 22 26 8 18-8H10C18 6 12 20-4 24z");
      part(brush, "#FFB52E", "M-20-14H20V-7C14-7 16 4 10 4S6-4 2-4-4 0-8-2-16-7-20-7z", 6);
    });
  },
  undefined,
  undefined,
  (brush, level, branch) => at(brush, [26, 6], () => drawMill(brush, level, branch)),
  drawOven,
];

function drawBee(brush: Brush): void {
  part(brush, "rgb(230 248 255 / .95)", "M-2-5C-12-16 2-18 2-6 6-18 16-12 5-4z", 5);
  part(brush, INK.gold, disc(0, 1, 9, 7), 6);
  line(brush, INK.line, 3.5, "M-3-4V6M3-5V7");
}

function drawMill(brush: Brush, level: number, branch: number): void {
  if (branch === 2) {
    // A horn on bellows, for a wind.
    part(brush, "#7A4A9C", "M-34 4L-10-6V30L-34 24z");
    line(brush, INK.line, 3.5, "M-26 3V25M-18 0V28");
    part(brush, INK.gold, "M-12 4C8 4 18-6 28-22 34-28 40-20 40 6S36 44 28 42C18 26 8 20-12 20z");
    fill(brush, "#B8801C", "M-12 13C12 14 24 20 34 42 26 42 24 32 8 23 2 20-4 20-12 20z");
    part(brush, "#7A3F10", disc(34, 9, 8, 29), 6);
    return;
  }
  const high = level > 1 ? -12 : 0;
  const [colour, shade] = branch === 1 ? ["#E2362B", "#A31F1C"] : ["#A8693A", "#6E3F1E"];
  if (level > 1) {
    line(brush, brush.edge, 8, `M0 ${high - 34}H24V${high - 42}`);
    line(brush, INK.steel, 4, `M0 ${high - 34}H24V${high - 42}`);
    part(brush, colour, disc(24, high - 44, 6), 6);
  }
  part(brush, colour, `M-18 34C-22 22-10 16-11 4L-15 ${high - 12}H15L11 4C10 16 22 22 18 34z`);
  fill(brush, shade, `M4 34C10 22 2 14 4 ${high - 12}H15L11 4C10 16 22 22 18 34z`);
  part(brush, INK.steel, `M-17 ${high - 18}H17V${high - 10}H-17z`, 6);
  part(brush, colour, `M-15 ${high - 18}C-17 ${high - 38} 17 ${high - 38} 15 ${high - 18}z`);
  part(brush, branch === 1 ? "#4FA84F" : colour, disc(0, high - 34, 6), 6);
  if (branch === 1) {
    line(brush, brush.edge, 10, "M-2 6C8 8 10 16 2 24");
    line(brush, "#FFB52E", 6, "M-2 6C8 8 10 16 2 24");
    line(brush, "#4FA84F", 5, "M-6 3l5 2");
  } else line(brush, "#E3A766", 4, `M-8 ${high - 6}L-5 6M-12 28q2-6 5-8`);
}

function drawOven(brush: Brush, level: number, branch: number): void {
  if (branch === 1) {
    part(brush, "#F7D9E3", "M-44 2H50V42H-44z");
    part(brush, "#8AD3E8", "M-37 12H43V33H-37z", 6);
    for (const [x, colour] of [
      [-22, "#F27BA5"],
      [3, "#8A4A22"],
      [28, "#FFF3D6"],
    ] as const) {
      part(brush, INK.loaf, `M${x - 9} 33l2-9h14l2 9z`, 5);
      part(brush, colour, `M${x - 10} 25C${x - 10} 12 ${x + 10} 12 ${x + 10} 25z`, 5);
      fill(brush, INK.red, disc(x, 15, 3));
    }
    part(
      brush,
      INK.white,
      "M-50-4H56L60 9C52 18 44 14 40 10 32 18 22 16 18 10 10 18 2 16-2 10-10 18-20 16-24 10-30 16-44 18-54 9z",
      7,
    );
    fill(
      brush,
      INK.red,
      "M-36-4H-18L-24 11C-28 16-38 16-42 11zM4-4H22L18 11C14 16 2 16-2 11zM42-4H56L60 9C54 16 44 15 40 11z",
    );
    return;
  }
  part(brush, level > 1 ? "#C0614A" : "#B08A6E", "M-42 42C-48-2-24-12 4-12S54-2 48 42z");
  fill(brush, "rgb(60 10 20 / .25)", "M-42 42C-44 26-42 14-36 6-34 26-10 34 48 30V42z");
  line(brush, "rgb(60 10 20 / .35)", 3.5, "M-34 0l8 8M-6-10v8M20-9l-2 8M40 2l-8 7M-43 24h10M38 24h10");
  part(brush, "#3A1420", "M-20 42V22C-20 4 26 4 26 22V42z", 6);
  fill(brush, "#FF7A1C", "M-14 42C-16 28-8 28-6 18 2 26 6 22 6 14 16 22 22 30 20 42z");
  fill(brush, "#FFD84A", "M-6 42C-8 34-2 32 0 26 4 32 8 30 8 26 14 32 14 38 12 42z");
  if (branch === 2) part(brush, INK.gold, disc(3, -3, 6), 6);
}
