import type { ParticleShape, Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { State } from "./rules.ts";
import { CUE } from "./rules-duck.ts";

const tone = (from: number, to: number, length: number, more: Partial<Sound> = {}): Sound => ({
  shape: "triangle",
  from,
  to,
  length,
  volume: 0.4,
  ...more,
});
const hiss = (from: number, length: number, volume = 0.25): Sound => ({ shape: "noise", from, length, volume });

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.hop]: [tone(300, 560, 0.13)],
  [CUE.flap]: [hiss(900, 0.1), tone(420, 640, 0.12, { volume: 0.25 })],
  [CUE.kick]: [tone(220, 700, 0.16, { shape: "square", volume: 0.25 }), hiss(500, 0.06)],
  [CUE.bump]: [tone(160, 110, 0.07, { volume: 0.3 })],
  [CUE.land]: [tone(190, 120, 0.07, { volume: 0.3 })],
  [CUE.bounce]: [tone(180, 620, 0.24, { shape: "sine", volume: 0.5 })],
  [CUE.superBounce]: [tone(180, 880, 0.32, { shape: "sine", volume: 0.5 }), tone(440, 1300, 0.3, { delay: 0.06 })],
  [CUE.crack]: [hiss(1800, 0.12, 0.3)],
  [CUE.feather]: [tone(880, 1180, 0.1, { shape: "sine" })],
  [CUE.gold]: [880, 1109, 1319].map((note, index) => tone(note, note, 0.12, { shape: "sine", delay: index * 0.06 })),
  [CUE.leap]: [tone(520, 780, 0.1), tone(780, 1040, 0.12, { delay: 0.08 })],
  [CUE.buoy]: [523, 659, 784, 1047].map((note, index) => tone(note, note, 0.14, { delay: index * 0.07 })),
  [CUE.saved]: [tone(140, 900, 0.4, { shape: "sawtooth", volume: 0.25 }), hiss(700, 0.4)],
  [CUE.splash]: [hiss(400, 0.7, 0.5), tone(330, 90, 0.6, { shape: "sine" })],
  [CUE.gust]: [hiss(600, 0.9, 0.22)],
  [CUE.lift]: [tone(330, 660, 0.5, { shape: "sine", volume: 0.35 })],
  [CUE.pop]: [hiss(2400, 0.08, 0.4), tone(900, 200, 0.1, { volume: 0.3 })],
  [CUE.zone]: [523, 659, 784, 1047, 1319].map((note, index) => tone(note, note, 0.16, { delay: index * 0.08 })),
  [CUE.flood]: [tone(220, 110, 0.5, { shape: "sawtooth", volume: 0.25 }), hiss(300, 0.8, 0.3)],
};

const WATER = ["#7FD3C8", "#FFF3D1", "#1A8C8C"];
const GOLD = ["#FFD65A", "#FFF9E6", "#E59A1F"];

/** Sound, dust and text for a cue; the duck is at (x, y) on the stage. */
export function playCue(stage: Stage, state: State, cue: number, x: number, y: number): void {
  const sounds = SOUNDS[cue];
  if (sounds) stage.sound(sounds);
  const dust = (count: number, colours: readonly string[], speed = 90, shape: ParticleShape = "dot") =>
    stage.burst({ x, y, count, colours, speed, life: 0.45, size: 4, gravity: 120, shape });
  const say = (words: string, colour: string, size = 20) =>
    stage.float(words, Math.max(90, Math.min(stage.width - 90, x)), y - 72, {
      size,
      colour,
      align: "center",
      face: "display",
    });
  if (cue === CUE.superBounce) stage.hold(3);
  if (cue === CUE.zone) stage.flash("#FFF9E6", 0.35);
  if (cue === CUE.flood) stage.shake(8);
  if (cue === CUE.hop) dust(6, ["#FFF3D1", "#B9E36B"]);
  else if (cue === CUE.land) dust(5, ["#B9E36B", "#FFF3D1"], 70);
  else if (cue === CUE.flap) dust(5, ["#FFF9E6"], 60);
  else if (cue === CUE.crack) dust(10, ["#FFD9A0", "#B3603F"], 110);
  else if (cue === CUE.bounce || cue === CUE.superBounce) dust(14, ["#F2594B", "#FFF3D1"], 170, "square");
  else if (cue === CUE.lift) say("Up!", "#FFF9E6");
  else if (cue === CUE.pop) dust(16, ["#F2594B", "#FFD65A"], 200, "spark");
  else if (cue === CUE.kick) {
    dust(12, ["#FFF3D1", "#1A8C8C"], 150);
    say("Kick!", "#FFF9E6");
  } else if (cue === CUE.feather) {
    dust(8, ["#FFF9E6", "#E3C9A0"], 110, "feather");
    say("+1", "#FFF9E6", 18);
  } else if (cue === CUE.gold) {
    dust(18, GOLD, 180, "star");
    say("+3 feathers", "#FFD65A", 24);
  } else if (cue === CUE.leap) say("Leap! +feather", "#B9E36B");
  else if (cue === CUE.buoy) {
    dust(22, ["#F2594B", "#FFF3D1"], 200);
    say("Lifebuoy!", "#FFF9E6", 26);
  } else if (cue === CUE.saved) {
    stage.shake(9);
    stage.flash("#FFF9E6", 0.4);
    dust(40, WATER, 320);
    say(state.buoys > 0 ? "Saved. One left" : "Saved, once", "#FFF9E6", 24);
  } else if (cue === CUE.splash) {
    stage.shake(6);
    stage.burst({ x, y, count: 60, colours: WATER, speed: 340, life: 0.9, size: 6, gravity: 600 });
  }
}
