/** The colours of a place: sky from top to bottom, hills from far to near, land, water and light. */
export type Look = {
  sky: readonly [string, string, string];
  sun: string;
  hills: readonly [string, string, string];
  reed: string;
  reedTip: string;
  grass: string;
  grassLight: string;
  earth: string;
  earthDark: string;
  water: string;
  foam: string;
  ink: string;
  isNight: boolean;
};

const LOOKS: readonly Look[] = [
  {
    sky: ["#4FB9E8", "#A9E2F2", "#FFF3D1"],
    sun: "#FFF7D6",
    hills: ["#9FD8CF", "#6DBFA5", "#3F9C7C"],
    reed: "#2F7F5F",
    reedTip: "#8A5A2B",
    grass: "#57B947",
    grassLight: "#9BE066",
    earth: "#8A5A34",
    earthDark: "#6B4226",
    water: "#2A8FC0",
    foam: "#C9F1F5",
    ink: "#1E2A45",
    isNight: false,
  },
  {
    sky: ["#E8785A", "#FBB36B", "#FFE9B0"],
    sun: "#FFF3C4",
    hills: ["#E0A06A", "#BF7A4A", "#8F5436"],
    reed: "#7A4A28",
    reedTip: "#4A2A18",
    grass: "#E0A42E",
    grassLight: "#FFD65A",
    earth: "#7C4A3A",
    earthDark: "#5C3328",
    water: "#3A7FA8",
    foam: "#FFE9C4",
    ink: "#3A1E2A",
    isNight: false,
  },
  {
    sky: ["#15163F", "#34307A", "#7A5AA8"],
    sun: "#FFF3D1",
    hills: ["#3B3780", "#2A2866", "#1E1D50"],
    reed: "#17183F",
    reedTip: "#8A6FD0",
    grass: "#7A5AC4",
    grassLight: "#B48AF0",
    earth: "#39325E",
    earthDark: "#282348",
    water: "#27409A",
    foam: "#A9C4FF",
    ink: "#0D0E2B",
    isNight: true,
  },
];

/** High contrast: plain sky, black land with a white edge. */
const PLAIN: Look = {
  sky: ["#12204A", "#12204A", "#12204A"],
  sun: "#12204A",
  hills: ["#12204A", "#12204A", "#12204A"],
  reed: "#12204A",
  reedTip: "#12204A",
  grass: "#FFFFFF",
  grassLight: "#FFFFFF",
  earth: "#000000",
  earthDark: "#000000",
  water: "#0050D8",
  foam: "#FFFFFF",
  ink: "#000000",
  isNight: true,
};

export const lookOf = (place: number, isContrast: boolean): Look => (isContrast ? PLAIN : LOOKS[place]!);
