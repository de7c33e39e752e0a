/**
 * Pictures of decorations, on a tile of 100 units, with their feet at 0, 30. Colours 1 and 2 are those of the theme: a bush,
 * reeds, a pumpkin and a gumdrop.
 */
export const SMALL: readonly string[] = [
  `#1o-20 14 20 16o18 12 22 18o-2 4 22
.HM-18 0c6-14 18-16 24-12-10 2-18 4-24 12z
.2o-14 12 5o8 2 5o18 16 5o-2 20 4`,
  `bEM-24 28q-2-24-10-36m28 38q2-36-4-52m24 52q2-26 12-42
51
*TM-16-4v-22c2-6 10-6 12 0l2 22zm36 2l4-20c4-6 10-2 10 4l-6 20z
#jM-34 30c0-16 26-18 30-4 4-10 30-10 36 4-22 6-46 6-66 0z`,
  `bEM0-10q0-10 8-14
6n
#1|M0-8c-24-12-42 4-38 22 4 16 22 20 38 18
4D|M-14-8q-10 18 2 38
.HM-28 4c0-10 6-14 12-14-4 4-8 8-12 14z`,
  `#1M-34 28c0-64 68-64 68 0-14 6-54 6-68 0z
.HM-22 4c2-16 10-22 18-22-8 8-12 14-18 22z
.wo0 2 3o14-4 3o-12 16 3o8 16 3o22 12 3`,
];

/** The same, taller: a tree, a fir and a lollipop. */
export const TALL: readonly string[] = [
  `+TM-8 32l2-38h14l2 38c-6 4-14 4-18 0z
#1o-22-12 22o20-8 24 20o2-32 30 24
.HM-26-28c0-14 14-20 22-18-10 6-16 10-22 18z
.2o-20-10 5o4-24 5o20-12 5o-2 1 5`,
  `+TM-8 34v-20h16v20z
#1|M0-62l-20 28h6l-16 26h8l-16 28q24 6 38 6
.w|M0-62l-16 22q10 6 16-4m-12 12l-16 22q16 4 18-8 6 8 10 4m-22 6l-12 18q16 4 20-6 6 8 14 4`,
  `dEM0 32v-42
6w
#wo0-28 34
91M0-28c8-2 6-12-2-10-14 2-12 26 4 24 24-2 22-40-4-38
*2M0 2l-18-8v20zm0 0l18-8v20z`,
];
