import { MAPS, type GameMap } from "./maps.ts";
import type { Pigeon } from "./pigeons.ts";
import { TOWERS, type Tower } from "./towers.ts";
import type { Group, Pressure } from "./waves.ts";
import * as MODE from "./modes.ts";

/** What happened where: `what` depends on the cue, such as the kind of the tower or pigeon. */
export type News = { cue: number; x: number; y: number; what: number; amount: number };

/** Something in the air that hits its target after so many ticks, wherever that is by then. */
export type Shot = {
  tile: number;
  kind: number;
  form: number;
  target: number;
  left: number;
  total: number;
  x: number;
  y: number;
};

/** A rolling pin, on its way from the bakery's side towards the gate. */
export type Pin = {
  kind: number;
  form: number;
  path: number;
  way: number;
  end: number;
  x: number;
  y: number;
  hit: number[];
};

export type State = {
  mode: number;
  /** Of the ten maps, from 0. */
  map: number;
  seed: [number, number, number, number];
  frame: number;
  /** Steps of the world: up to three in a frame. */
  tick: number;
  speed: number;
  phase: number;
  /** Frames since the end, for it to be seen. */
  ending: number;
  crumbs: number;
  /** Loaves on the counter, and those that are gone for good. The others are on their way. */
  home: number;
  lost: number;
  /** Loaves that are gone for good, by the kind that took them. */
  lostTo: number[];
  /** The wave that came last, from 1. */
  wave: number;
  /** How many waves are over, with loaves on the counter. */
  held: number;
  /** Points for waves that were called early, until one is held. */
  early: number;
  /** Ticks until the next wave comes by itself. */
  timer: number;
  /** The rest of the wave that is coming: groups, and ticks until the next pigeon. */
  coming: Group[];
  comingIn: number;
  /** What comes after it, to be shown. */
  next: Group[];
  pigeons: Pigeon[];
  nextId: number;
  towers: Tower[];
  shots: Shot[];
  pins: Pin[];
  points: number;
  /** Pigeons shot down, by kind, and loaves brought back. */
  downed: number[];
  saved: number;
  upgraded: number;
  /** Ticks until the goose can honk again. */
  honkIn: number;
  /** How often each recipe was chosen, those to choose from now, and how long the waves wait for the choice. */
  recipes: number[];
  offer: number[];
  offerFor: number;
  cues: number[];
  news: News[];
};

export const LOAVES = 10;
/** Later towns have fewer on the counter. */
export const loavesOf = ({ mode, map }: Pick<State, "mode" | "map">): number =>
  mode === MODE.level ? Math.max(6, LOAVES - map) : LOAVES;
export const RUSH_TICKS = 3 * 60 * 60;
export const CLOSING_FRAMES = 20 * 60 * 60 - 200;

export const mapOf = ({ map }: Pick<State, "map">): GameMap => MAPS[map]!;

export const pressureOf = (mode: number): Pressure =>
  mode === MODE.rush ? { ahead: 4, first: 110, more: 34 } : { ahead: 0, first: 60, more: 30 };

/** Health in percent of a first wave. Of towns, so that beginners win fewer and fewer; of sieges, so that maps are as hard. */
const TOWN_STARTS = [95, 125, 176, 206, 238, 170, 146, 192, 108, 131];
const SIEGE_STARTS = [122, 100, 98, 114, 106, 100, 98, 100, 106, 100];

/** Health in percent: waves grow tougher. */
export function toughness({ mode, map, wave }: Pick<State, "mode" | "map" | "wave">): number {
  const [start, grows] =
    mode === MODE.level ? [TOWN_STARTS[map]!, 13] : mode === MODE.rush ? [135, 17] : [SIEGE_STARTS[map]!, 18];
  let percent = start;
  for (let each = 1; each < wave; each++) percent += Math.floor((percent * grows) / 100);
  return percent;
}

/** Ticks between the last pigeon of a wave and the next wave. */
export const pauseOf = (mode: number): number => (mode === MODE.rush ? 6 * 60 : 14 * 60);

/** Which towers a level has: one more with each of the first maps. */
export const towersIn = ({ mode, map }: Pick<State, "mode" | "map">): number =>
  mode === MODE.level ? Math.min(TOWERS, 2 + map) : TOWERS;

export function tell(state: State, cue: number, x: number, y: number, what = 0, amount = 0): void {
  state.cues.push(cue);
  show(state, cue, x, y, what, amount);
}

/**
 * News without a cue, for shots and hits: a crowd has some in almost every frame. Cues are signals that a press may answer, and
 * after one in every frame each press would look like a program's.
 */
export function show(state: State, cue: number, x: number, y: number, what = 0, amount = 0): void {
  state.news.push({ cue, x, y, what, amount });
}
