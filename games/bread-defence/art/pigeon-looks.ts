/** How a pigeon is built and dressed, as pictures; its feet stand at 0, 40. */
export type Build = {
  /** The letters of its head, wing, neck and trunk. */
  colours: string;
  trunk: string;
  /** Where the head is. */
  head: readonly [number, number];
  /** How long its legs are; none of one that flies. */
  legs: number;
  /** Across and down, of the whole bird; 1 unless told. */
  size?: readonly [number, number];
  /** 1 unless told. */
  wingSize?: number;
  shoes?: string;
  back?: string;
  dress?: string;
  /** Around the middle of the head. */
  hat?: string;
  /** In place of a folded wing. */
  hold?: string;
};

const PLUMP = "M-46 8c10-2 16-10 24-16 12-12 36-12 44 0 10 16 2 34-18 36-18 2-34-6-50-12z";
const ROUND = "M-44 16c4-8 4-14 10-24 10-24 58-26 70 2 10 28-12 42-34 42-20 0-36-4-46-12z";
const SLIM = "M-50 4c16-2 30-14 44-18 18-4 32 4 32 14-2 12-18 18-34 16-16-2-28-4-42-4z";

export const CHICK = `*jo0 0 10
.yo-2-9 4 3
.ko-2-1 2o5-1 2
.oo3 4 4 2`;

/** By kind: a pigeon, runner, dumpling, flyer, colander, chick, mother and doctor. */
export const BUILDS: readonly Build[] = [
  { trunk: PLUMP, colours: "iINi", head: [20, -24], legs: 14 },
  {
    trunk: SLIM,
    colours: "jivj",
    head: [28, -22],
    legs: 26,
    shoes: "w",
    hat: `*rM-12-10l-24-10 6 12-10 8 28-4z
*rM-16-12c10-6 22-6 32 0v6c-10-6-22-6-32 0z`,
  },
  { trunk: ROUND, colours: "iINi", head: [16, -28], legs: 6, size: [1.16, 1.02] },
  {
    trunk: SLIM,
    colours: "UirU",
    head: [24, -14],
    legs: 0,
    back: "+rM10-8c-20-8-34 2-52-10l-8 12c16 8 34 6 58 10z",
    hat: `+TM-16 2c-4-26 30-28 32-8l-14 2-6 18c-8 0-12-4-12-12z
+Uo5-4 9`,
  },
  {
    trunk: PLUMP,
    colours: "ISuI",
    head: [18, -16],
    legs: 12,
    hat: `#sM-24-4c0-36 46-36 46 0z
6kM-12-12h0m10 0h0m12 0h0
*wM-32-8h64v8h-64z`,
  },
  {
    trunk: ROUND,
    colours: "jijj",
    head: [12, -16],
    legs: 12,
    size: [0.6, 0.62],
    hat: `cEM-2-14q-4-14-14-14m16 14q2-18 12-18
5y`,
  },
  {
    trunk: ROUND,
    colours: "ISII",
    head: [20, -22],
    legs: 8,
    size: [1.02, 0.98],
    back: `@-35 -26
${CHICK}
@
@-18 -38
${CHICK}
@
#tM-50-22c20 8 40 4 58-6l-6 32h-44z`,
    hat: `*pM-8 18l-16 0 8 12 12-4z
+pM-14 8c-12-20 6-34 22-26 8 4 6 10 2 10-12 0-16 8-14 20z`,
  },
  {
    trunk: PLUMP,
    colours: "wsiw",
    head: [20, -20],
    legs: 12,
    hat: `+wM-18-8l-4-24c12-6 34-6 42 2l-6 20c-10-4-24-4-32 2z
8rM-2-30v14m-8-8h16`,
    hold: `6EM-22 8v-8h20v8
+rM-32 8h40v24h-40z
7wM-12 14v14m-8-8h16`,
  },
];
