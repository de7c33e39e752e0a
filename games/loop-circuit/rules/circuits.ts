/** How a stretch of road drives. On planks there is water on both sides. */
export const SURFACE = { road: 0, dirt: 1, ice: 2, planks: 3 } as const;

/** Where a circuit lies: it decides the picture, not the rules. */
export const PLACE = { meadow: 0, harbour: 1, frost: 2, night: 3 } as const;

/**
 * A closed circuit as a curve through points, in tens of units. A third number is the surface from this point to the next
 * one. `pads` are the points that have a boost pad, and `ramps` the posts with a jump; `times` are the frames of two
 * laps for three stars, two and one.
 */
export type Circuit = {
  name: string;
  place: number;
  half: number;
  points: readonly (readonly number[])[];
  pads: readonly number[];
  ramps: readonly number[];
  times: readonly [three: number, two: number, one: number];
};

type Row = readonly [name: string, half: number, three: number, pads: number[], ramps: number[], points: string];

// prettier-ignore
const ROWS: readonly Row[] = [
  ["Lily Loop", 84, 1450, [1], [178], "56 40,150 30,238 40,272 92,240 150,160 130,76 152,22 100"],
  ["Reed Bend", 80, 1760, [6], [80], "50 32,130 26,170 68,226 84,290 106,288 170,200 190,116 150,54 176,16 104"],
  ["Daisy Chain", 78, 1950, [4], [217], "40 44,104 34,152 70,204 38,272 40,302 96,262 138,262 190,204 216,150 176,90 196,28 164,16 98"],
  ["Long Jetty", 80, 2040, [0], [164], "40 40,120 34 3,220 34,296 44,324 92,282 130,216 128,186 164,186 214,130 240,52 214,14 124"],
  ["Ferry Eight", 76, 1760, [3, 9], [58, 207], "44 50,106 40,168 92,222 142,280 150,312 104,278 58,222 62,168 108,110 156,46 150,16 100"],
  ["Sandbank", 76, 1920, [5], [55], "36 56,90 26,146 48 1,190 84 1,240 60,300 50,334 104,298 158,220 168 3,130 168 3,56 176,14 118"],
  ["First Snow", 84, 1820, [8], [78], "44 44,130 34,204 60 2,276 38,322 84,286 140,212 130,150 170 2,80 186,24 126"],
  ["Frozen Pond", 82, 2100, [6], [261], "50 90,70 34,134 30,160 84 2,210 112 2,260 70,316 44,344 104,300 162,226 186 2,140 176,84 204,24 164"],
  ["Icicle", 80, 2800, [1, 12], [265], "40 40,140 26,250 30 2,316 50,310 98,230 104,150 100,116 136,156 170 2,250 166,312 190,284 236,150 236,52 210,16 120"],
  ["Lantern Row", 74, 2660, [1, 11], [52, 241], "40 36,150 30,270 30,316 66,276 102,190 96,150 130,190 166,286 164,322 204,270 240,140 236,50 214,16 120"],
  ["Clover", 72, 2480, [12], [284, 446], "150 130,90 76,100 24,156 16,190 62,170 130,110 190,50 178,30 126,80 96,150 104,220 150,276 190,330 150,306 92,236 96"],
  ["Midnight Grand", 72, 3060, [3, 13], [289, 501], "40 64,96 34,152 60,208 30,290 28 3,360 44,384 100,330 138,262 122,208 150,230 200,306 210 1,352 246,300 286,200 276,140 236,80 252,24 218,30 150,14 106"],
];

/**
 * The twelve circuits, from easy to hard; three in each place. Two stars take
 * two fifths more time than three, and one star is for twice the time: blind steering takes longer.
 */
export const CIRCUITS: readonly Circuit[] = ROWS.map(([name, half, three, pads, ramps, points], at) => ({
  name,
  place: Math.floor(at / 3),
  half,
  points: points.split(",").map((point) => point.split(" ").map(Number)),
  pads,
  ramps,
  times: [three, Math.floor((three * 14 + 50) / 100) * 10, Math.floor((three * 205) / 1000) * 10],
}));
