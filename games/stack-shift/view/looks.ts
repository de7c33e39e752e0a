/** The colours of a place. */
export type Look = {
  skyTop: string;
  skyLow: string;
  light: string;
  far: string;
  middle: string;
  near: string;
  water: string;
  isNight?: true;
};

const LOOKS: readonly Look[] = [
  {
    skyTop: "#7CCBE0",
    skyLow: "#FFE7B8",
    light: "#FFF6D8",
    far: "#D9B48C",
    middle: "#B98559",
    near: "#7E5238",
    water: "#2C8C8A",
  },
  {
    skyTop: "#3F9BD8",
    skyLow: "#C9F0E4",
    light: "#FFFFFF",
    far: "#8FC0A0",
    middle: "#4E9472",
    near: "#2A5F52",
    water: "#1F6F97",
  },
  {
    skyTop: "#5B2B6E",
    skyLow: "#FF9E5E",
    light: "#FFD98A",
    far: "#B4526B",
    middle: "#83375F",
    near: "#4A1F49",
    water: "#5C2A5F",
  },
  {
    skyTop: "#0A1440",
    skyLow: "#2E4A86",
    light: "#EAF2FF",
    far: "#2B3F78",
    middle: "#1D2C5C",
    near: "#111B40",
    water: "#14264F",
    isNight: true,
  },
];

export const PLACES = LOOKS.length;
export const lookOf = (place: number): Look => LOOKS[place % PLACES]!;

export const INK = {
  night: "#16203F",
  paper: "#FFF6DF",
  gold: "#FFCF4A",
  wood: "#8A5A34",
  woodDark: "#5B3720",
  woodLight: "#B98350",
  well: "#1C2744",
  wellLine: "#26345A",
  danger: "#FF5A4E",
} as const;
