import * as CREATURE from "#burrow/rules/creatures.ts";
import { blob, curve, dot, eyes, INK, shape, type Mood, type Pen } from "./brush.ts";

/** How a creature is drawn: around 0, 0, some sixty units high. */
export type Look = {
  mood: Mood;
  tick: number;
  look: readonly [number, number];
  /** A puff that is about to burst, a hedgehog with its spines up, a queen with her tongue out. */
  isReady: boolean;
};

type Painter = (pen: Pen, look: Look) => void;

const teeth = (pen: Pen, x: number, y: number, wide: number): void =>
  shape(
    pen,
    [
      [x - wide, y],
      [x + wide, y],
      [x + wide * 0.5, y + 7],
      [x, y + 1],
      [x - wide * 0.5, y + 7],
    ],
    "#FFF",
    1.5,
  );

const feet = (pen: Pen, gap: number, colour: string, tick: number): void => {
  for (const side of [-1, 1]) blob(pen, side * gap, 24 + Math.sin(tick / 9 + side) * 0.8, 7, 4.5, colour, 0, 2.5);
};

const shrew: Painter = (pen, { mood, tick, look, isReady }) => {
  curve(pen, [16, 16, 34, 20, 30, 2 + Math.sin(tick / 11) * 4], 5);
  feet(pen, 10, "#E99", tick);
  for (const side of [-1, 1]) {
    blob(pen, side * 13, -17, 8, 9, "#854", side * 0.4);
    dot(pen, side * 13, -16, 4, "#EA9");
  }
  blob(pen, 0, 4, 19, 20, "#A76");
  blob(pen, 0, 12, 12, 11, "#EC9", 0, 0);
  eyes(pen, 0, -5, 8, 5, mood, look, tick);
  if (isReady) teeth(pen, 0, 8, 8);
  blob(pen, 0, 4 + Math.sin(tick / 5) * 0.8, 4, 3.4, "#E78", 0, 2);
  for (const side of [-1, 1]) curve(pen, [side * 6, 7, side * 20, 4 + Math.sin(tick / 7) * 2], 1.5);
};

const beetle: Painter = (pen, { mood, tick, look, isReady }) => {
  for (const side of [-1, 1])
    for (const leg of [0, 1, 2])
      curve(pen, [side * 14, 6 + leg * 7, side * (25 + Math.sin(tick / 6 + leg * 2) * 2), 12 + leg * 6], 4);
  blob(pen, 0, 6, 22, 19, "#378");
  shape(
    pen,
    [
      [-20, 2],
      [-14, -12, 0, -12],
      [14, -12, 20, 2],
      [0, 8, -20, 2],
    ],
    "#4AA",
    0,
  );
  curve(pen, [0, -8, 0, 24], 2.5);
  blob(pen, 0, -14, 14, 11, "#266");
  shape(
    pen,
    [
      [-5, -22],
      [-2, -40, isReady ? 8 : 2, -44],
      [3, -34, 5, -22],
    ],
    "#EC6",
  );
  eyes(pen, 0, -13, 7, 4.6, mood, look, tick);
};

const mole: Painter = (pen, { mood, tick, look }) => {
  blob(pen, 0, 22, 30, 9, "#643");
  blob(pen, 0, 2, 19, 23, "#445");
  blob(pen, 0, 12, 12, 11, "#658", 0, 0);
  for (const side of [-1, 1]) {
    blob(pen, side * 19, 14 + Math.sin(tick / 10 + side) * 2, 8, 6, "#EAA", side * 0.5);
  }
  eyes(pen, 0, -7, 7, 3.6, mood, look, tick);
  blob(pen, 0, 2, 7, 5, "#F9A", 0, 2.5);
  shape(
    pen,
    [
      [-17, -13],
      [-14, -28, 0, -29],
      [14, -28, 17, -13],
      [0, -19, -17, -13],
    ],
    "#EB3",
  );
  dot(pen, 0, -21, 4, "#FFC");
};

const toad: Painter = (pen, { mood, tick, look, isReady }) => {
  const puffed = isReady ? 1.25 + Math.sin(tick / 4) * 0.05 : 1 + Math.sin(tick / 16) * 0.05;
  for (const side of [-1, 1]) blob(pen, side * 18, 17, 11, 9, "#683", side * 0.3);
  blob(pen, 0, 5, 23, 18, "#7A4");
  blob(pen, 0, 12, 15 * puffed, 10 * puffed, "#DE9", 0, isReady ? 2.5 : 0);
  for (const side of [-1, 1]) blob(pen, side * 12, -13, 9, 9, "#7A4");
  eyes(pen, 0, -14, 12, 6, mood, look, tick);
  curve(pen, [-14, 1, 0, isReady ? -3 : 7, 14, 1], 3);
};

const puff: Painter = (pen, { mood, tick, look, isReady }) => {
  const size = isReady ? 1.12 + Math.sin(tick / 2.5) * 0.08 : 1 + Math.sin(tick / 18) * 0.03;
  blob(pen, 0, 22, 9, 5, "#EDB");
  pen.save();
  pen.scale(size, size);
  blob(pen, 0, 2, 21, 20, isReady ? "#F85" : "#EBC");
  for (const [x, y, r] of [
    [-11, -8, 4],
    [9, -12, 3],
    [-4, 15, 3],
  ] as const)
    dot(pen, x, y, r, isReady ? "#FC4" : "#FDE");
  eyes(pen, 0, 0, 8, 5, isReady && mood === "calm" ? "angry" : mood, look, tick);
  curve(pen, [-5, 10, 0, isReady ? 5 : 13, 5, 10], 2.5);
  pen.restore();
  if (!isReady) return;
  curve(pen, [0, -20, 6, -28, 2, -33], 3);
  dot(pen, 2, -34, 4 + Math.sin(tick / 2) * 2, "#FFC");
};

const hedgehog: Painter = (pen, { mood, tick, look, isReady }) => {
  const long = isReady ? 33 + Math.sin(tick / 3) * 1.5 : 25;
  const spikes: number[][] = [];
  for (let at = 0; at <= 13; at++) {
    const turn = Math.PI * (0.95 + (at / 13) * 1.1);
    const far = at % 2 === 0 ? 19 : long;
    spikes.push([Math.cos(turn) * far, 4 + Math.sin(turn) * far]);
  }
  shape(pen, [...spikes, [16, 20], [-16, 20]], isReady ? "#B53" : "#754");
  feet(pen, 9, "#DA7", tick);
  blob(pen, 0, 10, 16, 13, "#EC9");
  eyes(pen, 0, 5, 7, 4.6, mood, look, tick);
  blob(pen, 0, 13, 4, 3.4, INK, 0, 0);
};

const bat: Painter = (pen, { mood, tick, look, isReady }) => {
  const flap = Math.sin(tick / 4) * 10;
  for (const side of [-1, 1])
    shape(
      pen,
      [
        [side * 8, -6],
        [side * 22, -24 + flap, side * 36, -8 + flap],
        [side * 30, -2 + flap, side * 27, 6 + flap],
        [side * 20, 0, side * 8, 10],
      ],
      "#649",
    );
  blob(pen, 0, 0, 14, 16, "#86B");
  for (const side of [-1, 1])
    shape(
      pen,
      [
        [side * 3, -12],
        [side * 8, -26],
        [side * 13, -9],
      ],
      "#86B",
    );
  eyes(pen, 0, -3, 6, 5, mood, look, tick);
  if (isReady) teeth(pen, 0, 6, 6);
  else curve(pen, [-4, 8, 0, 11, 4, 8], 2);
};

const snail: Painter = (pen, { mood, tick, look, isReady }) => {
  shape(
    pen,
    [
      [-26, 24],
      [-28, 8, -18, 6],
      [4, 20, 28, 18],
      [30, 24, 22, 25],
    ],
    "#CB8",
  );
  blob(pen, 4, 2, 21, 20, "#89A");
  for (const [radius, colour] of [
    [14, "#AAC"],
    [8, "#789"],
    [3, "#567"],
  ] as const)
    blob(pen, 5, 3, radius, radius, colour, 0, 2);
  for (const side of [0, 1]) {
    const x = -24 + side * 9;
    curve(pen, [x + 2, 10, x, -8 + Math.sin(tick / 13 + side) * 2], 4, "#CB8");
  }
  eyes(pen, -19.5, -9, 5.5, 4.6, mood, look, tick);
  if (isReady) teeth(pen, -20, 12, 6);
};

const badger: Painter = (pen, { mood, tick, look, isReady }) => {
  feet(pen, 15, "#334", tick);
  blob(pen, 0, 6, 29, 24, "#556");
  blob(pen, 0, 15, 19, 14, "#888", 0, 0);
  blob(pen, 0, -12, 22, 19, "#EEE");
  for (const side of [-1, 1]) {
    shape(
      pen,
      [
        [side * 5, -29],
        [side * 10, -12, side * 7, 1],
        [side * 15, -2, side * 19, -14],
        [side * 16, -26, side * 5, -29],
      ],
      "#334",
      0,
    );
    blob(pen, side * 19, -26, 6, 6, "#334");
  }
  eyes(pen, 0, -13, 10, 5.4, mood, look, tick);
  blob(pen, 0, -3, 6, 4.4, INK, 0, 0);
  if (isReady) teeth(pen, 0, 2, 9);
  else curve(pen, [-6, 3, 0, 7, 6, 3], 2.5);
  crown(pen, -31, "#EB3");
};

const queen: Painter = (pen, { mood, tick, look, isReady }) => {
  const breath = Math.sin(tick / 14) * 1.5;
  for (const side of [-1, 1]) blob(pen, side * 23, 17, 13, 10, "#476", side * 0.3);
  blob(pen, 0, 4, 29, 22 + breath, "#5A8");
  blob(pen, 0, 13, 20, 12 + breath, "#DEB", 0, 0);
  for (const side of [-1, 1]) blob(pen, side * 15, -18, 11, 11, "#5A8");
  eyes(pen, 0, -19, 15, 7.5, mood, look, tick);
  for (const side of [-1, 1]) curve(pen, [side * 15 - 8, -25, side * 15 + 8, -27], 4, "#A6B");
  if (isReady) blob(pen, 0, 6, 11, 8, "#D47");
  curve(pen, [-19, -1, 0, 9, 19, -1], 3.5, isReady ? INK : "#B36");
  crown(pen, -32, "#EB3");
};

const fox: Painter = (pen, { mood, tick, look, isReady }) => {
  const wag = Math.sin(tick / 7) * 8;
  shape(
    pen,
    [
      [14, 16],
      [44, 20, 38 + wag / 3, -14 + wag],
      [24, -8 + wag / 2, 8, 10],
    ],
    "#E73",
  );
  dot(pen, 36 + wag / 3, -10 + wag, 7, "#FFF");
  feet(pen, 12, "#323", tick);
  blob(pen, 0, 8, 20, 19, "#E73");
  blob(pen, 0, 15, 11, 11, "#FED", 0, 0);
  for (const side of [-1, 1])
    shape(
      pen,
      [
        [side * 6, -22],
        [side * 20, -42],
        [side * 24, -14],
      ],
      "#C52",
    );
  shape(
    pen,
    [
      [-26, -16],
      [0, -32, 26, -16],
      [16, 2, 0, 8],
      [-16, 2, -26, -16],
    ],
    "#E83",
  );
  shape(
    pen,
    [
      [-24, -13],
      [-10, -8, 0, 7],
      [10, -8, 24, -13],
      [14, 3, 0, 9],
      [-14, 3, -24, -13],
    ],
    "#FED",
    0,
  );
  eyes(pen, 0, -12, 10, 5.2, mood, look, tick);
  blob(pen, 0, 4, 4.6, 3.6, INK, 0, 0);
  if (isReady) teeth(pen, 0, 8, 7);
  // A monocle: a fox of the world.
  pen.strokeStyle = "#EB3";
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.arc(10, -12, 8.5, 0, 7);
  pen.stroke();
  curve(pen, [16, -6, 20, 6, 14, 12], 1.5, "#EB3");
};

function crown(pen: Pen, y: number, gold: string): void {
  shape(
    pen,
    [
      [-12, y],
      [-14, y - 13],
      [-6, y - 6],
      [0, y - 16],
      [6, y - 6],
      [14, y - 13],
      [12, y],
    ],
    gold,
    2.5,
  );
  dot(pen, 0, y - 5, 2.4, "#D44");
}

const boulder: Painter = (pen) => {
  shape(
    pen,
    [
      [-24, 20],
      [-30, -4, -14, -18],
      [6, -28, 22, -12],
      [34, 4, 24, 20],
      [0, 28, -24, 20],
    ],
    "#889",
  );
  shape(
    pen,
    [
      [-18, -8],
      [-8, -22, 10, -16],
      [2, -6, -18, -8],
    ],
    "#BAB",
    0,
  );
  curve(pen, [4, -2, 10, 6, 2, 14], 2.5);
};

const PAINTERS: readonly Painter[] = [
  boulder,
  shrew,
  beetle,
  mole,
  toad,
  puff,
  hedgehog,
  bat,
  snail,
  badger,
  queen,
  fox,
];

/** Bosses are larger than their cell. */
const sizeOf = (kind: number): number => (CREATURE.isBoss(kind) ? 1.12 : 0.92);

export function paintCreature(pen: Pen, kind: number, look: Look): void {
  const size = sizeOf(kind);
  pen.save();
  pen.scale(size, size);
  PAINTERS[kind]!(pen, look);
  if (look.mood === "dizzy")
    for (const star of [0, 1, 2]) {
      const turn = look.tick / 12 + star * 2.1;
      paintStar(pen, Math.cos(turn) * 22, -30 + Math.sin(turn) * 7, 5, "#FC4");
    }
  pen.restore();
}

/** A creature that does no harm, on a shelf or a map. */
export const paintCalm = (pen: Pen, kind: number): void =>
  paintCreature(pen, kind, { mood: "calm", tick: 30, look: [0, 0], isReady: false });

export function paintStar(pen: Pen, x: number, y: number, size: number, colour: string): void {
  const points = Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 === 0 ? size : size * 0.45;
    const turn = (at * Math.PI) / 5 - Math.PI / 2;
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  });
  shape(pen, points, colour, 1.5);
}
