import type { ParticleShape, Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { speedOf, TOP_SPEED } from "#loop-circuit/rules/car.ts";
import { CUE } from "#loop-circuit/rules/cues.ts";
import { PASS } from "#loop-circuit/rules/karts.ts";
import { MODE, type State } from "#loop-circuit/rules/state.ts";
import { BEATEN_POINTS, gateFrames, LEAD_FRAMES, leadsRivals, passPoints } from "#loop-circuit/rules/tour.ts";
import { trackOf } from "#loop-circuit/rules/track.ts";
import { TRICK_POINTS } from "#loop-circuit/rules.ts";
import { shout } from "./calls.ts";
import { rivalsOf } from "./rivals.ts";
import { CHAIN_COLOURS } from "./show.ts";
import { LEVEL_COLOURS } from "./trace.ts";

const tone = (from: number, to: number, length: number, more: Partial<Sound> = {}): Sound => ({
  shape: "triangle",
  from,
  to,
  length,
  volume: 0.35,
  ...more,
});
const hiss = (from: number, to: number, length: number, volume = 0.25): Sound => ({
  shape: "noise",
  from,
  to,
  length,
  volume,
});
export const notes = (list: readonly number[], every: number): Sound[] =>
  list.map((note, at) => tone(note, note, 0.16, { delay: at * every }));

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.gate]: notes([784, 1047], 0.06),
  [CUE.lap]: notes([784, 784, 784, 1047, 1319, 1568], 0.09),
  [CUE.finish]: notes([523, 659, 784, 1047, 1319], 0.09),
  [CUE.drift]: [hiss(2600, 900, 0.35, 0.22)],
  [CUE.boost]: [hiss(500, 5000, 0.5, 0.32), tone(160, 520, 0.4, { shape: "sawtooth", volume: 0.16 })],
  [CUE.pad]: [hiss(700, 6000, 0.45, 0.3), tone(330, 990, 0.3, { shape: "square", volume: 0.12 })],
  [CUE.bump]: [tone(130, 50, 0.2, { shape: "sine", volume: 0.6 }), hiss(1400, 300, 0.18, 0.35)],
  [CUE.splash]: [hiss(900, 200, 0.6, 0.45), tone(420, 110, 0.4, { shape: "sine" })],
  [CUE.puddle]: [hiss(1600, 300, 0.4, 0.35)],
  [CUE.lost]: [tone(330, 300, 0.12, { shape: "square", volume: 0.16 })],
  [CUE.knock]: [tone(240, 120, 0.12, { shape: "square", volume: 0.22 }), hiss(1200, 500, 0.1)],
  [CUE.circuit]: notes([523, 784, 1047, 1319], 0.07),
  [CUE.beaten]: notes([523, 659, 784, 1047, 1319], 0.09),
  [CUE.hurry]: notes([880, 880, 880], 0.14),
  [CUE.timeUp]: notes([523, 440, 349, 262], 0.14),
  [CUE.jump]: [hiss(400, 4200, 0.5, 0.3), tone(220, 660, 0.45, { shape: "sine", volume: 0.3 })],
  [CUE.spin]: [tone(520, 1040, 0.12), tone(520, 1040, 0.12, { delay: 0.1 })],
  [CUE.land]: [tone(150, 60, 0.16, { shape: "sine", volume: 0.55 }), hiss(1200, 300, 0.16, 0.3)],
  [CUE.trick]: [
    tone(150, 60, 0.16, { shape: "sine", volume: 0.55 }),
    hiss(500, 5000, 0.5, 0.32),
    ...notes([659, 880, 1319], 0.06),
  ],
  [CUE.empty]: notes([440, 392, 349], 0.12),
  [CUE.chain]: notes([880, 1175], 0.05),
  [CUE.chainLost]: [tone(330, 165, 0.25, { volume: 0.25 })],
};

/** Sound, sparks and words for a cue; the car is at (x, y) on the stage. `delta` is the frames against the own best. */
export function playCue(stage: Stage, state: State, cue: number, x: number, y: number, delta: number | null): void {
  const sounds = SOUNDS[cue];
  if (sounds) stage.sound(sounds);
  const say = (words: string, colour: string, size = 28) => shout(stage, words, colour, size);
  const dust = (count: number, colours: readonly string[], speed = 160, shape: ParticleShape = "dot") =>
    stage.burst({ x, y, count, colours, speed, life: 0.5, size: 5, gravity: 160, shape });

  if (cue === CUE.charged) {
    const { level } = state.car;
    stage.sound(notes([392, 523, 659, 784, 1047].slice(level - 1, level + 2), 0.05));
    dust(10 + level * 8, [LEVEL_COLOURS[level]!, "#FFF"], 150 + level * 60, "spark");
  } else if (cue === CUE.boost || cue === CUE.pad) {
    const { boost } = state.car;
    dust(14 + boost / 3, ["#FA3", "#FFE", "#E54"], 200 + boost * 3, "spark");
    stage.shake(3 + boost / 10);
    if (boost > 50) stage.flash("#FD5", 0.2);
  } else if (cue === CUE.bump) {
    stage.shake(10);
    stage.hold(2);
    dust(16, ["#FFE", "#9AC"], 220, "square");
  } else if (cue === CUE.splash) {
    stage.shake(6);
    dust(40, ["#CEE", "#28B", "#FFF"], 280);
    say("Splash!", "#CEE");
  } else if (cue === CUE.knock) {
    stage.shake(5);
    dust(8, ["#FD5", "#FFE"], 180, "star");
  } else if (cue === CUE.pass) sayPass(stage, state, x, y);
  else if (cue === CUE.lost) say("▼ Overtaken!", "#F99");
  else if (cue === CUE.gate || cue === CUE.lap) sayGate(stage, state, delta);
  else if (cue === CUE.finish || cue === CUE.circuit) stage.flash("#FFE", 0.2);
  else if (cue === CUE.beaten) {
    say(`Rival beaten! Boost! +${BEATEN_POINTS}`, "#6E9", 42);
    stage.burst({ x, y, count: 50, colours: ["#FD5", "#6E9", "#FFE"], speed: 360, life: 1, shape: "star" });
  } else if (cue === CUE.bank) bankDrift(stage, state, x, y);
  else if (cue === CUE.chainLost || cue === CUE.chainDown) {
    say(cue === CUE.chainLost ? "▼ Chain lost" : "▼ One less", "#F99");
  } else if (cue === CUE.puddle) {
    dust(24, ["#CEE", "#28B", "#FFF"], 240);
    if (state.car.drift === 0) say("Slippery!", "#CEE");
    else say("Splash! Charged", "#6E9");
  } else if (cue === CUE.jump) {
    dust(14, ["#FFE", "#FA3"], 220, "spark");
  } else if (cue === CUE.land || cue === CUE.trick) {
    stage.shake(cue === CUE.land ? 7 : 10);
    dust(22, ["#FFE", "#CB8"], 260);
    dust(1, ["#FFE"], 0, "ring");
    if (cue === CUE.trick) {
      stage.flash("#FD5", 0.2);
      say(
        state.mode === MODE.circuit
          ? "Spin! Boost!"
          : `Spin! Boost! +${TRICK_POINTS * (state.mode === MODE.drift ? state.chain + 1 : 1)}`,
        "#FD5",
        38,
      );
    } else if (state.car.slick > 20) say("Landed too early!", "#F99");
  } else if (cue === CUE.empty) {
    say("Out of time! Roll to the gate!", "#FA3", 40);
  }
}

const PASS_WORDS = ["Pushed past", "Clean pass", "Slipstream!", "At the gate!", "Flown over!"];
const PASS_COLOURS = ["#FFE", "#6E9", "#7DF", "#F7C", "#FD5"];
const STREAK_WORDS = ["", "", "Double", "Triple", "Four in a row", "Unstoppable"];

/** The better the pass and the longer the row, the larger the words, the chord and the sparks. */
function sayPass(stage: Stage, state: State, x: number, y: number): void {
  const { passKind, streak } = state;
  const colour = PASS_COLOURS[passKind]!;
  const row = STREAK_WORDS[streak];
  const worth = passKind + streak;
  const words = row ? `${row}! ${PASS_WORDS[passKind]}` : PASS_WORDS[passKind];
  shout(stage, `${words} +${passPoints(state)}`, colour, 28 + worth);
  stage.sound(notes([523, 659, 784, 1047, 1319, 1568, 2093].slice(streak - 1, streak + 1 + passKind), 0.06));
  stage.burst({
    x,
    y,
    count: worth * 6,
    colours: [colour, "#FD5"],
    speed: 160 + worth * 30,
    life: 0.6,
    shape: "star",
  });
  if (passKind === PASS.photo) stage.flash("#FFF", 0.2);
}

/** A small drift is told small; one in a long chain rings and sparkles. */
function bankDrift(stage: Stage, { banked, times }: State, x: number, y: number): void {
  if (banked < 24) return;
  const colour = CHAIN_COLOURS[times - 1]!;
  shout(stage, times > 1 ? `+${banked} × ${times}` : `+${banked}`, colour, Math.min(48, 30 + times * 4));
  stage.sound(notes([523, 659, 784, 1047, 1319].slice(0, times + 1), 0.05));
  if (times > 1)
    stage.burst({ x, y, count: times * 6, colours: [colour, "#FFE"], speed: 200, life: 0.6, shape: "star" });
}

/** A gate that comes so late is a close call. */
const SAVED_FRAMES = 100;

/** Tells a close or a good gate of a tour, whose seconds are at the clock, and on a circuit the distance to the own best. */
function sayGate(stage: Stage, state: State, delta: number | null): void {
  if (state.mode === MODE.tour) {
    const isFirst = leadsRivals(state);
    const frames = gateFrames(state.leg, trackOf(state.circuit, state.isMirrored)) + (isFirst ? LEAD_FRAMES : 0);
    // The gate came with the last breath.
    if (state.clock < frames + SAVED_FRAMES) {
      stage.sound(notes([523, 659, 784, 1047, 1319], 0.05));
      shout(stage, "Just in time!", "#6E9", 42);
    } else if (isFirst) shout(stage, `Ahead of ${rivalsOf(state)}!`, "#6E9", 30);
  } else if (delta !== null) {
    const words = `${delta > 0 ? "+" : "−"}${(Math.abs(delta) / 60).toFixed(2)}`;
    const colour = delta > 0 ? "#F99" : "#6E9";
    shout(stage, `${words} ${delta > 0 ? "▼" : "▲"}`, colour, 40);
  }
}

/** The engine: one putt after the other, faster and higher with the speed, and higher still by the stage of a drift. */
export function createEngine(): (stage: Stage, state: State) => void {
  let turned = 0;
  return (stage, { car }) => {
    const part = Math.min(1.2, speedOf(car) / TOP_SPEED);
    turned += 0.07 + part * 0.13;
    if (turned < 1 || car.wet > 0) return;
    turned %= 1;
    const pitch = 58 + part * 52 + (car.boost > 0 ? 44 : 0) + (car.drift === 0 ? 0 : 12 + car.level * 16);
    stage.sound(tone(pitch, pitch * 0.72, 0.1, { shape: "sawtooth", volume: 0.13, isBed: true }));
  };
}
