import type { Course } from "./course.ts";
import { courseOf } from "./lay.ts";

export const PLACE = { reeds: 0, mill: 1, moor: 2 } as const;
export const PLACE_TRACKS = 8;

/**
 * A track: its name, its place, the seconds of its time star, the flips of its flip star, its pieces, and hundredths of a
 * unit that a mower behind it makes in a frame (0: there is none).
 */
export type Track = { name: string; place: number; seconds: number; flips: number; pieces: string; chase: number };

const ROWS: readonly (readonly [name: string, seconds: number, flips: number, pieces: string, chase?: number])[] = [
  // The reeds: springs, planks, steps, pads, mud, gaps, and a mower.
  [
    "First flight",
    8,
    1,
    "f6 h30,5 f10 * f14 j10 f70 h40,6 f8 * h50,9 f10 j11 f80 * x8,2 f14 p f8 k24,9 d50,-9 f20 h40,6",
  ],
  [
    "Plank walk",
    7,
    1,
    "f10 c24 f20 k20,6 g9,-4 f30 * h40,8 f8 c42 f24 * k22,8 d46,-8 f8 c36 f10 x8,1 f8 h30,6 f10 c24 f10",
  ],
  [
    "Springboard",
    6,
    2,
    "f14 j f36 h40,8 f10 * s40,-14 f14 j10 g21,0 f30 * f8 j9 f12 h30,6 f14 j11 f20 s30,14 f20 * f10 k22,9 g13,0 f26",
  ],
  [
    "The long jetty",
    10,
    1,
    "b5 f10 e1 f10 e1 f14 c30 f16 * b6 f8 k18,7 e-7 f20 e1 f12 e1 f14 * c48 f16 b4 f10 k20,9 g13,-4 f26 e1 f10 c30 f16",
  ],
  [
    "Tailwind",
    9,
    2,
    "p f14 k24,10 g19,-2 f30 * h50,12 p f12 k26,15 g26,-6 f40 * s40,14 f10 p f10 k22,9 d60,-20 f14 h50,10 * p f14 k26,14 g29,0 f30",
  ],
  [
    "Muddy boots",
    12,
    1,
    "f8 m16 f14 h40,10 * f8 k18,7 e-7 m14 f24 k20,9 e-9 m18 f24 * s40,16 f6 k18,5 d50,-16 m20 f14 * k18,7 e-7 m12 f20 h36,12 k20,9 g13,-6 f26 m10 h40,10",
  ],
  [
    "Lily leaps",
    9,
    1,
    "k22,8 g9,-2 f26 k20,9 g11,-4 f26 * k22,11 g13,-4 f26 h40,8 * f10 k22,10 g10,0 f26 k20,9 g11,-8 f26 * p f10 k24,13 g21,-6 f30",
  ],
  [
    "Harvest",
    16,
    2,
    "h40,10 k22,10 g10,-4 f26 x8,2 f14 * c36 f12 k22,11 g14,-6 f26 b4 f8 * x6,1 f8 x6,2 f16 p f12 k24,14 g24,-4 f30 j10 f30 * s40,16 f8 k16,6 d60,-24 f10 c30 f10 k22,10 g11,0 f26 h40,12 x8,3 f20",
    470,
  ],
  // The mill: water wheels, seesaws, saws, loops and steam.
  [
    "Waterwheel",
    13,
    1,
    "f10 w24,4 f20 h40,8 f10 * w30,5 f14 k20,9 g13,-4 f26 * w26,-3 f16 k22,10 g11,0 f26 * w36,6 f10 w30,4 f20 k22,10 d50,-10 f20 * w24,7 k20,10 g16,-6 f30",
  ],
  [
    "Seesaw school",
    10,
    1,
    "f8 y30 f20 h40,8 f12 * y40 f20 k22,9 g10,-4 f26 * y36 f14 y36 f16 x8,3 f14 * p f10 k24,12 g19,-4 f26 y44 f14",
  ],
  [
    "Sawmill",
    16,
    1,
    "b5 f8 x8,2 f12 c36 f10 x8,3 f14 * f10 a44 f14 y36 f10 * b4 f8 k20,9 g13,-2 f26 a44,4 f16 * c42 f8 w26,-4 f14 k22,10 e-10 f20 * x6,2 f6 x6,2 f6 x6,3 f16 a44,8 f10 k22,11 g14,-8 f26",
  ],
  [
    "Round and round",
    11,
    1,
    "p f14 o11 f24 * h40,8 f10 k22,9 g11,-4 f26 * p f14 o12 f20 k20,8 g10,0 f26 * p f14 o13 f10 p f12 o11 f30",
  ],
  [
    "Boiler house",
    15,
    3,
    "f10 k22,10 v34,0 f40 * h40,8 f10 k22,10 v44,-6 f44 * p f12 o12 f14 k22,9 v44,0 f44 * w26,4 f12 k22,11 v36,10 f40 * p f10 k24,12 v64,-10 f50",
  ],
  [
    "Tipping point",
    14,
    2,
    "y36 f8 k20,8 g11,-4 f26 y30 f12 * m12 f8 x8,3 f14 y44 f20 * s40,14 f8 k16,7 e-7 m14 f20 y36 f8 y36 f16 * k22,11 g13,-6 f26 y40 f10 k22,10 g11,0 f26",
  ],
  [
    "Millrace",
    12,
    2,
    "w28,7 f10 k24,11 g18,-2 f26 * p f12 h50,12 f10 w30,7 f6 k24,12 g20,-6 f30 * y36 f12 p f10 k24,13 g24,0 f26 * w30,5 k20,8 g14,-4 f26 * p f10 k22,11 v50,-8 f46",
  ],
  [
    "Runaway mill",
    16,
    2,
    "h40,10 w40,6 f8 k24,12 g16,-4 f30 * y40 f8 x8,3 f14 p f10 o13 f24 * k22,11 g14,-2 f30 w36,6 k20,9 g16,-4 f26 * c36 f10 j11 f34 x8,4 f14 * p f12 o14 f14 k24,13 v50,-6 f46",
    600,
  ],
  // The moor: broken bridges, thorns, logs, blades and geysers, all of it by night.
  [
    "Broken bridge",
    11,
    2,
    "c48 f8 k16,7 g11,-4 f26 c42 f12 * h30,8 c54 k18,8 g13,-6 f26 * c36 f6 c36 f6 c36 f14 * k20,10 g14,-4 c60 f8 k18,8 e-8 t10 f24 c30 f10",
  ],
  [
    "Thorn lane",
    12,
    1,
    "k18,7 e-7 t8 f24 h36,8 f10 * k18,7 e-7 t10 f24 k18,7 e-7 t8 f24 * f14 j9 f6 t11 f24 * p f10 k22,11 e-11 t19 f24 k18,7 e-7 t8 f24",
  ],
  [
    "Geyser field",
    14,
    3,
    "f10 k22,10 v40,0 f40 * k20,9 v34,6 f30 k18,7 e-7 t10 f24 * f10 k22,10 v50,0 f44 c36 f10 * p f12 k24,12 v60,8 f44 m14 f10 * k22,11 v44,-10 f50",
  ],
  [
    "Swinging log",
    9,
    1,
    "f16 n30 f22 h36,8 f10 * f8 n30 f22 k20,9 g11,-4 f26 * f16 n30 f22 k18,7 e-7 t8 f24 * f8 n30 f22 k22,10 g13,-4 f26",
  ],
  [
    "Spring storm",
    18,
    3,
    "j10 f46 j11 g16,0 f26 * f14 j9 f6 t11 f24 j12 f30 s30,16 f16 * f14 j10 g18,-6 f46 k22,10 g11,-4 f26 * w30,6 f8 j11 f10 t13 f24 j10 f30",
  ],
  [
    "Blade alley",
    14,
    1,
    "f10 a44 f16 h40,10 f10 * k18,7 e-7 t10 f24 a44,6 f16 * f8 n30 f22 a44,2 f14 * a44,9 f20 k20,9 g13,-2 f26 * f10 a44,4 f24 k22,11 e-11 t13 f24",
  ],
  [
    "Night jump",
    16,
    3,
    "k22,11 g16,-6 f26 p f10 k32,15 g29,-8 f34 * s40,20 f8 k18,8 d70,-30 f14 * k24,13 g16,-4 f26 k18,7 e-7 t8 f24 h40,8 * p f12 k36,17 g35,-10 f40 * k22,11 v60,0 f50 * p f10 p f10 k40,20 g40,-10 f50",
  ],
  [
    "Moonshot",
    23,
    4,
    "p f12 o13 f16 k22,11 g19,-4 f26 x8,3 f14 * f16 j11 f8 t13 f24 a44,3 f10 c48 f10 * k18,9 g16,-4 f26 y40 f10 k22,11 v50,4 f46 * w36,6 f4 k22,11 e-11 t19 f24 * s50,26 f8 p f8 k32,14 g41,-30 f40 x8,4 f20 * p f14 o13 f10 p f10 k40,20 g39,-10 f60",
    620,
  ],
];

export const TRACKS: readonly Track[] = ROWS.map(([name, seconds, flips, pieces, chase = 0], at) => ({
  name,
  place: Math.floor(at / PLACE_TRACKS),
  seconds,
  flips,
  pieces,
  chase,
}));

const courses: (Course | undefined)[] = [];
export const trackCourse = (track: number): Course => (courses[track] ??= courseOf(TRACKS[track]!.pieces));
