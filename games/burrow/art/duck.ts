import { blob, curve, dot, eyes, shape, type Mood, type Pen } from "./brush.ts";

export type DuckLook = {
  mood: Mood;
  tick: number;
  /** −1 looks to the left. */
  side: number;
  /** How much the lantern swings. */
  swing: number;
  light: number;
  /** What sits on the head. */
  charm: ((pen: Pen) => void) | null;
};

const BODY = "#FD4";
const SHADE = "#EB3";

/** The duck with its lantern, around 0, 0. */
export function paintDuck(pen: Pen, { mood, tick, side, swing, light, charm }: DuckLook): void {
  pen.save();
  pen.scale(side, 1);
  for (const foot of [-7, 7]) blob(pen, foot, 25, 7, 4, "#F83", 0, 2.5);
  shape(
    pen,
    [
      [-22, 2],
      [-31, -4, -30, -11],
      [-24, -8, -18, -6],
    ],
    BODY,
  );
  blob(pen, -2, 9, 20, 16, BODY);
  blob(pen, -4, 16, 14, 8, SHADE, 0, 0);
  const flap = mood === "hurt" ? Math.sin(tick) * 0.6 : Math.sin(tick / 14) * 0.06;
  blob(pen, -7, 9, 11, 8, "#FE8", 0.3 + flap, 2.5);
  // A red scarf.
  shape(
    pen,
    [
      [-9, -4],
      [2, 2, 14, -4],
      [12, 4, 2, 6],
      [-8, 4, -9, -4],
    ],
    "#D44",
    2.5,
  );
  shape(
    pen,
    [
      [-7, 1],
      [-16, 6 + swing * 3],
      [-13, 12 + swing * 4],
      [-4, 4],
    ],
    "#B33",
    2,
  );
  blob(pen, 3, -14, 16, 15, BODY);
  shape(
    pen,
    [
      [15, -15],
      [28, -14, 29, -10],
      [22, -6, 14, -8],
    ],
    "#F83",
    2.5,
  );
  if (mood === "hurt")
    shape(
      pen,
      [
        [15, -8],
        [24, -6, 23, -2],
        [17, 0, 13, -6],
      ],
      "#B33",
      2,
    );
  eyes(pen, 7, -18, 5.5, 5, mood, [0.6, 0.2], tick);
  if (charm) {
    pen.save();
    pen.translate(2, -33);
    pen.scale(0.5 * side, 0.5);
    charm(pen);
    pen.restore();
  }
  pen.translate(22, 2);
  curve(pen, [-10, 2, -3, 0], 5, BODY);
  pen.rotate(swing * 0.5);
  curve(pen, [0, -4, 0, 3], 2.5);
  paintLantern(pen, light, tick);
  pen.restore();
}

function paintLantern(pen: Pen, light: number, tick: number): void {
  blob(pen, 0, 5, 7, 3, "#546", 0, 2);
  shape(
    pen,
    [
      [-7, 6],
      [7, 6],
      [6, 19],
      [-6, 19],
    ],
    light > 0 ? "#FEA" : "#445",
    2.5,
  );
  const flame = light > 0 ? 3 + Math.sin(tick / 4) * 0.7 : 0;
  if (flame > 0) dot(pen, 0, 13, flame + 1.5, "#F93");
  if (flame > 0) dot(pen, 0, 14, flame, "#FFC");
  shape(
    pen,
    [
      [-8, 19],
      [8, 19],
      [6, 24],
      [-6, 24],
    ],
    "#546",
    2,
  );
}
