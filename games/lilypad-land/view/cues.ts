import type { ParticleShape, Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { SWAN_WARNING } from "#lilypad-land/rules/events.ts";
import { KINDS } from "#lilypad-land/rules/rivals.ts";
import { cutPoints, factorOf, GIANT_LOOP, huntSeconds, loopBonus, POINTS, bloomOf } from "#lilypad-land/rules/swim.ts";
import { CUE, MODE, type State } from "#lilypad-land/rules.ts";
import { lookOf } from "./looks.ts";

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
  [CUE.leave]: [tone(340, 300, 0.07, { volume: 0.14 })],
  [CUE.turn]: [tone(520, 560, 0.04, { shape: "sine", volume: 0.1 })],
  [CUE.cut]: [hiss(2400, 300, 0.22, 0.4), ...notes([523, 784, 1047], 0.05)],
  [CUE.lost]: [hiss(1200, 120, 0.4, 0.5), tone(420, 90, 0.5, { shape: "sawtooth", volume: 0.26 })],
  [CUE.swallowed]: [hiss(900, 100, 0.5, 0.5), tone(300, 60, 0.6, { shape: "square", volume: 0.24 })],
  [CUE.dropped]: [tone(500, 200, 0.3, { shape: "sine", volume: 0.34 })],
  [CUE.snapped]: [hiss(2000, 500, 0.16), tone(500, 200, 0.3)],
  [CUE.back]: [tone(260, 620, 0.22)],
  [CUE.lotus]: notes([784, 988, 1319, 1568], 0.06),
  [CUE.dash]: [hiss(500, 2600, 0.3, 0.3), tone(300, 720, 0.24, { shape: "sawtooth", volume: 0.14 })],
  [CUE.breathless]: [hiss(400, 260, 0.14, 0.18)],
  [CUE.crown]: notes([659, 784, 988], 0.07),
  [CUE.hurry]: notes([880, 880, 880], 0.14),
  [CUE.finish]: notes([523, 659, 784, 1047, 1319], 0.09),
  [CUE.swan]: [tone(440, 250, 0.8, { shape: "sawtooth" })],
  [CUE.queen]: notes([1047, 1319, 1568, 2093], 0.1),
  [CUE.queenOpen]: notes([1568, 2093, 2637], 0.08),
  [CUE.over]: notes([659, 523, 440, 523, 784], 0.12),
};

/** Pads pop open in a scale: the larger the loop, the higher it goes. */
function popScale(count: number): Sound[] {
  const scale = [392, 440, 523, 587, 659, 784, 880, 1047, 1175, 1319];
  const steps = Math.min(scale.length, 3 + Math.floor(count / 9));
  return scale.slice(0, steps).map((pitch, at) => tone(pitch, pitch * 1.02, 0.12, { delay: at * 0.045, volume: 0.24 }));
}

/** A heartbeat, while a hunter is near. */
export const playBeat = (stage: Stage): void =>
  stage.sound([
    tone(84, 46, 0.14, { shape: "sine", volume: 0.9 }),
    tone(70, 40, 0.16, { shape: "sine", volume: 0.7, delay: 0.17 }),
  ]);

/** The points that a rank asks for are reached. */
export function playRank(stage: Stage): void {
  const [x, y] = [stage.width / 2, stage.height * 0.6];
  stage.sound(notes([523, 659, 784, 1047, 1319], 0.08));
  stage.burst({ x, y, count: 30, colours: ["#FFE36E", "#FFF"], speed: 320, shape: "star" });
}

/** Sound, drops and words for a cue; the player is at (x, y) on the stage. */
export function playCue(stage: Stage, state: State, cue: number, { x, y }: { x: number; y: number }): void {
  const sounds = SOUNDS[cue];
  if (sounds) stage.sound(sounds);
  const say = (words: string, colour: string, size = 30, up = 46) =>
    stage.float(words, x, y - up, { size, colour, align: "center", face: "display", outline: "#06262E" });
  const burst = (count: number, colours: readonly string[], speed = 200, shape: ParticleShape = "dot") =>
    stage.burst({ x, y, count, colours, speed, life: 0.7, size: 6, gravity: 120, shape });

  if (cue === CUE.grow || cue === CUE.growBig) {
    const isBig = cue === CUE.growBig;
    const { lastGain } = state;
    stage.sound(popScale(lastGain));
    // A loop that swallows a rival brings the words of a cut.
    const isTold = !state.cues.includes(CUE.cut);
    if (isTold)
      say(
        `+${state.mode === MODE.pond ? lastGain : lastGain * POINTS.pad}`,
        "#D7FF8A",
        Math.min(72, 26 + lastGain / 3),
      );
    burst(isBig ? 26 : 10, ["#C3F06E", "#FFF", "#8FD13F"], isBig ? 300 : 170, "spark");
    if (!isBig) return;
    if (isTold)
      say(`${lastGain >= GIANT_LOOP ? "Giant loop" : "Huge"}! +${loopBonus(state, lastGain)}`, "#FFF", 40, 124);
    stage.sound([hiss(300, 60, 0.5, 0.3), tone(130, 65, 0.5, { shape: "sine", volume: 0.5 })]);
    stage.shake(4 + lastGain / 30);
    stage.hold(3);
    stage.flash("#D7FF8A", 0.24);
  } else if (cue === CUE.cut) {
    const { kind } = state.swimmers[state.lastCut]!;
    const factor = factorOf(state);
    say(`${state.revenge === 1 ? "Revenge! " : ""}${KINDS[kind]!.name} is out!`, "#FFE36E", 50, 104);
    say(`+${cutPoints(state)}${factor > 1 ? `  × ${factor}` : ""}`, "#FFF", 40 + factor * 4);
    if (state.mode === MODE.hunt) say(`+${huntSeconds(state.cuts)} s`, "#7CF5E4", 30, -40);
    burst(40, ["#FFF", "#FFE36E", "#FF98B0", lookOf(kind, false).pad], 420, "feather");
    burst(6, ["#FFE36E", "#FFF"], 300, "ring");
    stage.sound([...popScale(state.lastPads), tone(110, 36, 0.7, { shape: "sine", volume: 0.9 })]);
    stage.shake(14);
    stage.hold(6);
    stage.flash("#FFF", 0.45);
  } else if (cue === CUE.lost || cue === CUE.swallowed) {
    // Below the duck: a cut of a moment ago may still be told above it.
    const { name } = KINDS[state.swimmers[state.lastBy]!.kind]!;
    say(`${name} ${cue === CUE.lost ? "cut your tail" : "swallowed you"}!`, "#FF9B8A", 44, -84);
    if (state.lastPads > 0) say(`−${state.lastPads}`, "#FFF", 44, -134);
    stage.hold(6);
    burst(30, ["#8FD13F", "#C3F06E", "#FFF"], 300, "feather");
    stage.shake(18);
    stage.flash("#FF4A3A", 0.5);
  } else if (cue === CUE.snapped) say("Snap! Too long", "#FFD0A0", 34);
  else if (cue === CUE.dropped) say(state.swan < SWAN_WARNING ? "Tangled!" : "The king swan!", "#FFD0A0", 30);
  else if (cue === CUE.lotus) {
    say(`Golden lotus! +${POINTS.lotus * bloomOf(state)}`, "#FFD65A", 32, 92);
    burst(24, ["#FFD65A", "#FFF3B8", "#FFF"], 260, "star");
  } else if (cue === CUE.queenTaken && state.queenBy === 0) {
    say(`Queen lotus! +${POINTS.queen * bloomOf(state)}`, "#FF9BE0", 48, 140);
    burst(40, ["#FFD65A", "#FF9BE0", "#FFF"], 360, "star");
  } else if (cue === CUE.dash) burst(12, ["#FFF", "#6FF0E0"], 220, "spark");
  else if (cue === CUE.breathless) say("No dash yet", "#D6F7F2", 20);
  else if (cue === CUE.back) burst(12, ["#FFF", "#BDEFE9"], 160, "ring");
  else if (cue === CUE.crown) {
    say("You lead!", "#FFD65A", 34, -70);
    burst(16, ["#FFD65A", "#FFF"], 220, "star");
  } else if (cue === CUE.finish || cue === CUE.over) {
    burst(50, ["#FFD65A", "#FF98B0", "#7CF5E4", "#C3F06E", "#FFF"], 420, "star");
    stage.flash("#FFF6DC", 0.3);
  }
}
