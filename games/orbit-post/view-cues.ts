import { ONE } from "@quackademy/game-kit/core/fixed.ts";
import type { Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, type State } from "./rules.ts";
import type { Frame } from "./view-frame.ts";

const tone = (from: number, to: number, length: number, more: Partial<Sound> = {}): Sound => ({
  shape: "triangle",
  from,
  to,
  length,
  volume: 0.4,
  ...more,
});
const tune = (notes: readonly number[], gap = 0.08): Sound[] =>
  notes.map((note, index) => tone(note, note, 0.16, { delay: index * gap, shape: "sine" }));

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.launch]: [
    tone(140, 520, 0.22, { shape: "sawtooth", volume: 0.25 }),
    { shape: "noise", from: 700, length: 0.18, volume: 0.3 },
  ],
  [CUE.crash]: [
    { shape: "noise", from: 300, length: 0.35, volume: 0.45 },
    tone(180, 60, 0.3, { shape: "square", volume: 0.25 }),
  ],
  [CUE.lost]: [tone(500, 160, 0.6, { shape: "sine" })],
  [CUE.delivered]: tune([523, 659, 784]),
  [CUE.bullseye]: tune([523, 659, 784, 1047, 1319]),
  [CUE.stamp]: [tone(880, 1320, 0.12, { shape: "sine" })],
  [CUE.gate]: [tone(900, 200, 0.2, { shape: "sine" }), tone(200, 900, 0.25, { shape: "sine", delay: 0.12 })],
  [CUE.round]: [tone(330, 440, 0.12, { volume: 0.25 })],
  [CUE.leak]: [tone(240, 200, 0.05, { volume: 0.2 })],
  [CUE.nudge]: [tone(660, 660, 0.02, { volume: 0.12 })],
  [CUE.over]: [tone(300, 80, 0.8, { shape: "sawtooth", volume: 0.25 })],
};

const PAPER = ["#FFF3D1", "#E8CF96", "#F2594B"];

export function playCue(stage: Stage, state: State, cue: number, { place }: Frame): void {
  const sounds = SOUNDS[cue];
  if (sounds) stage.sound(sounds);
  const { parcel } = state;
  const [x, y] = place(parcel.x / ONE, parcel.y / ONE);
  const say = (words: string, colour: string, size: number, dy = -46) =>
    stage.float(words, Math.max(90, Math.min(stage.width - 90, x)), Math.max(60, y + dy), {
      size,
      colour,
      align: "center",
      face: "display",
    });
  if (cue === CUE.launch)
    stage.burst({ x, y, count: 16, colours: ["#FFF3D1", "#FFD65A", "#7FD3C8"], speed: 150, life: 0.5 });
  else if (cue === CUE.crash) {
    stage.shake(12);
    stage.hold(6);
    stage.flash("#F2594B", 0.25);
    stage.burst({ x, y, count: 16, colours: ["#FFD65A", "#FF8A5A"], speed: 320, life: 0.5, size: 5, shape: "spark" });
    stage.burst({ x, y, count: 44, colours: PAPER, speed: 210, life: 0.9, size: 6, shape: "square" });
    say("Return to sender", "#F28A7A", 24);
  } else if (cue === CUE.lost) say("Lost in the post", "#F28A7A", 24);
  else if (cue === CUE.leak) {
    const [ox, oy] = place(state.round.office.x, state.round.office.y);
    stage.float("−1 fuel", ox, Math.max(40, oy - 92), {
      size: 22,
      colour: "#F28A7A",
      align: "center",
      face: "display",
    });
  } else if (cue === CUE.stamp) {
    stage.burst({ x, y, count: 14, colours: PAPER, speed: 150, life: 0.5 });
    say("+40", "#FFD65A", 20);
  } else if (cue === CUE.gate)
    stage.burst({ x, y, count: 20, colours: ["#FF8AD8", "#C77BFF", "#FFF3D1"], speed: 170, life: 0.6 });
  else if (cue === CUE.delivered || cue === CUE.bullseye) {
    const isBullseye = cue === CUE.bullseye;
    stage.shake(isBullseye ? 10 : 4);
    stage.flash("#FFF3D1", isBullseye ? 0.55 : 0.25);
    stage.burst({
      x,
      y,
      count: isBullseye ? 90 : 44,
      colours: ["#FFD65A", "#7FD3C8", ...PAPER],
      speed: isBullseye ? 420 : 260,
      life: 1.1,
      size: 8,
      shape: "star",
    });
    say(isBullseye ? "Into the slot!" : "Delivered", isBullseye ? "#FFD65A" : "#BFE7DE", isBullseye ? 46 : 34, -70);
    say(`+${state.earned}`, "#FFF3D1", 30, -26);
  }
}
