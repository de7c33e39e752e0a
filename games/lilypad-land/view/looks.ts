// Colours: each swimmer has pads of its own colour with a flower with its own petals.

export type Flower = { petals: number; thin: number };
export type Look = {
  /** Pads, their rim, and their light side. */
  pad: string;
  rim: string;
  light: string;
  petal: string;
  flower: Flower;
};

/** By kind of swimmer; the first is the player's. */
export const LOOKS: readonly Look[] = [
  { pad: "#8FD13F", rim: "#3F7A1C", light: "#C3F06E", petal: "#FFF", flower: { petals: 8, thin: 0.24 } },
  { pad: "#F39A3B", rim: "#9A4F0F", light: "#FFC67C", petal: "#FFF1C9", flower: { petals: 6, thin: 0.3 } },
  { pad: "#9A6BF0", rim: "#4A2A9C", light: "#C6A8FF", petal: "#FFE36E", flower: { petals: 5, thin: 0.26 } },
  { pad: "#F0577B", rim: "#8E1C42", light: "#FF98B0", petal: "#FFE1E9", flower: { petals: 4, thin: 0.24 } },
  { pad: "#CFA655", rim: "#765519", light: "#EBD091", petal: "#FFF7DA", flower: { petals: 0, thin: 0 } },
  { pad: "#56D2D8", rim: "#12707F", light: "#A9F3F1", petal: "#0C5A70", flower: { petals: 3, thin: 0.2 } },
  { pad: "#F6D5E6", rim: "#A5708F", light: "#FFF3FA", petal: "#E0569B", flower: { petals: 3, thin: 0.42 } },
  { pad: "#4E84F0", rim: "#173B99", light: "#92B7FF", petal: "#FFD65A", flower: { petals: 2, thin: 0.4 } },
];

export const lookOf = (kind: number, isContrast: boolean): Look => {
  const look = LOOKS[kind]!;
  if (!isContrast) return look;
  return { ...look, pad: look.light, rim: "#000", petal: "#000" };
};

export type Colours = {
  water: string;
  glint: string;
  ground: string;
  grass: string;
  shore: string;
  reed: string;
};

/** The country around a pond, by its number: meadow, evening, autumn, winter. */
const COUNTRIES: readonly Colours[] = [
  {
    water: "#127C8C",
    glint: "#6FDCD8",
    ground: "#3E8B4A",
    grass: "#59A95A",
    shore: "#D9C48A",
    reed: "#2E6E3B",
  },
  {
    water: "#39417F",
    glint: "#A9A3F2",
    ground: "#3B3A6B",
    grass: "#545092",
    shore: "#B79BC4",
    reed: "#2A2A57",
  },
  {
    water: "#1C6A75",
    glint: "#8FD9C4",
    ground: "#A3692B",
    grass: "#C98B3B",
    shore: "#EBCF94",
    reed: "#8A5A1E",
  },
  {
    water: "#2E7FB0",
    glint: "#C9F0FF",
    ground: "#C9DEE6",
    grass: "#E6F3F7",
    shore: "#F7FBFC",
    reed: "#7FA3B0",
  },
];

const PLAIN: Colours = {
  water: "#00222E",
  glint: "#0B4254",
  ground: "#101010",
  grass: "#1D1D1D",
  shore: "#FFF",
  reed: "#3A3A3A",
};

export const coloursOf = (pond: number, isContrast: boolean): Colours => (isContrast ? PLAIN : COUNTRIES[pond % 4]!);

/** A number from 0 to 1 that belongs to a cell: variety without chance. */
export function chanceAt(cell: number, salt: number): number {
  let mixed = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
}
