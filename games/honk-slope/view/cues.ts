import type { ParticleShape, Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import {
  backFrames,
  CRASH_FRAMES,
  CUE,
  factorOf,
  FAST_FLOW,
  MODE,
  MOST_FLOW,
  POINTS,
  type State,
} from "#honk-slope/rules/state.ts";
import { FLOW_COLOURS, flowPlace } from "./flow.ts";
import { GOLD, GREEN, loud, PALE, RED, WHITE } from "./style.ts";

const tone = (from: number, to: number, length: number, more: Partial<Sound> = {}): Sound => ({
  shape: "triangle",
  from,
  to,
  length,
  volume: 0.3,
  ...more,
});
const hiss = (from: number, to: number, length: number, volume = 0.3): Sound => ({
  shape: "noise",
  from,
  to,
  length,
  volume,
});
const notes = (pitches: readonly number[], gap: number): Sound[] =>
  pitches.map((pitch, at) => tone(pitch, pitch, gap * 2, { delay: at * gap }));

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.pad]: [tone(280, 1100, 0.3, { shape: "sawtooth", volume: 0.2 }), hiss(600, 3200, 0.4, 0.25)],
  [CUE.hoop]: notes([784, 1047, 1568], 0.06),
  [CUE.egg]: notes([659, 784, 988, 1319], 0.07),
  // Two reeds that are not quite in tune: a goose.
  [CUE.honk]: [
    tone(330, 250, 0.3, { shape: "sawtooth", volume: 0.42 }),
    tone(342, 236, 0.3, { shape: "square", volume: 0.26 }),
    tone(400, 290, 0.22, { shape: "sawtooth", volume: 0.34, delay: 0.24 }),
  ],
  [CUE.hoarse]: [hiss(500, 300, 0.16, 0.2)],
  [CUE.scared]: [tone(700, 1200, 0.14, { shape: "square", volume: 0.12 })],
  [CUE.smash]: [hiss(1600, 300, 0.24, 0.4), tone(220, 110, 0.14)],
  [CUE.hit]: [hiss(1100, 120, 0.4, 0.55), tone(180, 60, 0.34, { shape: "square", volume: 0.32 })],
  [CUE.fall]: [tone(700, 90, 0.7, { shape: "sine", volume: 0.4 })],
  [CUE.mend]: notes([523, 659, 784, 1047], 0.06),
  [CUE.bounce]: [tone(160, 900, 0.34, { shape: "sine", volume: 0.5 }), tone(320, 1300, 0.3, { delay: 0.05 })],
  [CUE.spring]: [tone(240, 720, 0.26, { volume: 0.36 })],
  [CUE.land]: [tone(150, 70, 0.16, { shape: "sine", volume: 0.45 }), hiss(500, 200, 0.1, 0.22)],
  [CUE.charged]: [tone(520, 780, 0.16, { shape: "square", volume: 0.16 })],
  [CUE.stretch]: notes([523, 784, 1047, 1319], 0.08),
  [CUE.finish]: notes([523, 659, 784, 1047, 1319, 1568], 0.09),
  [CUE.melt]: [tone(700, 420, 0.25)],
  [CUE.hurry]: notes([880, 880, 880], 0.14),
  [CUE.over]: notes([523, 440, 349, 262], 0.14),
  [CUE.flap]: [hiss(900, 2400, 0.18)],
  [CUE.saved]: notes([659, 988, 1319], 0.06),
};

/** Scared geese have opinions. */
const CRIES = ["RUDE!", "MY HAT!", "AGAIN?!", "I QUIT!", "MUM!"];
const CLOSE = ["Close!", "Closer!", "Too close!", "Goosebumps!"];
/** Words that follow each other at once stand above each other: so many lines, so high, kept for so many ticks. */
const [LINES, LINE, LINE_TICKS] = [6, 38, 45];

/** The frame in which geese fled last, and in which an edge was close. */
let [toldAt, closeAt, closeCalls] = [-1, -1000, 0];
const freeAt = [-1000, -1000, -1000, -1000];

/** The lowest line of words that is free. */
function lineFor(tick: number): number {
  let line = 0;
  while (line < LINES && Math.abs((freeAt[line] ?? -1000) - tick) < LINE_TICKS) line += 1;
  freeAt[line] = tick;
  return line;
}

const FEATHERS = [WHITE, "#E4E7F4"];
const LIGHTS = [GOLD, WHITE];
const AIR = ["#7CF5E4", WHITE];
type Sparks = readonly [count: number, colours: readonly string[], speed: number, shape: ParticleShape, up?: number];

const SPARKS: Readonly<Record<number, Sparks>> = {
  [CUE.grain]: [5, LIGHTS, 150, "spark", 40],
  [CUE.pad]: [16, AIR, 260, "spark"],
  [CUE.hoop]: [18, LIGHTS, 260, "star", 40],
  [CUE.egg]: [30, LIGHTS, 300, "star", 40],
  [CUE.honk]: [18, FEATHERS, 300, "feather", 120],
  [CUE.flap]: [14, FEATHERS, 260, "feather", 60],
  [CUE.smash]: [26, ["#F2C64B", "#FFE08A", "#B07A1C"], 320, "square", 40],
  [CUE.hit]: [34, FEATHERS, 340, "feather", 40],
  [CUE.fall]: [20, FEATHERS, 220, "feather", 40],
  [CUE.land]: [12, FEATHERS, 200, "dot"],
  [CUE.bounce]: [22, ["#FF5FC8", WHITE], 300, "dot", 20],
  [CUE.spring]: [10, AIR, 240, "spark"],
  [CUE.finish]: [50, LIGHTS, 420, "star", 40],
  [CUE.stretch]: [50, LIGHTS, 420, "star", 40],
};
const SHAKES: Readonly<Record<number, number>> = {
  [CUE.honk]: 10,
  [CUE.hit]: 16,
  [CUE.fall]: 10,
  [CUE.shave]: 6,
};
/** Words, and the points that are told with them. */
const WORDS: Readonly<Record<number, readonly [words: string, colour: string, size: number, points?: number]>> = {
  [CUE.hoop]: ["Hoop!", GOLD, 30, POINTS.hoop],
  [CUE.bounce]: ["Boing!", "#FF8AC4", 30, POINTS.bounce],
  [CUE.egg]: ["Golden egg!", GOLD, 34],
  [CUE.hoarse]: ["No honk yet", PALE, 22],
  [CUE.saved]: ["Saved!", GREEN, 34, POINTS.saved],
  [CUE.spared]: ["A free flap: steer back!", GREEN, 28],
  [CUE.smash]: ["Through the hay!", GOLD, 26],
  [CUE.mend]: ["Shell mended", GREEN, 30],
};

/** Sound, sparks and words for a cue; the egg is at (x, y) on the stage, and `lost` is the factor before a crack. */
export function playCue(stage: Stage, state: State, cue: number, x: number, y: number, lost: number): void {
  // A band flees with one sound.
  if (cue === CUE.scared) {
    if (toldAt === state.frame) return;
    toldAt = state.frame;
  }
  const sounds = SOUNDS[cue];
  if (sounds) stage.sound(sounds);
  const factor = factorOf(state.flow);
  // Beside the egg: the way ahead stays free.
  const aside = x < stage.width / 2 ? 170 : -170;
  const say = (words: string, colour: string, size: number) =>
    stage.float(words, x + aside, y - 60 - lineFor(stage.tick) * LINE, loud(size, colour));
  const burst = (count: number, colours: readonly string[], speed: number, shape: ParticleShape, up = 4) =>
    stage.burst({ x, y: y - up, count, colours, speed, life: 0.6, size: 6, gravity: 260, shape });
  const sparks = SPARKS[cue];
  if (sparks) burst(...sparks);
  const words = WORDS[cue];
  const back = backFrames(state, cue);
  if (words) {
    const won = words[3] ? ` +${words[3] * factor}` : "";
    say(`${words[0]}${won}${back > 0 ? ` +${back / 60} s` : ""}`, words[1], words[2]);
  }
  stage.shake(SHAKES[cue] ?? 0);

  if (cue === CUE.grain) {
    // A scale that climbs with the row.
    const pitch = 523 * 2 ** ([0, 2, 4, 7, 9][state.flow % 5]! / 12 + Math.min(1, factor / 5));
    stage.sound(tone(pitch, pitch, 0.1, { volume: 0.26 }));
  } else if (cue === CUE.shave) {
    // Close calls in a row sound higher and higher.
    closeCalls = Math.abs(state.frame - closeAt) < 150 ? Math.min(closeCalls + 1, CLOSE.length - 1) : 0;
    closeAt = state.frame;
    const pitch = 900 * 1.19 ** closeCalls;
    stage.sound([hiss(pitch * 3, 700, 0.2), tone(pitch, pitch * 1.5, 0.12)]);
    stage.hold(1 + closeCalls);
    burst(8 + closeCalls * 6, AIR, 320, "spark", 40);
    say(`${CLOSE[closeCalls]} +${POINTS.shave * factor}`, AIR[0]!, 28 + closeCalls * 4);
  } else if (cue === CUE.honk) {
    stage.flash(PALE, 0.22);
  } else if (cue === CUE.scared) {
    const scared = state.cues.filter((each) => each === cue).length;
    burst(8 * scared, FEATHERS, 420, "feather", 190);
    if (scared > 3) say(`${scared} at once!`, GOLD, 32);
    stage.float(CRIES[state.scared % CRIES.length]!, x - aside, y - 190, loud(24, PALE));
  } else if (cue === CUE.hit || cue === CUE.fall) {
    if (cue === CUE.hit) {
      stage.hold(4);
      if (state.mode === MODE.rush) say(`−${CRASH_FRAMES / 60} s`, RED, 36);
    }
    stage.flash(RED, 0.3);
    loseFlow(stage, lost);
  } else if (cue === CUE.louder && factor > 1) {
    // Each step is a third higher, and has a note more.
    const chord = [1, 1.26, 1.5, 2, 2.52].slice(0, factor).map((each) => each * 440 * 1.26 ** factor);
    stage.sound(notes(chord, 0.06));
    const colour = FLOW_COLOURS[factor - 1]!;
    // From here on the flow makes the egg faster.
    const more = factor === FAST_FLOW ? ": faster!" : "";
    say(`${factor === MOST_FLOW ? "FULL FLOW" : "Flow"} × ${factor}${more}`, colour, 30 + factor * 3);
    burst(factor * 8, [colour, WHITE], 380, "star", 40);
    stage.flash(colour, 0.06 * factor);
  } else if (cue === CUE.over && state.shells === 0) {
    // Bits of the shell.
    burst(40, FEATHERS, 460, "square", 30);
    stage.shake(24);
  } else if (cue === CUE.finish || cue === CUE.stretch) stage.flash(PALE, 0.4);
}

/** The row breaks: it is heard and seen to fall. */
function loseFlow(stage: Stage, lost: number): void {
  if (lost < 2) return;
  stage.sound([420, 330, 250].map((pitch, at) => tone(pitch, pitch * 0.6, 0.3, { delay: 0.2 + at * 0.2 })));
  const [x, y] = flowPlace(stage);
  const colours = [FLOW_COLOURS[lost - 1]!, "#8C94B4"];
  stage.burst({ x, y, count: 26, colours, speed: 260, life: 0.9, size: 8, gravity: 700, shape: "square" });
  stage.float(`× ${lost} lost`, x, y - 44, loud(30, RED));
}
