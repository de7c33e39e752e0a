import { WEATHER, type Stream } from "./rules-weather.ts";

/** Where boats of a sign are at home, in units. The list's order is the signs': dot, corner, square, moon. */
export type Jetty = { x: number; y: number };
export type Island = { x: number; y: number; radius: number; hasGoose: boolean };
/** Where boats come in, and where they look: an angle in 1024ths of a turn. */
export type Inlet = { x: number; y: number; angle: number };

export type Harbour = {
  title: string;
  jetties: readonly Jetty[];
  islands: readonly Island[];
  streams: readonly Stream[];
  inlets: readonly Inlet[];
  weather: number;
  /** How many have to come home; 0: as many as possible. */
  goal: number;
  /** Frames between two boats, and how many are on the water at most. */
  every: number;
  most: number;
  /** How often boats, darts, barges and ducks come. */
  mix: readonly [number, number, number, number];
  /** A finish before this frame brings extra points. */
  par: number;
};

const left = (y: number): Inlet => ({ x: -28, y, angle: 0 });
const right = (y: number): Inlet => ({ x: 988, y, angle: 512 });
const top = (x: number): Inlet => ({ x, y: -28, angle: 256 });
const bottom = (x: number): Inlet => ({ x, y: 568, angle: 768 });
const rock = (x: number, y: number, radius: number): Island => ({ x, y, radius, hasGoose: false });
const goose = (x: number, y: number): Island => ({ x, y, radius: 44, hasGoose: true });
const flow = (x: number, y: number, width: number, height: number, dx: number, dy: number): Stream => ({
  x,
  y,
  width,
  height,
  dx,
  dy,
});

const SIDES = [left(150), left(270), left(390), right(150), right(270), right(390)];
const THREE = [
  { x: 170, y: 472 },
  { x: 480, y: 68 },
  { x: 790, y: 472 },
];

export const POND: Harbour = {
  title: "The pond",
  jetties: [
    { x: 210, y: 68 },
    { x: 720, y: 68 },
    { x: 872, y: 320 },
  ],
  islands: [goose(470, 280)],
  streams: [],
  inlets: [left(150), left(400), bottom(300), bottom(620), right(150)],
  weather: WEATHER.calm,
  goal: 0,
  every: 300,
  most: 14,
  mix: [1, 0, 0, 0],
  par: 0,
};

export const RUSH: Harbour = { ...POND, title: "Rush hour", every: 105, most: 9, mix: [6, 3, 2, 2] };

const calm = { streams: [], weather: WEATHER.calm, islands: [] } as const;

/** The levels, from the first to the last. */
export const HARBOURS: readonly Harbour[] = [
  {
    ...calm,
    title: "First landing",
    jetties: [{ x: 480, y: 68 }],
    inlets: [left(330), right(330)],
    goal: 5,
    every: 250,
    most: 3,
    mix: [1, 0, 0, 0],
    par: 2100,
  },
  {
    ...calm,
    title: "Two jetties",
    jetties: [
      { x: 250, y: 68 },
      { x: 710, y: 68 },
    ],
    inlets: [left(360), right(360), bottom(480)],
    goal: 7,
    every: 210,
    most: 4,
    mix: [1, 0, 0, 0],
    par: 2400,
  },
  {
    ...calm,
    title: "The sleeping goose",
    jetties: THREE,
    islands: [goose(480, 290)],
    inlets: SIDES,
    goal: 8,
    every: 200,
    most: 5,
    mix: [1, 0, 0, 0],
    par: 2600,
  },
  {
    ...calm,
    title: "Mill stream",
    jetties: [
      { x: 200, y: 68 },
      { x: 760, y: 472 },
    ],
    streams: [flow(0, 220, 960, 100, 130, 0)],
    inlets: [left(420), right(120), bottom(330), top(630)],
    goal: 8,
    every: 190,
    most: 5,
    mix: [1, 0, 0, 0],
    par: 2500,
  },
  {
    ...calm,
    title: "Ducklings",
    jetties: [
      { x: 150, y: 472 },
      { x: 810, y: 68 },
    ],
    islands: [rock(360, 190, 48), rock(600, 350, 48)],
    inlets: [left(150), right(390), top(560), bottom(400)],
    goal: 9,
    every: 190,
    most: 5,
    mix: [3, 0, 0, 2],
    par: 2900,
  },
  {
    ...calm,
    title: "Express post",
    jetties: [
      { x: 160, y: 68 },
      { x: 480, y: 472 },
      { x: 800, y: 68 },
    ],
    islands: [rock(480, 190, 56)],
    inlets: [left(300), left(430), right(300), right(430)],
    goal: 10,
    every: 170,
    most: 5,
    mix: [2, 3, 0, 0],
    par: 2800,
  },
  {
    ...calm,
    title: "The narrows",
    jetties: [
      { x: 860, y: 130 },
      { x: 100, y: 410 },
    ],
    islands: [rock(480, 92, 92), rock(480, 448, 92)],
    inlets: [left(140), left(260), right(400), right(280)],
    goal: 9,
    every: 210,
    most: 5,
    mix: [3, 0, 2, 0],
    par: 3300,
  },
  {
    ...calm,
    title: "Rainy day",
    jetties: THREE,
    islands: [rock(330, 250, 40), rock(630, 250, 40)],
    weather: WEATHER.rain,
    inlets: SIDES,
    goal: 10,
    every: 165,
    most: 6,
    mix: [4, 2, 1, 0],
    par: 3000,
  },
  {
    ...calm,
    title: "Windy corner",
    jetties: [
      { x: 480, y: 68 },
      { x: 120, y: 270 },
      { x: 840, y: 270 },
    ],
    weather: WEATHER.wind,
    inlets: [bottom(240), bottom(480), bottom(720), top(200), top(760)],
    goal: 10,
    every: 160,
    most: 6,
    mix: [4, 1, 1, 1],
    par: 3000,
  },
  {
    ...calm,
    title: "Fog bank",
    jetties: [
      { x: 180, y: 68 },
      { x: 780, y: 68 },
      { x: 180, y: 472 },
      { x: 780, y: 472 },
    ],
    islands: [goose(480, 270)],
    weather: WEATHER.fog,
    inlets: [left(270), right(270), top(480), bottom(480)],
    goal: 11,
    every: 160,
    most: 6,
    mix: [4, 1, 1, 1],
    par: 3300,
  },
  {
    ...calm,
    title: "Four winds",
    jetties: [
      { x: 480, y: 68 },
      { x: 880, y: 270 },
      { x: 480, y: 472 },
      { x: 80, y: 270 },
    ],
    islands: [rock(300, 160, 36), rock(660, 160, 36), rock(300, 380, 36), rock(660, 380, 36)],
    streams: [flow(90, 0, 90, 540, 0, 110), flow(780, 0, 90, 540, 0, -110)],
    inlets: [left(130), right(410), top(240), bottom(720)],
    goal: 12,
    every: 145,
    most: 8,
    mix: [4, 2, 1, 2],
    par: 3500,
  },
  {
    ...calm,
    title: "Night regatta",
    jetties: [
      { x: 100, y: 130 },
      { x: 860, y: 130 },
      { x: 860, y: 410 },
      { x: 100, y: 410 },
    ],
    islands: [goose(480, 270), rock(300, 270, 30), rock(660, 270, 30)],
    streams: [flow(0, 20, 960, 60, 120, 0), flow(0, 470, 960, 60, -120, 0)],
    weather: WEATHER.night,
    inlets: [left(270), right(270), top(380), bottom(580)],
    goal: 16,
    every: 130,
    most: 8,
    mix: [3, 2, 2, 2],
    par: 3900,
  },
];

/** The mode of levels: its id in `game.json`. */
const LEVELS = "harbour";

/** A variant's harbour, and the number of its level; 0: none. Unknown is the pond. */
export function findHarbour(variant: string): { harbour: Harbour; level: number } {
  if (variant === "rush") return { harbour: RUSH, level: 0 };
  const level = variant.startsWith(`${LEVELS}-`) ? Number(variant.slice(LEVELS.length + 1)) : 0;
  const harbour = Number.isInteger(level) ? HARBOURS[level - 1] : undefined;
  return harbour ? { harbour, level } : { harbour: POND, level: 0 };
}
