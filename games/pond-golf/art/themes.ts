/** The colours of a course. */
export type Theme = {
  back: string;
  rim: string;
  side: string;
  edge: string;
  floor: string;
  sand: string;
  water: string;
  bank: string;
  ice: string;
  slope: string;
  bumper: string;
  ducks: readonly string[];
};

const [MEADOW, BAKERY, WINTER]: readonly Theme[] = [
  {
    back: "#2E9DB4",
    rim: "#F6E3B4",
    side: "#B98A4E",
    edge: "#8A5A2B",
    floor: "#6CC24A",
    sand: "#F2D98B",
    water: "#2C93BF",
    bank: "#3F8E3B",
    ice: "#D8F2F7",
    slope: "#57AD3D",
    bumper: "#E4473C",
    ducks: ["#FFD84A", "#FFFFFF", "#C98A4B"],
  },
  {
    back: "#C9563F",
    rim: "#FFF3D6",
    side: "#C99A5B",
    edge: "#7A4220",
    floor: "#F0C47C",
    sand: "#FFFFFF",
    water: "#7A4220",
    bank: "#C98A4B",
    ice: "#FFE3EC",
    slope: "#D9A457",
    bumper: "#E8A04C",
    ducks: ["#FFFFFF", "#FFD84A", "#FFC1A8"],
  },
  {
    back: "#274B8A",
    rim: "#FFFFFF",
    side: "#9DB9DD",
    edge: "#44679F",
    floor: "#A9D3E8",
    sand: "#F4FAFF",
    water: "#1D4E8C",
    bank: "#7FA9CE",
    ice: "#DDF6FB",
    slope: "#8BBFDB",
    bumper: "#E4473C",
    ducks: ["#FFD84A", "#B9C6DA", "#FFB27A"],
  },
];

export const THEMES: readonly Theme[] = [MEADOW!, BAKERY!, WINTER!];

export const INK = "#241A3A";
export const SHADE = "rgba(10,16,46,.28)";
/** Lines on the water and stripes on the green. */
export const PALE = "rgba(255,255,255,.16)";
