/** The colours of a song, or of its drops. */
export type Look = {
  /** From the top to the horizon. */
  sky: readonly string[];
  /** The row that goes by: see view-motif.ts. */
  motif: number;
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
    sky: ["#4A2A8E", "#E2557E", "#FFB85C"],
    motif: 0,
    record: "#A8265E",
    hills: "#7E2A78",
    bars: "#F2718A",
    water: "#2F8FB8",
    floor: "#32124A",
    box: "#5B2A70",
    accents: ["#FFD24A", "#FFF6DC", "#8EE3C8"],
  },
  // Puddle Pop: a clear pond.
  {
    sky: ["#0F6FBE", "#33B4D8", "#B8F5DC"],
    motif: 1,
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
    sky: ["#4A0F3A", "#B8304A", "#FF9A4E"],
    motif: 2,
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
    sky: ["#2F3FC0", "#8A7AE8", "#FFB9D6"],
    motif: 3,
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
    sky: ["#03241F", "#0D7A62", "#3FD89A"],
    motif: 4,
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
    sky: ["#070B2E", "#2F2A8A", "#8A55D0"],
    motif: 5,
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
    sky: ["#1A0538", "#8A1478", "#FF3D7A"],
    motif: 6,
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
    sky: ["#07070F", "#3A1C0E", "#B0661C"],
    motif: 7,
    record: "#1E1712",
    hills: "#2C1D16",
    bars: "#8A5A1E",
    water: "#1C4A7A",
    floor: "#050509",
    box: "#22190F",
    accents: ["#FFC93C", "#FFF3C4", "#FF7A4A"],
  },
  // After Party: the streets before dawn.
  {
    sky: ["#04203C", "#0E7C8C", "#FFB08A"],
    motif: 8,
    record: "#0A4A5C",
    hills: "#0F5A66",
    bars: "#2FB8B0",
    water: "#0C5C9E",
    floor: "#06202E",
    box: "#0F3A48",
    accents: ["#FFB45A", "#FFF3C4", "#FF7AA8"],
  },
  // Last Dance: fireworks.
  {
    sky: ["#12042E", "#5A0F5E", "#FF5A4A"],
    motif: 9,
    record: "#2E0A4A",
    hills: "#420F52",
    bars: "#B8305A",
    water: "#3A3BC0",
    floor: "#12041F",
    box: "#33104A",
    accents: ["#FFD24A", "#7DF9FF", "#FF9DE0"],
  },
];

type Colours = Pick<Look, "sky" | "record" | "hills" | "bars" | "floor" | "box"> & Partial<Pick<Look, "accents">>;

/** Other colours for the drops of each song, far from its own. */
const DROP_COLOURS: readonly Colours[] = [
  {
    sky: ["#0B1C5E", "#1F6BC8", "#5CE0E0"],
    record: "#123A86",
    hills: "#14408E",
    bars: "#3FA8E8",
    floor: "#0A1648",
    box: "#1C4A9E",
  },
  {
    sky: ["#4A1480", "#D63A86", "#FFB86B"],
    record: "#7A1F7E",
    hills: "#7E2484",
    bars: "#F0689A",
    floor: "#330E52",
    box: "#6B2580",
  },
  {
    sky: ["#140A4A", "#4A2AD0", "#B06BFF"],
    record: "#1E1270",
    hills: "#3320A0",
    bars: "#7A5AF0",
    floor: "#0F0838",
    box: "#32248A",
  },
  {
    sky: ["#0A3A6E", "#128E96", "#9EEBB0"],
    record: "#0C5068",
    hills: "#0F6E78",
    bars: "#3EBAA0",
    floor: "#082F42",
    box: "#145C68",
  },
  {
    sky: ["#2A0338", "#A0147E", "#FF5AB0"],
    record: "#5A0A5E",
    hills: "#7A1070",
    bars: "#D03090",
    floor: "#20042E",
    box: "#540F5E",
    accents: ["#F6F06A", "#8EF5C8", "#7DF9FF"],
  },
  {
    sky: ["#022430", "#0A8090", "#7DEBD0"],
    record: "#064552",
    hills: "#0B5E6E",
    bars: "#24A8A4",
    floor: "#031C26",
    box: "#0C4A55",
  },
  {
    sky: ["#021A0A", "#0B6B2A", "#9BFF4A"],
    record: "#06401C",
    hills: "#0A5526",
    bars: "#2FA83A",
    floor: "#02140A",
    box: "#0F4A22",
    accents: ["#FF7AD8", "#FFE14A", "#6BD5FF"],
  },
  {
    sky: ["#040C34", "#1F3FA0", "#8EB8FF"],
    record: "#0D1F60",
    hills: "#142A78",
    bars: "#4A78D8",
    floor: "#040A24",
    box: "#16296E",
    accents: ["#FFC93C", "#FFFFFF", "#7DF9FF"],
  },
  {
    sky: ["#2E084E", "#A0268A", "#FF8A6B"],
    record: "#4A0F66",
    hills: "#641474",
    bars: "#D84A8E",
    floor: "#1E0532",
    box: "#521668",
  },
  {
    sky: ["#03221A", "#0C7A54", "#FFE07A"],
    record: "#084A34",
    hills: "#0B5640",
    bars: "#2FB878",
    floor: "#03160F",
    box: "#0F4A38",
  },
];

export const DROPS: readonly Look[] = LOOKS.map((look, song) => ({ ...look, ...DROP_COLOURS[song]! }));

export const CONTRAST: Look = {
  sky: ["#000000", "#000000"],
  motif: 0,
  record: "#1A1A1A",
  hills: "#000000",
  bars: "#2A2A2A",
  water: "#00203A",
  floor: "#000000",
  box: "#000000",
  accents: ["#FFE600", "#FFFFFF", "#00E5FF"],
};
