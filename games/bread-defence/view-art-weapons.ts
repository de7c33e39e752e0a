import { at, disc, fill, INK, line, part, rod, type Brush } from "./view-art-brush.ts";

type Weapon = (brush: Brush, level: number, branch: number) => void;

/** By kind of tower; a weapon points right, and the duck holds it at 0, 0. */
export const WEAPONS: readonly (Weapon | undefined)[] = [drawToaster, drawHoney, drawPins, drawCannon];

/** The duck's wing over what it holds. */
function drawHand(brush: Brush, x = 0, y = 2): void {
  part(
    brush,
    INK.yellow,
    `M${x - 16} ${y}C${x - 16} ${y - 10} ${x + 6} ${y - 12} ${x + 11} ${y - 3} ${x + 14} ${y + 8} ${x - 4} ${y + 14} ${x - 16} ${y}z`,
    7,
  );
}

function drawToast(brush: Brush, x: number, y: number, colour = "#C9792B"): void {
  part(brush, colour, `M${x} ${y - 8}H${x + 12}C${x + 22} ${y - 14} ${x + 22} ${y + 14} ${x + 12} ${y + 8}H${x}z`, 6);
  fill(brush, "#FFDFA0", `M${x} ${y - 4}H${x + 12}C${x + 17} ${y - 8} ${x + 17} ${y + 8} ${x + 12} ${y + 4}H${x}z`);
}

function drawToaster(brush: Brush, level: number, branch: number): void {
  const trim = level > 3 ? INK.gold : "#8792A8";
  if (branch === 2) {
    drawToast(brush, 46, -2, INK.gold);
    part(brush, "#F0C23C", "M-20-12H52V9H-20z");
    fill(brush, "#B8801C", "M-20 0H52V9H-20z");
    line(brush, "#FFF0A8", 4, "M-12-8H44");
    part(brush, "#6B5040", "M-30-14H4V14H-30z");
    part(brush, INK.steel, "M-6-26H26V-16H-6z", 6);
    part(brush, "#7FF0E0", disc(27, -21, 6, 7), 6);
    part(brush, trim, "M42-15H50V12H42z", 6);
    return drawHand(brush);
  }
  const wide = branch === 1 ? 25 : level > 1 ? 18 : 14;
  const rows = branch === 1 ? [-17, -6, 6, 17] : level > 1 ? [-9, 9] : [0];
  for (const y of rows) drawToast(brush, 24, y);
  part(
    brush,
    branch === 1 ? "#E8574A" : level > 1 ? "#8FD0E8" : INK.steel,
    `M32 ${-wide}H-12C-30 ${-wide}-30 ${wide}-12 ${wide}H32z`,
  );
  fill(brush, "rgb(20 8 50 / .22)", `M32 ${wide * 0.3}H-24C-22 ${wide * 0.8}-18 ${wide}-12 ${wide}H32z`);
  line(brush, "rgb(255 255 255 / .85)", 4, `M-14 ${5 - wide}Q-6 ${4 - wide} 20 ${5 - wide}`);
  part(brush, trim, `M26 ${-wide - 2}H34V${wide + 2}H26z`, 6);
  rod(brush, INK.line, 5, `M2 ${-wide}V${-wide - 7}H10`);
  drawHand(brush, -2, wide - 8);
}

function drawHoney(brush: Brush, level: number, branch: number): void {
  if (branch === 1) {
    part(brush, "#E8B23A", "M-14-16C20-22 40-14 44 0 40 14 20 22-14 16z");
    fill(brush, "#B8801C", "M-14 6C14 10 34 8 44 0 40 14 20 22-14 16z");
    line(brush, "#A8741C", 4, "M2-18Q10 0 2 18M18-18Q26 0 18 18");
    part(brush, INK.line, disc(38, 0, 5, 7), 5);
    return drawHand(brush);
  }
  rod(brush, level > 3 ? INK.gold : INK.wood, 7, "M-22 0H30");
  const [colour, light] = branch === 2 ? ["#8E4A18", "#C9762E"] : ["#FFB52E", "#FFE08A"];
  if (branch === 2) {
    part(brush, "#C8683A", "M28-16C54-18 54 18 28 16 24 8 24-8 28-16z");
    part(brush, colour, "M30-16C46-22 62-10 56 0 60 10 52 14 44 12 40 18 34 16 30 12z", 6);
    fill(brush, light, "M36-10C44-14 50-10 50-5 46-8 40-8 36-10z");
  } else {
    const big = level > 1 ? 1.2 : 1;
    at(brush, [28, 0, 0, big], () => {
      part(
        brush,
        colour,
        "M0-12C4-18 10-14 10-14 14-18 20-14 20-14 28-16 32-6 32 0S30 14 22 13C20 22 14 22 14 14 10 16 4 18 0 12z",
      );
      line(brush, "#C9762E", 4, "M8-10V10M18-10V10");
      fill(brush, light, "M22-9C27-8 28-4 28-1 25-3 23-5 22-9z");
    });
  }
  drawHand(brush);
}

function drawPin(
  brush: Brush,
  y: number,
  colours: readonly [string, string, string],
  thick: number,
  long: number,
): void {
  rod(brush, colours[2], 8, `M-22 ${y}H${long + 24}`);
  part(
    brush,
    colours[0],
    `M-6 ${y - thick}H${long + 6}Q${long + 12} ${y} ${long + 6} ${y + thick}H-6Q-12 ${y}-6 ${y - thick}z`,
  );
  fill(
    brush,
    colours[1],
    `M-8 ${y + thick * 0.2}H${long + 9}Q${long + 8} ${y + thick * 0.7} ${long + 6} ${y + thick}H-6Q-8 ${y + thick * 0.7}-8 ${y + thick * 0.2}z`,
  );
  line(brush, "rgb(255 255 255 / .6)", 4, `M0 ${y - thick * 0.5}H${long * 0.7}`);
}

function drawPins(brush: Brush, level: number, branch: number): void {
  const handle = level > 3 ? INK.gold : level > 1 ? INK.red : "#8A5528";
  if (branch === 1) {
    drawPin(brush, 0, ["#E9E6F2", "#B4AEC9", handle], 19, 36);
    line(brush, "#8E88A8", 3, "M2-14L10-4 6 4M24-15L20-2 30 8");
  } else if (branch === 2) {
    at(brush, [0, -6, -0.35], () => drawPin(brush, -4, ["#E3A766", "#B4763A", handle], 10, 34));
    at(brush, [0, 6, 0.35], () => drawPin(brush, 4, ["#E3A766", "#B4763A", handle], 10, 34));
  } else drawPin(brush, 0, ["#E3A766", "#B4763A", handle], level > 1 ? 13 : 11, level > 1 ? 34 : 26);
  drawHand(brush, -12);
}

function drawCannon(brush: Brush, level: number, branch: number): void {
  const trim = level > 3 ? INK.gold : INK.steel;
  if (branch === 2) {
    part(brush, "#3FB88A", "M-24-16H14C24-16 26-9 34-9H46V9H34C26 9 24 16 14 16H-24C-30 8-30-8-24-16z");
    fill(brush, "#1F7A5C", "M-27 3H36C26 9 24 16 14 16H-24C-27 12-28 8-27 3z");
    line(brush, "#C9FFE6", 4, "M-18-10H10");
    part(brush, INK.cream, "M-14-13H8V13H-14z", 5);
    line(brush, "#1F7A5C", 5, "M-8 0H2M-3-6V6");
    part(brush, trim, "M40-12H50V12H40z", 6);
    fill(brush, INK.white, `${disc(56, -7, 4)}${disc(60, 3, 3)}${disc(54, 8, 2.5)}`);
    return drawHand(brush, -8, 10);
  }
  const wide = branch === 1 ? 1.35 : level > 1 ? 1.12 : 0.95;
  at(brush, [0, 0, 0, branch === 1 ? 1.05 : 1, wide], () => {
    part(brush, branch === 1 ? "#EADFC8" : "#5E6A82", "M-20-13C-6-18 12-16 38-18V18C12 16-6 18-20 13-28 8-28-8-20-13z");
    fill(brush, branch === 1 ? "#BCA878" : "#3C4660", "M-25 4C0 8 20 6 38 6V18C12 16-6 18-20 13-24 11-25 8-25 4z");
    line(brush, "rgb(255 255 255 / .6)", 4, "M-14-9Q4-12 28-12");
    if (level > 1) line(brush, trim, 6, "M2-15V15");
    part(brush, trim, "M34-21H44V21H34z", 7);
    part(brush, INK.white, disc(45, 0, 5, 16), 6);
  });
  drawHand(brush, -8, 10);
}
