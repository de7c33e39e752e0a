import { disc, fill, INK, line, part, type Brush } from "./view-art-brush.ts";

type Hat = (brush: Brush, branch: number) => void;

/** By kind of tower, over the top of a head at 0, 0. */
export const HATS: readonly Hat[] = [
  // A paper cap; a peaked cap for many slices; a lens for the sniper.
  (brush, branch) => {
    if (branch === 1) {
      part(brush, INK.red, "M-21 3C-24-18 18-22 21-2L36 1C36 7 20 6 16 5-4 0-12 2-21 3z");
      fill(brush, "#A82F2C", "M-21 3C-21-1-20-4-19-6-4-9 12-8 21-2L36 1C36 7 20 6 16 5-4 0-12 2-21 3z");
      return;
    }
    part(brush, INK.cream, "M-24 4L-15-15C-4-19 8-19 16-15L23 2C8-4-10-4-24 4z");
    line(brush, INK.red, 5, "M-20-2C-6-9 8-9 20-4");
    if (branch === 2) {
      part(brush, "#5A4636", "M2 8H26V22H2z", 6);
      fill(brush, "#7FF0E0", disc(18, 15, 6));
    }
  },
  // A veil against bees.
  (brush) => {
    fill(brush, "rgb(255 255 255 / .3)", "M-27 2L-31 36C-10 46 18 46 33 36L29 2z");
    line(brush, "rgb(43 27 53 / .45)", 2, "M-28 12H30M-29 24H31M-14 3L-17 41M16 3L19 41");
    part(brush, "#F2DFA6", "M-15-4C-14-24 14-24 15-4z");
    part(brush, "#F2DFA6", "M-37 3C-30-8 30-8 38 3 24 8-24 8-37 3z");
    line(brush, "#B0782A", 5, "M-15-6Q0-1 15-6");
  },
  // A scarf with a knot.
  (brush, branch) => {
    const colour = branch === 1 ? "#8E7BD8" : branch === 2 ? "#3FA88C" : INK.red;
    part(brush, colour, "M-22 6L-38 2-36 14zM-22 6L-36 18-26 22z", 6);
    part(brush, colour, "M-24 10C-26-14 20-18 24 3 8-3-10 0-24 10z");
    fill(brush, INK.white, `${disc(-12, -2, 3)}${disc(0, -8, 3)}${disc(13, -5, 3)}`);
  },
  // A bowl as a helmet, with a whisk on it.
  (brush, branch) => {
    line(brush, brush.edge, 5, "M0-18C-12-24-10-38 0-38S12-24 0-18V-38");
    part(brush, branch === 2 ? "#6FCFB0" : "#8FA6C4", "M-26 4C-26-24 26-24 26 4z");
    fill(brush, "rgb(20 8 50 / .2)", "M6-16C20-14 26-6 26 4H10C14-4 12-12 6-16z");
    part(brush, INK.steel, "M-30 2H30V8H-30z", 6);
  },
  // A scarf around the head, and a peg on the bill.
  (brush, branch) => {
    const colour = branch === 1 ? "#B5271F" : branch === 2 ? "#4A8FD6" : "#6B5040";
    part(brush, colour, "M-25 6C-24-2 20-8 25 2V-6C18-18-18-18-25-2z");
    part(brush, INK.wood, "M22 14L30 12 32 34 22 33zM26 12L31 36", 5);
  },
  // A baker's tall hat.
  (brush) => {
    part(brush, INK.white, "M-17 4L-19-8C-36-12-28-34-14-28-8-42 12-42 14-28 30-32 34-12 19-8L17 2C6-3-6-3-17 4z");
    fill(brush, "#CFC8DC", "M17 2L19-8C34-12 30-32 14-28 24-24 20-12 8-10L7-1z");
  },
];

/** On the hat of the highest level. */
export function drawCrown(brush: Brush): void {
  part(brush, INK.gold, "M-15-10L-19-30-8-22 0-34 8-22 19-30 15-10C6-13-6-13-15-10z", 7);
  fill(brush, "#FFF0A8", "M-12-14L-14-22-7-17 0-26V-16z");
  fill(brush, INK.red, disc(0, -16, 3.5));
}
