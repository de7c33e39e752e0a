import { at, disc, fill, INK, line, part, rod, type Brush } from "./view-art-brush.ts";

/** By boss: a figure of about 100 units, with its feet at 0, 40. */
export const BOSSES: readonly ((brush: Brush, frame: number) => void)[] = [drawDon, drawBaroness, drawMarshal];

const swingOf = (frame: number): number => [0, 1, 0, -1][frame] ?? 0;

function drawFeet(brush: Brush, frame: number, colour: string): void {
  const swing = swingOf(frame);
  for (const [hip, way] of [
    [-14, -1],
    [12, 1],
  ] as const) {
    const up = 38 - Math.max(0, swing * way) * 6;
    rod(brush, colour, 8, `M${hip + swing * way * 6 - 4} ${up}h12`);
  }
}

function drawEye(brush: Brush, x: number, y: number, frame: number, size = 8): void {
  if (frame === 4) return line(brush, INK.line, 4, `M${x - 6} ${y - 6}l12 12m0-12l-12 12`);
  fill(brush, "#FF9E2C", disc(x, y, size));
  fill(brush, INK.line, disc(x + 1.5, y, size * 0.5));
  fill(brush, INK.white, disc(x, y - 2, size * 0.25));
}

function drawBeak(brush: Brush): void {
  part(brush, "#FFB9A0", "M8-4C16-10 26-6 34 5 26 13 14 12 8 8z", 6);
  fill(brush, "#E8876A", "M9 4Q18 6 32 5C26 12 14 11 9 8z");
}

/** Three pigeons in one suit: between its buttons, somebody looks out. */
function drawDon(brush: Brush, frame: number): void {
  const swing = swingOf(frame);
  drawFeet(brush, frame, "#2B2440");
  part(brush, "#5E6A82", "M-34 18L-54 24-52 8-36-2z");
  part(brush, "#39305A", "M-38 20C-42-16-22-26 4-26 34-26 46-8 44 14 42 32 26 38 0 38-24 38-36 34-38 20z");
  line(brush, "#7C72A8", 2.5, "M-28-8V34M-16-20V37M-4-24V38M32-14V32");
  // A waistcoat that does not quite close.
  part(brush, INK.cream, "M8-26C22-26 30-22 32-16L26 36H8C2 20 2-6 8-26z", 6);
  part(brush, "#1B1230", "M8-2C14-8 26-8 30-2 28 8 12 9 8-2z", 4);
  fill(brush, "#FF9E2C", `${disc(14, 0, 4.5)}${disc(24, 0, 4.5)}`);
  fill(brush, INK.line, `${disc(15, 0, 2.4)}${disc(25, 0, 2.4)}`);
  fill(brush, INK.gold, `${disc(17, 16, 3.5)}${disc(17, 27, 3.5)}`);
  part(brush, INK.red, "M14-22L26-22 24-12 18-8 14-12z", 5);
  line(brush, INK.gold, 4, "M-6 12Q6 24 16 18");
  part(brush, "#2B2348", "M-30-6C-14-12 0-4-2 10-6 20-28 22-36 16-40 8-38 0-30-6z", 7);
  at(brush, [14, -34 + Math.abs(swing) * 2], () => {
    part(brush, "#7784A0", "M-18-4C-20 10-16 18-8 20H14C20 12 20 2 18-6z");
    drawBeak(brush);
    part(brush, "#93A0BC", disc(0, -2, 19, 17));
    fill(brush, INK.white, disc(13, -2, 5));
    drawEye(brush, -1, -4, frame, 8);
    line(brush, INK.line, 6, "M-12-12L8-8");
    // A moustache that is glued on.
    part(brush, "#2B1B35", "M12 8C20 4 28 8 34 4 34 14 26 18 20 14 14 20 4 18 2 10 6 12 10 10 12 8z", 3);
    part(brush, "#C9955A", "M28 10L50 4 51 9 30 15z", 5);
    part(brush, "#39305A", "M-18-12C-20-34-6-32 0-28 6-34 20-32 18-12z");
    part(brush, "#39305A", "M-32-10C-12-20 14-20 32-12 28-4-26-2-32-10z");
    line(brush, INK.cream, 5, "M-17-15Q0-20 17-16");
  });
}

function drawBaroness(brush: Brush, frame: number): void {
  const swing = swingOf(frame);
  drawFeet(brush, frame, "#D8588A");
  part(
    brush,
    "#C77BB0",
    "M-52 30C-44-2-28-22 6-22 40-22 48 4 46 26L40 36 32 30 24 38 14 31 4 39-6 31-16 39-26 31-36 38-44 31z",
  );
  fill(
    brush,
    "#94487E",
    "M-46 26C-10 32 24 24 45 4 47 18 46 26 40 36L32 30 24 38 14 31 4 39-6 31-16 39-26 31-36 38-44 31z",
  );
  fill(brush, "#F2C9E4", `${disc(-18, 8, 4)}${disc(2, 18, 4)}${disc(-30, 22, 4)}${disc(20, 2, 4)}${disc(-4, -6, 4)}`);
  at(brush, [16, -24 + Math.abs(swing) * 2], () => {
    part(brush, "#E9E4F2", "M-16-2C-16 10-22 16-20 20-6 28 10 26 18 16 16 8 18 4 18-4z");
    part(brush, INK.white, `${disc(-17, 17, 4.5)}${disc(-8, 21, 4.5)}${disc(1, 22, 4.5)}${disc(10, 20, 4.5)}`, 5);
    drawBeak(brush);
    part(brush, "#E9E4F2", disc(0, -2, 18, 17));
    fill(brush, INK.white, disc(13, -2, 5));
    fill(brush, "#F2A0C0", disc(-8, 6, 5, 3));
    drawEye(brush, 0, -4, frame, 7);
    // Long lashes, and a lorgnette that she does not need.
    line(brush, INK.line, 4, "M-10-12L-4-9M-4-15L-1-11");
    line(brush, INK.gold, 4, "M9-4a9 9 0 1 1-18 0 9 9 0 1 1 18 0zM-7 3L-20 22");
    // A hat with a nest on it, and somebody who lives there.
    part(brush, "#FFE27A", disc(-6, -30, 9), 6);
    fill(brush, INK.line, `${disc(-8, -31, 2)}${disc(-1, -31, 2)}`);
    fill(brush, INK.orange, disc(-3, -27, 3.5, 2));
    part(brush, "#A8743A", "M-24-26C-14-22 4-22 14-26L10-14H-20z", 6);
    part(brush, "#8E3A6E", "M-36-10C-18-22 16-22 34-14 26-6-26-4-36-10z");
    part(brush, "#F2C94A", "M14-14C18-30 34-30 36-22 28-24 24-18 22-10z", 5);
  });
}

function drawMarshal(brush: Brush, frame: number): void {
  const lift = [1, 0.2, -0.8, 0.2, 0.8][frame]!;
  at(brush, [0, -6], () => {
    at(brush, [8, -6], () => drawGreatWing(brush, lift * 0.85));
    part(brush, "#5E6A82", "M-30-4L-54-8-54 10-30 12z");
    part(brush, "#3F6B4F", "M-40 2C-30-22 20-28 36-8 42 10 26 24 0 24-24 24-38 16-40 2z");
    fill(brush, "#274A36", "M-36 8C-10 14 20 10 38-2 40 14 24 24 0 24-20 24-32 18-36 8z");
    fill(brush, INK.gold, `${disc(30, 4, 3)}${disc(26, 14, 3)}`);
    // More medals than anyone has won.
    for (const [x, y, colour] of [
      [-10, 4, INK.red],
      [2, 6, INK.blue],
      [14, 4, INK.red],
      [-4, 16, INK.blue],
    ] as const) {
      line(brush, colour, 6, `M${x} ${y - 4}V${y}`);
      part(brush, INK.gold, disc(x, y + 5, 4), 4);
    }
    at(brush, [24, -26], () => {
      part(brush, INK.cream, "M-22 8C-10 16 8 16 16 8L16 18C4 26-14 24-24 16z", 6);
      drawBeak(brush);
      part(brush, "#A7B2C8", disc(0, -2, 18, 17));
      fill(brush, INK.white, disc(12, -2, 5));
      drawEye(brush, 1, -5, frame, 7);
      part(brush, INK.white, "M8 8C16 2 26 8 36 0 38 12 28 16 22 12 14 20-2 18-8 8-2 12 4 10 8 8z", 5);
      part(brush, "#274A36", "M-22-22C-14-38 16-36 22-20L18-12H-18z");
      part(brush, INK.line, "M4-14C20-16 30-10 32-4 22-10 12-8 4-8z", 5);
      part(brush, INK.red, "M-19-16H17V-10H-19z", 5);
      part(brush, INK.gold, disc(2, -24, 5), 5);
    });
    drawGreatWing(brush, lift);
  });
}

function drawGreatWing(brush: Brush, lift: number): void {
  at(brush, [-4, -8, 0, 1, lift], () => {
    part(brush, "#8592A8", "M18 2C14-22 0-40-44-44-40-36-46-32-48-28-40-26-44-20-46-16-38-14-40-8-40-4-28 2-10 6 0 6z");
    line(brush, "#5E6A82", 4, "M-36-30Q-18-28-4-14M-36-16Q-22-16-10-8");
  });
}
