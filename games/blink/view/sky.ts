import { MODE, PHASE, roundsOf, type State } from "#blink/rules.ts";
import { INK } from "./shapes.ts";

/** The colours of a place, from the lightest to the darkest. */
export type Sky = {
  glow: string;
  wall: string;
  ripple: string;
  shade: string;
  /** How many are out. */ stars?: number;
};

const CORAL: Sky = { glow: "#F4685A", wall: INK.coral, ripple: INK.ripple, shade: INK.blood };
const TEAL: Sky = { glow: "#27978F", wall: "#1E857F", ripple: "#16706C", shade: "#0F5A58" };
const MOSS: Sky = { glow: "#4B9A5E", wall: "#3F8952", ripple: "#327345", shade: "#265C37" };
const SEA: Sky = { glow: "#3D8AC4", wall: "#3079B2", ripple: "#256699", shade: "#1B527F" };
const PLUM: Sky = { glow: "#9A62C4", wall: "#8850B2", ripple: "#743F9B", shade: "#5F3082" };
const WINE: Sky = { glow: "#C24A6C", wall: "#AE3A5C", ripple: "#952C4C", shade: "#7A203C" };
/** Of a room that an answer lights. */
export const NIGHT: Sky = { glow: INK.dusk, wall: INK.night, ripple: INK.dusk, shade: "#120B2C" };

/** High contrast: one colour, on which light and dark things are both read. */
const PLAIN: Sky = { glow: "#C23A2F", wall: "#C23A2F", ripple: "#C23A2F", shade: "#C23A2F" };

/** Three exams each. */
const EXAM_SKIES = [MOSS, SEA, PLUM, WINE];

/** The later the signal, the darker the place: a run goes from day to night. */
export function skyOf(state: Pick<State, "mode" | "exam" | "round" | "kinds">, isContrast: boolean): Sky {
  const { mode, exam } = state;
  if (isContrast) return PLAIN;
  const day = mode === MODE.exam ? (EXAM_SKIES[Math.floor(exam / 3)] ?? CORAL) : mode === MODE.mixed ? TEAL : CORAL;
  const tension = tensionOf(state);
  return tension === 0 ? day : darken(day, tension);
}

/** How near the end of the run is: 0 at the first signal, 1 at the last. A duel has no known end. */
export function tensionOf({ mode, round, kinds }: Pick<State, "mode" | "round" | "kinds">): number {
  return mode === MODE.duel ? 0 : Math.min(1, round / Math.max(1, kinds.length - 1));
}

/** What the colours become at most, and how much of it. */
const [DUSK, MOST_DUSK, MOST_STARS] = ["#2A0F4A", 0.52, 26];
const darkened = new Map<string, Sky>();

function darken(day: Sky, tension: number): Sky {
  const key = `${day.wall} ${tension}`;
  const known = darkened.get(key);
  if (known) return known;
  const inkOf = (ink: string) => mixInks(ink, DUSK, tension * MOST_DUSK);
  const [glow, wall, ripple, shade] = [day.glow, day.wall, day.ripple, day.shade].map(inkOf) as [
    string,
    string,
    string,
    string,
  ];
  const sky = { glow, wall, ripple, shade, stars: Math.round(Math.max(0, tension - 0.3) * MOST_STARS) };
  darkened.set(key, sky);
  return sky;
}

function mixInks(one: string, other: string, part: number): string {
  const channel = (ink: string, at: number) => Number.parseInt(ink.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - part) + channel(other, at) * part));
  return `#${mixed.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

export type Weather = "clear" | "petals" | "rain" | "snow";
const WEATHERS: readonly Weather[] = ["clear", "petals", "rain", "snow"];

/** It changes twice in a run, and every run and exam begins with another one. */
export function weatherOf(state: Pick<State, "mode" | "exam" | "round" | "kinds">, runs: number): Weather {
  const third = Math.floor((3 * state.round) / roundsOf(state));
  return WEATHERS[(third + state.mode + state.exam + runs) % WEATHERS.length]!;
}

/** A number of this round, for pictures only: a hash, so that it says nothing of what comes. */
export function noteOf({ random }: Pick<State, "random">, salt: number): number {
  const mixed = Math.imul(random[1] ^ Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 8;
}

/** The frames since the player began to wait for this signal. */
export function framesWaited({ phase, signal, part, left, frame, goFrame }: State): number {
  const before = signal.parts.slice(0, Math.max(0, part)).reduce((sum, { frames }) => sum + frames, 0);
  if (phase === PHASE.waiting) return before + (signal.parts[part]?.frames ?? 0) - left;
  return phase === PHASE.go ? signal.parts.reduce((sum, { frames }) => sum + frames, 0) + frame - goFrame : 0;
}

/** Heartbeats since the wait began: the longer it takes, the faster they come. */
export function beatsAt(waited: number): number {
  const speeding = Math.min(waited, CALM_TO_FAST);
  const slow = speeding / SLOW_BEAT;
  const gained = ((1 / FAST_BEAT - 1 / SLOW_BEAT) * speeding ** 2) / (2 * CALM_TO_FAST);
  return slow + gained + (waited - speeding) / FAST_BEAT;
}

/** Frames from one beat to the next, at first and after so many frames. */
const [SLOW_BEAT, FAST_BEAT, CALM_TO_FAST] = [54, 24, 200];

/** The frames that the heart has felt: it beats faster towards the end of the run. */
export const framesFelt = (state: State): number => framesWaited(state) * (1 + 0.7 * tensionOf(state));

/** How hard the heart beats now: 1 at the beat, and soon 0. */
export const throbAt = (waited: number): number => Math.max(0, 1 - (beatsAt(waited) % 1) * 3);
