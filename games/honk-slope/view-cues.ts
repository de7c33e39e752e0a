import type { ParticleShape, Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, factorOf, MOST_FLOW, type State } from "./rules.ts";
import { FLOW_COLOURS, flowPlace } from "./view-flow.ts";

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
  [CUE.back]: [tone(300, 620, 0.2)],
  [CUE.mend]: notes([523, 659, 784, 1047], 0.06),
  [CUE.spring]: [tone(240, 720, 0.26, { volume: 0.36 })],
  [CUE.land]: [tone(150, 70, 0.16, { shape: "sine", volume: 0.45 }), hiss(500, 200, 0.1, 0.22)],
  [CUE.bump]: [tone(260, 180, 0.1, { shape: "square", volume: 0.16 })],
  [CUE.charged]: [tone(520, 780, 0.16, { shape: "square", volume: 0.16 })],
  [CUE.stretch]: notes([523, 784, 1047, 1319], 0.08),
  [CUE.finish]: notes([523, 659, 784, 1047, 1319, 1568], 0.09),
  [CUE.hurry]: notes([880, 880, 880], 0.14),
  [CUE.over]: notes([523, 440, 349, 262], 0.14),
  [CUE.flap]: [hiss(900, 2400, 0.18)],
  [CUE.saved]: notes([659, 988, 1319], 0.06),
};

/** Scared geese have opinions. */
const CRIES = ["RUDE!", "MY HAT!", "NOT AGAIN!", "WHY?!", "I QUIT!", "MUM!"];
const CLOSE = ["Close!", "Closer!", "Too close!", "Goosebumps!"];
/** Words that follow each other at once stand above each other: so many lines, so high, kept for so many ticks. */
const [LINES, LINE, LINE_TICKS] = [4, 38, 45];

/** The frame in which geese fled last, and in which an edge was close. */
let [toldAt, closeAt, closeCalls] = [-1, -1000, 0];
let freeAt: number[] = [];

/** The lowest line of words that is free. */
function lineFor(tick: number): number {
  const free = Array.from({ length: LINES }, (_, at) => at).find(
    (at) => !(Math.abs((freeAt[at] ?? -1000) - tick) < LINE_TICKS),
  );
  freeAt[free ?? 0] = tick;
  return free ?? 0;
}

/** Sound, sparks and words for a cue; the egg is at (x, y) on the stage, and `lost` is the factor before a crack. */
export function playCue(stage: Stage, state: State, cue: number, x: number, y: number, lost: number): void {
  // A band flees with one sound.
  const scared = cue === CUE.scared ? state.cues.filter((each) => each === cue).length : 0;
  const isTold = scared > 0 && toldAt === state.frame;
  const sounds = SOUNDS[cue];
  if (sounds && !isTold) stage.sound(sounds);
  const factor = factorOf(state.flow);
  const say = (words: string, colour: string, size = 30) =>
    stage.float(words, x, y - 150 - lineFor(stage.tick) * LINE, {
      size,
      colour,
      align: "center",
      face: "display",
      outline: "#1A0E3E",
    });
  const burst = (count: number, colours: readonly string[], speed = 200, shape: ParticleShape = "dot", up = 40) =>
    stage.burst({ x, y: y - up, count, colours, speed, life: 0.6, size: 6, gravity: 260, shape });

  if (cue === CUE.grain) {
    // A scale that climbs with the row.
    const pitch = 523 * 2 ** ([0, 2, 4, 7, 9][state.flow % 5]! / 12 + Math.min(1, factor / 5));
    stage.sound(tone(pitch, pitch, 0.1, { volume: 0.26 }));
    burst(5, ["#FFC93A", "#FFF3B8"], 150, "spark");
  } else if (cue === CUE.pad) {
    burst(16, ["#2EE6A8", "#FFFFFF"], 260, "spark", 10);
    stage.shake(4);
  } else if (cue === CUE.hoop) {
    say(`Hoop! +${40 * factor}`, "#FFD65A");
    burst(18, ["#FFD65A", "#FFFFFF"], 260, "star");
  } else if (cue === CUE.egg) {
    say("Golden egg!", "#FFD65A", 34);
    burst(30, ["#FFC21F", "#FFF3B8", "#FFFFFF"], 300, "star");
  } else if (cue === CUE.shave) {
    // Close calls in a row sound higher and higher.
    closeCalls = Math.abs(state.frame - closeAt) < 150 ? closeCalls + 1 : 0;
    closeAt = state.frame;
    const daring = Math.min(closeCalls, CLOSE.length - 1);
    stage.sound([hiss(2600 + daring * 600, 700, 0.2, 0.3), tone(900 * 1.19 ** daring, 1400 * 1.19 ** daring, 0.12)]);
    stage.hold(1 + daring);
    burst(8 + daring * 6, ["#7CF5E4", "#FFFFFF"], 320, "spark");
    say(`${CLOSE[daring]} +${15 * factor}`, "#7CF5E4", 28 + daring * 4);
  } else if (cue === CUE.honk) {
    stage.shake(10);
    stage.flash("#FFF6DC", 0.22);
    burst(18, ["#FFFFFF", "#E4E7F4", "#FFD65A"], 300, "feather", 120);
  } else if (cue === CUE.hoarse) say("No honk yet", "#E9E4FF", 22);
  else if (cue === CUE.scared && !isTold) {
    toldAt = state.frame;
    burst(Math.min(40, 8 * scared), ["#FFFFFF", "#E4E7F4"], 420, "feather", 190);
    if (scared > 3) say(`${scared} at once!`, "#FFD65A", 32);
    const cry = CRIES[state.scared % CRIES.length]!;
    const side = state.scared % 2 ? 1 : -1;
    stage.float(cry, x + side * 210, y - 210, {
      size: 24,
      colour: "#FFFFFF",
      align: "center",
      face: "display",
      outline: "#E2483D",
    });
  } else if (cue === CUE.flap) burst(14, ["#FFFFFF", "#E4E7F4"], 260, "feather", 60);
  else if (cue === CUE.saved) say(`Saved! +${60 * factor}`, "#8CF0A8", 34);
  else if (cue === CUE.smash) {
    burst(26, ["#F2C64B", "#FFE08A", "#B07A1C"], 320, "square");
    stage.shake(6);
    say("Through the hay!", "#FFE08A", 26);
  } else if (cue === CUE.hit) {
    burst(34, ["#FFF6DC", "#FFFFFF", "#E4E7F4"], 340, "feather");
    stage.shake(16);
    stage.hold(4);
    stage.flash("#FF6A4A", 0.3);
    loseFlow(stage, lost);
  } else if (cue === CUE.fall) {
    stage.shake(10);
    burst(20, ["#FFFFFF", "#E4E7F4"], 220, "feather");
    loseFlow(stage, lost);
  } else if (cue === CUE.mend) say("Shell mended", "#8CF0A8");
  else if (cue === CUE.louder) {
    // Each step is a third higher, and has a note more.
    const first = 440 * 1.26 ** factor;
    stage.sound(
      notes(
        [1, 1.26, 1.5, 2, 2.52].slice(0, factor).map((each) => first * each),
        0.06,
      ),
    );
    say(
      factor === MOST_FLOW ? `FULL FLOW × ${factor}` : `Flow × ${factor}`,
      FLOW_COLOURS[factor - 1]!,
      30 + factor * 3,
    );
    burst(factor * 8, [FLOW_COLOURS[factor - 1]!, "#FFFFFF"], 380, "star");
    stage.flash(FLOW_COLOURS[factor - 1]!, 0.06 * factor);
  } else if (cue === CUE.land) {
    burst(12, ["#FFFFFF", "#E9E4FF"], 200, "dot", 4);
    stage.shake(5);
  } else if (cue === CUE.spring) burst(10, ["#FFFFFF", "#7CF5E4"], 240, "spark", 4);
  else if (cue === CUE.finish || cue === CUE.stretch) {
    stage.flash("#FFF6DC", 0.4);
    burst(50, ["#FFD65A", "#FF5FC8", "#7CF5E4", "#FFFFFF"], 420, "star");
  }
}

/** The row breaks: it is heard and seen to fall. */
function loseFlow(stage: Stage, lost: number): void {
  if (lost < 2) return;
  stage.sound([
    tone(420, 300, 0.2, { delay: 0.2 }),
    tone(330, 220, 0.2, { delay: 0.4 }),
    tone(250, 80, 0.5, { delay: 0.6 }),
  ]);
  const [x, y] = flowPlace(stage);
  stage.burst({
    x,
    y,
    count: 26,
    colours: [FLOW_COLOURS[lost - 1]!, "#8C94B4"],
    speed: 260,
    life: 0.9,
    size: 8,
    gravity: 700,
    shape: "square",
  });
  stage.float(`× ${lost} lost`, x, y - 44, {
    size: 30,
    colour: "#FF9B8A",
    align: "center",
    face: "display",
    outline: "#1A0E3E",
  });
}
