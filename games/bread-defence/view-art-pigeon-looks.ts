/** How a pigeon is built and dressed, as pictures; its feet stand at 0, 40. */
export type Build = {
  /** The letters of its colours. */
  body: string;
  wing: string;
  neck: string;
  trunk: string;
  /** Where the head is. */
  head: readonly [number, number];
  /** How long its legs are; none of one that flies. */
  legs: number;
  /** Across and down, of the whole bird; 1 unless told. */
  size?: readonly [number, number];
  shoes?: string;
  back?: string;
  dress?: string;
  /** Around the middle of the head. */
  hat?: string;
  /** In place of a folded wing. */
  hold?: string;
};

const PLUMP = "M-46 8C-36 6-30-2-22-8-10-20 14-20 22-8 32 8 24 26 4 28-14 30-30 22-46 16z";
const ROUND = "M-44 16C-40 8-40 2-34-8-24-32 24-34 36-6 46 22 24 36 2 36-18 36-34 32-44 24z";
const SLIM = "M-50 4C-34 2-20-10-6-14 12-18 26-10 26 0 24 12 8 18-8 16-24 14-36 12-50 12z";

const chick = (x: number, y: number): string => `*jo${x} ${y} 10
  .yo${x - 2} ${y - 9} 4 3
  .ko${x - 2} ${y - 1} 2o${x + 5} ${y - 1} 2
  .oo${x + 3} ${y + 4} 4 2`;
/** Three of them, in the nest of the mother and on the Baroness's hat. */
export const CHICKS = [chick(-34, -24), chick(0, -29), chick(-17, -35)].join("\n");

/** By kind. */
export const BUILDS: readonly Build[] = [
  { trunk: PLUMP, body: "i", wing: "I", neck: "N", head: [20, -24], legs: 14 },
  {
    trunk: SLIM,
    body: "j",
    wing: "i",
    neck: "v",
    head: [28, -22],
    legs: 26,
    shoes: "w",
    hat: `*rM-12-11L-36-20-31-8-40 0-12-5z
      *rM-16-12C-6-19 6-19 15-12V-6C6-12-6-12-16-6z`,
  },
  { trunk: ROUND, body: "i", wing: "I", neck: "N", head: [16, -28], legs: 6, size: [1.16, 1.02] },
  {
    trunk: SLIM,
    body: "U",
    wing: "i",
    neck: "r",
    head: [24, -14],
    legs: 0,
    back: "+rM10-8C-10-16-24-6-42-18L-50-6C-34 2-16 0 8 4z",
    hat: `+TM-17 2C-20-24 14-26 16-6L2-4-5 14C-12 14-16 10-17 2z
      +Uo5-4 9
      4wM1-6l4-4`,
  },
  {
    trunk: PLUMP,
    body: "I",
    wing: "S",
    neck: "u",
    head: [18, -16],
    legs: 12,
    dress: `*sM-8-2C6-6 20-4 28 2 30 16 22 26 10 29-4 22-10 10-8-2z
      5SM10-1C13 8 13 16 10 26`,
    hat: `#sM-24-4C-24-40 22-40 22-4z
      6kM-13-13h.1M-2-13h.1M9-13h.1M-8-22h.1M5-22h.1
      *wM-33-9H31V-1H-33z`,
  },
  {
    trunk: ROUND,
    body: "j",
    wing: "i",
    neck: "j",
    head: [12, -16],
    legs: 12,
    size: [0.6, 0.62],
    hat: `cEM-2-14Q-6-28-16-28M0-15Q2-32 12-32
      5y`,
  },
  {
    trunk: ROUND,
    body: "I",
    wing: "S",
    neck: "I",
    head: [20, -22],
    legs: 8,
    size: [1.02, 0.98],
    back: `${CHICKS}
      #tM-46-22C-30-14-10-14 8-24L2 4H-40z
      4TM-42-8Q-18 0 4-10M-32-16V2M-18-14V2M-6-16V2`,
    dress: "+wM8-4C24-4 36-4 39 4 40 22 30 33 12 35 4 24 4 8 8-4z",
    hat: `*pM-8 18L-24 18-16 30-5 26z
      +pM-15 8C-26-12-8-26 8-18 16-14 14-8 10-8-2-8-6 0-4 12z
      .co-12-4 3o-3-14 3`,
  },
  {
    trunk: PLUMP,
    body: "w",
    wing: "s",
    neck: "i",
    head: [20, -20],
    legs: 12,
    hat: `+wM-18-8L-23-32C-10-38 12-38 20-31L14-10C4-15-10-14-18-8z
      8rM-2-31V-17M-10-24H6`,
    hold: `6EM-22 8V0H-2V8
      +rM-32 8H8V32H-32z
      7wM-12 13V27M-20 20H-4`,
  },
];
