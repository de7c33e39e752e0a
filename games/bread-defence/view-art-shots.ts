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

export const paintShape = (context: Context, look: Look, draw: (brush: Brush) => void): void =>
  paint(context, look, draw, 0.62);

function drawSlice(brush: Brush, crust: string, crumb: string): void {
  part(brush, crust, "M-15 18V-4C-28-24 28-24 15-4V18z", 7);
  fill(brush, crumb, "M-10 13V-5C-19-17 19-17 10-5V13z");
  fill(brush, "rgb(255 255 255 / .5)", "M-9-2C-12-10-4-13 0-13-5-9-8-6-9-2z");
}

function drawBlob(brush: Brush, colour: string, light: string): void {
  part(brush, colour, "M-22 2C-20-8-8-14 4-14 18-14 22-6 20 2 18 14 2 16-6 12-14 12-24 10-22 2z", 7);
  fill(brush, light, "M-10-4C-4-10 6-11 11-7 4-7-4-4-8 1z");
}

function drawRoller(brush: Brush, colour: string, dark: string, handle: string): void {
  line(brush, brush.edge, 14, "M0-24V24");
  line(brush, handle, 7, "M0-24V24");
  part(brush, colour, "M-11-17Q0-22 11-17V17Q0 22-11 17z", 7);
  fill(brush, dark, "M-11-17Q-8-19-4-19V19Q-8 19-11 17z");
  line(brush, "rgb(255 255 255 / .6)", 4, "M4-13V12");
}

const SHOTS: readonly ((brush: Brush) => void)[] = [
  (brush) => drawSlice(brush, "#B5651D", "#FFDFA0"),
  (brush) => drawSlice(brush, "#E89A12", "#FFE45C"),
  (brush) => drawBlob(brush, "#FFB52E", "#FFF0A8"),
  (brush) => drawBlob(brush, "#9A4F1C", "#E39A5A"),
  (brush) => {
    part(brush, INK.cream, "M-16 18C-24 8-18-6-9-8L-14-18H14L9-8C18-6 24 8 16 18 8 22-8 22-16 18z", 7);
    fill(brush, "rgb(120 80 30 / .25)", "M14 2C20 10 18 16 16 18 8 22-8 22-16 18-4 18 12 14 14 2z");
    line(brush, "#C08A4A", 4, "M-9-9H9M0 0V12M-4 3l4 4 4-4");
  },
  (brush) => {
    part(brush, "#3FB88A", "M-24-9H6C12-9 14-5 22-5V5C14 5 12 9 6 9H-24z", 7);
    line(brush, "#C9FFE6", 3.5, "M-18-4H4");
    part(brush, INK.cream, "M20-7H26V7H20z", 5);
  },
  (brush) => drawRoller(brush, "#E3A766", "#B4763A", "#8A5528"),
  (brush) => drawRoller(brush, "#E9E6F2", "#B4AEC9", "#7A6FA0"),
  (brush) => {
    part(brush, "#E6F6FF", "M-2-8C-18-24 2-28 2-9 8-28 22-18 6-6z", 5);
    part(brush, INK.gold, "M-20 2C-16-12 16-12 18 2 16 14-14 14-20 2z", 7);
    line(brush, INK.line, 5, "M-8-6V9M1-8V10");
    fill(brush, INK.line, disc(11, -1, 2.5));
  },
];

/** What flies, to the right, in a box of 36. */
export const paintShot = (context: Context, shot: number, look: Look): void =>
  paintShape(context, look, (brush) => SHOTS[shot]!(brush));

const LAST_FRAME = 5;
const HONEY = 5;
const FEATHERS = 6;
/** By kind: the colour, its shade, and how many balls it has. */
const CLOUDS: readonly (readonly [string, string, number])[] = [
  ["#FFFFFF", "#DCD3C4", 8],
  ["#C9FFE6", "#4FC99A", 11],
  ["#6B5A50", "#40332E", 7],
  ["#FF8A3A", "#D92F1F", 8],
  ["#D9F2FF", "#8FC4E8", 0],
];

/** A cloud from frame 0, its start, to frame 5, when it is nearly gone; in a box of 96. */
export function paintPuff(context: Context, puff: number, frame: number, look: Look): void {
  const age = frame / LAST_FRAME;
  context.save();
  context.globalAlpha *= 1 - age * age * 0.85;
  paint(
    context,
    look,
    (brush) => {
      if (puff === HONEY) return drawSplat(brush, age);
      if (puff === FEATHERS) return drawFeathers(brush, age);
      const [colour, shade, count] = CLOUDS[puff]!;
      const reach = 12 + Math.sqrt(age) * 22;
      if (count === 0) {
        for (const side of [-1, 0, 1])
          line(
            brush,
            side ? shade : colour,
            7 - age * 4,
            `M${-40 + age * 26} ${side * 20}q14-12 28 0t${16 + age * 14} 0`,
          );
        return;
      }
      for (const isLight of [false, true])
        for (let ball = 0; ball < count; ball++) {
          const angle = (ball / count) * 2 * Math.PI + chanceAt(ball, puff);
          const far = reach * (0.55 + chanceAt(ball, 7) * 0.45);
          const size = (15 - age * 9) * (0.7 + chanceAt(ball, 3) * 0.6);
          const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.8];
          if (isLight) fill(brush, colour, disc(x - size * 0.12, y - size * 0.18, size * 0.84));
          else fill(brush, brush.isContrast ? brush.edge : shade, disc(x, y, size));
        }
      if (frame < 2) fill(brush, colour, disc(0, 0, 20 - frame * 6));
    },
    1,
  );
  context.restore();
}

function drawSplat(brush: Brush, age: number): void {
  at(brush, [0, 0, 0, 0.7 + Math.min(1, age * 3) * 0.3], () => {
    part(
      brush,
      "#F5A524",
      "M-40 4C-44-8-30-12-24-10-20-20-6-18-2-14 6-22 20-18 22-10 34-14 44-6 38 4 42 14 28 18 22 14 14 22 0 20-6 14-16 20-28 18-28 12-34 14-40 10-40 4z",
      5,
    );
    fill(brush, "#FFD65A", "M-26-4C-14-12 8-12 18-6 6-6-8-4-16 2-22 2-26 0-26-4z");
  });
}

function drawFeathers(brush: Brush, age: number): void {
  for (let feather = 0; feather < 7; feather++) {
    const angle = feather * 0.9 + chanceAt(feather, 2);
    const far = 8 + Math.sqrt(age) * 30;
    at(
      brush,
      [Math.cos(angle) * far, Math.sin(angle) * far * 0.8 + age * 8, angle * 2 + age * 2, 1 - age * 0.3],
      () => {
        part(brush, feather % 2 ? "#B9C6DA" : "#8592A8", "M-12 0C-6-8 6-7 12 0 6 7-6 8-12 0z", 4);
        line(brush, brush.edge, 1.5, "M-12 0H6");
      },
    );
  }
}
