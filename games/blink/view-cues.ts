import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { KIND } from "./rules-signals.ts";
import { CUE, type State } from "./rules.ts";
import { INK } from "./view-shapes.ts";

const FANFARE = [392, 523, 659, 784];

export function answerCue(stage: Stage, state: State, cue: number): void {
  const [x, y] = [stage.width / 2, stage.height / 2];
  if (cue === CUE.intro) stage.sound({ shape: "sine", from: 260, to: 300, length: 0.1, volume: 0.15 });
  if (cue === CUE.shown && state.signal.kind === KIND.lamps)
    stage.sound({ shape: "sine", from: 330, length: 0.08, volume: 0.25 });
  if (cue === CUE.hit || cue === CUE.record || cue === CUE.point) {
    const pitch = 1200 - Math.min(700, state.last);
    stage.sound([
      { shape: "triangle", from: pitch, to: pitch * 1.2, length: 0.12, volume: 0.4 },
      { shape: "triangle", from: pitch * 1.5, length: 0.16, volume: 0.3, delay: 0.08 },
    ]);
    // The faster, the more.
    const count = state.last < 220 ? 46 : state.last < 300 ? 26 : 12;
    stage.burst({ x, y: y - 80, count, colours: [INK.light, INK.cream, INK.iris], speed: 420, shape: "spark" });
    if (state.last < 220) stage.hold(3);
    if (cue === CUE.record)
      stage.float("Your fastest", x, y - 180, { size: 44, colour: INK.light, face: "display", align: "center" });
  }
  if (cue === CUE.early || cue === CUE.missed || cue === CUE.draw) {
    stage.shake(10);
    stage.sound({ shape: "sawtooth", from: 190, to: 110, length: 0.25, volume: 0.35 });
  }
  if (cue === CUE.over)
    stage.sound(FANFARE.map((from, at) => ({ shape: "triangle", from, length: 0.2, volume: 0.35, delay: at * 0.12 })));
}
