/** How a stretch of road drives. On planks there is water on both sides. */
export const SURFACE = { road: 0, dirt: 1, ice: 2, planks: 3 } as const;

/** Where a circuit lies: it decides the picture, not the rules. */
export const PLACE = { meadow: 0, harbour: 1, frost: 2, night: 3 } as const;

/**
 * A closed circuit as a curve through points, in tens of units. A third number is the surface from this point to the
 * next one. `pads` are the points that have a boost pad, and `ramps` the posts with a jump; `times` are the frames of two laps for three and two stars.
 */
export type Circuit = {
  name: string;
  place: number;
  half: number;
  points: readonly (readonly [x: number, y: number, surface?: number])[];
  pads: readonly number[];
  ramps: readonly number[];
  times: readonly [three: number, two: number];
};

const { dirt, ice, planks } = SURFACE;

/** The twelve circuits, from easy to hard; three in each place. */
export const CIRCUITS: readonly Circuit[] = [
  {
    name: "Lily Loop",
    place: PLACE.meadow,
    half: 84,
    // prettier-ignore
    points: [[56, 40], [150, 30], [238, 40], [272, 92], [240, 150], [160, 130], [76, 152], [22, 100]],
    pads: [1],
    ramps: [178],
    times: [1460, 2040],
  },
  {
    name: "Reed Bend",
    place: PLACE.meadow,
    half: 80,
    // prettier-ignore
    points: [[50, 32], [130, 26], [170, 68], [226, 84], [290, 106], [288, 170], [200, 190], [116, 150], [54, 176], [16, 104]],
    pads: [6],
    ramps: [80],
    times: [1780, 2490],
  },
  {
    name: "Daisy Chain",
    place: PLACE.meadow,
    half: 78,
    // prettier-ignore
    points: [[40, 44], [104, 34], [152, 70], [204, 38], [272, 40], [302, 96], [262, 138], [262, 190], [204, 216], [150, 176], [90, 196], [28, 164], [16, 98]],
    pads: [4],
    ramps: [217],
    times: [1850, 2590],
  },
  {
    name: "Long Jetty",
    place: PLACE.harbour,
    half: 80,
    // prettier-ignore
    points: [[40, 40], [120, 34, planks], [220, 34], [296, 44], [324, 92], [282, 130], [216, 128], [186, 164], [186, 214], [130, 240], [52, 214], [14, 124]],
    pads: [0],
    ramps: [164],
    times: [2020, 2830],
  },
  {
    name: "Ferry Eight",
    place: PLACE.harbour,
    half: 76,
    // prettier-ignore
    points: [[44, 50], [106, 40], [168, 92], [222, 142], [280, 150], [312, 104], [278, 58], [222, 62], [168, 108], [110, 156], [46, 150], [16, 100]],
    pads: [3, 9],
    ramps: [58, 207],
    times: [1730, 2420],
  },
  {
    name: "Sandbank",
    place: PLACE.harbour,
    half: 76,
    // prettier-ignore
    points: [[36, 56], [90, 26], [146, 48, dirt], [190, 84, dirt], [240, 60], [300, 50], [334, 104], [298, 158], [220, 168, planks], [130, 168, planks], [56, 176], [14, 118]],
    pads: [5],
    ramps: [55],
    times: [1840, 2580],
  },
  {
    name: "First Snow",
    place: PLACE.frost,
    half: 84,
    // prettier-ignore
    points: [[44, 44], [130, 34], [204, 60, ice], [276, 38], [322, 84], [286, 140], [212, 130], [150, 170, ice], [80, 186], [24, 126]],
    pads: [8],
    ramps: [78],
    times: [1820, 2550],
  },
  {
    name: "Icicle",
    place: PLACE.frost,
    half: 80,
    // prettier-ignore
    points: [[40, 40], [140, 26], [250, 30, ice], [316, 50], [310, 98], [230, 104], [150, 100], [116, 136], [156, 170, ice], [250, 166], [312, 190], [284, 236], [150, 236], [52, 210], [16, 120]],
    pads: [1, 12],
    ramps: [265],
    times: [2810, 3930],
  },
  {
    name: "Frozen Pond",
    place: PLACE.frost,
    half: 82,
    // prettier-ignore
    points: [[50, 90], [70, 34], [134, 30], [160, 84, ice], [210, 112, ice], [260, 70], [316, 44], [344, 104], [300, 162], [226, 186, ice], [140, 176], [84, 204], [24, 164]],
    pads: [6],
    ramps: [261],
    times: [2120, 2970],
  },
  {
    name: "Lantern Row",
    place: PLACE.night,
    half: 74,
    // prettier-ignore
    points: [[40, 36], [150, 30], [270, 30], [316, 66], [276, 102], [190, 96], [150, 130], [190, 166], [286, 164], [322, 204], [270, 240], [140, 236], [50, 214], [16, 120]],
    pads: [1, 11],
    ramps: [52, 241],
    times: [2710, 3790],
  },
  {
    name: "Clover",
    place: PLACE.night,
    half: 72,
    // prettier-ignore
    points: [[150, 130], [90, 76], [100, 24], [156, 16], [190, 62], [170, 130], [110, 190], [50, 178], [30, 126], [80, 96], [150, 104], [220, 150], [276, 190], [330, 150], [306, 92], [236, 96]],
    pads: [12],
    ramps: [284, 446],
    times: [2430, 3400],
  },
  {
    name: "Midnight Grand",
    place: PLACE.night,
    half: 72,
    // prettier-ignore
    points: [[40, 64], [96, 34], [152, 60], [208, 30], [290, 28, planks], [360, 44], [384, 100], [330, 138], [262, 122], [208, 150], [230, 200], [306, 210, dirt], [352, 246], [300, 286], [200, 276], [140, 236], [80, 252], [24, 218], [30, 150], [14, 106]],
    pads: [3, 13],
    ramps: [289, 501],
    times: [3090, 4330],
  },
];
