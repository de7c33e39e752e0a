/** The colours of a place: sky from top to bottom, trees from far to near, water, and light. */
export type Look = {
  name: string;
  sky: readonly [string, string, string];
  moon: string;
  trees: readonly [string, string, string];
  water: string;
  deep: string;
  foam: string;
  leaf: string;
  leafDark: string;
  glow: string;
  vine: string;
  isCave: boolean;
};

export const INK = "#0B1D26";
export const PALE = "#FFF6DC";
export const GOLD = "#FFD65A";

const LOOKS: readonly Look[] = [
  {
    name: "Lily Landing",
    sky: ["#123A4C", "#2F7F7E", "#F4B26A"],
    moon: "#FFE9B8",
    trees: ["#3B7F7C", "#205A60", "#123C45"],
    water: "#0F3C48",
    deep: "#0A2A34",
    foam: "#7FD6C8",
    leaf: "#6FC24A",
    leafDark: "#3C8A3A",
    glow: "#FFB84A",
    vine: "#0D2F38",
    isCave: false,
  },
  {
    name: "Paper Reeds",
    sky: ["#2B2358", "#7D4A80", "#FFB08A"],
    moon: "#FFF1D6",
    trees: ["#7A4C7C", "#4C3366", "#2E2150"],
    water: "#35255C",
    deep: "#241A44",
    foam: "#E3A6D0",
    leaf: "#7FB45A",
    leafDark: "#4A7A4A",
    glow: "#FFC27A",
    vine: "#241A44",
    isCave: false,
  },
  {
    name: "Honey Hollow",
    sky: ["#3A3312", "#8A6F22", "#FFD98A"],
    moon: "#FFF3C4",
    trees: ["#86742C", "#5A4E1E", "#383214"],
    water: "#3E3A16",
    deep: "#2A270E",
    foam: "#F2CF6A",
    leaf: "#8FBF3A",
    leafDark: "#5A8A2A",
    glow: "#FFCF4A",
    vine: "#2C270F",
    isCave: false,
  },
  {
    name: "Glow Caves",
    sky: ["#0A1330", "#12305C", "#1F5F86"],
    moon: "#9FE8FF",
    trees: ["#173A66", "#102748", "#0A1832"],
    water: "#0B2A4E",
    deep: "#071A36",
    foam: "#6FE0FF",
    leaf: "#2FA38A",
    leafDark: "#1C6E66",
    glow: "#6FF0E0",
    vine: "#0A1830",
    isCave: true,
  },
];

const PLAIN: Look = {
  name: "",
  sky: ["#000000", "#000000", "#000000"],
  moon: "#000000",
  trees: ["#000000", "#000000", "#000000"],
  water: "#00243A",
  deep: "#00182A",
  foam: "#FFFFFF",
  leaf: "#00C060",
  leafDark: "#008040",
  glow: "#FFC000",
  vine: "#808080",
  isCave: false,
};

export const PLACES = LOOKS.length;
export const lookOf = (place: number, isContrast: boolean): Look =>
  isContrast ? { ...PLAIN, name: LOOKS[place % PLACES]!.name } : LOOKS[place % PLACES]!;
