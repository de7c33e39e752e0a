import { circle, line, oval, shape } from "#tongue-tied/view/sprites.ts";

type Context = CanvasRenderingContext2D;

const INK = "#12301E";

/** Above the eyes of a frog that faces right, around its middle. */
export function drawHat(context: Context, hat: string, dark: string): void {
  const draw = HATS[hat];
  if (!draw) return;
  context.save();
  context.translate(10, -21);
  draw(context, dark);
  context.restore();
}

const outlined = (context: Context, path: string, colour: string): void => {
  shape(context, path, colour);
  line(context, path, INK, 2);
};

const HATS: Readonly<Record<string, (context: Context, dark: string) => void>> = {
  leaf: (context) => {
    outlined(context, "M-13 1Q-6-14 14-9 8 5-13 1z", "#9BE066");
  },
  flower: (context) => {
    for (const turn of [0, 1.26, 2.51, 3.77, 5.03])
      oval(context, -6 + Math.cos(turn) * 5, -5 + Math.sin(turn) * 5, 4.6, 4.6, "#FF8AC4");
    circle(context, -6, -5, 3.6, "#FFD65A");
  },
  cap: (context) => {
    outlined(context, "M-11 2Q-10-11 2-11 13-10 13 1z", "#F2594B");
    outlined(context, "M10-1L25-1 24 3 10 3z", "#B52B2A");
  },
  acorn: (context) => {
    outlined(context, "M-13 2Q-12-9 0-9 13-9 14 2z", "#8A5A34");
    line(context, "M0-9V-15M-11-1H11", "#5C3A20", 2);
  },
  pilot: (context) => {
    outlined(context, "M-14 4Q-14-12 1-12 15-11 15 4z", "#7A4A28");
    line(context, "M-8 6H20", "#3A2414", 4);
    circle(context, -6, 6, 6.6, "#C9F1F5");
    circle(context, 9, 6, 6.6, "#C9F1F5");
  },
  top: (context) => {
    outlined(context, "M-8 1V-20H9V1z", "#2A2A44");
    line(context, "M-8-4H9", "#F2594B", 4);
    line(context, "M-15 2H17", "#2A2A44", 5);
  },
  party: (context) => {
    outlined(context, "M-10 2L1-22 12 2z", "#7A5AF0");
    line(context, "M-6-4L7-8", "#FFD65A", 3);
    circle(context, 1, -23, 3.6, "#FF7BB0");
  },
  lamp: (context) => {
    line(context, "M0 0Q-2-14 12-16", INK, 2.4);
    circle(context, 15, -14, 6.5, "#FFD65A");
    circle(context, 15, -14, 3.6, "#FFF6DC");
  },
  straw: (context) => {
    outlined(context, "M-9 0Q-9-12 2-12 12-12 12 0z", "#F0CF7A");
    line(context, "M-18 2H20", "#C99A3A", 6);
    line(context, "M-18 1H20", "#F0CF7A", 3.4);
  },
  wizard: (context) => {
    outlined(context, "M-12 1Q0-8-2-26 8-16 14 1z", "#3A4FD0");
    line(context, "M-18 2H20", "#2A3A9A", 5);
    circle(context, 2, -9, 2.4, "#FFD65A");
  },
  crown: (context) => {
    outlined(context, "M-12 2V-11L-5-5 1-14 7-5 14-11V2z", "#FFD65A");
    circle(context, 1, -2, 2.4, "#F2594B");
  },
};
