import { PLACE } from "#loop-circuit/rules/circuits.ts";

/** The colours of a place. */
export type Look = {
  ground: string;
  patch: string;
  /** Fields, basins and squares: their ground and their rows. */
  fields: readonly (readonly [ground: string, row: string])[];
  tuft: string;
  verge: string;
  road: string;
  roadLine: string;
  kerb: string;
  edge: string;
  hedgeSide: string;
  hedgeTop: string;
  hedgeLight: string;
  water: string;
  foam: string;
  isDark: boolean;
};

const SEA = { water: "#1F8FB8", foam: "#C9F1F5" };

const LOOKS: Readonly<Record<number, Look>> = {
  [PLACE.meadow]: {
    ground: "#5FB04A",
    patch: "#6DBE54",
    fields: [
      ["#C93A66", "#F08AA8"],
      ["#E0AE22", "#FFE27A"],
      ["#4C9A3E", "#86CC62"],
    ],
    tuft: "#4C9A3E",
    verge: "#8ED06A",
    road: "#5B6070",
    roadLine: "#F4EBCB",
    kerb: "#E2483D",
    edge: "#FFF9E6",
    hedgeSide: "#23602F",
    hedgeTop: "#3C8F43",
    hedgeLight: "#55AC55",
    ...SEA,
    isDark: false,
  },
  [PLACE.harbour]: {
    ground: "#E9CE93",
    patch: "#F1DBA8",
    fields: [
      ["#7FB35A", "#98C871"],
      ["#D98A5B", "#EBA577"],
      ["#F6E6BC", "#E2C27E"],
    ],
    tuft: "#D3B272",
    verge: "#F6E6BC",
    road: "#6A6470",
    roadLine: "#FFF3D1",
    kerb: "#1E7FA8",
    edge: "#FFF9E6",
    hedgeSide: "#7A3B22",
    hedgeTop: "#D2693C",
    hedgeLight: "#F0A060",
    ...SEA,
    isDark: false,
  },
  [PLACE.frost]: {
    ground: "#DCEBF7",
    patch: "#EDF6FC",
    fields: [
      ["#9FD4EE", "#D6F1FB"],
      ["#F6FBFF", "#C9DEEE"],
    ],
    tuft: "#BBD3E6",
    verge: "#F6FBFF",
    road: "#5F7391",
    roadLine: "#EAF6FF",
    kerb: "#D8434E",
    edge: "#FFFFFF",
    hedgeSide: "#7F9FC0",
    hedgeTop: "#C3DBEE",
    hedgeLight: "#FFFFFF",
    ...SEA,
    isDark: false,
  },
  [PLACE.night]: {
    ground: "#1A1B4A",
    patch: "#22245C",
    fields: [
      ["#2B2F86", "#4B52C8"],
      ["#4A1F7A", "#8A3FC0"],
    ],
    tuft: "#2E3178",
    verge: "#2C2F73",
    road: "#3B3560",
    roadLine: "#FFD65A",
    kerb: "#F2594B",
    edge: "#E9E4FF",
    hedgeSide: "#3A1E6E",
    hedgeTop: "#7B3FC4",
    hedgeLight: "#3FE0D0",
    ...SEA,
    isDark: true,
  },
};

/** High contrast: plain grounds, a dark road with white edges. */
const PLAIN: Look = {
  ground: "#000000",
  patch: "#000000",
  fields: [],
  tuft: "#000000",
  verge: "#2B2B2B",
  road: "#5A5A5A",
  roadLine: "#FFFFFF",
  kerb: "#000000",
  edge: "#FFFFFF",
  hedgeSide: "#000000",
  hedgeTop: "#FFE066",
  hedgeLight: "#FFE066",
  water: "#0033AA",
  foam: "#FFFFFF",
  isDark: true,
};

export const lookOf = (place: number, isContrast: boolean): Look => (isContrast ? PLAIN : LOOKS[place]!);
