import * as RELIC from "#burrow/rules/relics.ts";
import { blob, curve, dot, INK, shape, type Pen } from "./brush.ts";
import { paintStar } from "./creatures.ts";

/** Relics around 0, 0, some fifty units high. */
const PAINTERS: Record<number, (pen: Pen) => void> = {
  [RELIC.whistle](pen) {
    shape(
      pen,
      [
        [-24, -10],
        [10, -10],
        [10, -2],
        [24, 2, 22, 12],
        [14, 24, 0, 20],
        [-8, 16, -8, 4],
        [-24, 4],
      ],
      "#D44",
    );
    blob(pen, 8, 9, 6, 6, "#822", 0, 2);
  },
  [RELIC.horn](pen) {
    shape(
      pen,
      [
        [-22, -2],
        [0, -6, 12, -20],
        [20, 0, 14, 22],
        [0, 8, -22, 6],
      ],
      "#EB3",
    );
    blob(pen, 14, 1, 6, 20, "#C82");
    blob(pen, -24, 2, 6, 7, "#334", 0, 2.5);
  },
  [RELIC.spring](pen) {
    for (const y of [-16, -6, 4, 14]) curve(pen, [-14, y, 0, y + 10, 14, y - 4], 5, "#79D");
    blob(pen, 0, -21, 18, 5, "#D44");
    blob(pen, 0, 21, 18, 5, "#546");
  },
  [RELIC.globe](pen) {
    shape(
      pen,
      [
        [-18, 24],
        [18, 24],
        [14, 12],
        [-14, 12],
      ],
      "#863",
    );
    blob(pen, 0, -3, 20, 19, "#BEE");
    shape(
      pen,
      [
        [-8, 12],
        [0, -12],
        [8, 12],
      ],
      "#4A5",
      2,
    );
    for (const [x, y] of [
      [-11, -7],
      [9, -10],
      [0, -15],
    ] as const)
      dot(pen, x, y, 2.4, "#FFF");
  },
  [RELIC.seed](pen) {
    blob(pen, 0, 6, 16, 18, "#F85");
    curve(pen, [0, -12, 6, -20, 2, -26], 4, "#483");
    dot(pen, 2, -26, 5, "#FD8");
    for (const [x, y] of [
      [-6, 2],
      [6, 9],
      [-2, 15],
    ] as const)
      dot(pen, x, y, 2.6, "#FC4");
  },
  [RELIC.umbrella](pen) {
    curve(pen, [0, -20, 0, 18], 4, "#863");
    curve(pen, [0, 16, 0, 26, 9, 24], 4, "#863");
    shape(
      pen,
      [
        [-25, 2],
        [-22, -22, 0, -23],
        [22, -22, 25, 2],
        [18, -4, 12, 2],
        [6, -4, 0, 2],
        [-6, -4, -12, 2],
        [-18, -4, -25, 2],
      ],
      "#48D",
    );
  },
  [RELIC.drum](pen) {
    shape(
      pen,
      [
        [-20, -8],
        [-20, 12, 0, 20],
        [20, 12, 20, -8],
      ],
      "#D44",
    );
    blob(pen, 0, -8, 20, 9, "#FED");
    for (const x of [-12, 0, 12]) curve(pen, [x, 2, x + 4, 14], 2.5, "#EB3");
    curve(pen, [-24, -24, -4, -9], 4, "#863");
    curve(pen, [24, -24, 4, -9], 4, "#863");
  },
  [RELIC.coat](pen) {
    shape(
      pen,
      [
        [-8, -22],
        [8, -22],
        [24, -8],
        [17, 0],
        [15, 22],
        [-15, 22],
        [-17, 0],
        [-24, -8],
      ],
      "#594",
    );
    for (const [x, y] of [
      [-8, -8],
      [8, -6],
      [-6, 6],
      [7, 12],
      [0, -2],
    ] as const)
      shape(
        pen,
        [
          [x - 3, y + 3],
          [x, y - 6],
          [x + 3, y + 3],
        ],
        "#CE8",
        1.5,
      );
  },
  [RELIC.rope](pen) {
    for (const radius of [19, 12, 5]) {
      pen.strokeStyle = INK;
      pen.lineWidth = 8;
      pen.beginPath();
      pen.ellipse(0, 4, radius, radius * 0.85, 0, 0, 7);
      pen.stroke();
      pen.strokeStyle = "#DA5";
      pen.lineWidth = 4;
      pen.stroke();
    }
    curve(pen, [16, -4, 24, -14, 14, -24], 5, "#DA5");
  },
  [RELIC.bell](pen) {
    shape(
      pen,
      [
        [-20, 14],
        [-12, 8, -12, -6],
        [-10, -20, 0, -21],
        [10, -20, 12, -6],
        [12, 8, 20, 14],
      ],
      "#EB3",
    );
    blob(pen, 0, 17, 6, 5, "#862", 0, 2.5);
    curve(pen, [-6, -10, -8, 0, -7, 4], 3, "#FEA");
  },
  [RELIC.corn](pen) {
    shape(
      pen,
      [
        [-15, -2],
        [15, -2],
        [11, 24],
        [-11, 24],
      ],
      "#D44",
    );
    for (const x of [-6, 4]) curve(pen, [x, 0, x, 23], 4, "#FFF");
    for (const [x, y] of [
      [-11, -7],
      [0, -14],
      [11, -7],
      [6, -18],
      [-8, -18],
    ] as const)
      blob(pen, x, y, 7, 6.5, "#FEB", 0, 2);
  },
  [RELIC.feather](pen) {
    shape(
      pen,
      [
        [-14, 22],
        [-22, -10, 8, -24],
        [20, -26, 18, -14],
        [14, 12, -14, 22],
      ],
      "#7DE",
    );
    curve(pen, [-20, 26, -4, 4, 14, -18], 3);
    paintStar(pen, 16, 12, 9, "#FC4");
  },
};

export const paintRelic = (pen: Pen, relic: number): void => PAINTERS[relic]!(pen);

/** A loaf, a whole heart's worth. */
export function paintLoaf(pen: Pen): void {
  shape(
    pen,
    [
      [-22, 12],
      [-28, -10, -10, -14],
      [10, -20, 22, -10],
      [30, 4, 20, 14],
      [0, 20, -22, 12],
    ],
    "#D83",
  );
  for (const x of [-10, 1, 12]) curve(pen, [x - 3, -9, x + 3, 0], 4, "#FD9");
}

export function paintCrumb(pen: Pen): void {
  blob(pen, -4, 4, 8, 6, "#E94", 0.3, 2.5);
  blob(pen, 6, 0, 6, 5, "#EB8", -0.4, 2.5);
}

export function paintHeart(pen: Pen, isFull: boolean): void {
  shape(
    pen,
    [
      [0, 16],
      [-22, 2, -16, -10],
      [-8, -20, 0, -8],
      [8, -20, 16, -10],
      [22, 2, 0, 16],
    ],
    isFull ? "#E56" : "rgba(20,10,30,.55)",
  );
  if (isFull) dot(pen, -8, -7, 3, "#FCD");
}
