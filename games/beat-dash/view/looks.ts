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

/** Of each song and of its drops, and at last of high contrast: sky, record, hills, bars, floor, box, water and accents, in three digits. */
const COLOURS = [
  // First Quack: a morning.
  "428 d57 fb5 a26 727 e78 314 527 38b fc4 fed 8dc",
  "126 26c 5dd 138 148 4ae 114 249 38b fc4 fed 8dc",
  // Puddle Pop: a clear pond.
  "17b 3bd bed 169 38b 7ce 146 258 159 fd6 f9a fff",
  "418 d38 fb6 727 728 e69 315 628 159 fd6 f9a fff",
  // Speaker Stairs: a stage in red.
  "413 b34 f95 412 a34 d64 312 413 279 fc4 f76 fec",
  "114 42c a6f 217 329 75e 103 328 279 fc4 f76 fec",
  // Trumpet Flight: above the clouds.
  "34b 87e fbd 349 88d bae 226 349 57d fd7 aef fbd",
  "136 189 9ea 156 167 4b9 034 156 57d fd7 aef fbd",
  // Disco Pond: a green night.
  "022 176 4d9 154 165 2b8 022 143 178 ee6 f8d 7ff",
  "203 917 f5a 516 717 c38 203 516 178 ee6 8ec 7ff",
  // Midnight Metronome.
  "013 328 85c 125 227 44a 012 225 35a 7ef fbe fd7",
  "023 188 7ec 045 166 2aa 022 145 35a 7ef fbe fd7",
  // After Party: the streets before dawn.
  "024 178 fa8 145 156 3ba 023 134 159 fb5 fec f7a",
  "305 928 f86 416 617 d48 203 516 159 fb5 fec f7a",
  // Encore: gold and black.
  "001 321 a62 211 321 852 001 211 247 fc4 fec f74",
  "013 249 8bf 126 127 47d 012 126 247 fc4 fff 7ff",
  // Goose Rave: lasers.
  "203 817 f47 416 617 a27 102 315 33b 6fb fd4 6df",
  "021 162 9f4 042 152 3a3 011 142 33b f7d fd4 6df",
  // Last Dance: fireworks.
  "103 516 f54 314 415 b35 102 314 33b fc4 7ff f9d",
  "022 175 fd7 043 154 3b7 011 143 33b fc4 7ff f9d",
  // High contrast.
  "000 000 000 222 000 333 000 000 023 fe0 fff 0ef",
];

const colourOf = (digits: string): string => `#${digits.replace(/./g, "$&$&")}`;

function readLook(index: number): Look {
  const [top, middle, low, record, hills, bars, floor, box, water, ...accents] =
    COLOURS[index]!.split(" ").map(colourOf);
  return {
    sky: [top!, middle!, low!],
    motif: index >> 1,
    record: record!,
    hills: hills!,
    bars: bars!,
    water: water!,
    floor: floor!,
    box: box!,
    accents: accents as [string, string, string],
  };
}

/** Drops have other colours, far from those of their song. */
const everySecond = (from: number): Look[] => Array.from({ length: 10 }, (_, song) => readLook(2 * song + from));
export const LOOKS: readonly Look[] = everySecond(0);
export const DROPS: readonly Look[] = everySecond(1);

export const CONTRAST = readLook(20);
