import { courseOf, type Course } from "./course.ts";

export const PLACE = { reeds: 0, mill: 1, moor: 2 } as const;
export const PLACE_TRACKS = 8;

/** A track: its name, its place, the seconds of its time star, the flips of its flip star, and its pieces. */
export type Track = { name: string; place: number; seconds: number; flips: number; pieces: string };

const ROWS: readonly (readonly [name: string, seconds: number, flips: number, pieces: string])[] = [
  // The reeds: springs, planks, hills, gaps and the first pads.
  [
    "First flight",
    10,
    1,
    "f6 h30,5 f10 * f14 j10 f70 h40,6 f8 * h50,9 f10 j11 f80 * b3 f10 p f8 k24,9 d50,-9 f20 h40,6",
  ],
  ["Plank walk", 9, 1, "f10 c24 f20 k20,6 g9,-4 f30 * h40,8 f8 c42 f24 * k22,8 d46,-8 f8 c36 f10 h30,6 f10 c24 f10"],
  [
    "Springboard",
    8,
    2,
    "f14 j f36 h40,8 f10 * s40,-14 f14 j10 g21,0 f30 * f8 j9 f12 h30,6 f14 j11 f20 s30,14 f20 * f10 k22,9 g13,0 f26",
  ],
  [
    "The long jetty",
    14,
    1,
    "b5 f10 e1 f10 e1 f14 c30 f16 * b6 f8 k18,7 e-7 f20 e1 f12 e1 f14 * c48 f16 b4 f10 k20,9 g13,-4 f26 e1 f10 c30 f16",
  ],
  [
    "Tailwind",
    12,
    2,
    "p f14 k24,10 g19,-2 f30 * h50,12 p f12 k26,15 g26,-6 f40 * s40,14 f10 p f10 k22,9 d60,-20 f14 h50,10 * p f14 k26,14 g29,0 f30",
  ],
  [
    "Rolling reeds",
    16,
    1,
    "h30,8 h40,11 h50,14 f8 * s40,16 f6 k18,5 d50,-16 f10 b4 * h36,10 h36,12 f6 k20,9 g13,-6 f26 s40,-14 h40,10",
  ],
  [
    "Lily leaps",
    12,
    1,
    "k22,8 g9,-2 f26 k20,9 g11,-4 f26 * k22,11 g13,-4 f26 h40,8 * f10 k22,10 g10,0 f26 k20,9 g11,-8 f26 * p f10 k24,13 g21,-6 f30",
  ],
  [
    "Reed rodeo",
    15,
    2,
    "h36,10 f8 j9 f44 k22,10 g10,-4 f26 * c36 f12 k22,11 g14,-6 f26 b4 * p f12 k24,14 g24,-4 f30 j10 f30 * s40,16 f8 k16,6 d60,-24 f10 c30 f10 k22,10 g11,0 f26",
  ],
  // The mill: water wheels, seesaws and loops.
  [
    "Waterwheel",
    14,
    1,
    "f10 w24,4 f20 h40,8 f10 * w30,5 f14 k20,9 g13,-4 f26 * w26,-3 f16 k22,10 g11,0 f26 * w36,6 f10 w30,4 f20 k22,10 d50,-10 f20",
  ],
  [
    "Seesaw school",
    11,
    1,
    "f8 y30 f20 h40,8 f12 * y40 f20 k22,9 g10,-4 f26 * y36 f14 y36 f16 * p f10 k24,12 g19,-4 f26 y44 f14",
  ],
  [
    "Sawmill",
    14,
    1,
    "b5 f8 s20,1 f12 c36 f10 s20,1 f10 * y36 f10 b4 f8 k20,9 g13,-2 f26 * c42 f8 w26,-4 f14 k22,10 e-10 f20 * s20,2 f8 y40 f14 k22,11 g14,-8 f26 b4 f10",
  ],
  [
    "Round and round",
    12,
    1,
    "p f14 o11 f24 * h40,8 f10 k22,9 g11,-4 f26 * p f14 o12 f20 k20,8 g10,0 f26 * p f14 o13 f30",
  ],
  [
    "Double loop",
    16,
    2,
    "p f12 o11 f14 p f10 o12 f20 * k22,10 g13,-4 f26 w26,4 f12 * j10 f30 p f12 o14 f20 * h40,9 p f10 k24,13 g25,-4 f34",
  ],
  [
    "Tipping point",
    16,
    2,
    "y36 f8 k20,8 g11,-4 f26 y30 f12 * s20,1 f10 s20,1 f10 y44 f20 * s40,14 f8 k16,7 e-7 f20 y36 f8 y36 f16 * k22,11 g13,-6 f26 y40 f10 k22,10 g11,0 f26",
  ],
  [
    "Millrace",
    13,
    2,
    "w28,7 f10 k24,11 g18,-2 f26 * p f12 h50,12 f10 w30,7 f6 k24,12 g20,-6 f30 * y36 f12 p f10 k24,13 g24,0 f26 * w30,5 k20,8 g14,-4 f26",
  ],
  [
    "The great wheel",
    20,
    2,
    "w40,6 f8 k24,12 g16,-4 f30 * y40 f8 w30,-4 f16 p f10 o13 f24 * k22,11 g14,-2 f30 w36,6 k20,9 g16,-4 f26 * c36 f10 j11 f34 * p f12 o14 f14 k24,13 g20,-6 f30",
  ],
  // The moor: broken bridges, thorns and swinging logs, all of it by night.
  [
    "Broken bridge",
    12,
    2,
    "c48 f8 k16,7 g11,-4 f26 c42 f12 * h30,8 c54 k18,8 g13,-6 f26 * c36 f6 c36 f6 c36 f14 * k20,10 g14,-4 c60 f8 k18,8 e-8 t10 f24",
  ],
  [
    "Thorn lane",
    12,
    1,
    "k18,7 e-7 t8 f24 h36,8 f10 * k18,7 e-7 t10 f24 k18,7 e-7 t8 f24 * f14 j9 f6 t11 f24 * p f10 k22,11 e-11 t19 f24 k18,7 e-7 t8 f24",
  ],
  [
    "Briar loop",
    16,
    2,
    "p f14 o12 f14 k16,7 e-7 t10 f24 * y36 f8 k18,7 e-7 t10 f24 * p f12 o13 f10 k22,11 g18,-6 f26 * f14 j10 f6 t13 f24 p f12 o14 f24",
  ],
  [
    "Swinging log",
    13,
    1,
    "f16 n30 f22 h36,8 f10 * f8 n30 f22 k20,9 g11,-4 f26 * f16 n30 f22 k18,7 e-7 t8 f24 * f8 n30 f22 k22,10 g13,-4 f26",
  ],
  [
    "Spring storm",
    14,
    3,
    "j10 f46 j11 g16,0 f26 * f14 j9 f6 t11 f24 j12 f30 s30,16 f16 * f14 j10 g18,-6 f46 k22,10 g11,-4 f26 * w30,6 f8 j11 f10 t13 f24 j10 f30",
  ],
  [
    "Log dance",
    13,
    2,
    "n30 f22 n30 f22 * k18,8 e-8 t10 f24 n30 f22 y36 f12 * c36 n30 f22 k20,9 g13,-2 f26 * f8 n30 f22 w26,4 f10 k22,11 e-11 t13 f24",
  ],
  [
    "Night jump",
    15,
    2,
    "k22,11 g16,-6 f26 p f10 k32,15 g29,-8 f34 * s40,20 f8 k18,8 d70,-30 f14 * k24,13 g16,-4 f26 k18,7 e-7 t8 f24 h40,8 * p f12 k36,17 g35,-10 f40",
  ],
  [
    "Moonshot",
    26,
    4,
    "p f12 o13 f16 k22,11 g19,-4 f26 * f16 j11 f8 t13 f24 n30 f22 * c48 k18,9 g16,-4 f26 y40 f10 * w36,6 f4 k22,11 e-11 t19 f24 * s50,26 f8 p f8 k32,14 g41,-30 f40 * p f14 o15 f10 p f10 k40,20 g39,-10 f50",
  ],
];

export const TRACKS: readonly Track[] = ROWS.map(([name, seconds, flips, pieces], at) => ({
  name,
  place: Math.floor(at / PLACE_TRACKS),
  seconds,
  flips,
  pieces,
}));

const courses: (Course | undefined)[] = [];
export const trackCourse = (track: number): Course => (courses[track] ??= courseOf(TRACKS[track]!.pieces));
