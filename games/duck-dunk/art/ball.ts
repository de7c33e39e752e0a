import { blob, disc, INK, line, stamp, type Context } from "./pen.ts";

/** Which ball it is: the usual one, the beach ball, or the second of two. */
export type BallKind = "plain" | "beach" | "second";

export function drawBall(context: Context, x: number, y: number, turn: number, kind: BallKind, size = 1): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.rotate(turn);
  stamp(context, `ball ${kind}`, [-26, -26, 52, 52, 3], (inside) => paint(inside, kind));
  context.restore();
}

function paint(context: Context, kind: BallKind): void {
  disc(context, 0, 0, 24, INK);
  if (kind === "beach") {
    const colours = ["#F2594B", "#FFF3D1", "#3BA7E0", "#FFC93C", "#3CC8A0", "#FFF3D1"];
    for (const [at, colour] of colours.entries()) {
      context.save();
      context.rotate((at * Math.PI) / 3);
      blob(context, colour, "M0 0L20 0A20 20 0 0 1 10 17.3z");
      context.restore();
    }
    disc(context, 0, 0, 5, INK);
    disc(context, 0, 0, 3.4, "#FFFFFF");
    return;
  }
  const [colour, light] = kind === "second" ? ["#3CC8A0", "#8FEBCB"] : ["#FF8A2B", "#FFB56B"];
  disc(context, 0, 0, 20, colour);
  line(context, light, 5, "M-12-10Q-6-16 2-15");
  line(context, INK, 3, "M-20 0H20M0-20V20M-14-14Q-2 0-14 14M14-14Q2 0 14 14");
}
