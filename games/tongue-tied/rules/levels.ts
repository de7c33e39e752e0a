import { courseOf, type Course } from "./course.ts";

export const PLACE_LEVELS = 6;
/** A level: its name, the seconds of its time star, and its pieces. */
export type Level = { name: string; place: number; seconds: number; pieces: string };

const ROWS: readonly (readonly [name: string, seconds: number, pieces: string])[] = [
  // Lily Landing: lanterns, mushrooms, a drum, and fireflies that drift.
  ["First swing", 9, "o16,33 n8 n24 F9,15,3 o30,33 n-10 n8 n24 F9,15,3 o30,34 n-8 n10 F10,16,3 l34"],
  ["Mushroom hop", 9, "o16,33 F8,16,3 m36 A36,28,3 o56,38 m20 F12,20,3 o34,36 l32"],
  ["Up the willow", 11, "o16,33 o20,44 A4,36,3 o22,56 F10,44,4 o26,60 f8,44 o24,44 F8,24,4 l34 o18,34 A10,22,3 l42"],
  ["Firefly ferry", 13, "o16,34 F8,18,3 a34,36,9 F9,18,3 a38,36,9 l36 v20,34,9 A9,22,3 v34,36,10 F9,20,3 l38"],
  ["The drum skin", 12, "o16,34 F8,18,3 d28 A34,32,6 o70,40 F8,22,3 o30,36 l30 o18,34 d16 A22,32,6 l74"],
  [
    "Landing lights",
    17,
    "o16,33 m20 F18,22,3 a40,38,8 o30,48 f4,38 f26,16 o34,36 l32 v20,34,10 F9,16,3 o36,42 d20 A26,36,5 o56,38 l34",
  ],
  // Paper Reeds: lanterns that tear, wheels, and the first thorns.
  ["Paper trail", 11, "p16,34 F8,18,3 p30,35 F9,18,3 p31,36 F9,18,3 l32 p18,34 p26,36 A6,26,4 p32,36 l32"],
  [
    "Under the thorns",
    12,
    "o16,32 x16,36,4 F10,11,4 o32,32 x16,37,4 F10,11,4 o32,32 l32 o18,34 x17,35,5 F11,9,4 o34,34 l32",
  ],
  ["The old mill", 14, "o16,34 w38,38,10,5 F14,18,3 o40,38 l32 w26,38,10,6 A20,40,3 w46,38,10,6 l38"],
  [
    "Paper over thorns",
    13,
    "p18,36 x14,5,4 F9,24,3 p30,38 x15,5,4 A9,26,3 p30,38 l34 p18,36 x15,8,5 F9,26,3 p30,44 x15,8,5 A9,34,3 p30,38 l34",
  ],
  ["Against the wheel", 14, "w26,38,11,-5 F18,20,3 o44,38 l32 o16,34 w40,40,12,-6 A22,42,4 w50,40,12,6 l40"],
  [
    "Paper mill",
    18,
    "p16,35 w38,38,10,7 A20,42,3 p40,37 x15,8,4 p32,37 l32 w26,40,12,-6 x26,10,5 p46,40 F10,22,4 w40,40,12,7 l40",
  ],
  // Honey Hollow: tongues that stretch, and wind.
  ["Sticky start", 11, "h20,38 F12,26,4 h40,38 F13,28,4 o40,36 l32"],
  ["Slingshot", 12, "h20,40 A14,44,4 O44,62 F12,50,4 o40,44 l34 h20,42 A16,40,6 l66"],
  ["Tailwind", 12, "o16,34 g16,8,60,46,24,8 A14,30,7 l94 o16,34 g18,10,50,40,24,8 x36,8,5 x36,50,5 A16,28,6 l82"],
  ["The updraft", 14, "o16,34 g22,0,22,64,4,62 A24,30,3 o32,70 F14,58,4 o34,62 g22,0,20,50,0,62 o40,60 F14,30,3 l44"],
  [
    "Headwind",
    14,
    "o16,34 g14,24,40,40,-26,0 F10,12,4 o30,30 F10,12,4 o30,30 l32 h20,34 g16,26,40,40,-28,0 F14,12,5 h42,34 l36",
  ],
  [
    "Bumblebee road",
    19,
    "h20,40 d34 A40,36,5 h76,44 F14,30,4 l42 o16,34 g20,0,20,60,6,58 h36,62 A14,48,5 g34,10,40,50,24,8 o78,40 l34",
  ],
  // Glow Caves: in the dark, lights shine only for those who are near.
  ["Lights out", 12, "o16,34 F8,18,3 o32,36 F9,18,3 o24,46 f6,34 o30,38 F9,18,3 o32,34 l32"],
  [
    "Stalactites",
    14,
    "o16,32 x16,44,6 x16,34,5 F11,12,4 o32,32 x16,6,5 A10,26,4 o32,40 l34 o18,33 x17,42,6 x17,32,5 F11,10,4 o34,33 l32",
  ],
  [
    "The crushers",
    15,
    "o16,34 x16,22,5,13 F32,16,3 o32,36 x17,24,5,13 F34,18,3 o34,36 l32 o18,34 x16,22,4,14 x24,22,4,-14 F34,18,3 o36,36 l34",
  ],
  [
    "Glow-worm rail",
    14,
    "a18,36,10 F10,20,3 v36,38,12 A10,24,3 a38,38,12 l38 v20,36,12 x16,10,5 F24,20,3 v38,38,12 x18,42,5 a38,38,12 l38",
  ],
  [
    "Round and round",
    16,
    "o18,40 f-12,50 f0,56 f12,50 F8,20,3 o44,40 f-12,50 f0,56 f12,50 l38 w28,42,14,8 f0,42 F16,20,3 w56,42,14,-8 f0,42 l44",
  ],
  [
    "Heart of the swamp",
    28,
    "p16,35 x15,8,4 h34,42 A16,42,5 o46,46 x18,18,5,12 o36,38 l34 w28,40,12,7 x24,10,5 p48,40 g16,0,20,60,4,58 o34,64 F14,46,4 d44 l64 a20,36,12 x18,16,5,10 v38,38,12 A12,36,4 x22,44,6 h42,42 l58",
  ],
];

export const LEVELS: readonly Level[] = ROWS.map(([name, seconds, pieces], at) => ({
  name,
  place: Math.floor(at / PLACE_LEVELS),
  seconds,
  pieces,
}));

const courses: (Course | undefined)[] = [];
export const levelCourse = (level: number): Course => (courses[level] ??= courseOf(LEVELS[level]!.pieces));
