import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { KIND } from "#blink/rules/signals.ts";
import { MODE, PHASE, type State } from "#blink/rules.ts";
import { disc, INK, type EyePose, type Place } from "./shapes.ts";
import { framesWaited, noteOf } from "./sky.ts";

/** What happens while the player waits. None of it is the signal: the eye stays shut, the windows stay empty. */
const WITH_EYE = ["roll", "twitch", "brow", "bubble", "fly", "psst", "roll", "twitch", "plane"] as const;
const WITHOUT_EYE = ["fly", "psst", "plane", "boat", "psst"] as const;
export type FidgetName = (typeof WITH_EYE)[number] | (typeof WITHOUT_EYE)[number];

/** `part` of it is over, 0 to 1; `turn` tells two of the same kind apart. */
export type Fidget = { name: FidgetName; part: number; turn: number };

/** One of them in each of these many frames, somewhere inside, and now and then none. */
const [SLOT, LENGTH, FIRST] = [62, 46, 22];
const QUIET_OF_TEN = 2;

export function fidgetNow(state: State): Fidget | null {
  if (state.phase !== PHASE.waiting) return null;
  const waited = framesWaited(state) - FIRST;
  const slot = Math.floor(waited / SLOT);
  const note = noteOf(state, slot);
  const age = waited - slot * SLOT - (note % (SLOT - LENGTH));
  if (slot < 0 || age < 0 || age >= LENGTH) return null;
  const names = hasEye(state) ? WITH_EYE : WITHOUT_EYE;
  // The first signal is the one to learn: an eye only rolls.
  if (state.round === 0) return names === WITH_EYE ? { name: "roll", part: age / LENGTH, turn: note } : null;
  if ((note >> 8) % 10 < QUIET_OF_TEN) return null;
  return { name: names[(note >> 4) % names.length]!, part: age / LENGTH, turn: note };
}

const hasEye = ({ signal: { kind } }: State) => kind === KIND.eye || kind === KIND.wink || kind === KIND.lamps;

/** From this signal of Pure 5 on, the eye pretends to wake. */
const FIRST_PEEK = 3;
/** The frames of the wait when it begins, and how long it is: shut again before the earliest signal, at frame 50. */
const PEEKS: readonly (readonly [number, number])[] = [
  [10, 16],
  [33, 13],
];

export const mayPeek = ({ mode, round }: Pick<State, "mode" | "round">): boolean =>
  mode === MODE.pure && round >= FIRST_PEEK;

/** How far the lid is lifted, 0 to 1, above the white of the eye: drawn only, and neither iris nor light. */
export function peekOf(state: State): number {
  if (state.phase !== PHASE.waiting || !mayPeek(state)) return 0;
  const waited = framesWaited(state);
  const later = noteOf(state, -1) % 7;
  // The last eye does it twice.
  for (const [start, length] of PEEKS.slice(0, state.round - FIRST_PEEK + 1)) {
    const part = (waited - start - (start < 20 ? later : 0)) / length;
    if (part > 0 && part < 1) return Math.sin(part * Math.PI);
  }
  return 0;
}

/** How the closed eye takes part in it. */
export function poseOf(fidget: Fidget | null): Partial<EyePose> {
  if (!fidget) return {};
  const { name, part } = fidget;
  const swell = Math.sin(part * Math.PI);
  if (name === "roll") return { roll: Math.sin(part * Math.PI * 2) };
  if (name === "twitch") return { twitch: part < 0.7 ? Math.sin(part * 44) * swell : 0 };
  return name === "brow" ? { brow: swell } : {};
}

/** Draws what flies by; the eye's own are its pose. */
export function drawFidget(stage: Stage, { name, part, turn }: Fidget, [x, y, size]: Place): void {
  const { context, width, height } = stage;
  const side = turn % 2 ? 1 : -1;
  if (name === "bubble") drawBubble(context, x + side * size * 0.9, y + size * 0.2, size * 0.3, part);
  if (name === "fly") {
    const angle = part * 9 * side;
    const near = 1 - Math.abs(part * 2 - 1);
    drawFly(
      stage,
      x + side * size * (1.9 - near * 1.1) + Math.cos(angle) * size * 0.3,
      y - size * 0.75 + Math.sin(angle * 1.7) * size * 0.22,
    );
  }
  if (name === "plane") {
    const at = (side > 0 ? part : 1 - part) * (width + 300) - 150;
    drawPlane(context, at, height * 0.2 + Math.sin(part * 7) * 26, side);
  }
  if (name === "boat") drawBoat(context, part * (width + 300) - 150, height * 0.9 + Math.sin(part * 12) * 4);
}

/** In their turn, the staff say something: which of the three, and what. */
const WORDS = ["Psst!", "Now?", "Zzz", "Wait …", "Hm?", "Yawn", "Soon"];
export const whisperOf = (fidget: Fidget | null): { who: number; words: string } | null =>
  fidget?.name === "psst" ? { who: fidget.turn % 3, words: WORDS[(fidget.turn >> 3) % WORDS.length]! } : null;

function drawBubble(context: CanvasRenderingContext2D, x: number, y: number, most: number, part: number): void {
  const isBurst = part > 0.86;
  const radius = most * easeBack(partOf(part, 0.86)) * 0.9 + 4;
  context.strokeStyle = INK.cream;
  context.lineWidth = 6;
  context.lineCap = "round";
  context.beginPath();
  if (isBurst)
    for (let drop = 0; drop < 8; drop++) {
      const [cos, sin] = [Math.cos((drop * Math.PI) / 4), Math.sin((drop * Math.PI) / 4)];
      context.moveTo(x + cos * most, y + sin * most);
      context.lineTo(x + cos * most * 1.3, y + sin * most * 1.3);
    }
  else {
    context.arc(x, y, radius, 0, 7);
    context.moveTo(x - radius * 0.5, y - radius * 0.3);
    context.arc(x, y, radius * 0.6, Math.PI * 1.15, Math.PI * 1.45);
  }
  context.stroke();
}

function drawFly({ context, tick }: Stage, x: number, y: number): void {
  const beat = tick % 4 < 2 ? 1 : 0.6;
  context.fillStyle = INK.cream;
  context.globalAlpha = 0.75;
  context.beginPath();
  context.ellipse(x - 9, y - 10 * beat, 13, 7 * beat, 0.7, 0, 7);
  context.ellipse(x + 9, y - 10 * beat, 13, 7 * beat, -0.7, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  disc(context, x, y, 9, INK.night);
  disc(context, x + 6, y + 4, 6, INK.night);
}

function drawPlane(context: CanvasRenderingContext2D, x: number, y: number, side: number): void {
  const wing = (colour: string, points: readonly number[]) => {
    context.fillStyle = colour;
    context.beginPath();
    for (let at = 0; at < points.length; at += 2) context.lineTo(x + side * points[at]!, y + points[at + 1]!);
    context.fill();
  };
  wing(INK.creamShade, [48, 0, -34, 18, -20, 2]);
  wing(INK.cream, [48, 0, -44, -16, -20, 2]);
}

function drawBoat(context: CanvasRenderingContext2D, x: number, y: number): void {
  const fill = (colour: string, points: readonly number[]) => {
    context.fillStyle = colour;
    context.beginPath();
    for (let at = 0; at < points.length; at += 2) context.lineTo(x + points[at]!, y + points[at + 1]!);
    context.fill();
  };
  fill(INK.creamShade, [0, -44, 26, 0, -26, 0]);
  fill(INK.cream, [-52, -10, 52, -10, 32, 18, -32, 18]);
}
