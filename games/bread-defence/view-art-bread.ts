import { at, disc, fill, INK, line, paint, part, type Brush, type Context, type Look } from "./view-art-brush.ts";
import { paintShape } from "./view-art-shots.ts";

export { paintPuff, paintShot } from "./view-art-shots.ts";

const [CRUST, LOAF, LIGHT] = ["#B5651D", "#E8A04C", "#FFD694"];
const LONG = "M-28 4C-32-16-12-20 0-20S32-16 28 4C34 22-34 22-28 4z";

function oval(brush: Brush, colour: string, path = LONG): void {
  part(brush, colour, path, 7);
  fill(brush, "rgb(90 30 0 / .25)", "M-28 6C-8 12 16 8 28-6 32 12 30 18 0 18S-34 16-28 6z");
}

/** By skin of the loaf. */
const BREADS: readonly ((brush: Brush) => void)[] = [
  (brush) => {
    oval(brush, LOAF);
    fill(brush, LIGHT, "M-22-4C-18-16 14-18 20-8 8-12-10-12-22-4z");
    line(brush, CRUST, 4, "M-14-10l6 14M0-12l6 14M14-10l6 12");
  },
  (brush) => {
    oval(brush, "#EDAE5C", "M-24 4C-26-20 26-20 24 4 26 20-26 20-24 4z");
    line(brush, CRUST, 4, "M-16-4Q0-14 16-4");
    fill(brush, LIGHT, "M-14-8C-8-14 8-14 14-8 6-11-6-11-14-8z");
  },
  (brush) => {
    const knot = "M0 12C-16 20-34 8-28-8-22-22-4-18 0-6 4-18 22-22 28-8 34 8 16 20 0 12M-14 18L12-8M14 18L-12-8";
    line(brush, brush.edge, 17, knot);
    line(brush, "#B5651D", 10, knot);
    line(brush, "#E8A04C", 4, "M-26-2C-26-14-12-18-4-8M4-8C12-18 26-14 26-2");
    fill(brush, INK.white, `${disc(-22, 8, 2)}${disc(20, 9, 2)}${disc(0, 0, 2)}`);
  },
  (brush) =>
    at(brush, [0, 0, -0.4], () => {
      oval(brush, LOAF, "M-34 0C-34-13 34-13 34 0S-34 13-34 0z");
      line(brush, LIGHT, 5, "M-20-5l8 8M-6-6l8 9M8-6l8 9M21-5l5 7");
    }),
  (brush) => {
    part(brush, LOAF, "M-32 14C-36-8-16-22 0-22S36-8 32 14C26 22 20 14 18 8 8 2-8 2-18 8-20 14-26 22-32 14z", 7);
    fill(brush, LIGHT, "M-8-18C-2-20 6-18 10-16 6-10 6-6 6-2H-6C-8-8-10-12-8-18z");
    line(brush, CRUST, 4, "M-12-17Q-14-6-8 1M12-17Q14-6 8 1M-23-9Q-20 0-18 6M23-9Q20 0 18 6");
  },
  (brush) => {
    oval(brush, "#D98A3A", "M-24 6C-26-24 26-24 24 6 24 20-24 20-24 6z");
    fill(
      brush,
      INK.cream,
      `${disc(-10, -6, 3, 2)}${disc(2, -10, 3, 2)}${disc(13, -4, 3, 2)}${disc(-2, 0, 3, 2)}${disc(-16, 2, 3, 2)}${disc(9, 4, 3, 2)}`,
    );
  },
  (brush) => {
    oval(brush, "#7A4A28");
    fill(brush, "#A8713F", "M-22-4C-18-16 14-18 20-8 8-12-10-12-22-4z");
    line(brush, INK.cream, 4, "M-12-10L8 8M8-12L-8 8");
  },
  (brush) => {
    for (const [x, y] of [
      [-22, 3],
      [22, 3],
      [-11, -3],
      [11, -3],
      [0, 4],
    ] as const) {
      part(brush, "#E8A04C", disc(x, y, 13, 12), 6);
      line(brush, LIGHT, 4, `M${x - 5} ${y - 5}q5-4 9 0`);
    }
  },
  (brush) => {
    part(brush, "#F2709C", disc(0, 0, 25, 19), 7);
    fill(brush, "rgb(90 0 40 / .2)", "M-25 2C-10 16 16 14 25-2 26 14 12 19 0 19S-24 14-25 2z");
    part(brush, "#7A3A12", disc(0, -2, 8, 5), 5);
    line(brush, INK.white, 4, "M-16-6l4-4M-4-13h6M14-8l4 4M12 8l5-3M-12 10l-5-3");
    line(brush, "#6FE3D0", 4, "M-18 4l-2-2M2 12h5");
  },
  (brush) => {
    part(brush, INK.gold, disc(0, 2, 29, 18), 7);
    part(brush, "#7A3A12", disc(0, 1, 11, 6), 5);
    line(brush, "#FFF0A8", 5, "M-20-6l4 4M-7-12l2 6M8-12l-2 6M20-6l-5 4");
    line(brush, "#C9851C", 4, "M-20 11l5-4M-5 16l1-5M8 16l-1-5M21 10l-5-4");
  },
  (brush) => {
    part(brush, "#A8622C", "M-24 4C-28-4-32-6-33-10-20-12-14-4-4-4 0-22 24-22 22-6L34-2 24 4C24 20-16 22-24 4z", 7);
    line(brush, INK.white, 3.5, "M-16 8Q-8 14 0 8T14 6");
    fill(brush, INK.white, disc(11, -9, 3));
    fill(brush, INK.line, disc(12, -9, 1.6));
  },
  (brush) => {
    oval(brush, "#F25C6B");
    for (const [colour, wide] of [
      ["#FFB13A", 19],
      ["#FFE45C", 14],
      ["#5CCB6B", 9],
      ["#5AA9F2", 4],
    ] as const)
      fill(brush, colour, `M${-wide - 4} 12C${-wide - 6} ${-wide + 2} ${wide + 6} ${-wide + 2} ${wide + 4} 12z`);
    line(brush, "rgb(255 255 255 / .7)", 3.5, "M-18-10Q-10-15-2-15");
  },
];

/** A loaf, in a box of 44 by 36. */
export const paintBread = (context: Context, bread: number, look: Look): void =>
  paint(context, look, (brush) => BREADS[bread % BREADS.length]!(brush), 0.58);

/** The money: a golden crouton. */
export const paintCrumb = (context: Context, look: Look): void =>
  paintShape(context, look, (brush) => {
    part(brush, "#F0B23A", "M-15-8C-10-18 10-19 15-9 20 2 16 14 4 16-8 18-18 10-15-8z", 7);
    fill(brush, "#FFE08A", "M-11-8C-6-14 6-14 10-8 4-8-4-6-8 2-12 0-12-4-11-8z");
    fill(brush, "#B5701C", `${disc(3, 2, 2.5)}${disc(8, -3, 2)}${disc(-3, 9, 2.5)}${disc(8, 9, 2)}`);
  });
