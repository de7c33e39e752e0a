import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { SEEN } from "#stack-shift/rules/board.ts";
import { RIVALS } from "#stack-shift/rules/rivals.ts";
import { highestOf, type Side } from "#stack-shift/rules/side.ts";
import { MODE, PHASE, type State } from "#stack-shift/rules.ts";
import { drawDuck, RIVAL_LINES, RIVAL_LOOKS, type Feathers, type Mood } from "./ducks.ts";
import type { Layout } from "./layout.ts";
import { drawSpeech } from "./panel.ts";

export const DANGER_ROWS = SEEN - 2;
const MOOD_TICKS = 80;
const HELLO_FRAMES = 420;

/** When both ducks had a reason to be glad or sad, in ticks of the stage. */
export type Feelings = { glad: number; sad: number; theirGlad: number; theirSad: number; theirHit: number };
export const noFeelings = (at = -1000): Feelings => ({ glad: at, sad: at, theirGlad: at, theirSad: at, theirHit: at });

const isFresh = ({ tick }: Stage, at: number) => tick - at < MOOD_TICKS;
const blink = ({ tick, isCalm }: Stage, shift: number): Mood => (!isCalm && (tick + shift) % 190 < 8 ? "shut" : "calm");

/** A duck that breathes: still pictures by mood. Glad ones dance, sad ones tremble, and the more so in panic. */
export function drawFigure(
  stage: Stage,
  feathers: Feathers,
  mood: Mood,
  { x, y, size }: Layout["duck"],
  name: string,
  beat: number,
): void {
  const { context, tick, isCalm } = stage;
  const hop = mood === "glad" ? -Math.abs(Math.sin(tick / 7)) * 12 : 0;
  const shiver = mood === "panic" ? 3 : mood === "sad" ? 1.4 : 0;
  const half = size * 1.06;
  context.save();
  if (!isCalm) {
    context.translate(
      x + Math.round(Math.sin(tick / 2) * shiver),
      y + Math.round(Math.sin(tick / 16 + beat) * 2.5 + hop),
    );
    if (hop) context.rotate(Math.sin(tick / 7) * 0.12);
    context.translate(-x, -y);
  }
  stage.still(`stack-duck-${name}-${mood}`, [x - half, y - half, half * 2, half * 2.1], (inside) =>
    drawDuck(inside.context, feathers, mood, [x, y + size * 0.06, size]),
  );
  context.restore();
}

export function drawSelf(stage: Stage, state: State, { duck }: Layout, feathers: Feathers, feelings: Feelings): void {
  const { phase, me } = state;
  const isHigh = highestOf(me) >= DANGER_ROWS;
  const isGlad = phase === PHASE.won || phase === PHASE.done || isFresh(stage, feelings.glad);
  const isSad = phase === PHASE.lost || (isHigh && !isGlad) || stage.tick - feelings.sad < MOOD_TICKS / 2;
  drawFigure(stage, feathers, isSad ? "sad" : isGlad ? "glad" : blink(stage, 0), duck, `own-${feathers.hat}`, 0);
}

/** The rival, and its words at the moment, which are returned. */
export function drawRival(stage: Stage, state: State, them: Side, layout: Layout, feelings: Feelings): string {
  const { phase, level } = state;
  const isSad = phase === PHASE.won || isFresh(stage, feelings.theirSad);
  const isGlad = phase === PHASE.lost || isFresh(stage, feelings.theirGlad);
  // It gloats over what it has thrown, and panics near the rim and while a cascade of the player's runs.
  const isPanic = phase === PHASE.playing && (highestOf(them) >= DANGER_ROWS || state.me.chain > 1);
  const mood: Mood = isPanic ? "panic" : isSad ? "sad" : isGlad ? "glad" : blink(stage, 90);
  const isHit = stage.tick - feelings.theirHit < MOOD_TICKS / 2;
  drawFigure(stage, RIVAL_LOOKS[level]!, isHit && !isPanic ? "sad" : mood, layout.rival, `rival-${level}`, 1.6);
  if (state.mode !== MODE.duel) return "";
  const line = lineOf(state, them, mood);
  drawSpeech(stage, layout, RIVALS[level]!.name, line);
  return line;
}

function lineOf(state: State, them: Side, mood: Mood): string {
  const [hello, leads, trails, lost] = RIVAL_LINES[state.level]!;
  if (state.phase === PHASE.won) return lost;
  if (mood === "sad" || mood === "panic") return trails;
  if (mood === "glad") return leads;
  if (state.frame < HELLO_FRAMES) return hello;
  const ahead = highestOf(state.me) + state.me.incoming / 7 - highestOf(them) - them.incoming / 7;
  return ahead > 1 ? leads : ahead < -1 ? trails : hello;
}

/** In modes without a rival, another duck looks on. */
export function drawHelper(stage: Stage, state: State, layout: Layout): void {
  const { mode, me, phase } = state;
  const who = mode === MODE.long ? 5 : 4;
  const { x, y } = layout.rival;
  const mood: Mood = me.chain > 1 ? "glad" : highestOf(me) >= DANGER_ROWS ? "sad" : blink(stage, 90);
  drawFigure(stage, RIVAL_LOOKS[who]!, mood, { x: x + 90, y: y - 30, size: 150 }, `helper-${who}`, 1.6);
  const [, glad, sad] = RIVAL_LINES[who]!;
  const hello =
    mode === MODE.long ? "A cascade of 4 sinks the ground." : "In a cascade step 2 counts 2, step 3 counts 3.";
  const isGlad = mood === "glad" || phase === PHASE.done;
  const line = isGlad ? glad : mood === "sad" || phase === PHASE.lost ? sad : hello;
  drawSpeech(stage, layout, RIVALS[who]!.name, line);
}
