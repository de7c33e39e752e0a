import type { Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, isFriendly, type State } from "./rules.ts";

const tone = (from: number, to: number, length: number, more: Partial<Sound> = {}): Sound => ({
  shape: "triangle",
  from,
  to,
  length,
  volume: 0.4,
  ...more,
});
const knock = (from: number, length: number, volume: number): Sound => ({ shape: "noise", from, length, volume });
const tune = (notes: readonly number[], gap = 0.1): Sound[] =>
  notes.map((note, index) => tone(note, note, 0.18, { delay: index * gap }));

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.thrown]: [tone(320, 620, 0.1, { shape: "square", volume: 0.2 })],
  [CUE.heartLost]: [tone(300, 120, 0.4, { shape: "sine" })],
  [CUE.ready]: [tone(180, 170, 0.3, { shape: "sine", volume: 0.5 })],
  [CUE.go]: [tone(520, 780, 0.25, { shape: "square", volume: 0.25 })],
  [CUE.bump]: [tone(210, 140, 0.08), knock(900, 0.05, 0.2)],
  [CUE.slam]: [tone(150, 60, 0.22, { shape: "square", volume: 0.3 }), knock(500, 0.18, 0.5)],
  [CUE.dashLeft]: [knock(1300, 0.14, 0.25), tone(260, 520, 0.12, { volume: 0.25 })],
  [CUE.dashRight]: [knock(1000, 0.14, 0.25), tone(220, 440, 0.12, { volume: 0.25 })],
  [CUE.bread]: [tone(700, 880, 0.08, { shape: "sine", volume: 0.25 })],
  [CUE.eaten]: [knock(1600, 0.05, 0.3), tone(240, 200, 0.12, { delay: 0.05 })],
  [CUE.fallLeft]: [tone(420, 90, 0.5, { shape: "sine" }), knock(300, 0.3, 0.35)],
  [CUE.fallRight]: tune([523, 659, 784], 0.08),
  [CUE.draw]: tune([330, 330], 0.14),
  [CUE.matchWon]: tune([523, 659, 784, 1047, 1319]),
  [CUE.matchLost]: tune([392, 330, 262, 196], 0.16),
  [CUE.shrink]: [tone(120, 110, 0.2, { volume: 0.3 })],
};

/** Sounds, dust and text for a cue. Positions are on the stage. */
export function playCue(stage: Stage, state: State, cue: number, place: (side: number) => [number, number]): void {
  const sounds = SOUNDS[cue];
  if (sounds) stage.sound(sounds);
  const dust = (side: number, count: number, speed: number) => {
    const [x, y] = place(side);
    stage.burst({ x, y, count, colours: ["#FFF3D1", "#CF9B50", "#B98542"], speed, life: 0.6, size: 5 });
  };
  const middle: [number, number] = [stage.width / 2, stage.height / 2 - 40];
  const say = (words: string, [x, y]: [number, number], size = 30, colour = "#3A1A10") =>
    stage.float(words, x, y, { size, face: "display", align: "center", colour });
  if (cue === CUE.dashLeft) dust(0, 10, 130);
  else if (cue === CUE.dashRight) dust(1, 10, 130);
  else if (cue === CUE.slam) {
    stage.shake(7);
    stage.hold(3);
  } else if (cue === CUE.go) say("Go!", middle, 64, "#E4473C");
  else if (cue === CUE.eaten) say("Heavier", middle, 24);
  else if (cue === CUE.fallLeft || cue === CUE.fallRight) {
    const side = cue === CUE.fallLeft ? 0 : 1;
    stage.hold(7);
    stage.shake(6);
    stage.flash("#FFFFFF", 0.25);
    dust(side, 20, 200);
    if (side === 1 && !isFriendly(state)) say(`+${state.earned}`, [middle[0], middle[1] + 60], 54, "#E4473C");
  } else if (cue === CUE.draw) say("Nobody's round", middle, 36);
}
