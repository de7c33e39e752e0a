import { draw, type Brush } from "./view-art-brush.ts";

const CAP = `#cM-24 4L-15-15C-4-19 8-19 16-15L23 2C8-4-10-4-24 4z
  5rM-20-2C-6-9 8-9 20-4`;
const SCARF = (colour: string): string =>
  `*${colour}M-22 6L-38 2-34 13-36 18-26 20z
  +${colour}M-24 10C-26-14 20-18 24 3 8-3-10 0-24 10z
  .wo-12-2 3o0-8 3o13-5 3`;
const BOWL = (colour: string): string =>
  `+sM-11-15H11V-23H-11z
  #${colour}M-26 4C-26-26 26-26 26 4z
  *sM-30 2H30V8H-30z`;
const BAND = (colour: string): string =>
  `*${colour}M-25 6C-24-2 20-8 25 2V-6C18-18-18-18-25-2z
  *tM23 12H31L32 34 22 33z
  3EM27 13V33`;

/** By kind of tower and branch, over the top of a head at 0, 0. */
const HATS: readonly (readonly string[])[] = [
  // A paper cap; a peaked cap for many slices; a lens for the sniper.
  [CAP, "#rM-21 3C-24-18 18-22 21-2L36 1C36 7 20 6 16 5-4 0-12 2-21 3z", `${CAP}\n*SM2 8H26V24H2z\n.mo17 16 7`],
  // A brim and a veil against bees.
  [
    `.HM-25 2L-27 30C-10 38 18 38 29 30L27 2z
    +LM-15-4C-14-26 14-26 15-4z
    +LM-37 3C-30-8 30-8 38 3 24 8-24 8-37 3z
    5TM-15-6Q0-1 15-6`,
  ],
  [SCARF("r"), SCARF("v"), SCARF("N")],
  [BOWL("i"), BOWL("i"), BOWL("N")],
  // A peg on the bill.
  [BAND("T"), BAND("r"), BAND("u")],
  ["#wM-17 4L-19-8C-36-12-28-34-14-28-8-42 12-42 14-28 30-32 34-12 19-8L17 2C6-3-6-3-17 4z"],
];

export const drawHat = (brush: Brush, kind: number, branch: number): void =>
  draw(brush, HATS[kind]![branch] ?? HATS[kind]![0]!);

/** On the hat of the highest level. */
export const CROWN = `+gM-16-6L-20-23-9-16 0-27 9-16 20-23 16-6C6-9-6-9-16-6z
  .ro0-12 4`;
