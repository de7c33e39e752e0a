import {
  at,
  chanceAt,
  disc,
  fill,
  INK,
  line,
  paint,
  part,
  type Brush,
  type Context,
  type Look,
} from "./view-art-brush.ts";
import { drawDuck } from "./view-art-duck.ts";
import { HATS } from "./view-art-hats.ts";
import { themeOf } from "./view-art-themes.ts";

const BAKER_HAT = 5;

/** The bakery at the end of the path; loaves lie on its sill. */
export function paintBakery(context: Context, number: number, mood: 0 | 1 | 2, look: Look): void {
  const theme = themeOf(number);
  paint(
    context,
    look,
    (brush) => {
      const { trim, leaf } = theme;
      fill(brush, "rgb(20 8 40 / .28)", disc(4, 42, 74, 11));
      part(brush, "#A8523C", "M28-62V-92H44V-62z", 6);
      part(brush, "#7A3A2C", "M24-96H48V-88H24z", 5);
      if (mood < 2) {
        line(brush, "rgb(255 255 255 / .75)", 6, "M36-100q-6-6 0-12");
        fill(brush, "rgb(255 255 255 / .5)", disc(38, -104, 7));
      }
      part(brush, "#FFE9C4", "M-62 44V-36L0-66 62-36V44z", 6);
      fill(brush, "rgb(150 80 30 / .22)", "M30-51L62-36V44H44C50 10 44-24 30-51z");
      part(brush, leaf, "M-72-28L-6-84Q0-88 6-84L72-28Q74-20 64-20L0-66-64-20Q-74-20-72-28z", 6);
      for (let row = 0; row < 3; row++)
        line(
          brush,
          "rgb(255 255 255 / .35)",
          3,
          `M${-58 + row * 19} ${-32 - row * 16}l8 4M${58 - row * 19} ${-32 - row * 16}l-8 4`,
        );
      // A sign in the shape of a pretzel.
      part(brush, INK.wood, disc(0, -46, 15, 14), 5);
      line(
        brush,
        INK.gold,
        4,
        "M0-40C-8-36-14-44-10-50-6-56 0-52 0-48 0-52 6-56 10-50 14-44 8-36 0-40M-5-38L4-48M5-38L-4-48",
      );
      drawWindow(brush, mood);
      part(
        brush,
        INK.cream,
        "M-56-26H56L64-6C58 2 50 0 46-5 40 3 28 3 22-5 16 3 6 3 0-5-6 3-16 3-22-5-28 3-40 3-46-5-50 0-58 2-64-6z",
        6,
      );
      fill(
        brush,
        trim === INK.white || trim === "#FFF3D6" ? INK.red : trim,
        "M-35-26H-18L-22-5C-28 3-40 3-46-5zM0-26H18L22-5C16 3 6 3 0-5zM36-26H56L64-6C58 2 50 0 46-5z",
      );
      part(brush, INK.wood, "M-66 27H66V36H-66z", 6);
      fill(brush, "#E3A766", "M-63 28H63V31H-63z");
      fill(brush, "#8A5528", "M-58 37H58V44H-58z");
    },
    1,
  );
}

function drawWindow(brush: Brush, mood: number): void {
  part(brush, mood === 1 ? "#7A2030" : mood === 2 ? "#3A3050" : "#7A4A28", "M-50-10H50V28H-50z", 5);
  if (mood === 0) fill(brush, "rgb(255 200 90 / .45)", "M-50-10H50V28H-50z");
  brush.context.save();
  brush.context.beginPath();
  brush.context.rect(-50, -40, 100, 68);
  brush.context.clip();
  at(brush, [-2, 16, 0, 0.5], () => {
    drawDuck(brush, {
      mood: mood === 0 ? "calm" : mood === 1 ? "keen" : "sad",
      hat: (inner) => HATS[BAKER_HAT]!(inner, 0),
    });
    if (mood === 1)
      part(brush, INK.yellow, "M-26 16C-44 6-50-14-44-24-34-16-22-4-16 8zM30 16C46 6 52-12 48-22 38-16 26-4 22 8z");
  });
  brush.context.restore();
}

/** Where pigeons come from: a house on a post. */
export function paintLoft(context: Context, number: number, look: Look): void {
  const { leaf } = themeOf(number);
  paint(
    context,
    look,
    (brush) => {
      fill(brush, "rgb(20 8 40 / .28)", disc(2, 40, 36, 8));
      part(brush, "#8A5A34", "M-8 40V14H8V40z", 6);
      part(brush, "#B9A58C", "M-34 20V-14H34V20z", 6);
      fill(brush, "rgb(40 10 40 / .25)", "M8-14H34V20H16C20 8 16-4 8-14z");
      line(brush, "rgb(60 30 20 / .4)", 3, "M-33-3H33M-33 9H33");
      part(brush, leaf, "M-44-10L0-44 44-10Q30-4 0-6-30-4-44-10z", 6);
      fill(brush, "rgb(20 8 50 / .2)", "M0-44L44-10Q34-6 10-6 14-26 0-44z");
      for (const x of [-18, 18]) {
        part(brush, INK.night, `M${x - 9} 14V4C${x - 9}-8 ${x + 9}-8 ${x + 9} 4V14z`, 5);
        fill(brush, "#FF9E2C", `${disc(x - 3, 5, 3)}${disc(x + 4, 5, 3)}`);
        fill(brush, INK.night, `${disc(x - 2, 5, 1.5)}${disc(x + 5, 5, 1.5)}`);
      }
      part(brush, "#8A5A34", "M-38 18H38V24H-38z", 5);
      fill(brush, INK.white, `${disc(-26, 25, 3, 4)}${disc(8, 26, 2.5, 5)}`);
    },
    1,
  );
}

/** The baker: 0 calm, 1 glad, 2 sad. */
export function paintBaker(context: Context, mood: 0 | 1 | 2, look: Look): void {
  paint(
    context,
    look,
    (brush) => {
      fill(brush, "rgb(20 8 40 / .28)", disc(0, 44, 38, 9));
      drawDuck(brush, {
        mood: mood === 0 ? "calm" : mood === 1 ? "glad" : "sad",
        hat: (inner) => HATS[BAKER_HAT]!(inner, 0),
      });
      part(brush, INK.white, "M-8 8C4 4 18 4 25 8L26 24C24 34 12 40 0 40-6 30-10 18-8 8z", 6);
      line(brush, "#CFC8DC", 3.5, "M-2 24Q8 28 20 22");
      if (mood === 1) at(brush, [-34, -6, -0.5], () => drawRaisedPin(brush));
      else part(brush, INK.yellow, "M-24 14C-30 30-14 36-2 30-6 20-14 12-24 14z", 6);
      for (let spot = 0; spot < 3; spot++) fill(brush, INK.white, disc(-10 + spot * 5, -28 + chanceAt(spot, 1) * 6, 2));
    },
    1.05,
  );
}

function drawRaisedPin(brush: Brush): void {
  line(brush, brush.edge, 12, "M0-34V34");
  line(brush, INK.red, 6, "M0-34V34");
  part(brush, "#E3A766", "M-9-22Q0-26 9-22V22Q0 26-9 22z", 6);
  line(brush, "#FFDFA0", 4, "M-3-16V14");
  part(brush, INK.yellow, "M-4 8C-14 2-16 18-6 22 4 26 16 18 12 10 8 4 2 4-4 8z", 6);
}

/** What is not yet won. */
export const paintLock = (context: Context, look: Look): void =>
  paint(context, look, (brush) => {
    line(brush, brush.edge, 13, "M-9-2V-8C-9-20 9-20 9-8V-2");
    line(brush, INK.steel, 6, "M-9-2V-8C-9-20 9-20 9-8V-2");
    part(brush, INK.gold, "M-16-4H16V16Q0 20-16 16z", 7);
    fill(brush, INK.line, `${disc(0, 4, 4)}M-2 6h4v7h-4z`);
  });
