import type { Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { comboOf, CUE, type State } from "./rules.ts";
import type { Layout } from "./view-layout.ts";

const COMBO: Sound[] = [660, 880, 1320].map((from, at) => ({
  shape: "square",
  from,
  length: 0.1,
  volume: 0.25,
  delay: at * 0.08,
}));
const CRASH: Sound[] = [
  { shape: "noise", from: 900, to: 60, length: 1.2, volume: 0.8 },
  { shape: "triangle", from: 392, to: 196, length: 0.8, volume: 0.4, delay: 0.2 },
];
const STONE = ["#FFF3D1", "#E0C890"];

export function answerCue(stage: Stage, state: State, cue: number, { block, towerX, topY }: Layout): void {
  const float = (words: string, colour: string, size = 48) =>
    stage.float(words, block.x, block.y + 190, { size, colour, face: "display", align: "center" });
  const streak = Math.min(state.streak, 12);
  if (cue === CUE.started) stage.sound({ shape: "square", from: 330, to: 660, length: 0.16, volume: 0.3 });
  if (cue === CUE.digit)
    stage.sound({ shape: "triangle", from: 420 + (state.typed % 10) * 22, length: 0.05, volume: 0.2 });
  if (cue === CUE.erased) stage.sound({ shape: "triangle", from: 300, to: 220, length: 0.07, volume: 0.2 });
  if (cue === CUE.floor || cue === CUE.quick) {
    const isQuick = cue === CUE.quick;
    float(`+${(state.floors.at(-1)!.cm / 100).toFixed(1)} m`, isQuick ? "#FFE07A" : "#FFF3D1");
    stage.sound([
      { shape: "noise", from: 300, to: 90, length: 0.16, volume: 0.5, delay: 0.2 },
      { shape: "square", from: 330 * 1.06 ** streak, length: 0.1, volume: 0.25, delay: 0.02 },
      { shape: "square", from: 495 * 1.06 ** streak, length: 0.14, volume: 0.25, delay: 0.1 },
    ]);
    stage.burst({ x: towerX, y: topY, count: 14, colours: STONE, speed: 220, gravity: 500, size: 6, shape: "square" });
    if (isQuick) stage.burst({ ...block, count: 18, colours: ["#FFE07A", "#F4A93A"], speed: 320, shape: "star" });
  }
  if (cue === CUE.straight)
    stage.sound({ shape: "sine", from: 880, to: 1320, length: 0.12, volume: 0.25, delay: 0.24 });
  if (cue === CUE.combo) {
    float(`Crane ×${comboOf(state.streak) / 10}`, "#E4573F", 64);
    stage.sound(COMBO);
  }
  if (cue === CUE.landmark) {
    const colours = ["#5BBBAA", "#FFE07A", "#E4573F", "#fff"];
    stage.burst({ x: towerX, y: topY, count: 40, colours, speed: 420, life: 1.2, gravity: 300 });
    float(`Floor ${state.floors.length}`, "#fff", 64);
  }
  if (cue === CUE.wrong) {
    stage.shake(12);
    stage.sound([
      { shape: "sawtooth", from: 160, to: 70, length: 0.35, volume: 0.4 },
      { shape: "noise", from: 600, to: 100, length: 0.4, volume: 0.3 },
    ]);
  }
  if (cue === CUE.topple) {
    stage.shake(22);
    stage.hold(4);
    float(`${state.fallen.length} floors down!`, "#fff", 60);
    stage.burst({
      x: towerX,
      y: topY,
      count: 60,
      colours: STONE,
      speed: 360,
      life: 1.2,
      gravity: 700,
      size: 9,
      shape: "square",
    });
    stage.sound(CRASH);
  }
  if (cue === CUE.storm) stage.sound({ shape: "noise", from: 120, to: 50, length: 1.4, volume: 0.7 });
  if (cue === CUE.over) {
    stage.shake(14);
    stage.flash("#fff", 0.5);
    stage.sound(CRASH);
  }
}
