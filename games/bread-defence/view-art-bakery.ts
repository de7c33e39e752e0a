import { at, brushOf, draw, drawShadow, paint, type Context, type Look } from "./view-art-brush.ts";
import { drawDuck, type Mood } from "./view-art-duck.ts";
import { drawHat } from "./view-art-hats.ts";
import { themeOf } from "./view-art-themes.ts";

const BAKER = 5;

/** The bakery at the end of the path; loaves lie on its sill. */
export function paintBakery(context: Context, theme: number, mood: 0 | 1 | 2, look: Look): void {
  context.save();
  const brush = brushOf(context, look, themeOf(theme).colours);
  drawShadow(brush, 4, 42, 72);
  draw(
    brush,
    `${mood === 2 ? "" : "7HM38-88q-10-6 0-12"}
    +zM28-56V-82H46V-56z
    *zM24-86H50V-78H24z
    #c|M0-66L-62-36V44H0
    4l|M-56-10V20
    #1|M0-88Q-3-88-6-86L-72-28Q-76-18-64-18L0-64
    3H|M-60-30l8 5M-41-46l8 5M-22-62l8 5
    +to0-44 16 15
    4gM0-38C-9-34-15-42-11-49-7-55 0-51 0-47 0-51 7-55 11-49 15-42 9-34 0-38M-5-36L4-46M5-36L-4-46
    *${"TRV"[mood]}M-50-10H50V28H-50z
    ${mood === 0 ? ".hM-46-10H46L50 28H-50z" : ""}`,
  );
  context.save();
  context.beginPath();
  context.rect(-48, -60, 96, 88);
  context.clip();
  at(brush, [-2, 17, 0, 0.55], () => {
    drawDuck(brush, (["calm", "keen", "sad"] as const)[mood], () => drawHat(brush, BAKER, 0));
    if (mood === 1) draw(brush, "+yM-26 16C-44 6-50-14-44-24-34-16-22-4-16 8zM30 16C46 6 52-12 48-22 38-16 26-4 22 8z");
  });
  context.restore();
  draw(
    brush,
    `+c|M0-26H-56L-64-6C-58 2-50 0-46-5-40 3-28 3-22-5-16 3-6 3 0-5
    .2|M-35-26H-18L-22-5C-28 3-40 3-46-5zM-8-26H0V-5Q-3 0-7 0z
    .DM-60-12H60L64-6C58 2 50 0 46-5 40 3 28 3 22-5 16 3 6 3 0-5-6 3-16 3-22-5-28 3-40 3-46-5-50 0-58 2-64-6z
    *TM-58 36H58V44H-58z
    *FM-67 27H67V36H-67z`,
  );
  context.restore();
}

/** Where pigeons come from: a house on a post. */
export function paintLoft(context: Context, theme: number, look: Look): void {
  context.save();
  const brush = brushOf(context, look, themeOf(theme).colours);
  drawShadow(brush, 2, 40, 36);
  draw(
    brush,
    `*TM-8 40V14H8V40z
    #jM-34 20V-14H34V20z
    3IM-33-3H33M-33 9H33
    #1M-44-10L0-44 44-10Q30-4 0-6-30-4-44-10z
    *x|M-9 14V4C-9-8-27-8-27 4V14z
    .a|o-22 5 3.5o-14 5 3.5
    .ko-21 5 2o-13 5 2o15 5 2o23 5 2
    *TM-40 17H40V24H-40z
    .wo-26 25 3 5o8 26 2.5 6`,
  );
  context.restore();
}

const MOODS: readonly Mood[] = ["calm", "glad", "sad"];

/** The baker: 0 calm, 1 glad, 2 sad. */
export const paintBaker = (context: Context, mood: 0 | 1 | 2, look: Look): void =>
  paint(
    context,
    look,
    (brush) => {
      drawShadow(brush, 0, 46, 42);
      at(brush, [2, 6], () => {
        drawDuck(brush, MOODS[mood]!, () => drawHat(brush, BAKER, 0));
        draw(
          brush,
          `*wM-8 8C4 4 18 4 25 8L26 24C24 34 12 40 0 40-6 30-10 18-8 8z
          3sM-2 24Q8 28 20 22
          ${mood === 1 ? PIN : "*yM-24 14C-30 30-14 36-2 30-6 20-14 12-24 14z"}`,
        );
      });
    },
    1.05,
  );

const PIN = `cEM-48-36L-18 22
  6r
  #FM-52-18L-36-27-17 8-33 18z
  *yM-38 6C-46 2-48 18-38 22-26 26-16 18-20 10-26 4-32 2-38 6z`;

/** What is not yet won. */
export const paintLock = (context: Context, look: Look): void =>
  paint(context, look, (brush) =>
    draw(
      brush,
      `dEM-9-2V-8C-9-20 9-20 9-8V-2
      6s
      #gM-16-4H16V16Q0 20-16 16z
      .ko0 4 4
      4kM0 6V12`,
    ),
  );
