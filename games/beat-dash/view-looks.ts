/** The colours of a song. */
export type Look = {
  sky: readonly [string, string];
  record: string;
  hills: string;
  bars: string;
  water: string;
  floor: string;
  box: string;
  /** The colour of the bar that is played: they take turns. */
  accents: readonly [string, string, string];
};

export const INK = "#1B1038";
export const PAPER = "#FFF6DC";
export const GOLD = "#FFD24A";

export const LOOKS: readonly Look[] = [
  // First Quack: a morning.
  {
    sky: ["#FF9E6B", "#FFE0A3"],
    record: "#E4574B",
    hills: "#F0795A",
    bars: "#FFB57A",
    water: "#2F8FB8",
    floor: "#5B2A55",
    box: "#7A3B6B",
    accents: ["#FFD24A", "#FFF6DC", "#8EE3C8"],
  },
  // Puddle Pop: a clear pond.
  {
    sky: ["#2E9BD6", "#B6F0E6"],
    record: "#14629B",
    hills: "#2F86B8",
    bars: "#7CD3E8",
    water: "#0F5C9E",
    floor: "#123F6B",
    box: "#1D5C8C",
    accents: ["#FFE066", "#FF9DB0", "#FFFFFF"],
  },
  // Speaker Stairs: a stage in red.
  {
    sky: ["#7A1E3A", "#F08A4B"],
    record: "#4A0F2A",
    hills: "#A83A45",
    bars: "#D9604C",
    water: "#2A6F9E",
    floor: "#2C0B22",
    box: "#4A1733",
    accents: ["#FFD24A", "#FF7E6B", "#FFF0D0"],
  },
  // Trumpet Flight: above the clouds.
  {
    sky: ["#4B5FD6", "#F7B7D8"],
    record: "#3440A0",
    hills: "#8E86E0",
    bars: "#B9A5EE",
    water: "#5B7BE0",
    floor: "#272A6B",
    box: "#3B3F92",
    accents: ["#FFE27A", "#A6F0FF", "#FFC0DC"],
  },
  // Disco Pond: a green night.
  {
    sky: ["#06372F", "#1FA37F"],
    record: "#0A5547",
    hills: "#0D6B57",
    bars: "#27B58B",
    water: "#0C7F8C",
    floor: "#04211E",
    box: "#0B4036",
    accents: ["#F6F06A", "#FF8AD8", "#7DF9FF"],
  },
  // Midnight Metronome.
  {
    sky: ["#0C1445", "#5A3FA8"],
    record: "#141C5C",
    hills: "#2A2A7A",
    bars: "#4C45B0",
    water: "#2B4FB0",
    floor: "#080B2A",
    box: "#1C1F5A",
    accents: ["#7DE8FF", "#FFB3F0", "#FFE27A"],
  },
  // Goose Rave: lasers.
  {
    sky: ["#2A0A4A", "#D1266F"],
    record: "#45106B",
    hills: "#6B1470",
    bars: "#A81C78",
    water: "#3A3BC0",
    floor: "#170528",
    box: "#3A0F52",
    accents: ["#6BFFB8", "#FFE14A", "#6BD5FF"],
  },
  // Encore: gold and black.
  {
    sky: ["#0B0B16", "#6B3410"],
    record: "#1E1712",
    hills: "#2C1D16",
    bars: "#8A5A1E",
    water: "#1C4A7A",
    floor: "#050509",
    box: "#22190F",
    accents: ["#FFC93C", "#FFF3C4", "#FF7A4A"],
  },
];

export const CONTRAST: Look = {
  sky: ["#000000", "#000000"],
  record: "#1A1A1A",
  hills: "#000000",
  bars: "#2A2A2A",
  water: "#00203A",
  floor: "#000000",
  box: "#000000",
  accents: ["#FFE600", "#FFFFFF", "#00E5FF"],
};
